import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { kept } from "../kept";
import type { Moment } from "../net/moment";
import type { Line } from "../wire/messages";

export type Speed = "slow" | "normal" | "fast" | "skip";

// How long each move of the others stands before the next is shown, in milliseconds.
export const PACE: Record<Speed, number> = { slow: 2000, normal: 1000, fast: 400, skip: 0 };
// What happened without anything to tell is not worth a pause.
const NOTHING_TOLD = 120;

/** How fast the moves of the others are played back. */
export const speed = kept<Speed>("speed", "normal");

/** The log after a moment: lines that were taken back are gone, new ones stand at the end. */
export function logAfter(log: readonly Line[], moment: Moment): readonly Line[] {
  return [...log.slice(0, moment.standing), ...moment.lines];
}

/** True for a moment that tells the whole log, to somebody who is new or in other words than before. */
const toldAnew = (moment: Moment): boolean => moment.standing === 0 && moment.lines.length > 0;

/** Shows the moments of a table one after the other, at a pace that can be followed. */
export class Playback {
  readonly #shown = signal<Moment | null>(null);
  readonly #latest = signal<Moment | null>(null);
  readonly #log = signal<readonly Line[]>([]);
  readonly #fresh = signal<readonly Line[]>([]);
  #queue: Moment[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What the board shows, and what the server said last. */
  readonly shown: ReadonlySignal<Moment | null> = this.#shown;
  readonly latest: ReadonlySignal<Moment | null> = this.#latest;
  /** The lines up to what is shown, and those that led to it. */
  readonly log: ReadonlySignal<readonly Line[]> = this.#log;
  readonly fresh: ReadonlySignal<readonly Line[]> = this.#fresh;
  /** True while the board is behind. */
  readonly behind = computed(() => this.#shown.value !== this.#latest.value);

  /** A new moment: shown in its turn, or at once where it is the reader's own doing. */
  arrive(moment: Moment, own: boolean): void {
    if (this.#latest.value?.seq === moment.seq) {
      this.#renew(moment);
      return;
    }
    this.#latest.value = moment;
    this.#queue.push(moment);
    if (own || moment.undone || speed.value === "skip" || document.hidden) {
      while (this.#queue.length) this.#next();
      this.#hold();
    } else if (this.#timer === undefined) this.#play();
  }

  /** The same moment with other company or in another language; where names or words change, in all lines then. */
  #renew(moment: Moment): void {
    const waiting = this.#queue.pop();
    if (waiting) {
      // Where nothing is told anew, what waits to be told still waits.
      const { standing, lines } = toldAnew(moment) ? moment : waiting;
      const renewed = { ...moment, standing, lines };
      this.#queue.push(renewed);
      this.#latest.value = renewed;
    } else {
      batch(() => {
        this.#latest.value = moment;
        this.#shown.value = moment;
        this.#log.value = logAfter(this.#log.value, moment);
        if (toldAnew(moment)) this.#fresh.value = [];
      });
    }
  }

  /** Show the present, without the way there. */
  jump(moment: Moment): void {
    this.#queue.push(moment);
    this.#latest.value = moment;
    this.skip();
  }

  /** Leave out what has not been shown yet. */
  skip(): void {
    while (this.#queue.length) this.#next();
    this.#fresh.value = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    const moment = this.#queue.shift();
    if (!moment) return;
    batch(() => {
      this.#log.value = logAfter(this.#log.value, moment);
      this.#fresh.value = toldAnew(moment) || moment.undone ? [] : moment.lines;
      this.#shown.value = moment;
    });
  }

  #play(): void {
    this.#timer = undefined;
    if (!this.#queue.length) return;
    this.#next();
    this.#hold();
  }

  #hold(): void {
    clearTimeout(this.#timer);
    const wait = this.#fresh.value.length ? PACE[speed.value] : NOTHING_TOLD;
    this.#timer = setTimeout(() => this.#play(), wait);
  }
}
