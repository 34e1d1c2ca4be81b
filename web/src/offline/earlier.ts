import type { Signal } from "@preact/signals";
import { kept } from "../kept";
import { recentCampaigns } from "../table/campaigns";
import { recentTables } from "../table/recent";
import { Shelf } from "./shelf";

// Before the page without a server could lie beside a server's, both listed their tables under the same names.

const done = kept("device.listed", false);

function bring<T>(key: string, list: Signal<readonly T[]>, isHere: (one: T) => boolean): void {
  list.value = [...list.peek(), ...kept<readonly T[]>(key, []).peek().filter(isHere)];
}

/** List what this browser's own house has of the tables and campaigns that were listed before. */
export async function bringEarlier(): Promise<void> {
  if (done.peek()) return;
  done.value = true;
  const keys = new Set(Object.keys(await (await Shelf.open()).all()));
  bring("tables", recentTables, ({ table }) => keys.has(`table/${table}`));
  bring("campaigns", recentCampaigns, ({ campaign }) => keys.has(`campaign/${campaign}`));
}
