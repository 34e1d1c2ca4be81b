import type { VNode } from "preact";
import { TileDrawing } from "./TileFace";

/** Tiles as they lie on the table; resources and tokens have to do with words. */
export function draw(shelf: string, id: string): VNode | null {
  return shelf === "tiles" ? <TileDrawing of={id} /> : null;
}
