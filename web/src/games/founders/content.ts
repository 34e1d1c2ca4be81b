import resourceData from "../../../../src/imperia/games/founders/content/resources.json";
import tileData from "../../../../src/imperia/games/founders/content/tiles.json";
import tokenData from "../../../../src/imperia/games/founders/content/tokens.json";
import type { Name } from "../../wire/messages";

export type Kind = "nature" | "village" | "city" | "victory";
/** What a tile needs or gives, or what a token is. */
export type TokenType = "war" | "coin" | "cart" | "artisan";

interface Sourced {
  id: string;
  name: Name;
  count: number;
  /** Where the printed thing is known from: rulebook, public, recalled or reconstructed. */
  source: string;
  ref?: string;
  why?: string;
}

export interface Tile extends Sourced {
  kind: Kind;
  requires: readonly string[];
  produces: readonly string[];
  points: number;
}

export interface Token extends Sourced {
  type: TokenType;
  matches?: string;
}

/** The rows of the market, in the order of the piles. */
export const PILES = ["nature", "village", "city"] as const satisfies readonly Kind[];

function byId<T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

// The page is built from the same files as the rules, so a corrected tile is corrected here as well.
const tiles = byId(tileData as readonly Tile[]);
const resources = byId(resourceData as readonly Sourced[]);
const tokens = byId(
  (tokenData as readonly Token[]).map((token) => ({ ...token, id: token.id.replace("token_", "") })),
);

function found<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (!thing) throw new Error(`Founders has no ${id}`);
  return thing;
}

export const tileOf = (id: string): Tile => found(tiles, id);
export const resourceOf = (id: string): Sourced => found(resources, id);
export const tokenOf = (id: string): Token => found(tokens, id);
export const allTiles: readonly Tile[] = [...tiles.values()];
