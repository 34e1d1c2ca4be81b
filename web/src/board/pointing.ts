import "./pointing.css";

/** A thing that a line of the log names: by its noun and its word, and whose it may be. */
export interface Named {
  noun: string;
  word: string;
  /** The seats on whose sides it may lie, where several have one of the same name. */
  seats: readonly number[];
}

const MARK = "data-pointed";

/** True for the name of a thing that means this one: `cell:1:0,0:mine` names a side, a place and what lies there. */
function means(name: string, { word, seats }: Named): boolean {
  const parts = name.split(":");
  const side = parts.length > 2 ? Number(parts[1]) : Number.NaN;
  return parts.includes(word) && (Number.isNaN(side) || seats.includes(side));
}

/** Where a thing lies on the board that is shown; none for what has gone. */
export function placesOf(named: Named): Element[] {
  const things = document.querySelectorAll<HTMLElement>(".board [data-thing]");
  const places = [...things].filter((one) => means(one.dataset.thing ?? "", named));
  const direct = document.querySelectorAll(`.board [data-${named.noun}="${CSS.escape(named.word)}"]`);
  return [...places, ...direct];
}

/** Show on the board where a thing lies, until `pointAway`. */
export function pointOut(named: Named): void {
  pointAway();
  for (const place of placesOf(named)) place.toggleAttribute(MARK, true);
}

export function pointAway(): void {
  for (const one of document.querySelectorAll(`[${MARK}]`)) one.removeAttribute(MARK);
}

/** Bring a thing into sight where it lies. */
export function goTo(named: Named): void {
  pointOut(named);
  placesOf(named)[0]?.scrollIntoView?.({ block: "center", behavior: "smooth" });
}
