import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import { kept } from "../kept";
import type { Moment } from "../net/moment";
import type { Line } from "../wire/messages";
import { actionOf } from "./actions";

export type Speed = "slow" | "normal" | "fast" | "skip";

// How long each move of the others stands before the next is shown, in milliseconds.
export const PACE: Record<Speed, number> = { slow: 2000, normal: 1000, fast: 400, skip: 0 };
// What happened without anything to tell is not worth a pause.
const NOTHING_TOLD = 120;
// Where more actions than these wait to be shown, all of them are shown faster: nobody waits for long.
const PATIENCE = 3;
// So many moments are kept to be looked at again.
const KEPT = 200;

/** How fast the moves of the others are played back. */
export const speed = kept<Speed>("speed", "normal");

/** The log after a moment: lines that were taken back are gone, new ones stand at the end. */
export function logAfter(log: readonly Line[], moment: Moment): readonly Line[] {
  return [...log.slice(0, moment.standing), ...moment.lines];
}

/** True for a moment that tells the whole log, to somebody who is new or in other words than before. */
const toldAnew = (moment: Moment): boolean => moment.standing === 0 && moment.lines.length > 0;

/** True for a moment that nobody need see, such as that one of many has made a plan. */
const isQuiet = ({ lines }: Moment): boolean =>
  lines.length > 0 && lines.every((line) => line.role === "quiet");

/** The lines of the action that the last line belongs to. */
function lastAction(log: readonly Line[]): readonly Line[] {
  const last = log.at(-1);
  if (!last) return [];
  const first = log.findLastIndex((line) => actionOf(line) !== actionOf(last)) + 1;
  return log.slice(first);
}

/** What was on the board, and what had led there. */
interface Scene {
  shown: Moment;
  fresh: readonly Line[];
  told: readonly Line[];
}

/** Shows the moments of a table one after the other, at a pace that can be followed. */
export class Playback {
  readonly #shown = signal<Moment | null>(null);
  readonly #latest = signal<Moment | null>(null);
  readonly #log = signal<readonly Line[]>([]);
  readonly #fresh = signal<readonly Line[]>([]);
  readonly #told = signal<readonly Line[]>([]);
  readonly #scenes = signal<readonly Scene[]>([]);
  #queue: Moment[] = [];
  // What is looked at again; the last of it is the present.
  #again: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What the board shows, and what the server said last. */
  readonly shown: ReadonlySignal<Moment | null> = this.#shown;
  readonly latest: ReadonlySignal<Moment | null> = this.#latest;
  /** The lines up to what is shown, and those that led to it. */
  readonly log: ReadonlySignal<readonly Line[]> = this.#log;
  readonly fresh: ReadonlySignal<readonly Line[]> = this.#fresh;
  /** The whole action to which these belong, of which earlier moves may have told a part. */
  readonly told: ReadonlySignal<readonly Line[]> = this.#told;
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
    // What completes the action that is shown belongs to it, and is no second thing to wait for.
    else if (this.#queue.length === 1 && this.#again.length === 0 && this.#continues(moment)) this.#play();
  }

  /** True for a moment that goes on with the action that is shown, or that is not worth a pause. */
  #continues(moment: Moment): boolean {
    const [first] = moment.lines;
    const last = this.#told.peek().at(-1);
    if (isQuiet(moment)) return true;
    return first !== undefined && last !== undefined && actionOf(first) === actionOf(last);
  }

  /** True if the way in which an action came about can be shown again. */
  readonly knows = (action: number): boolean =>
    this.#scenes.value.some(({ fresh }) => fresh.some((line) => actionOf(line) === action));

  /** Show some actions again where they happened, then the present. */
  readonly replay = (actions: readonly number[]): void => {
    this.skip();
    const present = this.#shown.peek();
    const wanted = new Set(actions);
    const scenes = this.#scenes.peek();
    const picked = scenes.flatMap((scene, place) => {
      if (!scene.fresh.some((line) => wanted.has(actionOf(line)))) return [];
      const before = scenes[place - 1];
      return before ? [{ ...before, fresh: [], told: [] }, scene] : [scene];
    });
    if (!present || picked.length === 0) return;
    this.#again = [...picked, { shown: present, fresh: [], told: [] }];
    this.#play();
  };

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
        if (toldAnew(moment)) {
          this.#fresh.value = [];
          this.#told.value = [];
          this.#scenes.value = [];
        }
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
    const present = this.#again.at(-1);
    this.#again = [];
    if (present) this.#show(present);
    while (this.#queue.length) this.#next();
    this.#fresh.value = [];
    this.#told.value = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    const moment = this.#queue.shift();
    if (!moment) return;
    const anew = toldAnew(moment) || moment.undone;
    batch(() => {
      this.#log.value = logAfter(this.#log.value, moment);
      const fresh = anew ? [] : moment.lines;
      const told = fresh.length ? lastAction(this.#log.value) : [];
      this.#show({ shown: moment, fresh, told });
      const scenes = anew ? [] : this.#scenes.value;
      this.#scenes.value = [...scenes, { shown: moment, fresh, told }].slice(-KEPT);
    });
  }

  #show({ shown, fresh, told }: Scene): void {
    batch(() => {
      this.#fresh.value = fresh;
      this.#told.value = told;
      this.#shown.value = shown;
    });
  }

  #play(): void {
    this.#timer = undefined;
    const scene = this.#again.shift();
    if (scene) this.#show(scene);
    else if (this.#queue.length) {
      this.#next();
      while (this.#queue[0] && this.#continues(this.#queue[0])) this.#next();
    } else return;
    this.#hold();
  }

  #hold(): void {
    clearTimeout(this.#timer);
    const pace = PACE[speed.value] * Math.min(1, PATIENCE / Math.max(1, this.#queue.length));
    const quiet = this.#fresh.value.every((line) => line.role === "quiet");
    const wait = quiet ? NOTHING_TOLD : pace;
    this.#timer = setTimeout(() => this.#play(), wait);
  }
}
