import type * as wire from "../wire/messages";

/** A legal move with its notation taken apart: the verb, and a word for each thing that it is said of. */
export interface Move extends wire.Move {
  verb: string;
  words: readonly string[];
}

export interface Question extends Omit<wire.Question, "moves"> {
  moves: readonly Move[];
}

/** The table as the page works with it: nothing is left out that an earlier moment said. */
export interface Moment extends Omit<wire.Moment, "question" | "view"> {
  view: View;
  question: Question | null;
}

export type View = Readonly<Record<string, unknown>>;

const readMove = (move: wire.Move): Move => {
  const [verb = "", ...words] = move.notation.split(" ");
  return { ...move, verb, words };
};

/** A moment as it came over the line, completed from the view that was known before it. */
export function readMoment(told: wire.Moment, known: View): Moment {
  const { question } = told;
  return {
    ...told,
    view: { ...known, ...(told.view as View) },
    question: question && { ...question, moves: question.moves.map(readMove) },
  };
}
