import type { VNode } from "preact";
import { tileName } from "./content";
import { boundsOf, flower } from "./geometry";
import { TerrainDrawings } from "./Terrain";
import { TileCells } from "./TileCells";
import "./draw.css";

const MIDDLE = { q: 0, r: 0 };
const BOX = boundsOf(flower(MIDDLE, 0), 4);

/** Tiles as they lie on the table; the rest has to do with words. */
export function draw(shelf: string, id: string): VNode | null {
  if (shelf !== "tiles") return null;
  return (
    <figure class="y-drawn">
      <svg viewBox={`${BOX.x} ${BOX.y} ${BOX.width} ${BOX.height}`} aria-hidden="true">
        <TerrainDrawings />
        <TileCells tile={id} at={MIDDLE} rotation={0} rivers />
      </svg>
      <figcaption>{tileName(id)}</figcaption>
    </figure>
  );
}
