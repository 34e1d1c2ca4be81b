import { capital } from "../../i18n/typography";
import type { NationView, PlacedTile } from "../../wire/founders";
import { resourceOf, tileOf, tokenOf } from "./content";
import { nameOf } from "./geometry";
import { book, t } from "./texts";

const LINE = 15;

/** A tile's name as its face shows it: what stands in brackets is shown by its needs. */
export function faceName(id: string): string {
  return book.name(id).replace(/\s*\(.*\)$/, "");
}

/** A name on one line, or on two that are as even as its words allow. */
export function lines(name: string): string[] {
  if (name.length <= LINE) return [name];
  const words = name.split(" ");
  let best = [name];
  for (let cut = 1; cut < words.length; cut++) {
    const halves = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (longest(halves) < longest(best)) best = halves;
  }
  return best;
}

/** The length of the longest part. */
export const longest = (parts: readonly string[]): number => Math.max(...parts.map((part) => part.length));

export const resourceName = (id: string): string => book.name(resourceOf(id).id);
/** A token where its name stands alone. */
export const tokenTitle = (id: string): string => capital(tokenName(id));
export const tokenName = (id: string): string => book.name(id in SHORT ? resourceOf(id).id : tokenOf(id).id);
const SHORT: Readonly<Record<string, true>> = { war: true, coin: true, cart: true, artisan: true };

/** Resources one after the other: those that are all needed, or those of which one is given. */
export function allOf(resources: readonly string[]): string {
  return resources.map(resourceName).join(" + ");
}

export function oneOf(resources: readonly string[]): string {
  return resources.map(resourceName).join(` ${t("or")} `);
}

/** A tile in a breath: its name, what it needs, what it gives or is worth. */
export function describeTile(id: string): string {
  const tile = tileOf(id);
  // In the order of the face: a name begins with what is seen.
  const parts = [book.name(id)];
  if (tile.points) parts.push(t("points", { count: tile.points }));
  if (tile.requires.length) parts.push(t("tile.needs", { list: allOf(tile.requires) }));
  if (tile.produces.length) parts.push(t("tile.gives", { list: oneOf(tile.produces) }));
  return parts.join(", ");
}

/** A tile of a nation with its cell and what lies on it. */
export function describePlaced(tile: PlacedTile): string {
  const parts = [t("placed", { tile: describeTile(tile.tile), cell: nameOf(tile) })];
  if (tile.war) parts.push(t("tile.war"));
  if (tile.coin) parts.push(t("tile.coin"));
  if (tile.artisan) parts.push(t("tile.artisan", { token: tokenName(tile.artisan) }));
  if (tile.unprotected && !tile.war) parts.push(t("tile.unprotected"));
  return parts.join(", ");
}

/** The tokens of a hand, the open kinds first, each with its number. */
export function handOf(nation: NationView): [string, number][] {
  return Object.entries(nation.hand).filter(([, count]) => count > 0);
}
