import { book } from "../../src/games/founders/texts";
import type { FoundersView, NationView, PlacedTile } from "../../src/wire/founders";
import { seated } from "../asked";

await book.open();

/** A nation from lines like "forest 0,0". */
export function nation(...lines: string[]): NationView {
  return {
    tiles: lines.map(placed),
    carts: [],
    hand: {},
    picked: [],
    replaced: [],
    points: 0,
    victory_tiles: 0,
  };
}

export function placed(line: string): PlacedTile {
  const [tile = "", cell = ""] = line.split(" ");
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y, tile, producing: true, unprotected: false, war: false, coin: false, artisan: "" };
}

/** A table with these nations, in the middle of the turn of seat 0. */
export function table(nations: NationView[], more: Partial<FoundersView> = {}): FoundersView {
  return {
    seat: 0,
    seats: nations.length,
    turn: 5,
    active: 0,
    first: 0,
    to_act: [0],
    step: "",
    over: false,
    rows: [
      { pile: 9, tiles: ["lake"] },
      { pile: 9, tiles: ["mine", "winery"] },
      { pile: 0, tiles: [] },
    ],
    victory: ["great_temple_jupiter"],
    draft: [],
    swept: [],
    nations,
    supply: { war: 6, coin: 6, cart: 6 },
    artisans_left: 6,
    boxed: {},
    token: "",
    victim: -1,
    bought: "",
    tile: "",
    drawn: false,
    ...more,
  };
}

export const seats = seated("Ana", "Bruno", "Chloé");
