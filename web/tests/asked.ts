import type { Move, Question } from "../src/net/moment";
import type { SeatInfo } from "../src/wire/messages";

/** A question with these moves, by notation. */
export function question(choice: string, moves: Readonly<Record<string, unknown>>): Question {
  return {
    number: 1,
    choice,
    text: choice,
    rule: "",
    awaited: true,
    completes: false,
    default: null,
    moves: Object.entries(moves).map(([notation, preview], index) => move(notation, preview, index)),
  };
}

export function move(notation: string, preview: unknown = null, code = 0): Move {
  const [verb = "", ...words] = notation.split(" ");
  return {
    move: code,
    notation,
    verb,
    words,
    label: notation,
    preview: preview as NonNullable<Move["preview"]>,
  };
}

/** People of these names, all at the table. */
export function seated(...names: string[]): SeatInfo[] {
  return names.map((name, seat) => ({ seat, name, bot: null, person: true, here: true, grace: null }));
}
