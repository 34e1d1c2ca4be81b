const GAP = 6;
const MARGIN = 8;

/** Put a fixed box below a place of the window, or above where there is no room, always inside the window. */
export function placeBeside(box: HTMLElement, place: DOMRect): void {
  // A box that stands at the edge would be measured narrower than it can be.
  box.style.left = "0";
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(place.left, window.innerWidth - width - MARGIN);
  const below = place.bottom + GAP;
  const above = place.top - GAP - height;
  const top = below + height + MARGIN > window.innerHeight && above >= MARGIN ? above : below;
  box.style.left = `${Math.max(MARGIN, left)}px`;
  box.style.top = `${Math.max(MARGIN, Math.min(top, window.innerHeight - height - MARGIN))}px`;
}
