import type { Content, Resource, Tile, Token } from "../../wire/founders";
import data from "../../wire/founders.json";
import { contentOf } from "../edition";

export type { Tile, Token } from "../../wire/founders";
export type Kind = Tile["kind"];
/** What a tile needs or gives, or what a token is. */
export type TokenType = Token["type"];

/** The rows of the market, in the order of the piles. */
export const PILES = ["nature", "village", "city"] as const satisfies readonly Kind[];

// What is printed is written by the Python side, so a corrected tile is corrected here as well.
const { shelves, entries } = contentOf<Content>("founders", data);
const words = entries.token as Readonly<Record<string, string>>;

function byId<T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

const tiles = byId(shelves.tiles);
const resources = byId(shelves.resources);
const tokens = byId(shelves.tokens);

function found<T>(thing: T | undefined, id: string): T {
  if (!thing) throw new Error(`Founders has no ${id}`);
  return thing;
}

export const tileOf = (id: string): Tile => found(tiles.get(id), id);
export const resourceOf = (id: string): Resource => found(resources.get(id), id);
export const tokenOf = (word: string): Token => found(tokens.get(words[word] ?? ""), word);
export const allTiles: readonly Tile[] = shelves.tiles;
