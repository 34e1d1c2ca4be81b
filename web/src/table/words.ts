import { createContext } from "preact";
import { NO_WORDS } from "../games/board";
import type { GameWords } from "../wire/messages";

/** What the things of the table's game are called. */
export const Words = createContext<GameWords>(NO_WORDS);
