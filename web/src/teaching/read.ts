import { kept } from "../kept";

/** The games whose primer was read in this browser. */
export const primersRead = kept<readonly string[]>("primers", []);

export function notePrimer(game: string): void {
  if (!primersRead.peek().includes(game)) primersRead.value = [...primersRead.peek(), game];
}
