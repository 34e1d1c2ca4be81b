import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { texts } from "../i18n/texts";
import { kept } from "../kept";
import { api, Problem } from "../net/api";
import { Live, type Outcome, type Request } from "../net/live";
import type { Moment, Move, Question } from "../net/moment";
import type { Name, TableInfo } from "../wire/messages";
import { Counsel } from "./counsel";
import { Playback } from "./playback";

/** What the decision bar tells about a request that was not carried out, or about why a move is not possible. */
export interface Notice {
  text: Name | string;
  rules: readonly string[];
}

/** One table as this page knows it: its moments, its question, and what is on its way. */
export class TableStore {
  readonly playback = new Playback();
  readonly #info = signal<TableInfo | null>(null);
  readonly #seat = signal<number | null>(null);
  readonly #open = signal(false);
  readonly #along = signal(false);
  readonly #turnedAway = signal<Name | null>(null);
  readonly #notice = signal<Notice | null>(null);
  readonly #answered = signal(-1);
  readonly #warned = signal<Move | null>(null);
  readonly #asking = new Set<string>();
  readonly #live: Live;
  readonly #stop: () => void;
  // The question whose default was taken; where it was refused, taking it again would not help.
  #taken = -1;
  // The choices that were answered without asking since the reader's last own answer.
  #automatic: readonly string[] = [];
  // The move that is made as soon as a half-made one is given up for it.
  #instead: string | null = null;
  // True while the reader takes an own plea back: then nobody has refused it.
  #withdrawing = false;

  readonly info: ReadonlySignal<TableInfo | null> = this.#info;
  readonly seat: ReadonlySignal<number | null> = this.#seat;
  readonly open: ReadonlySignal<boolean> = this.#open;
  /** True if the server lets the reader take the game along. */
  readonly along: ReadonlySignal<boolean> = this.#along;
  readonly turnedAway: ReadonlySignal<Name | null> = this.#turnedAway;
  readonly notice: ReadonlySignal<Notice | null> = this.#notice;
  /** The move that gives something up, and waits for the reader to say once more that it is meant. */
  readonly warned: ReadonlySignal<Move | null> = this.#warned;
  /** What the reader is asked now, whether or not the board is there yet; null while an answer is on its way. */
  readonly question: ReadonlySignal<Question | null> = computed(() => {
    const question = this.playback.latest.value?.question ?? null;
    return question && question.number !== this.#answered.value ? question : null;
  });
  /**
   * The same as far as it is put: when the board has come to it. What was asked before the others moved waits for
   * nobody: while all plan at once, that one of them is ready keeps none from planning.
   */
  readonly asked: ReadonlySignal<Question | null> = computed(() => {
    const { shown, behind } = this.playback;
    const question = this.question.value;
    return behind.value && shown.value?.question?.number !== question?.number ? null : question;
  });
  /** True while an answer is on its way. */
  readonly sending = computed(() => this.playback.latest.value?.question?.number === this.#answered.value);
  /** A game by links between two devices: whether the turn is the reader's; null for any other. */
  readonly byLinks = signal<"turn" | "wait" | null>(null);
  /** True for somebody who has come by a link that was not made in this browser. */
  readonly newcomer = signal(false);
  /** Hints for the reader, where there are any. */
  readonly counsel;
  /** The choices at this table whose default is taken without asking. */
  readonly always;
  /** What was answered so, in words, by choice: what the reader may want to be asked again. */
  readonly answers;
  // True once the choices that are quiet from the start have been made so.
  readonly #quieted;
  // Those that taking back does not open again.
  #closed: ReadonlySet<string> = new Set();

  constructor(
    readonly table: string,
    /** The key of the reader's seat; null for one who looks on. */
    readonly secret: string | null,
    openSocket?: (table: string) => WebSocket,
  ) {
    this.counsel = new Counsel(table, secret);
    this.always = kept<readonly string[]>(`always.${table}`, []);
    this.answers = kept<Readonly<Record<string, string>>>(`answers.${table}`, {});
    this.#quieted = kept(`quieted.${table}`, false);
    this.#live = new Live(
      table,
      secret,
      {
        welcome: ({ info, seat, along = false }) => {
          this.#info.value = info;
          this.#along.value = along;
          this.#seat.value = seat;
        },
        now: (moment, caughtUp) => this.#hear(moment, caughtUp),
        line: (open) => {
          this.#open.value = open;
          if (!open) void this.#findOut();
        },
        turnedAway: ({ text }) => {
          this.#turnedAway.value = text;
        },
        refused: ({ text, rules }) => {
          this.#notice.value = { text, rules };
        },
      },
      openSocket,
    );
    const stops = [effect(() => this.#takeDefault()), effect(() => this.#takeInstead())];
    this.#stop = () => {
      for (const stop of stops) stop();
    };
  }

  /** Answer the question that is asked; what gives something up for good is said first, and asked once. */
  readonly play = (move: Move): void => {
    if (move.warning && this.#warned.peek()?.move !== move.move) {
      this.#notice.value = null;
      this.#warned.value = move;
      return;
    }
    this.#automatic = [];
    void this.#answer(move.move, false);
  };

  /** Take the default of these choices from now on, where nobody else plays and nothing is taught. */
  beQuiet(choices: ReadonlyMap<string, "menu" | "undo">): void {
    const latest = this.playback.latest.peek();
    const others = latest?.seats.some((one) => one.person && one.seat !== this.#seat.peek());
    if (!latest || others || latest.lesson) return;
    this.#closed = new Set([...choices].flatMap(([choice, opened]) => (opened === "menu" ? [choice] : [])));
    if (this.#quieted.peek()) return;
    this.#quieted.value = true;
    this.always.value = [...this.always.peek(), ...choices.keys()];
  }

  /** Answer a choice like this from now on. */
  answerAlways(choice: string, label: string): void {
    this.answers.value = { ...this.answers.peek(), [choice]: label };
    this.always.value = [...this.always.peek(), choice];
  }

  /** Ask the reader again. */
  askAgain(choice: string): void {
    this.always.value = this.always.peek().filter((one) => one !== choice);
  }

  /** Do not do what was warned of. */
  readonly spare = (): void => {
    this.#warned.value = null;
  };

  /**
   * Go back to the reader's last choice, to before the half-made move, or take back all that is free. What was answered
   * without asking and is taken back is asked from now on.
   */
  readonly takeBack = (how: "choice" | "begun" | "all"): Promise<void> => {
    if (how === "all" || this.playback.latest.peek()?.undo.auto) {
      const known = this.#automatic.length > 0;
      this.always.value = this.always
        .peek()
        .filter((one) => this.#closed.has(one) || (known && !this.#automatic.includes(one)));
      this.#automatic = [];
    }
    return this.ask({ type: "take_back", begun: how === "begun", all: how === "all" });
  };

  /** Give a half-made move up and make another one instead. */
  readonly instead = async (notation: string): Promise<void> => {
    this.#instead = notation;
    await this.takeBack("begun");
    // The question came before, unless it was refused.
    this.#instead = null;
  };

  /** Take an own plea back. */
  readonly withdraw = (): void => {
    this.#withdrawing = true;
    void this.ask({ type: "answer", agree: false });
  };

  /** Ask why a move is not possible; the notice tells. */
  readonly why = (notation: string): void => {
    void this.ask({ type: "why", notation });
  };

  /** Anything else that can be asked of the table; the same is not asked twice before its answer. */
  async ask(request: Request): Promise<void> {
    const words = JSON.stringify(request);
    if (this.#asking.has(words)) return;
    this.#asking.add(words);
    await this.#send(request);
    this.#asking.delete(words);
  }

  readonly retry = (): void => this.#live.retry();

  readonly dismiss = (): void => {
    this.#notice.value = null;
  };

  close(): void {
    this.#stop();
    this.#live.close();
    this.playback.skip();
  }

  #hear(moment: Moment, caughtUp: boolean): void {
    const before = this.playback.latest.value;
    if (before?.question?.number !== moment.question?.number) {
      this.#notice.value = null;
      this.#warned.value = null;
    }
    this.#tellPlea(before, moment, caughtUp);
    if (caughtUp) {
      if (this.#notice.value?.text === texts["problem.offline"]) this.#notice.value = null;
      this.#answered.value = -1;
      this.#taken = -1;
      this.playback.jump(moment);
    } else this.playback.arrive(moment, this.#isOwn(moment));
  }

  /** A plea that ends with nothing taken back was refused, or the game went on; who asked wants to know. */
  #tellPlea(before: Moment | null, moment: Moment, caughtUp: boolean): void {
    if (before?.plea?.seat !== this.#seat.value || moment.plea) return;
    const withdrawn = this.#withdrawing;
    this.#withdrawing = false;
    if (moment.undone || withdrawn || caughtUp) return;
    this.#notice.value = { text: texts[moment.mover === null ? "plea.refused" : "plea.lapsed"], rules: [] };
  }

  /** True for a move that the reader made, and no bot in the reader's place. */
  #isOwn({ mover, seats }: Moment): boolean {
    return mover !== null && mover === this.#seat.value && !seats.find((one) => one.seat === mover)?.bot;
  }

  async #answer(move: number, auto: boolean): Promise<void> {
    const question = this.question.peek();
    if (!question) return;
    this.#warned.value = null;
    this.#answered.value = question.number;
    const outcome = await this.#send({ type: "play", number: question.number, move, auto });
    if (outcome?.type !== "done") this.#answered.value = -1;
  }

  async #send(request: Request): Promise<Outcome> {
    this.#notice.value = null;
    const forbidden = this.#forbidden(request);
    if (forbidden) {
      this.#notice.value = { text: forbidden, rules: [] };
      return null;
    }
    const open = this.#open.peek();
    const outcome = await this.#live.ask(request);
    if (outcome === null) {
      this.#notice.value = { text: texts[open ? "problem.lost" : "problem.offline"], rules: [] };
    } else if (outcome.type !== "done") this.#notice.value = { text: outcome.text, rules: outcome.rules };
    return outcome;
  }

  /** Why something cannot be asked in a game by links, if it cannot: bots and pleas would need both devices at once. */
  #forbidden({ type }: Request): Name | null {
    const way = this.byLinks.peek();
    if (way === null || type === "why" || type === "speak" || type === "rename") return null;
    if (way === "wait") return texts["letters.wait"];
    return type === "play" || type === "take_back" ? null : texts["letters.not"];
  }

  /** Make the move for which another was given up. */
  #takeInstead(): void {
    const question = this.question.value;
    const moment = this.playback.latest.value;
    if (!question || !moment?.undone || this.#instead === null) return;
    const move = question.moves.find((one) => one.notation === this.#instead);
    this.#instead = null;
    if (move) void this.#answer(move.move, false);
  }

  #takeDefault(): void {
    const question = this.question.value;
    const always = this.always.value;
    if (question?.default == null || !question.awaited || question.number === this.#taken) return;
    if (always.includes(question.choice)) {
      this.#taken = question.number;
      this.#automatic = [...this.#automatic, question.choice];
      const label = question.moves.find((one) => one.move === question.default)?.label;
      if (label && !(question.choice in this.answers.peek()))
        this.answers.value = { ...this.answers.peek(), [question.choice]: label };
      void this.#answer(question.default, true);
    }
  }

  // A line that cannot be opened may mean a table that is not there.
  async #findOut(): Promise<void> {
    try {
      await api.table(this.table);
    } catch (error) {
      if (error instanceof Problem && error.status === 404) {
        this.#live.close();
        this.#turnedAway.value = error.text;
      }
    }
  }
}
