import { api } from "../net/api";
import type { PlayOn } from "../wire/messages";
import { ownName, USUAL_BOT } from "./open";
import { sitDown } from "./recent";

interface Wish {
  /** The table whose position it is, after so many moves, and whose seat is played on. */
  table: string;
  moves: number;
  seat: number;
  /** The bots and the names of all seats. */
  bots: readonly (string | null)[];
  names: string[];
  title: string;
  secret?: string | null;
}

/** Open a table at a position of another one, and say where it is. */
export async function playOn({
  table,
  moves,
  seat,
  bots,
  names,
  title,
  secret = null,
}: Wish): Promise<string> {
  const wish: PlayOn = {
    moves,
    seat,
    bots: bots.map((bot) => bot ?? USUAL_BOT),
    name: ownName.peek(),
    secret,
    title,
  };
  return sitDown(await api.playOn(table, wish), names, false, title);
}

/** Where the beginning of such a table is shared. */
export const whatIfAddress = (table: string, seat: number): string => `/what-if/${table}?seat=${seat}`;
