import type { Named } from "../../../board/pointing";
import type { GameFace } from "../../../games/board";
import { say } from "../../../i18n";
import type { GameWords, Line } from "../../../wire/messages";

/** A thing by the name that stands in a text. */
export interface Ref extends Named {
  label: string;
  /** The same as it stands in the text, with the marks around it that no line may end between. */
  shown?: string;
  /** The shelf of the content from which it can be drawn; empty for a place. */
  shelf: string;
}

/** The things of which some lines speak, that can be looked at or have a place. */
export function refsOf(lines: readonly Line[], words: GameWords, named: GameFace["named"] = {}): Ref[] {
  const refs = new Map<string, Ref>();
  for (const line of lines) {
    const other = Number(line.details.seat);
    const seats = [line.seat, line.by ?? line.seat, ...(Number.isNaN(other) ? [] : [other - 1, other])];
    for (const [noun, value] of Object.entries(line.details)) {
      const shelf = named[noun];
      if (shelf === undefined || typeof value === "number") continue;
      for (const word of typeof value === "string" ? [value] : value) {
        const label = words.words[noun]?.[word];
        if (label) refs.set(say(label), { label: say(label), noun, word, shelf, seats });
      }
    }
  }
  return [...refs.values()];
}
