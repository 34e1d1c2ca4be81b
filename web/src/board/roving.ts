import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A place of a drawing by its name; y counts downwards. */
export interface Spot {
  name: string;
  x: number;
  y: number;
}

/** A walk by arrow keys over the things of a drawing, of which the tab key reaches one. */
export interface Rove {
  stop(name: string): { tabindex: number; "data-spot": string };
  enter(name: string): void;
  walk(event: KeyboardEvent, from: string): void;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest spot in the direction of an arrow key; straight ahead counts before aside. */
export function spotTowards(from: Spot, spots: readonly Spot[], key: string): Spot | undefined {
  const [wx = 0, wy = 0] = WAYS[key] ?? [];
  let best: Spot | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const along = (spot.x - from.x) * wx + (spot.y - from.y) * wy;
    const aside = Math.abs((spot.x - from.x) * wy - (spot.y - from.y) * wx);
    const far = along + 1.5 * aside;
    if (along < 1 || aside > along * 1.8 || far >= least) continue;
    best = spot;
    least = far;
  }
  return best;
}

/** The walk over these spots of a drawing; what takes the place of the spot that had the focus gets it. */
export function useRoving(root: RefObject<HTMLElement | null>, spots: readonly Spot[]): Rove {
  const current = useSignal("");
  const inside = useRef(false);
  const spotOf = (name: string) => spots.find((spot) => spot.name === name);
  const stop = spotOf(current.value)?.name ?? spots[0]?.name;
  const focus = (name: string, options?: FocusOptions) =>
    root.current?.querySelector<SVGElement>(`[data-spot="${name}"]`)?.focus(options);

  useLayoutEffect(() => {
    const element = root.current;
    const note = (event: FocusEvent) => {
      inside.current = event.type === "focusin" || event.relatedTarget === null;
    };
    element?.addEventListener("focusin", note);
    element?.addEventListener("focusout", note);
    return () => {
      element?.removeEventListener("focusin", note);
      element?.removeEventListener("focusout", note);
    };
  }, []);
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) {
      focus(current.value, { preventScroll: true });
    }
  });

  return {
    // In a drawing the name of the attribute is case-sensitive.
    stop: (name) => ({ tabindex: name === stop ? 0 : -1, "data-spot": name }),
    enter(name) {
      current.value = name;
    },
    walk(event, from) {
      const start = spotOf(from);
      if (!start || !WAYS[event.key]) return;
      event.preventDefault();
      const next = spotTowards(start, spots, event.key);
      if (!next) return;
      current.value = next.name;
      focus(next.name);
    },
  };
}
