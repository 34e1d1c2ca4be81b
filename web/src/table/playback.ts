import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { kept } from "../kept";
import type { Line, Moment } from "../wire/messages";

export type Speed = "slow" | "normal" | "fast" | "skip";

// How long each move of the others stands before the next is shown, in milliseconds.
export const PACE: Record<Speed, number> = { slow: 2000, normal: 1000, fast: 400, skip: 0 };
// What happened without anything to tell is not worth a pause.
const NOTHING_TOLD = 120;

/** How fast the moves of the others are played back. */
export const speed = kept<Speed>("speed", "normal");

/** The log after a moment: lines that were taken back are gone, new ones stand at the end. */
export function logAfter(log: readonly Line[], moment: Moment): readonly Line[] {
  if (moment.all_lines) return moment.lines;
  const firstNew = moment.lines[0]?.move ?? moment.moves + 1;
  const standing = log.filter((line) => line.move < firstNew);
  return [...standing, ...moment.lines];
}

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

  /** The same moment with other company: somebody came, went, or is called otherwise, in all lines then. */
  #renew(moment: Moment): void {
    const waiting = this.#queue.pop();
    if (waiting) {
      const { lines, all_lines } = moment.all_lines ? moment : waiting;
      const renewed = { ...moment, lines, all_lines };
      this.#queue.push(renewed);
      this.#latest.value = renewed;
    } else {
      batch(() => {
        this.#latest.value = moment;
        this.#shown.value = moment;
        if (moment.all_lines) this.#log.value = moment.lines;
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
      this.#fresh.value = moment.all_lines || moment.undone ? [] : moment.lines;
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
