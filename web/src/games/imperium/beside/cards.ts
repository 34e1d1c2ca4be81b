import { holds } from "../../../pages/reading/search";
import type { GameWords } from "../../../wire/messages";
import { allCards, type Card, type Category, cardOf } from "../content";

/** Cards that a single player meets: none for three or four, no power, journey and King of Kings. */
const playable = (card: Card): boolean =>
  (card.players ?? 1) === 1 &&
  !card.category?.includes("power") &&
  !card.other_side &&
  !card.flags?.includes("not_drawn");

/** What a card is called in both languages, to be searched. */
export function callOf(card: Card, words: GameWords): string {
  const name = words.words.card?.[card.id];
  return name ? `${name.en} ${name.fr}` : card.id;
}

/** One of each name: nobody has to tell copies apart. */
function distinct(cards: readonly Card[], words: GameWords): Card[] {
  const found = new Map<string, Card>();
  for (const card of cards) {
    const name = callOf(card, words);
    if (!found.has(name)) found.set(name, card);
  }
  return [...found.values()];
}

const isUnrest = (card: Card): boolean => card.category?.includes("unrest") ?? false;

/** The common cards of a box, one of each name, without unrest. */
export const commonCards = (box: string, words: GameWords): Card[] =>
  distinct(
    allCards.filter((card) => !card.nation && card.box === box && playable(card) && !isUnrest(card)),
    words,
  );

/** The common cards of a box that can still come to the market: no more copies than there are. */
export function freeCards(box: string, market: readonly string[], words: GameWords): Card[] {
  const laid = market.map((id) => callOf(cardOf(id), words));
  const copies = (name: string) =>
    allCards.filter((card) => !card.nation && card.box === box && callOf(card, words) === name).length;
  return commonCards(box, words).filter((card) => {
    const name = callOf(card, words);
    const there = laid.filter((one) => one === name).length;
    return there === 0 || there < copies(name);
  });
}

/** The cards of a nation, one of each name. */
export const nationCards = (nation: string, words: GameWords): Card[] =>
  distinct(
    allCards.filter((card) => card.nation === nation && playable(card) && !isUnrest(card)),
    words,
  );

/** The cards of all other nations, one of each name: the player may have given it one. */
export const foreignCards = (nation: string, words: GameWords): Card[] =>
  distinct(
    allCards.filter((card) => card.nation && card.nation !== nation && playable(card) && !isUnrest(card)),
    words,
  );

/** An unrest card of a box. */
export const unrestOf = (box: string): string =>
  allCards.find((card) => !card.nation && card.box === box && isUnrest(card))?.id ?? "";

const ORDER = new Intl.Collator();

/** Those of a category whose name holds what was typed, by name. */
export function found(
  cards: readonly Card[],
  category: Category | null,
  search: string,
  words: GameWords,
  name: (id: string) => string,
): Card[] {
  return cards
    .filter((card) => category === null || card.category?.includes(category))
    .filter((card) => holds(callOf(card, words), search))
    .map((card) => ({ card, name: name(card.id) }))
    .sort((one, other) => ORDER.compare(one.name, other.name))
    .map(({ card }) => card);
}
