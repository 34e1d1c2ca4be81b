import { Unspoken } from "../../board";
import { arrow, type Point } from "./geometry";
import type { Way } from "./turns";
import "./Arrows.css";

interface Props {
  ways: readonly Way[];
  at: ReadonlyMap<string, Point>;
}

/** Armies on their way, thicker where there are more, and strikes. */
export function Arrows({ ways, at }: Props) {
  return (
    <Unspoken class="y-arrows">
      {ways.map((way) => {
        const from = at.get(way.from);
        const to = at.get(way.to);
        if (!from || !to) return null;
        const width = way.kind === "strike" ? 4 : 5 + 2.5 * way.armies;
        const shape = arrow(from, to, width);
        return (
          <g key={`${way.seat} ${way.from} ${way.to}`} class={`y-arrow y-${way.kind}`} data-clan={way.clan}>
            <path class="y-shaft-edge" d={shape.shaft} stroke-width={width + 5} />
            <path class="y-head-edge" d={shape.head} />
            <path class="y-shaft" d={shape.shaft} stroke-width={width} pathLength={1} />
            <path class="y-head" d={shape.head} />
            {way.kind === "march" && (
              <g class="y-force" transform={`translate(${shape.at.x} ${shape.at.y})`}>
                <circle r="13" />
                <text y="5">{way.armies}</text>
              </g>
            )}
          </g>
        );
      })}
    </Unspoken>
  );
}
