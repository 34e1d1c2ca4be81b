import { computed, effect, type Signal, signal } from "@preact/signals";
import { lang } from "../../i18n";
import { kept } from "../../kept";
import { api, Problem } from "../../net/api";
import { sessionOf } from "../../table/beside";

/** A game at somebody's own table, as far as this browser keeps account of it. */
export interface Account<Session, Asked, Advice> {
  session: Signal<Session | null>;
  /** The states before, which can be taken back. */
  past: Signal<readonly Session[]>;
  /** What the session wants to know: the answer, or why it does not come. */
  advice: Signal<Advice | null>;
  problem: Signal<Problem | null>;
  ask(asked: Asked): Promise<Advice>;
  retry(): void;
  begin(first: Session): void;
  /** Go on to another state; the last ones are remembered. */
  go(change: Partial<Session>): void;
  /** Put something right in the present state. */
  mend(change: Partial<Session>): void;
  back(): void;
  forget(): void;
}

// So many steps can be taken back.
const REMEMBERED = 30;

/** Keep account of a game; `askedBy` says what a state of it wants to know. */
export function keepAccount<Session extends object, Asked extends object, Advice>(
  game: string,
  askedBy: (now: Session) => Asked | null,
): Account<Session, Asked, Advice> {
  // Both are kept, so that a reload or a locked phone loses nothing.
  const session = sessionOf(game) as unknown as Signal<Session | null>;
  const past = kept<readonly Session[]>(`beside.${game}.past`, []);
  const advice = signal<Advice | null>(null);
  const problem = signal<Problem | null>(null);
  // Bumped to ask once more.
  const tries = signal(0);
  const question = computed(() => {
    const asked = session.value && askedBy(session.value);
    return asked ? JSON.stringify(asked) : "";
  });
  const ask = (asked: Asked) => api.beside<Advice>(game, asked, lang.peek());

  // The server keeps nothing: whatever the session is about is asked anew, in the reader's language.
  effect(() => {
    const [asked] = [question.value, lang.value, tries.value];
    problem.value = null;
    if (!asked) {
      advice.value = null;
      return;
    }
    const current = () => question.peek() === asked;
    ask(JSON.parse(asked) as Asked).then(
      (found) => {
        if (current()) advice.value = found;
      },
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        if (!current()) return;
        advice.value = null;
        problem.value = error;
      },
    );
  });

  const mend = (change: Partial<Session>) => {
    const now = session.peek();
    if (now) session.value = { ...now, ...change };
  };
  return {
    session,
    past,
    advice,
    problem,
    ask,
    retry: () => {
      tries.value += 1;
    },
    begin: (first) => {
      past.value = [];
      session.value = first;
    },
    go: (change) => {
      const now = session.peek();
      if (!now) return;
      past.value = [...past.peek().slice(1 - REMEMBERED), now];
      advice.value = null;
      mend(change);
    },
    mend,
    back: () => {
      const before = past.peek().at(-1);
      if (!before) return;
      past.value = past.peek().slice(0, -1);
      advice.value = null;
      session.value = before;
    },
    forget: () => {
      past.value = [];
      session.value = null;
    },
  };
}
