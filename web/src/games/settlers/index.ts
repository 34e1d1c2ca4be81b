import type { GameFace } from "../board";
import { Board } from "./Board";
import { Cover } from "./Cover";
import { draw } from "./draw";
import { drawn } from "./effects";
import { ON_BOARD } from "./moves";
import { book } from "./texts";

export const settlers: GameFace = { Board, Cover, onBoard: ON_BOARD, book, draw, sign: drawn };
