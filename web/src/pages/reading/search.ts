/** A text without accents and capitals, as people type when they search. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("’", "'");
}

/** True if a text holds all the words of a search, in any order. */
export function holds(text: string, search: string): boolean {
  const hay = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
