import type { VNode } from "preact";
import { TileFace } from "./TileFace";

/** Tiles as they lie on the table; resources and tokens have to do with words. */
export function draw(shelf: string, id: string): VNode | null {
  if (shelf !== "tiles") return null;
  return (
    <svg class="f-skin f-drawn" viewBox="0 0 100 100" aria-hidden="true">
      <TileFace of={id} />
    </svg>
  );
}
