import type { YuanView } from "../../wire/yuan";
import type { Brief, GameFace } from "../board";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { draw } from "./draw";
import { ON_BOARD } from "./moves";
import { sign } from "./sign";
import { book } from "./texts";

/** What the log names: the shelf from which it is drawn, or nothing for a place. */
const NAMED = { province: "", source: "", tile: "tiles" };

const brief = ({ turn, clans }: YuanView): Brief => ({ turn, points: clans.map((one) => one.temples) });

export const yuan: GameFace = {
  Board,
  Cover,
  onBoard: ON_BOARD,
  book,
  named: NAMED,
  brief,
  draw,
  sign,
};
