import type { DaimyoView } from "../../wire/daimyo";
import type { Brief, GameFace } from "../board";
import { Board } from "./Board";
import { Beside } from "./beside/Beside";
import { Cover } from "./Cover";
import { draw } from "./draw";
import { sign } from "./Good";
import { ON_BOARD } from "./moves";
import { book } from "./texts";

/** What the log names: the shelf from which it is drawn, or nothing for a place. */
const NAMED = {
  hero: "heroes",
  solo: "solo",
  bonus: "tiles",
  clan: "clans",
  place: "",
  origin: "",
  island: "",
};

const brief = ({ round, players }: DaimyoView): Brief => ({
  round,
  points: players.map((one) => one.points),
});

export const daimyo: GameFace = {
  Board,
  Beside,
  Cover,
  onBoard: ON_BOARD,
  book,
  named: NAMED,
  signs: { amount: "good" },
  brief,
  draw,
  sign,
};
