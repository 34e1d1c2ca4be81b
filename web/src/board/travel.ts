import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./travel.css";

const TIMING: KeyframeAnimationOptions = { duration: 260, easing: "cubic-bezier(0.3, 0.7, 0.2, 1)" };
// A thing that has moved less than this has only made room.
const NEAR = 24;

type Thing = HTMLElement | SVGGraphicsElement;

/** Where a thing lies on the screen, and in what it lies, however that is scrolled. */
interface Lying {
  rect: DOMRect;
  list: Element | null;
  x: number;
  y: number;
}

type Places = ReadonlyMap<string, Lying>;

/**
 * Let every element with a `data-thing` travel from where it lay. What was not there before comes from the first of the
 * places in its `data-from`, names of things or of an element with a `data-source`, that has been left; else it pops up.
 * With reduced motion what is new is highlighted instead.
 */
export function useTravel(root: RefObject<HTMLElement | null>, view: unknown, moved: boolean): void {
  const before = useRef<Places>(new Map());
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    const found = [...board.querySelectorAll<Thing>("[data-thing], [data-source]")];
    const now = new Map(found.map((one) => [nameOf(one), lyingOf(one)]));
    const old = before.current;
    before.current = now;
    if (!moved || old.size === 0) return;
    for (const element of found) {
      const to = now.get(nameOf(element));
      const last = old.get(nameOf(element));
      if (!to || !element.dataset.thing || (last && stayed(element, last, to))) continue;
      if (calm()) {
        if (!last) highlight(element);
      } else if ("animate" in element && to.rect.width > 0) {
        const origin = originOf(element.dataset.from ?? "", old, now);
        arrive(board, element, to.rect, (last ?? old.get(origin ?? ""))?.rect);
      }
    }
  }, [view]);
}

const nameOf = ({ dataset }: Thing): string => dataset.thing ?? dataset.source ?? "";

/** True for a reader who wants no travelling. */
const calm = (): boolean => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

function lyingOf(element: Thing): Lying {
  const rect = element.getBoundingClientRect();
  const list = element.parentElement;
  const frame = list?.getBoundingClientRect();
  return {
    rect,
    list,
    x: rect.left - (frame?.left ?? 0) + (list?.scrollLeft ?? 0),
    y: rect.top - (frame?.top ?? 0) + (list?.scrollTop ?? 0),
  };
}

/** True for a thing that is as large as before and has not gone far among its own; in a drawing everything shifts together. */
function stayed(element: Thing, from: Lying, to: Lying): boolean {
  if (element instanceof SVGElement) return true;
  const same = from.list === to.list && Math.abs(from.rect.width - to.rect.width) < 1;
  return same && Math.hypot(from.x - to.x, from.y - to.y) < NEAR;
}

/** Which of these places a new thing came from: one that is empty now, or the last that was there. */
export function originOf(
  places: string,
  old: Pick<Places, "has">,
  now: Pick<Places, "has">,
): string | undefined {
  const known = places.split(" ").filter((name) => old.has(name));
  return known.find((name) => !now.has(name)) ?? known.at(-1);
}

function highlight(element: Element): void {
  element.classList.add("fresh");
  window.setTimeout(() => element.classList.remove("fresh"), 900);
}

/** Let a picture of a thing fly over the board while the thing itself waits unseen, so that no frame cuts it off. */
function arrive(board: HTMLElement, thing: Thing, to: DOMRect, from: DOMRect | undefined): void {
  if (!from || from.width === 0) {
    thing.animate([{ transform: "scale(0.4)", opacity: 0 }, {}], TIMING);
    return;
  }
  const origin = board.getBoundingClientRect();
  const picture = pictureOf(thing);
  picture.classList.add("flying");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, {
    left: `${to.left - origin.left}px`,
    top: `${to.top - origin.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    // What its own frame sets is not known where it flies: as large as it was, so that no word breaks.
    fontSize: getComputedStyle(thing).fontSize,
  });
  board.append(picture);
  thing.animate([{ opacity: 0 }, { opacity: 0 }], TIMING);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const remove = () => picture.remove();
  picture.animate([{ transform: start }, {}], TIMING).finished.then(remove, remove);
}

/** A copy of a thing that is nothing but a picture; a part of a drawing becomes a drawing of its own. */
function pictureOf(thing: Thing): HTMLElement | SVGElement {
  const copy = thing.cloneNode(true) as Thing;
  for (const one of [copy, ...copy.querySelectorAll<Thing>("[data-thing], [data-move], [data-lit]")]) {
    for (const key of ["thing", "move", "lit"]) delete one.dataset[key];
  }
  if (!(thing instanceof SVGElement)) {
    (copy as HTMLElement).inert = true;
    return copy;
  }
  const { x, y, width, height } = thing.getBBox();
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.append(copy);
  return drawing;
}
