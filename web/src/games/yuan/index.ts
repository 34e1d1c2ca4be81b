import type { Happening } from "../../wire/yuan";
import type { GameFace } from "../board";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { draw } from "./draw";
import { ON_BOARD } from "./moves";
import { sign } from "./sign";
import { book } from "./texts";

const CHAPTERS: ReadonlySet<Happening> = new Set<Happening>(["wheel_turned", "stage_began"]);

export const yuan: GameFace = { Board, Cover, onBoard: ON_BOARD, book, chapters: CHAPTERS, draw, sign };
