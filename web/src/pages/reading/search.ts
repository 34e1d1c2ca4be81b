/** A text without accents and capitals, as people type when they search. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("’", "'");
}

/**
 * How well a text answers a search that it holds, the best first: 0 where it begins with it, as a rule does that says
 * what something is, 1 where all its words stand there whole, 2 where one is only a part of a word.
 */
export function rankOf(text: string, search: string): number {
  const hay = plain(text).split(/[^\p{L}\p{N}]+/u);
  const words = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (!words.every((word) => hay.includes(word))) return 2;
  const opening = hay.slice(0, words.length + 2);
  return words.every((word) => opening.includes(word)) ? 0 : 1;
}

/** True if a text holds all the words of a search, in any order. */
export function holds(text: string, search: string): boolean {
  const hay = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
