import { nameOfSeat } from "../../ui/SeatName";
import type { SeatInfo } from "../../wire/messages";
import type { Goods } from "./content";
import { book, t, word } from "./texts";

export const heroName = (id: string): string => book.name(id);
export const goodName = (good: string): string => word(`noun.good.${good}`);
export const amountName = (good: string, count: number): string => word(`amount.${good}`, { count });

/** Goods as people say them. */
export function goodsName(goods: Goods): string {
  const found = Object.entries(goods)
    .filter(([, count]) => count)
    .map(([good, count]) => amountName(good, count));
  return found.length ? found.join(", ") : t("nothing");
}

/** What a party is called: a player, or the mercenaries or the empire after the seats. */
export function partyName(seats: readonly SeatInfo[], party: number, of: { seats: number }): string {
  if (party < of.seats) return nameOfSeat(party, seats);
  return t(of.seats === 1 ? "automa.empire" : "automa.mercenaries");
}
