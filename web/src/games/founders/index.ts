import type { FoundersView } from "../../wire/founders";
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

export const founders: GameFace = { Board, Cover, onBoard: ON_BOARD, book, named: NAMED, brief, draw, sign };
