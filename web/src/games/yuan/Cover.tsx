import { Arrows } from "./Arrows";
import { boundsOf, cellOf, edgesOf, flower, middle, nameOf } from "./geometry";
import { Land, Standing } from "./Pieces";
import type { Stand } from "./pieces";
import { TerrainDrawings } from "./Terrain";
import { TileCells } from "./TileCells";
import "./Cover.css";

const TILES = [
  ["mongolia_a", 0, 0, 0],
  ["mongolia_c", 2, 1, 2],
  ["mongolia_f", 3, -2, 4],
  ["mongolia_g", 5, -1, 1],
] as const;

const BARE: Stand = { owner: null, clan: "", cities: 0, ramparts: 0, armies: 0, temple: false };
const RED = { owner: 0, clan: "suhey" };
const BLUE = { owner: 3, clan: "zhuang" };
const STANDS: Readonly<Record<string, Partial<Stand>>> = {
  "2,-2": { ...RED, cities: 2, ramparts: 1, armies: 1 },
  "1,-1": RED,
  "3,-3": { ...RED, temple: true },
  "4,-3": { ...RED, cities: 1, armies: 1 },
  "-1,0": RED,
  "0,1": { temple: true },
  "1,1": { temple: true },
  "5,-2": { ...BLUE, armies: 3 },
  "4,-1": { ...BLUE, temple: true },
  "5,-1": { ...BLUE, temple: true },
  "4,0": { ...BLUE, cities: 1, ramparts: 2 },
  "5,0": BLUE,
};
const MARCH = [{ kind: "march" as const, seat: 0, clan: "zhuang", from: "5,-2", to: "4,-3", armies: 3 }];

/** Four tiles of the map in the middle of a war. */
export function Cover() {
  const cells = TILES.flatMap(([, q, r, rotation]) => flower({ q, r }, rotation));
  const box = boundsOf(cells, 0);
  return (
    <svg
      class="y-map y-cover"
      viewBox={`${box.x + 40} ${box.y} ${box.width - 80} ${box.height - 60}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <TerrainDrawings />
      {TILES.map(([tile, q, r, rotation]) => (
        <TileCells key={tile} tile={tile} at={{ q, r }} rotation={rotation} named={false} />
      ))}
      {Object.entries(STANDS).map(([name, stand]) => {
        const cell = cellOf(name);
        const { x, y } = middle(cell);
        const edges = edgesOf(cell, (other) => STANDS[nameOf(other)]?.clan === stand.clan);
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            {stand.clan && <Land clan={stand.clan} edges={edges} />}
            <Standing stand={{ ...BARE, ...stand }} />
          </g>
        );
      })}
      <Arrows ways={MARCH} at={new Map(Object.keys(STANDS).map((name) => [name, middle(cellOf(name))]))} />
    </svg>
  );
}
