import type { Brief } from "../games/board";
import { kept, ownKey } from "../kept";
import type { Opened, SeatKey } from "../wire/messages";

/** A table that this browser has sat at. */
export interface RecentTable {
  table: string;
  game: string;
  /** The secret of the reader's own seat; null for one who looks on. */
  secret: string | null;
  /** The keys of the other people's seats, for the one who opened the table. */
  others: SeatKey[];
  /** The reader's own seat, once it is known. */
  seat?: number;
  /** The keys of all people's seats, where they share this device. */
  shared?: SeatKey[];
  names: string[];
  /** What it is called, where it begins at a position of another game. */
  title?: string;
  when: number;
  over: boolean;
  /** How it stood when it was last seen: how far it is, who has how many points, and whether it is the reader's turn. */
  brief?: Brief | undefined;
  turn?: boolean;
}

// So many tables are kept that are over, or that the reader only looked on at.
const KEPT = 12;

/** The tables of this browser, newest first: all where a seat waits for the reader, and the latest of the others. */
export const recentTables = kept<readonly RecentTable[]>(ownKey("tables"), []);

/** True for a table that must not be forgotten: this browser may have the only key of a seat. */
export const isRunning = (one: RecentTable): boolean =>
  !one.over && (one.secret !== null || one.others.length > 0);

function keep(tables: readonly RecentTable[]): void {
  const old = tables.filter((one) => !isRunning(one)).slice(KEPT);
  recentTables.value = tables.filter((one) => !old.includes(one));
}

/** The tables to go on with: first where it is the reader's turn, then as they were last seen. */
export function byTurn(tables: readonly RecentTable[]): RecentTable[] {
  return [...tables].sort(
    (one, two) => Number(two.turn ?? false) - Number(one.turn ?? false) || two.when - one.when,
  );
}

export function rememberTable(entry: RecentTable): void {
  keep([entry, ...recentTables.peek().filter((one) => one.table !== entry.table)]);
}

export function forgetTable(table: string): void {
  recentTables.value = recentTables.peek().filter((one) => one.table !== table);
}

/** Note what has become of a table. */
export function updateTable(table: string, change: Partial<RecentTable>): void {
  keep(recentTables.peek().map((one) => (one.table === table ? { ...one, ...change } : one)));
}

/** The seat to come back to: who looks on, or tries a link that is meant for a friend, keeps the own one. */
export function seatAfter(known: RecentTable, secret: string | null): string | null {
  if (!secret || known.others.some((one) => one.secret === secret)) return known.secret;
  return secret;
}

/** Where a table is found; the secret stays in the fragment. */
export function tableAddress(table: string, secret: string | null): string {
  return secret ? `/t/${table}#${secret}` : `/t/${table}`;
}

/** Remember the table at which the same people play again, where the same keys open the same seats, and say where it is. */
export function followTo(sequel: string, table: string, secret: string | null): string {
  const known = recentTables.peek().find((one) => one.table === table);
  if (known) rememberTable({ ...known, table: sequel, when: Date.now(), over: false });
  return tableAddress(sequel, secret);
}

/** Remember a table that was just opened here and say where to go; the first person's seat is the reader's. */
export function sitDown(opened: Opened, names: string[], shared = false, title = ""): string {
  if (opened.over) return `/replay/${opened.table}`;
  const [own, ...others] = opened.keys;
  const secret = own?.secret ?? null;
  rememberTable({
    table: opened.table,
    game: opened.game,
    secret,
    others: shared ? [] : others,
    ...(shared && others.length ? { shared: opened.keys } : {}),
    names,
    ...(title ? { title } : {}),
    when: Date.now(),
    over: false,
  });
  return tableAddress(opened.table, secret);
}
