import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Move, Question, SeatInfo } from "../../wire/messages";
import type { LocationView, SettlersView } from "../../wire/settlers";

/** What every card and token on the table needs: whether it is lit, and what a click, a glance or a look does. */
export interface Hold {
  view: SettlersView;
  seats: readonly SeatInfo[];
  /** The reader, or the seat that a spectator looks at. */
  main: number;
  question: Question | null;
  /** The legal moves by notation, and by the card that they name. */
  moves: ReadonlyMap<string, Move>;
  byCard: ReadonlyMap<string, readonly Move[]>;
  pointed: Move | null;
  /** Point at a move from the thing that stands for it, or at none. */
  point(move: Move | null, from?: Element): void;
  choose(move: Move, from?: Element): void;
  why(notation: string): void;
  inspect(card: string, location?: LocationView): void;
}

export const Holding = createContext<Hold | null>(null);

export function useHold(): Hold {
  const hold = useContext(Holding);
  if (!hold) throw new Error("a card lies outside of the table");
  return hold;
}

/** The handlers by which a thing shows what its move costs and brings. */
export function pointing(hold: Hold, move: Move | undefined) {
  if (!move) return {};
  return {
    onFocus: (event: FocusEvent) => hold.point(move, event.currentTarget as Element),
    onBlur: () => hold.point(null),
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") hold.point(move, event.currentTarget as Element);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== "touch") hold.point(null);
    },
  };
}
