import type { GameFace } from "../board";
import { Cover } from "./Cover";
import { Generic } from "./Generic";

/** The face of every game that has none of its own: nothing is clicked on the board, the decision bar has it all. */
export const generic: GameFace = { Board: Generic, Cover, onBoard: new Set() };
