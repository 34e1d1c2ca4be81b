import { signal } from "@preact/signals";
import { kept } from "../../kept";

/** The table that plays any game, in place of a game's own board. */
export const plainBoard = kept("plainBoard", false);
/** False once the hints of a first game were closed for good. */
export const hintsWanted = kept("hints", true);
/** Whether single keys do what is done most. */
export const keysWanted = kept("keys", true);
/** Whether the log stands beside the board, where there is room for both. */
export const logOpen = kept("logOpen", true);

// Below this size the board needs the room, and the log is opened over it.
const wide = window.matchMedia?.("(min-width: 75rem) and (min-height: 32.01rem)");
/** True where there is room for board and log side by side. */
export const isWide = signal(wide?.matches ?? true);
wide?.addEventListener("change", () => {
  isWide.value = wide.matches;
});
