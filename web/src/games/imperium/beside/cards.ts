import { holds } from "../../../pages/reading/search";
import type { GameWords } from "../../../wire/messages";
import { type Category, cardOf } from "../content";

/** What a card is called in both languages, to be searched. */
function callOf(card: string, words: GameWords): string {
  const name = words.words.card?.[card];
  return name ? `${name.en} ${name.fr}` : card;
}

const ORDER = new Intl.Collator();

/** Those of a category whose name holds what was typed, by name. */
export function found(
  cards: readonly string[],
  category: Category | null,
  search: string,
  words: GameWords,
  name: (id: string) => string,
): string[] {
  return cards
    .filter((card) => category === null || cardOf(card).category?.includes(category))
    .filter((card) => holds(callOf(card, words), search))
    .sort((one, other) => ORDER.compare(name(one), name(other)));
}
