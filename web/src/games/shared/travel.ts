/** How long and how things travel. */
export const TIMING: KeyframeAnimationOptions = { duration: 260, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" };

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

/** Let a thing appear that came from nowhere. */
export function pop(element: Element): void {
  element.animate(
    [
      { transform: "scale(0.4)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    TIMING,
  );
}

/** The way of a thing from where it lay to where it lies, measured from its upper left corner. */
export function way(from: DOMRect, to: DOMRect): Keyframe[] {
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  return [{ transform: start }, { transform: "none" }];
}

/** Let a picture of a thing fly over the board while the thing itself waits unseen, so that no frame cuts it off. */
export function fly(
  thing: Element,
  picture: HTMLElement | SVGElement,
  to: DOMRect,
  frames: Keyframe[],
  board: Element,
): void {
  const origin = board.getBoundingClientRect();
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    left: `${to.left - origin.left}px`,
    top: `${to.top - origin.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
  });
  board.append(picture);
  thing.animate([{ opacity: 0 }, { opacity: 0 }], TIMING);
  const remove = () => picture.remove();
  picture.animate(frames, TIMING).finished.then(remove, remove);
}
