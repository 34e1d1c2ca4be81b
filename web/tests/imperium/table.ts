import { book } from "../../src/games/imperium/texts";
import type { ImperiumView, PlayerView } from "../../src/wire/imperium";
import { seated } from "../asked";

await book.open();

/** A player of a nation with its power card in play. */
export function player(nation: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    nation,
    side: "B",
    state: "barbarian",
    tokens: { materials: 3, population: 2, progress: 1 },
    actions: 3,
    exhausts: 5,
    hand_limit: 5,
    hand_size: more.hand?.length ?? 5,
    hand: [],
    deck: 4,
    discard: [],
    area: [{ card: `${nation}-power-b` }],
    history_size: 0,
    history: [],
    ...more,
  };
}

/** A table in the third round, in the turn of the first seat. */
export function table(players: PlayerView[], more: Partial<ImperiumView> = {}): ImperiumView {
  return {
    seat: 0,
    seats: players.length,
    round: 3,
    order: "none",
    first: 0,
    active: 0,
    to_act: [0],
    step: "",
    over: false,
    box: "classics",
    offered: [],
    players,
    market: [
      { deck: "main_deck", card: "cl-elders", unrest: 1 },
      { deck: "main_deck", card: "cl-qin", unrest: 1 },
      { deck: "civilised_deck", card: "cl-coinage", tokens: { progress: 2 }, unrest: 1 },
      { deck: "tradition_deck", card: "cl-shrine", unrest: 1 },
      { deck: "region_deck", card: "cl-mountain" },
    ],
    decks: { region_deck: 5, tradition_deck: 5, civilised_deck: 6, main_deck: 30 },
    unrest_pile: 12,
    exile: ["cl-hills"],
    fame_deck: 6,
    king: "cl-king-of-kings",
    king_side: "A",
    ending: "none",
    cause: "",
    ender: null,
    collapsed: false,
    freed: [],
    alike: [],
    ignored: [],
    resolving: "",
    actor: null,
    waiting: [],
    civ: null,
    ...more,
  };
}

export const seats = seated("Ana", "Bruno");
