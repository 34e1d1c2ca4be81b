import { kept } from "../kept";
import { api } from "../net/api";
import type { GameInfo, LessonInfo, OpenTable, SeatWish } from "../wire/messages";
import { sitDown } from "./recent";
import type { SoloChoice } from "./solo";

/** What the player of this browser is called. */
export const ownName = kept("name", "");

// Who the bots are at the table, the same in every language.
export const BOT_NAMES = [
  "Livia",
  "Marcus",
  "Octavia",
  "Titus",
  "Drusilla",
  "Cassius",
  "Aurelia",
  "Felix",
  "Claudia",
  "Lucius",
];

/** The bot that one plays against unless one says otherwise. */
export const USUAL_BOT = "quick";

/** True for a seat that no bot shall have. */
export const isPerson = (wish: SeatWish): boolean => !wish.bot;

/** Open a table and say where it is. */
export async function openTable(wish: OpenTable, shared = false): Promise<string> {
  return sitDown(
    await api.open(wish),
    wish.seats.map((seat) => seat.name ?? ""),
    shared,
  );
}

/** The reader on the first seat, bots on the others. */
export function againstBots(seats: number, bot = USUAL_BOT): SeatWish[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { bot: null, name: ownName.peek() }
      : { bot, name: BOT_NAMES[(seat - 1) % BOT_NAMES.length] ?? "" },
  );
}

/** A game that teaches, against its bots. */
export function learn(game: GameInfo, lesson: LessonInfo): Promise<string> {
  return openTable({ game: game.id, seats: againstBots(lesson.seats, lesson.bot), lesson: lesson.name });
}

/** A usual table against bots, at once. */
export function playNow(game: GameInfo): Promise<string> {
  return openTable({ game: game.id, seats: againstBots(game.usual_seats) });
}

/** True for a game that has rules for one player besides those for several. */
export const hasSolo = (game: GameInfo): boolean => game.seats.includes(1) && game.usual_seats > 1;

/** The solo game, with what was chosen for it. */
export function playAlone(game: GameInfo, options: SoloChoice = {}): Promise<string> {
  return openTable({ game: game.id, seats: againstBots(1), options });
}
