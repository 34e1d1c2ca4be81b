import type { Moment, Move, Question } from "../../src/net/moment";
import type { Line, SeatInfo } from "../../src/wire/messages";

/** Builders of what a server says, for tests. */
export const name = (text: string) => ({ en: text, fr: `${text} (fr)` });

export function seat(number: number, over: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: number, name: `P${number}`, bot: null, person: true, here: true, grace: null, ...over };
}

export function line(move: number, text: string, of = 0): Line {
  return { move, what: "thing", rule: "FOU-001", seat: of, text, details: {} };
}

export function move(code: number, notation: string, label = notation): Move {
  const [verb = "", ...words] = notation.split(" ");
  return { move: code, notation, verb, words, label };
}

export function question(number: number, moves: Move[], over: Partial<Question> = {}): Question {
  return {
    number,
    choice: "AddTile",
    text: "Choose the tile to add.",
    rule: "FOU-051",
    awaited: true,
    completes: false,
    default: null,
    moves,
    ...over,
  };
}

export function moment(seq: number, over: Partial<Moment> = {}): Moment {
  return {
    seq,
    moves: seq,
    mover: null,
    undone: false,
    lines: [],
    standing: seq,
    view: { seq },
    question: null,
    waiting: [],
    undo: { free: 0, plea: false, auto: false, begun: false },
    plea: null,
    seats: [seat(0), seat(1)],
    result: null,
    sequel: null,
    lesson: null,
    closed: null,
    proof: null,
    ...over,
  };
}
