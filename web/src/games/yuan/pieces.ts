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

/** The map before the first city: temples on hills and nothing else. */
export function piecesAtFirst(view: YuanView): Pieces {
  return new Map(view.provinces.map((one) => [one.name, { ...BARE, temple: one.terrain === "hill" }]));
}

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

/** The pieces after an event; `clans` are those of the seats. */
export function after(pieces: Pieces, line: Line, clans: readonly string[]): Pieces {
  const next = new Map(pieces);
  const change = (name: string, alter: (stand: Stand) => Partial<Stand>) => {
    const stand = next.get(name) ?? BARE;
    next.set(name, { ...stand, ...alter(stand) });
  };
  const clear = (name: string) => change(name, ({ temple }) => ({ ...BARE, temple }));
  const settle = (name: string, seat: number) => {
    clear(name);
    change(name, () => ({ owner: seat, clan: clans[seat] ?? "" }));
  };
  const name = provinceOf(line);
  switch (line.what) {
    case "clan_drawn":
    case "clan_chosen":
    case "clan_left":
      settle(name, line.seat);
      change(name, () => ({ cities: 1 }));
      break;
    case "settled":
    case "inherited":
      for (const one of provincesOf(line)) settle(one, line.seat);
      break;
    case "captured":
      settle(name, line.seat);
      break;
    case "conquered":
      settle(name, line.seat);
      change(name, () => ({ armies: number(line, "survivors") }));
      break;
    case "left_free":
      clear(name);
      break;
    case "fell":
    case "freed":
    case "erupted":
      for (const one of provincesOf(line)) clear(one);
      break;
    case "urbanised":
    case "urbanised_after":
    case "city_built":
      change(name, () => ({ cities: 1 }));
      break;
    case "doubled":
      change(name, () => ({ cities: 2 }));
      break;
    case "walled":
      change(name, () => ({ ramparts: number(line, "ramparts") }));
      break;
    case "temple_built":
      change(name, () => ({ temple: true }));
      break;
    case "armies_raised":
      change(name, (stand) => ({ armies: stand.armies + number(line, "armies") }));
      break;
    case "disbanded":
      change(name, (stand) => ({ armies: stand.armies - number(line, "armies") }));
      break;
    case "marched":
    case "crossed":
      change(sourceOf(line), () => ({ armies: 0 }));
      break;
    case "fought":
      change(name, (stand) => ({ armies: Math.max(0, stand.armies - number(line, "armies")) }));
      break;
    case "strike_killed":
      change(name, (stand) => ({ armies: stand.armies - 1 }));
      break;
    default:
      return pieces;
  }
  return next;
}

/** True if the same things stand on the same provinces. */
export function samePieces(one: Pieces, other: Pieces): boolean {
  return [...one].every(([name, stand]) => {
    const there = other.get(name);
    return (
      there !== undefined &&
      there.owner === stand.owner &&
      there.cities === stand.cities &&
      there.ramparts === stand.ramparts &&
      there.armies === stand.armies &&
      there.temple === stand.temple
    );
  });
}
