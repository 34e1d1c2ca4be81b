import { listed } from "../../i18n";
import { nameOfSeat } from "../../ui/SeatName";
import type { SeatInfo } from "../../wire/messages";
import type { LocationView } from "../../wire/settlers";
import { attackOf, boardOf, cardOf, type Goods, isCard } from "./content";
import { book, t, word } from "./texts";

export const goodName = (good: string): string => word(`noun.good.${good}`);
export const amountName = (good: string, count: number): string => word(`amount.${good}`, { count });

/** Goods as people say them. */
export function goodsName(goods: Goods): string {
  const found = Object.entries(goods).map(([good, count]) => amountName(good, count));
  return found.length ? listed(found) : t("nothing");
}

/** What a card is called; an attack card by its target. */
export function cardName(name: string): string {
  return book.name(isCard(name) ? cardOf(name).id : attackOf(name).id);
}

export const factionName = (faction: string): string =>
  faction ? book.name(boardOf(faction).id) : t("noFaction");

/** What somebody is called; in solo the virtual player comes after the only seat. */
export function partyName(seats: readonly SeatInfo[], party: number, virtual = false): string {
  return virtual ? t("automa.virtual") : nameOfSeat(party, seats);
}

/** The colours of a card in words. */
export function coloursName(name: string): string {
  const colours = cardOf(name).colors;
  return colours.length ? listed(colours.map((colour) => word(`noun.colour.${colour}`))) : t("noColour");
}

/** What lies on a location, and what that means, a phrase each. */
export function stateOf(location: LocationView, seats: readonly SeatInfo[]): string[] {
  const found: string[] = [];
  const { uses, limit = 0, under, offered, spent } = location;
  if (uses) found.push(limit > 1 ? t("uses", { uses, limit }) : t("used"));
  if (location.blocked) found.push(t("blocked"));
  if (location.defense) found.push(t("defended"));
  if (location.samurai) found.push(t("guarded"));
  if (location.holder != null) found.push(t("control", { name: nameOfSeat(location.holder, seats) }));
  if (location.dealt_by != null) found.push(t("dealt", { name: nameOfSeat(location.dealt_by, seats) }));
  if (under) found.push(t("under", { count: under }));
  if (offered) found.push(t("lying", { goods: goodsName(offered) }));
  if (spent) found.push(t("lying", { goods: goodsName(spent) }));
  return found;
}
