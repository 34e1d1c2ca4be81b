import { say, t } from "../../i18n";
import { percent } from "../../i18n/figures";
import { SeatMark } from "../../ui";
import type { Point, Report } from "../../wire/messages";

// The drawing, in its own units.
const WIDTH = 360;
const HEIGHT = 190;
const LEFT = 40;
const BELOW = 22;
const ABOVE = 8;
const RIGHT = 8;
const MARKED = 4;

interface Props {
  report: Report;
  /** After how many moves the board stands. */
  at: number;
  go(move: number): void;
}

/** The first point of every round. */
function roundsOf(series: readonly Point[]): Point[] {
  return series.filter((point, place) => place === 0 || point.round !== series[place - 1]?.round);
}

/** The chances of all parties over the game. */
export function Chart({ report, at, go }: Props) {
  const { series, parties, seen, seat, judged } = report;
  const last = series.at(-1)?.move || 1;
  const x = (move: number) => LEFT + ((WIDTH - LEFT - RIGHT) * move) / last;
  const y = (chance: number) => ABOVE + (HEIGHT - ABOVE - BELOW) * (1 - chance);
  const path = (points: readonly (readonly [number, number])[]) =>
    points
      .map(([move, chance], place) => `${place ? "L" : "M"}${x(move).toFixed(1)} ${y(chance).toFixed(1)}`)
      .join("");
  const rounds = roundsOf(series);
  const every = Math.ceil(rounds.length / 10);
  const end = parties.map((name, party) =>
    t("coach.chart.end", { name: say(name), share: percent(series.at(-1)?.chances[party] ?? 0) }),
  );
  return (
    <figure class="coach-chart">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider of the replay does the same by keyboard */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${t("coach.chart")}. ${end.join(", ")}`}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const place = ((event.clientX - box.left) / box.width) * WIDTH;
          go(Math.round(((place - LEFT) / (WIDTH - LEFT - RIGHT)) * last));
        }}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line class="coach-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(share)} y2={y(share)} />
            <text x={LEFT - 6} y={y(share)} dy="0.35em" text-anchor="end">
              {percent(share)}
            </text>
          </g>
        ))}
        {rounds
          .filter((_, place) => place % every === 0)
          .map((point) => (
            <g key={point.move}>
              <line class="coach-grid" x1={x(point.move)} x2={x(point.move)} y1={y(0)} y2={y(0) + 4} />
              <text x={x(point.move)} y={HEIGHT - 5} text-anchor="middle">
                {point.round}
              </text>
            </g>
          ))}
        <line class="coach-at" x1={x(Math.min(at, last))} x2={x(Math.min(at, last))} y1={ABOVE} y2={y(0)} />
        {parties.map((name, party) => (
          <path
            key={name}
            class="coach-line"
            data-own={party === seat}
            style={{ stroke: `var(--seat-${party % 8})` }}
            d={path(series.map((point) => [point.move, point.chances[party] ?? 0]))}
          />
        ))}
        <path
          class="coach-seen"
          style={{ stroke: `var(--seat-${seat % 8})` }}
          d={path(seen.map((point) => [point.move, point.chance]))}
        />
        {judged.map((one) => (
          <circle
            key={one.move}
            class="coach-marked"
            cx={x(one.move)}
            cy={y(series.find((point) => point.move === one.move)?.chances[seat] ?? 0)}
            r={MARKED}
          />
        ))}
      </svg>
      <figcaption>
        {parties.map((name, party) => (
          <span key={name}>
            <SeatMark seat={party} /> {say(name)}
          </span>
        ))}
        <span class="coach-soft">┄ {t("coach.seen")}</span>
      </figcaption>
      <table class="spoken">
        <caption>{t("coach.chart")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("coach.round")}</th>
            {parties.map((name) => (
              <th key={name} scope="col">
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map((point) => (
            <tr key={point.move}>
              <th scope="row">{point.round}</th>
              {point.chances.map((chance, party) => (
                <td key={parties[party]}>{percent(chance)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
