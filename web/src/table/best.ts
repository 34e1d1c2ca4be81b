import { kept } from "../kept";
import type { Result, TableInfo } from "../wire/messages";

/** How a game alone ended. */
export interface Alone {
  table: string;
  won: boolean;
  points: number;
  against: number;
}

/** The best of them by game and level. */
export const bestAlone = kept<Readonly<Record<string, Alone>>>("bestAlone", {});

/** A win before a defeat, then the greater lead, then more points. */
function beats(one: Alone, two: Alone): boolean {
  if (one.won !== two.won) return one.won;
  const lead = one.points - one.against - (two.points - two.against);
  return lead === 0 ? one.points > two.points : lead > 0;
}

/** Keep a result if it is the best at its level; the best then, and whether it is the first. */
export function keepBest(info: TableInfo, { scores }: Result): { best: Alone | null; first: boolean } {
  const [own, ...others] = scores;
  if (!own) return { best: null, first: true };
  const level = `${info.game} ${String(info.options.level ?? "")}`;
  const now: Alone = {
    table: info.table,
    won: own.winner,
    points: own.total,
    against: Math.max(0, ...others.map((one) => one.total)),
  };
  const before = bestAlone.peek()[level];
  const best = !before || beats(now, before) ? now : before;
  bestAlone.value = { ...bestAlone.peek(), [level]: best };
  return { best, first: !before || before.table === now.table };
}
