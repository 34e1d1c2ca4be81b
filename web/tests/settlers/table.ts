import { cardOf, KINDS } from "../../src/games/settlers/content";
import { book } from "../../src/games/settlers/texts";
import type { LocationView, PlayerView, SettlersView } from "../../src/wire/settlers";
import { seated } from "../asked";

await book.open();

/** A location, with what lies on it. */
export function location(name: string, more: Partial<LocationView> = {}): LocationView {
  const { kind, raze } = cardOf(name);
  return {
    card: name,
    ...(kind === "action" ? { limit: 1 } : {}),
    ...(raze ? { raze_cost: 2 } : {}),
    ...more,
  };
}

/** A player with these locations. */
export function player(
  faction: string,
  locations: LocationView[] = [],
  more: Partial<PlayerView> = {},
): PlayerView {
  return {
    faction,
    points: 0,
    track: 0,
    left_over: 0,
    faction_locations: 0,
    stock: { worker: 3, defense: 1 },
    stores: [],
    passed: false,
    rows: KINDS.map((kind) => ({
      kind,
      faction: locations.filter(({ card }) => cardOf(card).kind === kind && cardOf(card).deck !== "common"),
      common: locations.filter(({ card }) => cardOf(card).kind === kind && cardOf(card).deck === "common"),
    })),
    foundations: [],
    deals: [],
    hand_size: more.hand?.length ?? 0,
    hand_common: 0,
    hand_faction: 0,
    hand: [],
    deck: 20,
    discards: [],
    draft_size: more.draft?.length ?? 0,
    ...more,
  };
}

/** A table in the action phase of round 2. */
export function table(players: PlayerView[], more: Partial<SettlersView> = {}): SettlersView {
  return {
    seat: 0,
    seats: players.filter((one) => !one.virtual).length,
    round: 2,
    rounds: 5,
    phase: "action",
    lookout: "standard",
    peaceful: false,
    first: 0,
    active: 0,
    to_act: [0],
    step: "",
    over: false,
    players,
    deck: 60,
    discards: [],
    open: [],
    picks: [],
    building: "",
    due: {},
    using: "",
    held_size: more.held?.length ?? 0,
    held: [],
    purposes: {},
    spoils: {},
    bounty: 0,
    waiting: [],
    egypt_tokens: 4,
    targets: [],
    attack_deck: 0,
    attack_discards: [],
    collected: [],
    ahead: false,
    feat: "",
    ...more,
  };
}

export const seats = seated("Ana", "Bruno");
