import type { GameFace } from "../board";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { draw } from "./draw";
import { ON_BOARD } from "./moves";
import { sign } from "./sign";
import { book } from "./texts";

export const founders: GameFace = { Board, Cover, onBoard: ON_BOARD, book, draw, sign };
