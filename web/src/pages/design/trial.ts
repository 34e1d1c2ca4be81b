import { signal } from "@preact/signals";
import { api, Problem } from "../../net/api";
import type { Tried, TryOut } from "../../wire/messages";

// Milliseconds between two looks at a comparison.
const PAUSE = 600;

/** A comparison that the server makes, as far as it has come. */
export class Trial {
  readonly #tried = signal<Tried | null>(null);
  readonly #problem = signal<Problem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #current = 0;

  readonly tried = this.#tried;
  readonly problem = this.#problem;

  /** Begin, and follow it until it is done; what was compared before is given up. */
  async begin(game: string, wish: TryOut): Promise<void> {
    const current = this.leave();
    this.#problem.value = null;
    await this.#follow(current, () => api.tryOut(game, wish));
  }

  /** Follow nothing any more. */
  leave(): number {
    clearTimeout(this.#timer);
    this.#current += 1;
    return this.#current;
  }

  async #follow(current: number, ask: () => Promise<Tried>): Promise<void> {
    try {
      const tried = await ask();
      if (current !== this.#current) return;
      this.#tried.value = tried;
      if (!tried.done) {
        this.#timer = setTimeout(() => void this.#follow(current, () => api.trial(tried.id)), PAUSE);
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (current === this.#current) this.#problem.value = error;
    }
  }
}
