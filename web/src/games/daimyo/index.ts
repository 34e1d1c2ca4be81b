import type { Happening } from "../../wire/daimyo";
import type { GameFace } from "../board";
import { Board } from "./Board";
import { Beside } from "./beside/Beside";
import { Cover } from "./Cover";
import { draw } from "./draw";
import { sign } from "./Good";
import { ON_BOARD } from "./moves";
import { book } from "./texts";

const CHAPTERS: ReadonlySet<Happening> = new Set<Happening>(["round_began"]);

export const daimyo: GameFace = {
  Board,
  Beside,
  Cover,
  onBoard: ON_BOARD,
  book,
  chapters: CHAPTERS,
  draw,
  sign,
};
