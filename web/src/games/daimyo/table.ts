import { type Hold, useHold } from "../../board";
import type { Move } from "../../net/moment";
import type { Daimyo, Verb } from "../../wire/daimyo";

/** The table of Daimyo, and the legal moves of some verbs that name one thing. */
export type Table = Hold<Daimyo> & { named(verbs: readonly Verb[], thing: string): Move<Daimyo>[] };

/** The table of Daimyo, for everything that lies on it. */
export function useTable(): Table {
  const hold = useHold<Daimyo>();
  return {
    ...hold,
    named: (verbs, thing) => verbs.flatMap((verb) => hold.moves.get(`${verb} ${thing}`) ?? []),
  };
}
