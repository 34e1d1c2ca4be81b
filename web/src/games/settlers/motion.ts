import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { arrive, calm, highlight, things } from "../shared/travel";

// A thing that has moved less than this has only made room.
const NEAR = 24;

/** Let cards travel from where they lay, and new ones from their deck; with reduced motion they are highlighted. */
export function useMotion(root: RefObject<HTMLElement | null>, view: unknown, moved: boolean): void {
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    if (!root.current) return;
    const now = things(root.current);
    const rects = new Map([...now].map(([name, element]) => [name, element.getBoundingClientRect()]));
    const old = before.current;
    before.current = rects;
    if (!moved || old.size === 0) return;
    for (const [name, element] of now) {
      const to = rects.get(name);
      const from = old.get(name);
      if (!to || name.startsWith("deck:") || (from && stayed(from, to))) continue;
      if (!calm()) arrive(element, to, from ?? old.get(element.dataset.from ?? ""));
      else if (!from) highlight(element, "s-fresh");
    }
  }, [view]);
}

/** True for a thing that is as large as before and has not gone far. */
function stayed(from: DOMRect, to: DOMRect): boolean {
  const far = Math.hypot(from.left - to.left, from.top - to.top);
  return Math.abs(from.width - to.width) < 1 && far < NEAR;
}
