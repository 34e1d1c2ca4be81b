import type { Card, Content, Nation } from "../../wire/imperium";
import data from "../../wire/imperium.json";
import { contentOf } from "../edition";

export type { Card, Nation } from "../../wire/imperium";
export type Category = NonNullable<Card["category"]>[number];
export type RegionType = NonNullable<Card["region_types"]>[number];
export type Tokens = Readonly<Record<string, number>>;

/** What a player owns, in the order in which it is shown. */
export const RESOURCES: readonly string[] = ["materials", "population", "progress"];
/** All that is counted in tokens, those of the State card too. */
export const TOKENS: readonly string[] = [...RESOURCES, "action", "exhaust"];

// What is printed is written by the Python side, so a corrected card is corrected here as well.
const { shelves } = contentOf<Content>("imperium", data);
const { nations, ...decks } = shelves;

export const allNations: readonly Nation[] = nations;
export const allCards: readonly Card[] = Object.values(decks).flat();
const cards: ReadonlyMap<string, Card> = new Map(allCards.map((card) => [card.id, card]));
const byNation: ReadonlyMap<string, Nation> = new Map(nations.map((nation) => [nation.id, nation]));

function found<T>(thing: T | undefined, id: string): T {
  if (!thing) throw new Error(`Imperium has no ${id}`);
  return thing;
}

/** What is printed on a card. */
export const cardOf = (id: string): Card => found(cards.get(id), id);
export const isCard = (id: string): boolean => cards.has(id);
export const nationOf = (id: string): Nation => found(byNation.get(id), id);
export const isNation = (id: string): boolean => byNation.has(id);

/** The banner of a card: its first category, or none for a grey one. */
export const bannerOf = (card: Card): Category | "none" => card.category?.[0] ?? "none";

/** The ground of a card: the colour of its banner. */
export const groundOf = (card: Card): string => `var(--${bannerOf(card)})`;

interface Printed {
  fixed?: number;
}

/** What a card is worth as its corner shows it: a number, "?" where it depends on a condition, "*" where it is counted. */
export function worthOf({ vp }: Card): string {
  if (!vp) return "";
  if ("variable" in vp) return "*";
  if ("conditional" in vp) return "?";
  return String((vp as Printed).fixed ?? "");
}
