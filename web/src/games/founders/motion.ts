import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { calm, fly, highlight, pop, TIMING, things, way } from "../shared/travel";

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
        if (old.has(name) || name.startsWith("pile:") || shifted(name, old.keys())) continue;
        if (calm()) highlight(element, "f-fresh");
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

function arrive(element: HTMLElement | SVGElement, to: DOMRect | undefined, from: DOMRect | undefined): void {
  if (!element.animate || !to) return;
  if (!from || from.width === 0 || to.width === 0) pop(element);
  else if (element instanceof SVGGElement) flyTile(element, to, way(from, to));
  else element.animate(way(from, to), TIMING);
}

/** A tile of a map flies over the board, because a map shows nothing outside of its frame. */
function flyTile(tile: SVGGElement, to: DOMRect, frames: Keyframe[]): void {
  const board = tile.closest(".founders");
  if (!board) return;
  const flying = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const copy = tile.cloneNode(true) as SVGGElement;
  delete copy.dataset.thing;
  flying.append(copy);
  flying.setAttribute("viewBox", "2 2 96 96");
  flying.classList.add("f-flying");
  fly(tile, flying, to, frames, board);
}
