import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { arrive, calm, highlight, things } from "../shared/travel";

type Rects = ReadonlyMap<string, DOMRect>;

/** Where a thing that was not there before has come from: a tile from the market, a revealed tile from its pile. */
export function cameFrom(thing: string, before: Iterable<string>): string | undefined {
  const [what, place, , tile] = thing.split(":");
  if (what === "row") return `pile:${place}`;
  if (what !== "cell") return undefined;
  const names = [...before];
  return names.find((name) => /^(row|victory|draft):/.test(name) && name.endsWith(`:${tile}`)) ?? "pile:0";
}

/** Let what is new on the board travel or pop in; with reduced motion it is only highlighted for a moment. */
export function useMotion(root: RefObject<HTMLElement | null>, view: unknown, moved: boolean): void {
  const before = useRef<Rects>(new Map());
  useLayoutEffect(() => {
    if (!root.current) return;
    const now = things(root.current);
    const rects = new Map([...now].map(([name, element]) => [name, element.getBoundingClientRect()]));
    const old = before.current;
    if (moved && old.size > 0) {
      // What moved up in a row or in a list of tokens is not new.
      for (const [name, element] of now) {
        if (old.has(name) || name.startsWith("pile:") || shifted(name, old)) continue;
        if (calm()) highlight(element, "f-fresh");
        else arrive(element, rects.get(name), old.get(cameFrom(name, old.keys()) ?? ""));
      }
    }
    before.current = rects;
  }, [view]);
}

function shifted(name: string, old: Rects): boolean {
  const [what, pile, , tile] = name.split(":");
  if (what !== "row") return false;
  return [...old.keys()].some((other) => other.startsWith(`row:${pile}:`) && other.endsWith(`:${tile}`));
}
