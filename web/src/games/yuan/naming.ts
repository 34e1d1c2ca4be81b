import { say } from "../../i18n";
import type { SeatInfo } from "../../wire/messages";
import type { ProvinceView } from "../../wire/yuan";
import { clanName, terrainName } from "./content";
import type { TYPES } from "./moves";
import { type Stand, standOf } from "./pieces";
import { t } from "./texts";

/** What a seat is called. */
export function seatName(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((one) => one.seat === seat)?.name || t("seat", { number: seat + 1 });
}

export const ROMAN = ["–", "I", "II", "III"] as const;

/** What stands on a province, in words. */
export function standWords(stand: Stand): string[] {
  const parts: string[] = [];
  if (stand.clan) parts.push(t(stand.cities === 2 ? "doubled" : stand.cities ? "city" : "village"));
  if (stand.ramparts) parts.push(t(stand.ramparts === 2 ? "stone" : "wood"));
  if (stand.armies) parts.push(t("armies", { count: stand.armies }));
  if (stand.temple) parts.push(t("temple"));
  return parts;
}

/** Whose a province is. */
export function ownerWords(stand: Stand, seats: readonly SeatInfo[]): string {
  if (stand.owner !== null) return t("ownedBy", { name: seatName(seats, stand.owner) });
  return stand.clan ? say(clanName(stand.clan)) : t("free");
}

/** A province in a breath: its name, terrain, owner and what stands there. */
export function describe(province: ProvinceView, stand: Stand, seats: readonly SeatInfo[]): string {
  return [
    `${province.name} (${say(terrainName(province.terrain))})`,
    ownerWords(stand, seats),
    ...standWords(stand),
  ].join(", ");
}

/** Why an action of a type has no effect on a province: whose it is, how far it lies, what stands there. */
export function vainWords(type: (typeof TYPES)[number], province: ProvinceView, seat: number): string {
  if (province.owner === seat) return t("vain.village");
  if (standOf(province).owner !== null) return t(type === "mil" ? "may.void" : "vain.enemy");
  return t(type === "dev" ? "vain.far" : "vain.free");
}

/** The first letter of a clan's own name, for cities that nobody has yet. */
export const initial = (clan: string): string => clan.slice(0, 1).toUpperCase();
