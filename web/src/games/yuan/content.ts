import type { Clan, Content, Tile } from "../../wire/yuan";
import data from "../../wire/yuan.json";
import { contentOf } from "../edition";
import { book } from "./texts";

// What is printed is written by the Python side, so a corrected tile is corrected here as well.
const { shelves } = contentOf<Content>("yuan", data);

function byId<T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

const tiles = byId(shelves.tiles);
const clans = byId(shelves.clans);

function found<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (!thing) throw new Error(`Yuan has no ${id}`);
  return thing;
}

export const tileOf = (id: string): Tile => found(tiles, id);
export const tileName = (id: string): string => book.name(id);
export const clanOf = (id: string): Clan => found(clans, id);
export const clanName = (id: string): string => book.name(id);
export const actionName = (id: string): string => book.name(id);
export const terrainName = (id: string): string => book.name(id);
/** What a clan can do, in a sentence. */
export const powerOf = (id: string): string => book.sentences(id).join(" ");
