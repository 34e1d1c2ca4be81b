import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { lang } from "../i18n";
import { api, Problem } from "../net/api";
import type { Question } from "../net/moment";
import type { Hint, Name } from "../wire/messages";

/** How much of a hint is told: nothing, where to look, the moves, why. */
export type Step = 0 | 1 | 2 | 3;

interface Found {
  number: number;
  spoken: string;
  hint: Hint;
}

/** Hints for the question that is asked, told step by step. */
export class Counsel {
  readonly #found = signal<Found | null>(null);
  readonly #step = signal<Step>(0);
  readonly #busy = signal(-1);
  readonly #problem = signal<Name | null>(null);
  /** The question for which a hint is on its way; -1 for none. */
  readonly busy: ReadonlySignal<number> = this.#busy;
  readonly problem: ReadonlySignal<Name | null> = this.#problem;

  constructor(
    private readonly table: string,
    private readonly secret: string | null,
  ) {}

  /** The hint for a question, as far as it was asked for in the reader's language. */
  hintFor(question: Question | null): Hint | null {
    const found = this.#found.value;
    return found && this.#step.value > 0 && found.number === question?.number && found.spoken === lang.value
      ? found.hint
      : null;
  }

  /** How much of it is told. */
  readonly step = computed(() => this.#step.value);

  /** Ask for a hint, or for the next step of the one that is there. */
  async ask(question: Question): Promise<void> {
    if (this.hintFor(question)) {
      this.#step.value = Math.min(3, this.#step.peek() + 1) as Step;
      return;
    }
    if (this.secret === null || this.#busy.peek() === question.number) return;
    this.#busy.value = question.number;
    this.#problem.value = null;
    const spoken = lang.peek();
    try {
      const wish = { secret: this.secret, number: question.number, lang: spoken };
      const { hint } = await api.hint(this.table, wish);
      this.#found.value = { number: question.number, spoken, hint };
      this.#step.value = 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#problem.value = error.text;
    } finally {
      this.#busy.value = -1;
    }
  }

  readonly close = (): void => {
    this.#step.value = 0;
    this.#problem.value = null;
  };

  /** The notations of the moves that are shown on the board: those to look at, then the best ones. */
  lit(question: Question | null): string[] {
    const hint = this.hintFor(question);
    if (!hint || !question) return [];
    const codes = this.#step.value === 1 ? hint.look : hint.best.map((one) => one.moves[0]);
    return question.moves.filter((move) => codes.includes(move.move)).map((move) => move.notation);
  }
}
