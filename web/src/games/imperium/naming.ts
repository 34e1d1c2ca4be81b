import { bannerOf, type Card, cardOf, isCard, type Tokens } from "./content";
import { book, t, word } from "./texts";

export const cardName = (id: string): string => (isCard(id) ? book.name(cardOf(id).id) : id);
export const nationName = (id: string): string => (id ? book.name(id) : t("noNation"));
export const amountName = (token: string, count: number): string => word(`amount.${token}`, { count });

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
