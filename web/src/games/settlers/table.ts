import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Hold, useHold } from "../../board";
import type { Move } from "../../net/moment";
import type { Settlers } from "../../wire/settlers";
import type { Placing } from "./moves";

/** What lies on the table besides what every board has. */
interface Cards {
  /** The legal moves by the card that they name; what is placed freely comes only when it has been taken up. */
  byCard: ReadonlyMap<string, readonly Move<Settlers>[]>;
  /** What could be taken up and placed now, and what is taken up. */
  placings: readonly Placing[];
  placing: Placing | null;
  take(placing: Placing | null): void;
}

export type Table = Hold<Settlers> & Cards;

export const OnTable = createContext<Cards | null>(null);

/** The table of Settlers, for everything that lies on it. */
export function useTable(): Table {
  const cards = useContext(OnTable);
  if (!cards) throw new Error("a card lies outside of the table");
  return { ...useHold<Settlers>(), ...cards };
}
