import type { Line } from "../../src/games/yuan/pieces";
import { book } from "../../src/games/yuan/texts";
import type { ExpectedView, PlanView, ProvinceView, YuanView } from "../../src/wire/yuan";
import { seated } from "../asked";

await book.open();

export const CLANS = ["suhey", "xiangi", "weyu"];

/** A province from a line like "Altai forest 1,0". */
export function province(line: string, more: Partial<ProvinceView> = {}): ProvinceView {
  const [name = "", terrain = "", cell = ""] = line.split(" ");
  const [q = 0, r = 0] = cell.split(",").map(Number);
  const owner = more.owner ?? null;
  return {
    name,
    q,
    r,
    terrain,
    owner,
    clan: owner === null ? "" : (CLANS[owner] ?? ""),
    village: false,
    cities: 0,
    ramparts: 0,
    armies: 0,
    temple: terrain === "hill",
    production: 1,
    defence: 0,
    indestructible: false,
    volcanic: false,
    ...more,
  };
}

/** A row of provinces: a city of the reader, free land, a city of the second seat. */
export const ROW: ProvinceView[] = [
  province("Altai forest 0,0", { owner: 0, cities: 1 }),
  province("Gobi hill 1,0"),
  province("Hov mine 2,0", { owner: 1, cities: 1, armies: 2 }),
];

export const BLANK: PlanView = {
  target: "",
  levels: [0, 0, 0],
  costs: [0, 0, 0],
  cost: 0,
  actions: ["", "", ""],
  crosses: true,
  ready: false,
  expected: [],
  chao_after: 10,
};

/** A table with these provinces in the first turn, while all are planning. */
export function table(provinces: ProvinceView[], more: Partial<YuanView> = {}): YuanView {
  return {
    seat: 0,
    seats: 3,
    turn: 1,
    needed: 10,
    wheel: [10, 10, 9],
    eruptions: [],
    first: 0,
    to_act: [0, 1, 2],
    awaited: [0, 2],
    step: "PlanTurn",
    over: false,
    options: {},
    tiles: [],
    cells: provinces.map(({ q, r, terrain, name }) => ({ q, r, terrain, province: name })),
    rivers: [],
    provinces,
    clans: CLANS.map((clan, seat) => ({
      seat,
      clan,
      chao: 4,
      temples: seat,
      rice: 0,
      forest: 1,
      mine: 0,
      provinces: 1,
      province_sum: 1,
      villages_left: 18,
      cities_left: 13,
      armies_left: 9,
      ready: seat === 1,
      last_target: "",
      last_levels: [],
    })),
    plan: BLANK,
    costs: [
      [0, 0, 4, 7],
      [0, 0, 3, 6],
      [0, 0, 4, 7],
    ],
    temples_left: 5,
    ramparts_left: 24,
    founded: [],
    auction: null,
    laying: null,
    ...more,
  };
}

/** An event: `line("marched", 0, { source: "Altai", province: "Hov", armies: 2 })`. */
export function line(what: Line["what"], seat: number, details: Line["details"] = {}, move = 1): Line {
  return { move, what, rule: "YUA-080", seat, text: what, details };
}

/** An event by which something else stands on these provinces. */
export const changing = (told: Line, ...changed: ExpectedView[]): Line => ({ ...told, changed });

export const seats = seated("Ana", "Bruno", "Chloé");
