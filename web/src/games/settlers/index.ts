import type { SettlersView } from "../../wire/settlers";
import type { Brief, GameFace } from "../board";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { draw } from "./draw";
import { drawn } from "./effects";
import { ON_BOARD } from "./moves";
import { book } from "./texts";

/** What the log names: the shelf from which it is drawn, or nothing for a place. */
const NAMED = { card: "common", location: "common" };

const brief = ({ round, players }: SettlersView): Brief => ({
  round,
  points: players.map((one) => one.points),
});

export const settlers: GameFace = {
  Board,
  Cover,
  onBoard: ON_BOARD,
  book,
  named: NAMED,
  signs: { amount: "good" },
  brief,
  draw,
  sign: drawn,
};
