import type { Attack, Board, Card, Content, Feat } from "../../wire/settlers";
import data from "../../wire/settlers.json";
import { contentOf } from "../edition";

export type { Board as FactionBoard, Card } from "../../wire/settlers";
export type Kind = Card["kind"];
export type Goods = Readonly<Record<string, number>>;

/** The rows of an empire, from the top. */
export const KINDS: readonly Kind[] = ["production", "feature", "action"];
/** What lies in a supply, in the order in which it is shown. */
export const STOCK: readonly string[] = ["worker", "wood", "stone", "food", "gold", "raze", "defense"];

// What is printed is written by the Python side, so a corrected card is corrected here as well.
const { shelves, entries } = contentOf<Content>("settlers", data);
const { common, barbarian, japanese, roman, egyptian } = shelves;
const words = entries.card as Readonly<Record<string, string>>;

function byId<T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

export const allCards: readonly Card[] = [common, barbarian, japanese, roman, egyptian].flat();
export const allAttacks: readonly Attack[] = shelves.attack;
export const allBoards: readonly Board[] = shelves.boards;

const cards = byId(allCards);
const attacks = byId(allAttacks);
const boards = new Map(allBoards.map((board) => [board.deck as string, board]));
const feats = byId(shelves.feats);

function found<T>(thing: T | undefined, id: string): T {
  if (!thing) throw new Error(`Settlers has no ${id}`);
  return thing;
}

/** What is printed on the card that a word names: several copies share a print. */
export const cardOf = (word: string): Card => found(cards.get(words[word] ?? ""), word);
export const isCard = (word: string): boolean => cards.has(words[word] ?? "");
/** A copy of the card that has this id, for its drawing. */
export const copyOf = (id: string): string | undefined =>
  cards.has(id) ? Object.keys(words).find((word) => words[word] === id) : undefined;
export const attackOf = (word: string): Attack => found(attacks.get(words[word] ?? ""), word);
/** The good that a card, or an attack card, shows in its deal field. */
export const dealOf = (word: string): string =>
  (isCard(word) ? cardOf(word).deal : attackOf(word).target) ?? "";
export const boardOf = (faction: string): Board => found(boards.get(faction), faction);
export const featOf = (id: string): Feat => found(feats.get(id), id);
