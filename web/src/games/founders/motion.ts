import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const TRAVEL = 260;
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

type Rects = ReadonlyMap<string, DOMRect>;

function things(root: HTMLElement): Map<string, HTMLElement | SVGElement> {
  const found = root.querySelectorAll<HTMLElement | SVGElement>("[data-thing]");
  return new Map([...found].map((element) => [element.dataset.thing ?? "", element]));
}

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
      const calm = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
      // What moved up in a row or in a list of tokens is not new.
      for (const [name, element] of now) {
        if (old.has(name) || name.startsWith("pile:") || shifted(name, old.keys())) continue;
        if (calm) highlight(element);
        else arrive(element, rects.get(name), old.get(cameFrom(name, old.keys()) ?? ""));
      }
    }
    before.current = rects;
  }, [view]);
}

/** True for an open tile that was there before, in another place of its row or of the draft. */
export function shifted(name: string, old: Iterable<string>): boolean {
  const parts = name.split(":");
  const list = { row: `row:${parts[1]}:`, draft: "draft:" }[parts[0] ?? ""];
  return (
    list !== undefined &&
    [...old].some((other) => other.startsWith(list) && other.endsWith(`:${parts.at(-1)}`))
  );
}

function highlight(element: Element): void {
  element.classList.add("f-fresh");
  window.setTimeout(() => element.classList.remove("f-fresh"), 900);
}

function arrive(element: HTMLElement | SVGElement, to: DOMRect | undefined, from: DOMRect | undefined): void {
  const timing = { duration: TRAVEL, easing: EASE };
  if (!element.animate || !to) return;
  if (!from || from.width === 0 || to.width === 0) {
    element.animate(
      [
        { transform: "scale(0.4)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      timing,
    );
    return;
  }
  // Inside a drawing lengths are counted in its own units.
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const dx = (from.left - to.left) / unit;
  const dy = (from.top - to.top) / unit;
  const start = `translate(${dx}px, ${dy}px) scale(${from.width / to.width})`;
  element.animate(
    [
      { transform: start, opacity: 0.8 },
      { transform: "none", opacity: 1 },
    ],
    timing,
  );
}
