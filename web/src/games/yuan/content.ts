import actionData from "../../../../src/imperia/games/yuan/content/actions.json";
import clanData from "../../../../src/imperia/games/yuan/content/clans.json";
import terrainData from "../../../../src/imperia/games/yuan/content/terrains.json";
import tileData from "../../../../src/imperia/games/yuan/content/tiles.json";
import type { Name } from "../../wire/messages";

interface Named {
  id: string;
  name: Name;
}

interface TileCell {
  terrain: string;
  province?: string;
}

interface Tile extends Named {
  letter: string;
  box: string;
  cells: readonly TileCell[];
  river?: readonly (readonly [number, number])[];
}

function byId<T extends Named>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

// The page is built from the same files as the rules, so a corrected tile is corrected here as well.
const tiles = byId(tileData as unknown as readonly Tile[]);
const clans = byId(clanData as readonly Named[]);
const actions = byId(actionData as readonly Named[]);
const terrains = byId(terrainData as readonly Named[]);

function found<T>(things: ReadonlyMap<string, T>, id: string): T {
  const thing = things.get(id);
  if (!thing) throw new Error(`Yuan has no ${id}`);
  return thing;
}

export const tileOf = (id: string): Tile => found(tiles, id);
export const clanName = (id: string): Name => found(clans, id).name;
export const actionName = (id: string): Name => found(actions, id).name;
export const terrainName = (id: string): Name => found(terrains, id).name;

/** The rule that tells a clan's power. */
export const POWER_RULE: Readonly<Record<string, string>> = {
  mu: "YUA-181",
  suhey: "YUA-182",
  weyu: "YUA-183",
  xiangi: "YUA-184",
};
export const OTHER_POWERS = "YUA-Q93";
