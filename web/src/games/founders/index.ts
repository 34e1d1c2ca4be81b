import type { Founders, FoundersView } from "../../wire/founders";
import type { Brief, GameFace } from "../board";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { draw } from "./draw";
import { ON_BOARD } from "./moves";
import { sign } from "./sign";
import { book } from "./texts";

/** What the log names: the shelf from which it is drawn, or nothing for a place. */
const NAMED = { tile: "tiles", cell: "" };

const brief = ({ turn, nations }: FoundersView): Brief => ({
  turn,
  points: nations.map((one) => one.points),
});

// Bots need not be asked after every turn whether the game shall end.
const QUIET = new Map<Founders["choice"], "menu">([["ProposeEnd", "menu"]]);

export const founders: GameFace = {
  Board,
  Cover,
  onBoard: ON_BOARD,
  book,
  named: NAMED,
  signs: { token: "token" },
  brief,
  quiet: QUIET,
  draw,
  sign,
};
