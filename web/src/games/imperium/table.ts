import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Hold, useHold } from "../../board";
import type { Move } from "../../net/moment";
import type { ImperiumView } from "../../wire/imperium";

export type Table = Hold<ImperiumView> & { byCard: ReadonlyMap<string, readonly Move[]> };

export const OnTable = createContext<ReadonlyMap<string, readonly Move[]> | null>(null);

/** The table of Imperium, for everything that lies on it. */
export function useTable(): Table {
  const byCard = useContext(OnTable);
  if (!byCard) throw new Error("a card lies outside of the table");
  return { ...useHold<ImperiumView>(), byCard };
}
