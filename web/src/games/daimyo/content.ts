import type { Board, Clan, Content, Hero, Island, Objective, Relic, SoloCard, Tile } from "../../wire/daimyo";
import data from "../../wire/daimyo.json";
import { contentOf } from "../edition";

export type { Board as Site, Clan, Hero, Objective, Relic, Tile } from "../../wire/daimyo";
export type Goods = Readonly<Record<string, number>>;

/** What a player owns, in the order in which it is shown. */
export const GOODS: readonly string[] = ["rice", "metal", "stone", "gold"];
/** The main actions as they lie on a clan board, and the slots of its bonus tiles. */
export const SPACES: readonly string[] = [
  "help",
  "production",
  "relic",
  "recruitment",
  "construction",
  "tax",
];
/** The colour and the value of a die that a word like "red4" names. */
export const colourOf = (die: string): string => die.replace(/\d/, "");
export const pipsOf = (die: string): number => Number(die.slice(-1));
/** The colour of the die that a main action asks for; Tax takes any. */
export const DIE_OF: Readonly<Record<string, string>> = {
  help: "blue",
  production: "green",
  relic: "green",
  recruitment: "red",
  construction: "red",
};

// What is printed is written by the Python side, so a corrected card is corrected here as well.
const { shelves, entries } = contentOf<Content>("daimyo", data);

function byId<T extends { id: string }>(list: readonly T[]): (id: string) => T {
  const found = new Map(list.map((one) => [one.id, one]));
  return (id) => {
    const one = found.get(id);
    if (!one) throw new Error(`Daimyo has no ${id}`);
    return one;
  };
}

export const allHeroes: readonly Hero[] = shelves.heroes;
export const allClans: readonly Clan[] = shelves.clans;
export const allSites: readonly Board[] = shelves.boards;
export const allTiles: readonly Tile[] = shelves.tiles;
export const heroOf = byId(shelves.heroes);
export const clanOf = byId(shelves.clans);
export const siteOf = byId(shelves.boards);
/** What is built on a construction board. */
export const buildingOf = (board: string): "farm" | "tower" =>
  siteOf(board).building === "radio_tower" ? "tower" : "farm";
export const tileOf = byId(shelves.tiles);
export const bonusOf = byId(shelves.bonus_effects);
/** What is printed on an island, which goes by its colour. */
export const islandOf = (colour: string): Island => islands(`island_${colour}`);
export const objectiveOf: (id: string) => Objective = byId(shelves.objectives);
export const soloOf: (id: string) => SoloCard = byId(shelves.solo);
/** The actions of the mercenaries, each with the colour of its dice and how many it takes. */
const spaces = shelves.mercenaries[0]?.spaces ?? [];
export const hires = [...new Map(spaces.map((one) => [one.action, one])).values()].map(({ action, die }) => ({
  action,
  die,
  count: spaces.filter((one) => one.action === action).length,
}));
const islands = byId(shelves.islands);
const relics = byId(shelves.relics);
const words = entries.relic as Readonly<Record<string, string>>;

/** The relic tile that a word like "blue1" names. */
export const relicOf = (word: string): Relic => relics(words[word] ?? word);
export const isHero = (id: string): boolean => shelves.heroes.some((one) => one.id === id);
