import { bannerOf, type Card, cardOf, isCard, type Tokens } from "./content";
import { book, t, word } from "./texts";

export const cardName = (id: string): string => (isCard(id) ? book.name(cardOf(id).id) : id);
export const nationName = (id: string): string => (id ? book.name(id) : t("noNation"));
export const amountName = (token: string, count: number): string => word(`amount.${token}`, { count });

/** All that can be read on a card but for its number; unrest belongs to its pile, not to a nation. */
function face(id: string): string {
  const { category, state, persistent, attack, types, region_types, free_action, dev_cost, vp } = cardOf(id);
  const nation = category?.includes("unrest") ? "" : cardOf(id).nation;
  const signs = [nation, category, state, persistent, attack, types, region_types, free_action, dev_cost, vp];
  return JSON.stringify([book.name(id), book.sentences(id), signs]);
}

/** True if it does not matter which of two cards is meant. */
export const alike = (one: string, other: string): boolean => one === other || face(one) === face(other);

/** Tokens as people say them. */
export function tokensName(tokens: Tokens): string {
  const found = Object.entries(tokens).map(([token, count]) => amountName(token, count));
  return found.length ? found.join(", ") : t("nothing");
}

/** The categories of a card in words. */
export function bannersName(card: Card): string {
  const all = [...new Set(card.category ?? [])].map((one) => word(`noun.banner.${one}`));
  return bannerOf(card) === "none" ? t("noBanner") : all.join(", ");
}
