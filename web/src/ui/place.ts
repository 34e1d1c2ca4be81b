const GAP = 6;
const MARGIN = 8;

/** Put a fixed box below a place of the window, above it or beside it, where there is room for it without covering it. */
export function placeBeside(box: HTMLElement, place: DOMRect): void {
  // A box that stands at the edge would be measured narrower than it can be.
  box.style.left = "0";
  const { width, height } = box.getBoundingClientRect();
  const inside = (at: number, size: number, room: number) =>
    Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  const { innerWidth, innerHeight } = window;
  const below = place.bottom + GAP;
  const above = place.top - GAP - height;
  const right = place.right + GAP;
  const left = place.left - GAP - width;
  let [x, y] = [place.left, below];
  if (below + height + MARGIN > innerHeight) {
    if (above >= MARGIN) y = above;
    else if (right + width + MARGIN <= innerWidth) [x, y] = [right, place.top];
    else if (left >= MARGIN) [x, y] = [left, place.top];
  }
  box.style.left = `${inside(x, width, innerWidth)}px`;
  box.style.top = `${inside(y, height, innerHeight)}px`;
}

/** How much of two boxes lies on each other. */
export function overlap(one: DOMRectReadOnly, other: DOMRectReadOnly): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
