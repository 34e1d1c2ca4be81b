import type * as moment from "../../net/moment";
import type { ExpectedView, ProvinceView, Yuan, YuanView } from "../../wire/yuan";

/** An event of Yuan. */
export type Line = moment.Line<Yuan>;

/** What stands on a province. */
export interface Stand {
  owner: number | null;
  /** The clan, which a first city has before anybody owns it. */
  clan: string;
  cities: number;
  ramparts: number;
  armies: number;
  temple: boolean;
}

export type Pieces = ReadonlyMap<string, Stand>;

const BARE: Stand = { owner: null, clan: "", cities: 0, ramparts: 0, armies: 0, temple: false };

export const standOf = (province: ProvinceView | ExpectedView): Stand => ({
  owner: province.owner ?? BARE.owner,
  clan: province.clan ?? BARE.clan,
  cities: province.cities ?? BARE.cities,
  ramparts: province.ramparts ?? BARE.ramparts,
  armies: province.armies ?? BARE.armies,
  temple: province.temple ?? BARE.temple,
});

/** The pieces as a view shows them. */
export function piecesOf(view: YuanView): Pieces {
  return new Map(view.provinces.map((one) => [one.name, standOf(one)]));
}

/** The map of which nothing was told yet. */
export const bareOf = (view: YuanView): Pieces => new Map(view.provinces.map(({ name }) => [name, BARE]));

const word = (line: Line, noun: string): string => String(line.details[noun] ?? "");
const words = (line: Line, noun: string): readonly string[] => {
  const value = line.details[noun];
  return Array.isArray(value) ? value : value === undefined ? [] : [String(value)];
};
const number = (line: Line, noun: string): number => Number(line.details[noun] ?? 0);

/** The provinces that an event names. */
export const provincesOf = (line: Line): readonly string[] => words(line, "province");
export const provinceOf = (line: Line): string => words(line, "province")[0] ?? "";
export const sourceOf = (line: Line): string => word(line, "source");
export const numberOf = number;
export const wordOf = word;

/** The pieces after an event: the game says what stands by it where something else stood. */
export function after(pieces: Pieces, { changed }: Line): Pieces {
  const told = (changed ?? []) as ExpectedView[];
  return told.length ? new Map([...pieces, ...told.map((one) => [one.name, standOf(one)] as const)]) : pieces;
}
