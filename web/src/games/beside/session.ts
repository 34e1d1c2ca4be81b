import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { lang } from "../../i18n";
import { kept } from "../../kept";
import { api, Problem } from "../../net/api";
import { sessionOf } from "../../table/beside";

/** A game at somebody's own table, of which this browser keeps the account; what comes next the server says. */
export interface Session<Account, Begin, Told, Advice> {
  account: Signal<Account | null>;
  /** The accounts before, which can be taken back. */
  past: Signal<readonly Account[]>;
  /** What stands on the table now, or why it is not known. */
  advice: Signal<Advice | null>;
  problem: Signal<Problem | null>;
  /** True while an answer is awaited: what stands there is that of before. */
  busy: ReadonlySignal<boolean>;
  begin(asked: Begin): Promise<void>;
  /** Go on by what was told. */
  tell(told: Told): Promise<void>;
  /** Put something right at the present point. */
  mend(change: Partial<Account>): void;
  retry(): void;
  back(): void;
  forget(): void;
}

// So many steps can be taken back.
const REMEMBERED = 30;

export function keepSession<
  Account extends object,
  Begin extends object,
  Told,
  Advice extends { account: Account },
>(game: string): Session<Account, Begin, Told, Advice> {
  // Both are kept, so that a reload or a locked phone loses nothing.
  const account = sessionOf(game) as unknown as Signal<Account | null>;
  const past = kept<readonly Account[]>(`beside.${game}.past`, []);
  const advice = signal<Advice | null>(null);
  const problem = signal<Problem | null>(null);
  // Bumped to ask once more.
  const tries = signal(0);
  // What was told last and could not be sent.
  let untold: Told | null = null;
  let asking = false;
  // How many answers are awaited.
  const awaited = signal(0);
  const waiting = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    awaited.value = awaited.peek() + 1;
    try {
      return await answer;
    } finally {
      awaited.value = awaited.peek() - 1;
    }
  };
  // The account and the language for which the advice holds.
  let shown = "";
  const keyOf = (of: Account | null) => (of ? JSON.stringify([of, lang.peek()]) : "");

  const play = (of: Account, told?: Told) =>
    waiting(api.beside<Advice>(game, { ask: "play", account: of, ...(told && { told }) }, lang.peek()));
  const take = (found: Advice) =>
    batch(() => {
      shown = keyOf(found.account);
      account.value = found.account;
      advice.value = found;
      problem.value = null;
    });
  const fail = (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    problem.value = error;
  };

  // The server keeps nothing: whatever stands here is asked anew, in the reader's language.
  effect(() => {
    const [of] = [account.value, lang.value, tries.value];
    const key = keyOf(of);
    if (key === shown) return;
    problem.value = null;
    if (!of) {
      shown = "";
      advice.value = null;
      return;
    }
    const current = () => keyOf(account.peek()) === key;
    play(of).then(
      (found) => {
        if (current()) take(found);
      },
      (error: unknown) => {
        if (!current()) return;
        advice.value = null;
        fail(error);
      },
    );
  });

  const tell = async (told: Told) => {
    const before = account.peek();
    if (!before || asking) return;
    asking = true;
    untold = null;
    try {
      const found = await play(before, told);
      // Somebody may have put something right meanwhile.
      if (account.peek() !== before) return;
      past.value = [...past.peek().slice(1 - REMEMBERED), before];
      take(found);
    } catch (error) {
      untold = told;
      fail(error);
    } finally {
      asking = false;
    }
  };
  return {
    account,
    past,
    advice,
    problem,
    busy: computed(() => awaited.value > 0),
    tell,
    begin: async (asked) => {
      const found = await waiting(api.beside<Advice>(game, asked, lang.peek()));
      past.value = [];
      take(found);
    },
    mend: (change) => {
      const now = account.peek();
      if (now) account.value = { ...now, ...change };
    },
    retry: () => {
      if (untold) void tell(untold);
      else tries.value += 1;
    },
    back: () => {
      const before = past.peek().at(-1);
      if (!before) return;
      past.value = past.peek().slice(0, -1);
      account.value = before;
    },
    forget: () => {
      past.value = [];
      account.value = null;
    },
  };
}
