import { recentTables } from "../../table/recent";

/** What of a replay stands in its address: the position, and who looks. */
export interface Looked {
  move: number;
  seat: number | null;
}

/** A number that somebody may have mistyped. */
function whole(text: string | null, most: number): number | null {
  const number = Number(text);
  return text !== null && /^\d+$/.test(text) && number <= most ? number : null;
}

/** What the address says; without a seat, one's own game is seen from one's own. */
export function readLooked(search: string, table: string, seats: number, last: number): Looked {
  const asked = new URLSearchParams(search);
  const own = recentTables.peek().find((one) => one.table === table)?.seat ?? null;
  const seat = asked.get("seat") === "none" ? null : (whole(asked.get("seat"), seats - 1) ?? own);
  return { move: whole(asked.get("move"), last) ?? 0, seat };
}

/** The address of a position as somebody saw it. */
export function addressOf(table: string, { move, seat }: Looked): string {
  return `/replay/${table}?move=${move}&seat=${seat ?? "none"}`;
}
