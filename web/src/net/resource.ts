import { type ReadonlySignal, signal } from "@preact/signals";
import { api, Problem } from "./api";

/** Something fetched from the server: on its way, there, or failed. */
export interface Resource<T> {
  readonly value: ReadonlySignal<T | null>;
  readonly problem: ReadonlySignal<Problem | null>;
  retry(): void;
}

/** Fetch something now; its signals follow. */
export function fetched<T>(fetch: () => Promise<T>): Resource<T> {
  const value = signal<T | null>(null);
  const problem = signal<Problem | null>(null);
  const retry = () => {
    problem.value = null;
    fetch().then(
      (found) => {
        value.value = found;
      },
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        problem.value = error;
      },
    );
  };
  retry();
  return { value, problem, retry };
}

/** Fetched at most once for each name and pack: games, rules and content do not change while a page is open. */
function once<T>(
  fetch: (name: string, pack?: string) => Promise<T>,
): (name: string, pack?: string) => Resource<T> {
  const found = new Map<string, Resource<T>>();
  return (name, pack = "") => {
    const key = `${name} ${pack}`;
    const known = found.get(key);
    if (known) return known;
    const fresh = fetched(() => fetch(name, pack));
    found.set(key, fresh);
    return fresh;
  };
}

const libraries = once(() => api.library());
export const library = () => libraries("");
export const wordsOf = once(api.words);
export const rulesOf = once(api.rules);
export const primerOf = once(api.primer);
export const contentOf = once(api.content);
