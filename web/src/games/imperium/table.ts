import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Hold, useHold } from "../../board";
import type { Line, Move } from "../../net/moment";
import type { Imperium } from "../../wire/imperium";

/** What the board knows besides what every board does: the legal moves by card, and all that has happened. */
interface OfImperium {
  byCard: ReadonlyMap<string, readonly Move<Imperium>[]>;
  log: readonly Line<Imperium>[];
}

export type Table = Hold<Imperium> & OfImperium;

export const OnTable = createContext<OfImperium | null>(null);

/** The table of Imperium, for everything that lies on it. */
export function useTable(): Table {
  const known = useContext(OnTable);
  if (!known) throw new Error("a card lies outside of the table");
  return { ...useHold<Imperium>(), ...known };
}
