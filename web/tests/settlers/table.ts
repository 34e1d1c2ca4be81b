import { cardOf, KINDS } from "../../src/games/settlers/content";
import type { CardView, LocationView, PlayerView, SettlersView } from "../../src/wire/settlers";
import { seated } from "../asked";

/** A card face up, by its word. */
export function card(name: string): CardView {
  const printed = cardOf(name);
  const { location = 0, ...cost } = printed.cost as Record<string, number>;
  return {
    card: name,
    entry: printed.id,
    deck: printed.deck,
    kind: printed.kind,
    colours: [...printed.colors],
    cost,
    needs_location: location > 0,
    raze: printed.raze ?? {},
    deal: printed.deal ?? "",
    value: printed.vp,
  };
}

/** A location of a seat, with what lies on it. */
export function location(name: string, owner: number, more: Partial<LocationView> = {}): LocationView {
  const { effect, raze } = cardOf(name);
  return {
    card: card(name),
    owner,
    holder: owner,
    token: false,
    uses: 0,
    limit: effect.type === "action" ? effect.limit : 0,
    spent: {},
    blocked: false,
    defense: false,
    samurai: false,
    raze_cost: raze ? 2 : 0,
    dealt_by: null,
    under: 0,
    under_cards: [],
    offered: {},
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
    virtual: false,
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
      faction: locations.filter((one) => one.card.kind === kind && one.card.deck !== "common"),
      common: locations.filter((one) => one.card.kind === kind && one.card.deck === "common"),
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
    draft: [],
    chosen: false,
    kept: "",
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
    building: null,
    due: {},
    using: "",
    held_size: more.held?.length ?? 0,
    held: [],
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
