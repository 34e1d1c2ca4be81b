import type { YuanView } from "../../wire/yuan";
import { t } from "./texts";
import "./Wheel.css";

const SIZE = 50;

function point(angle: number, radius: number): string {
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}

/** The time wheel: how many temples win in each turn; the present turn is at the top. */
export function Wheel({ view }: { view: YuanView }) {
  const turns = view.wheel.length;
  const step = (2 * Math.PI) / turns;
  const now = Math.max(1, view.turn);
  return (
    <section class="y-wheel sheet" aria-label={t("view.wheel")}>
      <svg viewBox="-54 -58 108 112" aria-hidden="true">
        {view.wheel.map((count, index) => {
          const turn = index + 1;
          const middle = (turn - now) * step;
          const [from, to] = [middle - step / 2, middle + step / 2];
          const state = turn < now ? "y-past" : turn === now ? "y-now" : "";
          return (
            <g
              key={turn}
              class={`y-spot ${state}`}
              data-tip={
                t("wheelSpot", { turn, count }) + (view.eruptions.includes(turn) ? ` · ${t("eruption")}` : "")
              }
            >
              <path
                d={`M${point(from, 22)}L${point(from, SIZE)}A${SIZE} ${SIZE} 0 0 1 ${point(to, SIZE)}L${point(to, 22)}A22 22 0 0 0 ${point(from, 22)}Z`}
              />
              <text x={38 * Math.sin(middle)} y={-38 * Math.cos(middle) + 4.5}>
                {count}
              </text>
              {view.eruptions.includes(turn) && (
                <circle class="y-erupts" cx={26 * Math.sin(middle)} cy={-26 * Math.cos(middle)} r="3.4" />
              )}
            </g>
          );
        })}
        <path class="y-pointer" d="M-6-57H6L0-48Z" />
        <text class="y-hub" y="8">
          {view.turn || "–"}
        </text>
      </svg>
      <div class="y-wheel-words">
        <b class="y-turn">{view.turn ? t("turnOf", { turn: view.turn, last: turns }) : t("setup")}</b>
        <span class="y-needed">{t("needed", { count: view.needed || (view.wheel[0] ?? 0) })}</span>
        {view.eruptions.includes(view.turn) && <span class="y-warning">{t("eruptionNow")}</span>}
        <small>{t("supply", { temples: view.temples_left, ramparts: view.ramparts_left })}</small>
      </div>
    </section>
  );
}
