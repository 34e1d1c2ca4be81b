import { TokenDisc } from "./Disc";
import { FeedArrow } from "./FeedArrow";
import { boundsOf, cornerOf, nameOf, SIDE } from "./geometry";
import { TileFace } from "./TileFace";
import "./Cover.css";

const NATION: readonly [number, number, string][] = [
  [0, 0, "forest"],
  [1, 0, "winery"],
  [2, 0, "lake"],
  [0, 1, "mine"],
  [1, 1, "cliffs"],
  [2, 1, "fishery"],
  [3, 1, "river_meadow"],
  [1, 2, "market_iron"],
  [2, 2, "inn_fish"],
];
const NEW = { x: 0, y: 2, tile: "altar_vulcan" };
const FEEDS: readonly [string, number, number][] = [
  ["iron", 0, 1],
  ["stone", 1, 1],
];

/** A nation that grows: an altar is about to be added, and its neighbours feed it. */
export function Cover() {
  const cells = NATION.map(([x, y]) => ({ x, y }));
  const bounds = boundsOf([...cells, NEW]);
  const spot = cornerOf(NEW, bounds);
  return (
    <svg class="f-cover" viewBox={`-20 -20 ${4 * SIDE + 40} ${3 * SIDE + 40}`} aria-hidden="true">
      {NATION.map(([x, y, tile]) => {
        const { left, top } = cornerOf({ x, y }, bounds);
        return (
          <g key={nameOf({ x, y })} transform={`translate(${left} ${top})`}>
            <TileFace of={tile} named={false} />
          </g>
        );
      })}
      <TokenDisc of="cart" x={2 * SIDE} y={2 * SIDE} r={19} />
      <g class="spot" data-hint="free" transform={`translate(${spot.left} ${spot.top})`}>
        <TileFace of={NEW.tile} named={false} />
        <rect class="ring" x="2" y="2" width="96" height="96" rx="7" />
      </g>
      {FEEDS.map(([resource, x, y]) => (
        <FeedArrow key={resource} resource={resource} from={{ x, y }} to={NEW} bounds={bounds} />
      ))}
    </svg>
  );
}
