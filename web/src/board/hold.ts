import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { Replaying } from "../games/board";
import type { AnyGame, Line, Move, Notation, Question } from "../net/moment";
import type { GameWords, SeatInfo } from "../wire/messages";

/** What the reader points at: a thing by its name, the move that it stands for, and where it lies. */
export interface Pointed<Game extends AnyGame = AnyGame> {
  name: string;
  move: Move<Game> | null;
  place: Element;
  /** The thing in full, where it can be looked at. */
  look: (() => VNode) | undefined;
}

/** What everything on a board needs to know, and what it can do. */
export interface Hold<Game extends AnyGame = AnyGame> {
  view: Game["view"];
  seats: readonly SeatInfo[];
  /** The reader's own seat; null for a spectator. */
  seat: number | null;
  /** The seat whose side is the large one: the reader's, or the first. */
  main: number;
  question: Question<Game> | null;
  /** All that has happened, and what of it is not worth telling of a player. */
  log: readonly Line<Game>[];
  untold: ReadonlySet<string>;
  /** By how much a number, by its name, has changed since the last move of the large side's player. */
  change(name: string, value: number): number;
  /** The legal moves by their notation, which names their place. */
  moves: ReadonlyMap<Notation<Game>, Move<Game>>;
  pointed: Pointed<Game> | null;
  /** True while a tap has shown what a move does, and a second one makes it. */
  confirming: boolean;
  /** True where all parts of the board stand side by side. */
  wide: boolean;
  /** The part that is in front where only one has room. */
  part: string;
  /** The seats whose sides are opened. */
  opened: readonly number[];
  /** Point at a thing, by the pointer or by the focus. */
  point(
    how: "hover" | "focus",
    name: string,
    move: Move<Game> | undefined,
    place: Element,
    look?: (() => VNode) | undefined,
  ): void;
  leave(how: "hover" | "focus"): void;
  /** Make a move; a finger is first shown what it does, where that is worth knowing. */
  choose(move: Move<Game>, place: Element): void;
  /** Let the reader choose between several moves. */
  offer(moves: readonly Move<Game>[], place: Element): void;
  /** Make a move without more ado. */
  play(move: Move<Game>): void;
  why(notation: Notation<Game>): void;
  /** Give the half-made move up and make another instead; null where that cannot be. */
  instead: ((notation: string) => void) | null;
  /** Look at something closely, in a dialog of its own, until it is closed. */
  look(what: () => VNode): void;
  close(): void;
  show(part: string): void;
  toggle(seat: number): void;
  /** Show a move in the log; null where there is none. */
  showMove: ((move: number) => void) | null;
  /** What the things of the game are called. */
  words: GameWords;
  /** Show actions again where they happened; null where that cannot be. */
  replay: Replaying | null;
}

export const Holding = createContext<Hold | null>(null);

/** The board that a component lies on. */
export function useHold<Game extends AnyGame = AnyGame>(): Hold<Game> {
  const hold = useContext(Holding);
  if (!hold) throw new Error("a thing lies outside of a board");
  return hold as Hold<Game>;
}

/** The legal moves by their notation. */
export function movesOf<Game extends AnyGame>(
  question: Question<Game> | null,
): ReadonlyMap<Notation<Game>, Move<Game>> {
  return new Map(question?.moves.map((move) => [move.notation, move]));
}
