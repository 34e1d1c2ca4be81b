import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type Lang, lang } from "../../i18n";
import { texts } from "../../i18n/texts";
import { api, Problem } from "../../net/api";
import { Live } from "../../net/live";
import type { Frame, Line, SeatInfo, TableInfo } from "../../wire/messages";

/** What is the same for all positions of a finished game. */
export interface Finished {
  info: TableInfo;
  seats: readonly SeatInfo[];
  /** All that happened, as a spectator may know it, and the language in which it is told. */
  lines: readonly Line[];
  lang: Lang;
  first: Frame;
  last: number;
}

/** A spectator's look at a table: who sits there, and what has happened. */
function lookOn(table: string): Promise<{ seats: SeatInfo[]; lines: Line[] }> {
  return new Promise((resolve, reject) => {
    const live = new Live(table, null, {
      welcome: () => undefined,
      now: ({ seats, lines }) => {
        live.close();
        resolve({ seats, lines });
      },
      line: (open) => {
        if (open) return;
        live.close();
        reject(new Problem(0, "unreachable", texts["problem.unreachable"]));
      },
      turnedAway: ({ key, text }) => reject(new Problem(404, key, text)),
      refused: () => undefined,
    });
  });
}

/** Open a finished game to be looked at again. */
export async function openFinished(table: string): Promise<Finished> {
  const spoken = lang.peek();
  const [info, first] = await Promise.all([api.table(table), api.frame(table, 0, null, spoken)]);
  return { info, first, last: first.last, lang: spoken, ...(await lookOn(table)) };
}

/** The positions of a finished game, fetched as they are looked at. */
export class Frames {
  readonly #found = new Map<string, Frame>();
  readonly #shown;
  readonly #problem = signal<Problem | null>(null);
  readonly #lines;
  #lang: Lang;
  #wanted = "";

  /** Why the position that is wanted is not shown. */
  readonly problem: ReadonlySignal<Problem | null> = this.#problem;
  readonly shown: ReadonlySignal<Frame>;
  /** All that happens in the game, and what had happened by then. */
  readonly lines: ReadonlySignal<readonly Line[]>;
  readonly log: ReadonlySignal<readonly Line[]>;

  constructor(private readonly game: Finished) {
    this.#shown = signal(game.first);
    this.shown = this.#shown;
    this.#lines = signal(game.lines);
    this.#lang = game.lang;
    this.lines = this.#lines;
    this.log = computed(() => this.#lines.value.slice(0, this.#shown.value.told));
  }

  /** Show a position as a seat saw it; the latest wish counts where several are on their way. */
  async show(moves: number, seat: number | null, spoken: Lang): Promise<void> {
    const { table } = this.game.info;
    const key = `${moves} ${seat} ${spoken}`;
    this.#wanted = key;
    try {
      const frame = this.#found.get(key) ?? (await api.frame(table, moves, seat, spoken));
      this.#found.set(key, frame);
      const { lines } = this.#lang === spoken ? { lines: this.#lines.peek() } : await lookOn(table);
      if (this.#wanted !== key) return;
      this.#lang = spoken;
      this.#lines.value = lines;
      this.#shown.value = frame;
      this.#problem.value = null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (this.#wanted === key) this.#problem.value = error;
    }
  }
}
