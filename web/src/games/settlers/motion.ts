import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { calm, fly, highlight, pop, things, way } from "../shared/travel";

// A thing that has moved less than this has only made room.
const NEAR = 24;

/** Let cards travel from where they lay, and new ones from their deck; with reduced motion they are highlighted. */
export function useMotion(root: RefObject<HTMLElement | null>, view: unknown, moved: boolean): void {
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const now = things(board);
    const rects = new Map([...now].map(([name, element]) => [name, element.getBoundingClientRect()]));
    const old = before.current;
    before.current = rects;
    if (!moved || old.size === 0) return;
    for (const [name, element] of now) {
      const to = rects.get(name);
      const last = old.get(name);
      if (!to || name.startsWith("deck:") || (last && stayed(last, to))) continue;
      if (calm()) {
        if (!last) highlight(element, "s-fresh");
      } else arrive(board, element, to, last ?? old.get(element.dataset.from ?? ""));
    }
  }, [view]);
}

/** True for a thing that is as large as before and has not gone far. */
function stayed(from: DOMRect, to: DOMRect): boolean {
  const far = Math.hypot(from.left - to.left, from.top - to.top);
  return Math.abs(from.width - to.width) < 1 && far < NEAR;
}

/** A card flies over the board, because rows that scroll show nothing outside of their frame. */
function arrive(board: HTMLElement, element: Element, to: DOMRect, from: DOMRect | undefined): void {
  if (!element.animate || to.width === 0) return;
  if (!from || from.width === 0) {
    pop(element);
    return;
  }
  const picture = element.cloneNode(true) as HTMLElement;
  delete picture.dataset.thing;
  for (const inside of picture.querySelectorAll<HTMLElement>("[data-move]")) delete inside.dataset.move;
  picture.inert = true;
  picture.classList.add("s-flying");
  fly(element, picture, to, way(from, to), board);
}
