import { kept } from "../../kept";

/** The table that plays any game, in place of a game's own board. */
export const plainBoard = kept("plainBoard", false);
// Below this width the board needs the room.
const ROOMY = 1200;
/** Whether the log stands beside the board. */
export const logOpen = kept("logOpen", window.innerWidth >= ROOMY);
/** False once the hints of a first game were closed for good. */
export const hintsWanted = kept("hints", true);
