import { kept } from "../kept";
import type { Moment } from "../net/moment";
import { type RecentTable, recentTables } from "./recent";

/** Whether the people at the last table that was opened here share this device. */
export const sharing = kept("sharing", false);

/** A seat of somebody at this device, and its key. */
export interface Chair {
  seat: number;
  secret: string;
}

/** The seats of a table that are played at this device, if it is one that people share. */
export function chairsOf(table: string): readonly Chair[] {
  const known: RecentTable | undefined = recentTables.value.find((one) => one.table === table);
  return known?.shared ?? [];
}

/** Whose turn at this device it is, where it is not the reader's: the first at the device whom the game waits for. */
export function nextAt(chairs: readonly Chair[], seat: number | null, moment: Moment | null): Chair | null {
  if (!moment || moment.result || chairs.length < 2) return null;
  const awaited = new Set(moment.waiting.map((one) => one.seat));
  if (seat !== null && awaited.has(seat)) return null;
  return chairs.find((one) => awaited.has(one.seat)) ?? null;
}
