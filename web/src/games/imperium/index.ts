import type { Happening } from "../../wire/imperium";
import type { GameFace } from "../board";
import { Board } from "./Board";
import { Beside } from "./beside/Beside";
import { Cover } from "./Cover";
import { campaign } from "./campaign";
import { draw } from "./draw";
import { sign } from "./Mark";
import { ON_BOARD } from "./moves";
import { book } from "./texts";

const CHAPTERS: ReadonlySet<Happening> = new Set<Happening>(["round_began", "solstice_began"]);

export const imperium: GameFace = {
  Board,
  Beside,
  Cover,
  onBoard: ON_BOARD,
  book,
  draw,
  sign,
  campaign,
  chapters: CHAPTERS,
};
