import { type ReadonlySignal, signal } from "@preact/signals";
import type { Lang } from "../../i18n";
import { api, Problem } from "../../net/api";
import type { Report } from "../../wire/messages";

// Milliseconds after which the coach is asked what it has found meanwhile.
const AGAIN = 1500;

/** What the coach has found in a finished game; it is asked again while it still looks and somebody reads. */
export class Coach {
  readonly #report = signal<Report | null>(null);
  readonly #problem = signal<Problem | null>(null);
  readonly report: ReadonlySignal<Report | null> = this.#report;
  readonly problem: ReadonlySignal<Problem | null> = this.#problem;

  constructor(
    private readonly table: string,
    private readonly again = AGAIN,
  ) {}

  /** Follow what is found about a seat's decisions; what is returned ends it. */
  follow(seat: number, lang: Lang): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const look = async () => {
      try {
        const { report } = await api.coach(this.table, seat, lang);
        if (ended) return;
        this.#report.value = report;
        this.#problem.value = null;
        if (!report.done) timer = setTimeout(look, this.again);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (!ended) this.#problem.value = error;
      }
    };
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }
}
