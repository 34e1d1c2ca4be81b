import { Disc } from "./Disc";
import { arrow, type Bounds, type Cell } from "./geometry";
import "./FeedArrow.css";

interface Props {
  resource: string;
  /** Along a cart the line is dotted. */
  cart?: boolean;
  from: Cell;
  to: Cell;
  bounds: Bounds;
}

/** A resource on its way from the tile that gives it to the tile that needs it. */
export function FeedArrow({ resource, cart = false, from, to, bounds }: Props) {
  const line = arrow(from, to, bounds);
  const angle = (Math.atan2(line.y2 - line.y1, line.x2 - line.x1) * 180) / Math.PI;
  return (
    <g style={{ "--c": `var(--sign-${resource})` }} class={`f-feed ${cart ? "f-feed-cart" : ""}`}>
      <line class="f-halo" {...line} />
      <line {...line} />
      <path d="M-11 -8L5 0L-11 8z" transform={`translate(${line.x2} ${line.y2}) rotate(${angle})`} />
      <Disc of={resource} x={(line.x1 + line.x2) / 2} y={(line.y1 + line.y2) / 2} r={15} />
    </g>
  );
}
