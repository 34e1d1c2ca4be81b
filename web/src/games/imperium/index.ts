import type { Imperium, ImperiumView } from "../../wire/imperium";
import type { Brief, GameFace } from "../board";
import { Board } from "./Board";
import { Beside } from "./beside/Beside";
import { Cover } from "./Cover";
import { campaign } from "./campaign";
import { draw } from "./draw";
import { sign } from "./Mark";
import { ON_BOARD } from "./moves";
import { book } from "./texts";

/** What the log names: the shelf from which it is drawn, or nothing for a place. */
const NAMED = { card: "cards", host: "cards", nation: "nations" };

const brief = ({ round, players }: ImperiumView): Brief => ({
  round,
  points: players.map((one) => one.points ?? null),
});

// Progress is a point each, so that others pay first; whoever wants it otherwise takes the payment back.
const QUIET = new Map<Imperium["choice"], "undo">([["PayPrice", "undo"]]);

export const imperium: GameFace = {
  Board,
  Beside,
  Cover,
  onBoard: ON_BOARD,
  book,
  named: NAMED,
  signs: { amount: "token" },
  brief,
  quiet: QUIET,
  draw,
  sign,
  campaign,
};
