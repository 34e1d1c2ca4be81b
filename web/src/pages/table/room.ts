import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

// No more of the window than this is kept free for what may be asked next.
const MOST = 0.2;

/**
 * Keeps the room that a bar once needed, so that nothing moves under the pointer when the next question needs less;
 * with the last question, such as at the end of a turn, it is given back.
 */
export function useRoom(asked: boolean): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  const most = useRef(0);
  const width = useRef(0);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    // Another width is another arrangement.
    if (!asked || width.current !== window.innerWidth) most.current = 0;
    width.current = window.innerWidth;
    element.style.minHeight = "";
    const { height } = element.getBoundingClientRect();
    if (height <= window.innerHeight * MOST) most.current = Math.max(most.current, height);
    if (most.current) element.style.minHeight = `${most.current}px`;
  });
  return bar;
}
