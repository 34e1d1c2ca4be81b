import type { GameFace } from "../board";
import { Board } from "./Board";
import { Beside } from "./beside/Beside";
import { Cover } from "./Cover";
import { campaign } from "./campaign";
import { draw } from "./draw";
import { sign } from "./Mark";
import { ON_BOARD } from "./moves";
import { book } from "./texts";

export const imperium: GameFace = {
  Board,
  Beside,
  Cover,
  onBoard: ON_BOARD,
  book,
  draw,
  sign,
  campaign,
  chapters: new Set(["round_began", "solstice_began"]),
};
