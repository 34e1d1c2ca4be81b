const TRAVEL = 260;
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** The things of a board by name, wherever they lie: every element with a `data-thing`. */
export function things(root: HTMLElement): Map<string, HTMLElement | SVGElement> {
  const found = root.querySelectorAll<HTMLElement | SVGElement>("[data-thing]");
  return new Map([...found].map((element) => [element.dataset.thing ?? "", element]));
}

/** True for a reader who wants no travelling. */
export function calm(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** Mark a thing as new for a moment, by the class that the board's style sheet animates. */
export function highlight(element: Element, fresh: string): void {
  element.classList.add(fresh);
  window.setTimeout(() => element.classList.remove(fresh), 900);
}

/** Let a thing travel from where it was, or pop in where it came from nowhere. */
export function arrive(
  element: HTMLElement | SVGElement,
  to: DOMRect | undefined,
  from: DOMRect | undefined,
): void {
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
