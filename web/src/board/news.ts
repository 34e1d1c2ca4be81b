import { createContext, type RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { actionOf, lastMoveOf } from "../table/actions";
import type { Line } from "../wire/messages";

/** The other player in whose area something lies; null elsewhere. */
export const AreaOf = createContext<number | null>(null);

const NOBODY = -1;

/** True if others did something within a move, such as an opponent whom the rules play. */
function othersIn(log: readonly Line[], move: number, seat: number): boolean {
  return log.some((line) => actionOf(line) === move && line.seat !== seat && line.seat !== NOBODY);
}

/** By how much the numbers of the others have changed since the last move of a seat. */
export function useChanges(log: readonly Line[], seat: number): (name: string, value: number) => number {
  const own = lastMoveOf(log, seat);
  const since = useRef(own);
  const now = useRef(new Map<string, number>());
  const before = useRef(new Map<string, number>());
  if (since.current !== own) {
    const answered = own > since.current && othersIn(log, own, seat);
    since.current = own;
    before.current = answered ? new Map(now.current) : new Map();
  }
  return (name, value) => {
    now.current.set(name, value);
    const known = before.current.get(name);
    if (known === undefined) before.current.set(name, value);
    return value - (known ?? value);
  };
}

/** Mark what lies new in the areas of the others since the last move of a seat, until its next. */
export function useNews(
  root: RefObject<HTMLElement | null>,
  view: unknown,
  log: readonly Line[],
  seat: number,
): void {
  const own = lastMoveOf(log, seat);
  const last = useRef({ own, view });
  const known = useRef(new Set<string>());
  const fresh = useRef(new Set<string>());
  useLayoutEffect(() => {
    const things = [...(root.current?.querySelectorAll<HTMLElement>(".opponent [data-thing]") ?? [])];
    const names = things.map((one) => one.dataset.thing ?? "").filter((name) => !known.current.has(name));
    const anew = last.current.own !== own;
    if (anew) fresh.current.clear();
    // What comes into sight because somebody's side is opened was there before.
    const moved = last.current.view !== view && (!anew || othersIn(log, own, seat));
    if (moved) for (const name of names) fresh.current.add(name);
    for (const name of names) known.current.add(name);
    last.current = { own, view };
    for (const one of things) one.toggleAttribute("data-new", fresh.current.has(one.dataset.thing ?? ""));
  });
}
