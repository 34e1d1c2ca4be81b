import type { AnyGame, Move, Notation, Question } from "../src/net/moment";
import type { SeatInfo } from "../src/wire/messages";

/** A question with these moves, by notation. */
export function question<Game extends AnyGame = AnyGame>(
  choice: Game["choice"],
  moves: Readonly<Partial<Record<Notation<Game>, unknown>>>,
): Question<Game> {
  return {
    number: 1,
    choice,
    text: choice,
    rule: "",
    awaited: true,
    completes: false,
    default: null,
    moves: Object.entries(moves).map(([notation, preview], index) =>
      move(notation as Notation<Game>, preview, index),
    ),
  };
}

export function move<Game extends AnyGame = AnyGame>(
  notation: Notation<Game>,
  preview: unknown = null,
  code = 0,
): Move<Game> {
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
