import attackData from "../../../../src/imperia/games/settlers/content/attack.json";
import barbarianData from "../../../../src/imperia/games/settlers/content/barbarian.json";
import boardData from "../../../../src/imperia/games/settlers/content/boards.json";
import commonData from "../../../../src/imperia/games/settlers/content/common.json";
import egyptianData from "../../../../src/imperia/games/settlers/content/egyptian.json";
import japaneseData from "../../../../src/imperia/games/settlers/content/japanese.json";
import romanData from "../../../../src/imperia/games/settlers/content/roman.json";
import tableData from "../../../../src/imperia/games/settlers/content/tables.json";
import type { Name } from "../../wire/messages";

export type Kind = "production" | "feature" | "action";
export type Goods = Readonly<Record<string, number>>;

/** One thing that an ability does; which fields it has depends on its `op`. */
export interface Op {
  op: string;
  goods?: Goods | readonly string[];
  good?: string;
  color?: string;
  max?: number;
  count?: number;
  from?: string | readonly string[];
  options?: readonly (readonly Op[])[] | readonly { target: string; raze: number }[];
  look?: number;
  protection?: string;
  vp_per_discarded_good?: number;
  compensation?: Goods;
  exclude_self?: boolean;
}

/** One ability of a feature. */
export interface Ability {
  ability: "trigger" | "static" | "free_move" | "endgame";
  event?: string;
  filter?: { color?: string; deck?: string; target?: string };
  optional?: boolean;
  ops?: readonly Op[];
  static?: string;
  goods?: readonly string[];
  amount?: number;
  move?: string;
  per?: string;
  vp?: number;
}

export type Effect =
  | { type: "production"; ops: readonly Op[] }
  | { type: "action"; cost: Goods; limit: number; ops: readonly Op[] }
  | { type: "feature"; abilities: readonly Ability[] };

interface Sourced {
  id: string;
  name: Name;
  count: number;
  /** Where the printed thing is known from: rulebook, public, recalled or reconstructed. */
  source: string;
  ref?: string;
  why?: string;
}

export interface Card extends Sourced {
  /** The name that all prints of a card share. */
  card: string;
  numbers: readonly string[];
  deck: string;
  kind: Kind;
  colors: readonly string[];
  cost: Goods;
  raze: Goods | null;
  deal: string | null;
  vp: number;
  bonus: readonly Op[];
  effect: Effect;
}

export interface Attack extends Sourced {
  target: string;
}

export interface FactionBoard extends Sourced {
  deck: string;
  production: Goods;
  storage: { goods: readonly string[] };
}

/** The rows of an empire, from the top. */
export const KINDS: readonly Kind[] = ["production", "feature", "action"];
/** What lies in a supply, in the order in which it is shown. */
export const STOCK: readonly string[] = ["worker", "wood", "stone", "food", "gold", "raze", "defense"];

// The page is built from the same files as the rules, so a corrected card is corrected here as well.
export const allCards: readonly Card[] = [
  commonData,
  barbarianData,
  japaneseData,
  romanData,
  egyptianData,
].flat() as unknown as readonly Card[];
const attacks = attackData as readonly Attack[];
const boards = boardData as unknown as readonly FactionBoard[];
const feats = tableData.feats as readonly Sourced[];

/** Every copy by the word that moves use: the card's name, numbered where there are several copies. */
export function copiesOf(cards: readonly Card[]): Map<string, Card> {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card.card, (copies.get(card.card) ?? 0) + card.count);
  const numbered = new Map<string, number>();
  const found = new Map<string, Card>();
  for (const card of cards) {
    const plain = card.card.slice(card.card.indexOf("_") + 1);
    for (let copy = 0; copy < card.count; copy++) {
      const number = (numbered.get(card.card) ?? 0) + 1;
      numbered.set(card.card, number);
      found.set(copies.get(card.card) === 1 ? plain : `${plain}_${number}`, card);
    }
  }
  return found;
}

const byWord = copiesOf(allCards);

function found<T>(thing: T | undefined, id: string): T {
  if (!thing) throw new Error(`Settlers has no ${id}`);
  return thing;
}

/** What is printed on the card that a word names. */
export const cardOf = (word: string): Card => found(byWord.get(word), word);
export const isCard = (word: string): boolean => byWord.has(word);
/** A copy of the card that has this id, for its drawing. */
export const copyOf = (id: string): string | undefined => [...byWord].find(([, card]) => card.id === id)?.[0];
export const attackOf = (word: string): Attack =>
  found(
    attacks.find((attack) => word.startsWith(`${attack.id}_`)),
    word,
  );
export const boardOf = (faction: string): FactionBoard =>
  found(
    boards.find((board) => board.deck === faction),
    faction,
  );
export const allAttacks: readonly Attack[] = attacks;
export const allBoards: readonly FactionBoard[] = boards;
export const featOf = (id: string): Sourced =>
  found(
    feats.find((feat) => feat.id === id),
    id,
  );
