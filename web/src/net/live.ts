import { openLine, WITHOUT_SERVER } from "#house";
import { type Lang, lang } from "../i18n";
import type {
  Again,
  Answer,
  Done,
  HandOver,
  Hello,
  Now,
  Play,
  Plead,
  Reasons,
  Refused,
  Rename,
  SitDown,
  Speak,
  TakeBack,
  Welcome,
  Why,
} from "../wire/messages";
import { type Moment, readMoment, type View } from "./moment";

type ToPage = Welcome | Now | Done | Refused | Reasons;
type Numbered = Play | Why | TakeBack | Plead | Answer | HandOver | SitDown | Rename | Speak | Again;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** What the page may ask of the table; the line gives each request its number. */
export type Request = WithoutId<Numbered>;
/** How a request ended; null: the line broke before the answer, the next moment will tell. */
export type Outcome = Done | Refused | Reasons | null;

export interface Listener {
  welcome(message: Welcome): void;
  /** `caughtUp` is true for the first moment after the line was (re)opened. */
  now(moment: Moment, caughtUp: boolean): void;
  /** The line is open, or lost and tried again. */
  line(open: boolean): void;
  /** The server does not let this page in; there is no use in trying again. */
  turnedAway(refusal: Refused): void;
  /** A refusal of something that could not be read. */
  refused(refusal: Refused): void;
}

// The longest waits before the first, second... new attempt; each is at least half as long, at random, so that not all
// pages come back at the same instant when a server does.
export const BACKOFF = [300, 800, 1500, 3000, 6000, 10000];

// A line that gives no answer for so long is dead, though the browser may not have noticed.
export const PATIENCE = 12000;

// How the server closes a line that is of no use to try again: a wrong secret, no such table.
const TURNED_AWAY = [4403, 4404];

/** One table's WebSocket: greets, opens itself again after a break, and gives every request its answer. */
export class Live {
  #socket: WebSocket | null = null;
  #pending = new Map<number, (outcome: Outcome) => void>();
  #lastId = 0;
  #seq = -1;
  // The language in which the server speaks on this line, and the view as it was told there last.
  #lang: Lang = lang.peek();
  #view: View = {};
  #greeted = false;
  #refusal: Refused | null = null;
  #caughtUp = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #stop: () => void;

  constructor(
    private readonly table: string,
    private readonly secret: string | null,
    private readonly listener: Listener,
    private readonly open: (table: string) => WebSocket = openLine,
  ) {
    // A house on this very device is there with or without a network.
    if (!WITHOUT_SERVER) {
      addEventListener("offline", this.#wentOffline);
      addEventListener("online", this.#wentOnline);
    }
    this.#connect();
    this.#stop = lang.subscribe((wanted) => this.#speak(wanted));
  }

  /** Ask something; the promise always ends, with null if the line breaks first. */
  ask(request: Request): Promise<Outcome> {
    if (!this.#greeted) return Promise.resolve(null);
    this.#lastId += 1;
    const id = this.#lastId;
    const socket = this.#socket;
    this.#send({ ...request, id } as Numbered);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#abandon(socket), PATIENCE);
      this.#pending.set(id, (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      });
    });
  }

  /** Do not wait for the next attempt. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    removeEventListener("offline", this.#wentOffline);
    removeEventListener("online", this.#wentOnline);
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#giveUpPending();
  }

  #send(message: Numbered | Hello): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = this.open(this.table);
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      // Lines in another language are of no use.
      const seq = this.#lang === lang.peek() ? this.#seq : -1;
      this.#lang = lang.peek();
      this.#view = {};
      this.#send({ type: "hello", secret: this.secret, seq, lang: this.#lang });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      // A line that was given up may still deliver something.
      if (this.#socket === socket) this.#hear(JSON.parse(event.data) as ToPage);
    };
    socket.onclose = ({ code }) => {
      if (TURNED_AWAY.includes(code) && this.#refusal) {
        this.close();
        this.listener.turnedAway(this.#refusal);
      } else this.#lost(socket);
    };
  }

  /** The reader wants another language: all that was said is said again in it. */
  #speak(wanted: Lang): void {
    if (!this.#greeted || wanted === this.#lang) return;
    this.#lang = wanted;
    void this.ask({ type: "speak", lang: wanted });
  }

  #hear(message: ToPage): void {
    switch (message.type) {
      case "welcome":
        this.#greeted = true;
        this.#caughtUp = false;
        this.#attempts = 0;
        this.listener.line(true);
        this.listener.welcome(message);
        break;
      case "now":
        this.#now(message.moment);
        break;
      case "done":
      case "reasons":
        this.#settle(message.id, message);
        break;
      case "refused":
        if (message.id !== null) this.#settle(message.id, message);
        else if (this.#greeted) this.listener.refused(message);
        else this.#refusal = message;
        break;
    }
  }

  #now(told: Now["moment"]): void {
    const first = !this.#caughtUp;
    const moment = readMoment(told, this.#view);
    this.#view = moment.view;
    // A moment that is older than what is known has nothing new to say, unless the server itself begins from it.
    if (moment.seq < this.#seq && !first) return;
    this.#seq = moment.seq;
    this.#caughtUp = true;
    this.listener.now(moment, first);
  }

  #settle(id: number, outcome: Outcome): void {
    this.#pending.get(id)?.(outcome);
    this.#pending.delete(id);
  }

  #giveUpPending(): void {
    for (const id of [...this.#pending.keys()]) this.#settle(id, null);
  }

  readonly #wentOffline = (): void => this.#abandon(this.#socket);

  readonly #wentOnline = (): void => this.retry();

  /** Give a line up that may never say that it is broken. */
  #abandon(socket: WebSocket | null): void {
    if (!socket) return;
    this.#lost(socket);
    socket.close();
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket || this.#closed) return;
    this.#socket = null;
    this.#greeted = false;
    this.#giveUpPending();
    this.listener.line(false);
    const longest = BACKOFF[Math.min(this.#attempts, BACKOFF.length - 1)] as number;
    const wait = longest * (0.5 + Math.random() / 2);
    this.#attempts += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
