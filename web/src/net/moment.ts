import type * as wire from "../wire/messages";

/** What a board is typed by: what its game shows, asks, has answered and tells. Each game has its own, made from its rules. */
export interface AnyGame {
  view: unknown;
  choice: string;
  verb: string;
  happening: string;
}

/** A move in words: its verb, and what it is said of behind it. */
export type Notation<Game extends AnyGame = AnyGame> = Game["verb"] | `${Game["verb"]} ${string}`;

/** A legal move: the verb, a word for each thing that it is said of, and both together. */
export interface Move<Game extends AnyGame = AnyGame> extends Omit<wire.Move, "said"> {
  verb: Game["verb"];
  words: readonly string[];
  notation: Notation<Game>;
}

export interface Question<Game extends AnyGame = AnyGame> extends Omit<wire.Question, "choice" | "moves"> {
  choice: Game["choice"];
  moves: readonly Move<Game>[];
}

/** An event, as the reader may see it. */
export interface Line<Game extends AnyGame = AnyGame> extends Omit<wire.Line, "what"> {
  what: Game["happening"];
}

/** The table as the page works with it: nothing is left out that an earlier moment said. */
export interface Moment extends Omit<wire.Moment, "question" | "view"> {
  view: View;
  question: Question | null;
}

export type View = Readonly<Record<string, unknown>>;

const readMove = ({ said, ...move }: wire.Move): Move => {
  const [verb = "", ...words] = said;
  return { ...move, verb, words, notation: said.join(" ") };
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
