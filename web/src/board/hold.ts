import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import type { Move, Question } from "../net/moment";
import type { SeatInfo } from "../wire/messages";

/** What the reader points at: a thing by its name, the move that it stands for, and where it lies. */
export interface Pointed {
  name: string;
  move: Move | null;
  place: Element;
  /** The thing in full, where it can be looked at. */
  look: (() => VNode) | undefined;
}

/** What everything on a board needs to know, and what it can do. */
export interface Hold<View = unknown> {
  view: View;
  seats: readonly SeatInfo[];
  /** The reader's own seat; null for a spectator. */
  seat: number | null;
  /** The seat whose side is the large one: the reader's, or the first. */
  main: number;
  question: Question | null;
  /** The legal moves by their notation, which names their place. */
  moves: ReadonlyMap<string, Move>;
  pointed: Pointed | null;
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
    move: Move | undefined,
    place: Element,
    look?: (() => VNode) | undefined,
  ): void;
  leave(how: "hover" | "focus"): void;
  /** Make a move; a finger is first shown what it does, where that is worth knowing. */
  choose(move: Move, place: Element): void;
  /** Let the reader choose between several moves. */
  offer(moves: readonly Move[], place: Element): void;
  /** Make a move without more ado. */
  play(move: Move): void;
  why(notation: string): void;
  /** Give the half-made move up and make another instead; null where that cannot be. */
  instead: ((notation: string) => void) | null;
  /** Look at something closely, in a dialog of its own, until it is closed. */
  look(what: () => VNode): void;
  close(): void;
  show(part: string): void;
  toggle(seat: number): void;
}

export const Holding = createContext<Hold | null>(null);

/** The board that a component lies on. */
export function useHold<View = unknown>(): Hold<View> {
  const hold = useContext(Holding);
  if (!hold) throw new Error("a thing lies outside of a board");
  return hold as Hold<View>;
}

/** The legal moves by their notation. */
export function movesOf(question: Question | null): ReadonlyMap<string, Move> {
  return new Map(question?.moves.map((move) => [move.notation, move]));
}
