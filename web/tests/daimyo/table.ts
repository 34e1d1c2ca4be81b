import { book } from "../../src/games/daimyo/texts";
import type { DaimyoView, IslandView, PlayerView } from "../../src/wire/daimyo";
import { seated } from "../asked";

await book.open();

/** A player of a clan, with an empty board. */
export function player(party: number, clan: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    party,
    kind: "player",
    clan,
    points: 0,
    track_space: 0,
    score_tokens: 0,
    total: 0,
    stock: { rice: 2, metal: 1, stone: 0, gold: 3 },
    spaces: [],
    dice_sum: 0,
    governors: 2,
    governors_left: 6,
    shadows: 0,
    shadows_left: 3,
    scavenger: "blue",
    relics: [],
    restored: {},
    markers: 0,
    storage: 3,
    load: 0,
    recruitment: 0,
    recruit_cost: 1,
    tiles: {},
    used: [],
    sites: [],
    hand_size: more.hand?.length ?? 0,
    hand: [],
    deck: 1,
    discards: [],
    heroes: 3,
    hero_value: 3,
    hidden_heroes: 0,
    ...more,
  };
}

/** An island with one relic tile, where nobody is. */
export function island(name: string, more: Partial<IslandView> = {}): IslandView {
  return {
    island: name,
    governors: {},
    farms: {},
    towers: {},
    shadows: {},
    altars: {},
    land: ["purple4"],
    scavengers: [],
    influence: [0, 0, 0],
    majority: [],
    ...more,
  };
}

/** A table of three in a turn of round 2. */
export function table(more: Partial<DaimyoView> = {}): DaimyoView {
  return {
    seat: 0,
    seats: 3,
    parties: 3,
    round: 2,
    rounds: 5,
    phase: "turns",
    boards: "basic",
    aggressive: true,
    first: 0,
    helmet_holder: 0,
    helped: null,
    turn: 1,
    active: 0,
    to_act: [0],
    step: "",
    over: false,
    space: "",
    main_done: false,
    hero_done: false,
    power_done: false,
    playing: [],
    recruit_price: null,
    build_discount: null,
    drawn: "",
    pool: { red5: 2, blue3: 1 },
    islands: [island("blue"), island("red")],
    black_market: [],
    bag: 30,
    first_banner: 3,
    second_banner: 1,
    players: [player(0, "nature"), player(1, "techno"), player(2, "noble")],
    reach: [],
    market: ["idol"],
    next_hero: "steward",
    hero_deck: 20,
    objectives: [],
    villagers: [],
    empire: null,
    ...more,
  };
}

export const seats = seated("Ana", "Bruno", "Chloé");
