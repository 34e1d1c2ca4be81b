import type { Signal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Scene, Turn } from "./turns";

/** What the parts of the table tell each other about what is shown. */
export interface Shown {
  /** The last resolution, which of its scenes is shown, and that scene; null and undefined for the present. */
  turn: Turn | null;
  at: Signal<number | null>;
  scene: Scene | undefined;
  /** The clan whose provinces stand out. */
  clan: Signal<number | null>;
  /** The first city that is looked at in an auction. */
  city: Signal<string | null>;
  /** True while a plan is being rewritten move by move. */
  rewriting: boolean;
  /** Write another plan instead, by as many moves as it takes. */
  rewrite(target: string, levels: readonly number[]): void;
}

export const Showing = createContext<Shown | null>(null);

export function useShown(): Shown {
  const shown = useContext(Showing);
  if (!shown) throw new Error("a part of Yuan lies outside of its table");
  return shown;
}
