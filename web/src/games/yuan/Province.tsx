import { Drawn, type Rove, Unspoken, useHold, useThing } from "../../board";
import type { Move } from "../../net/moment";
import { SHAPES } from "../../ui/SeatMark";
import type { ProvinceView, Yuan, YuanView } from "../../wire/yuan";
import { middle, outline, type Point } from "./geometry";
import { moveAt, targetPreview } from "./moves";
import { describe } from "./naming";
import { Standing } from "./Pieces";
import { type Stand, standOf } from "./pieces";
import { useShown } from "./shown";
import { t } from "./texts";
import "./Province.css";

const HEX = outline();
const INSIDE = outline(44);
const AROUND = outline(38);

interface Props {
  of: ProvinceView;
  /** What the own plan would leave here. */
  planned: Stand | undefined;
  rove: Rove;
}

/** A province: its name, what stands there or would stand there, and what one can do with it. */
export function Province({ of: province, planned, rove }: Props) {
  const hold = useHold<Yuan>();
  const { view, seats, seat, question, pointed } = hold;
  const { scene, clan, rewrite } = useShown();
  const name = province.name;
  const at = middle(province);
  const stand = scene?.pieces.get(name) ?? standOf(province);
  const move = moveAt(hold.moves, view, name);
  const plan = view.plan;
  const target = !scene && plan?.target === name;
  const founded = !stand.clan && view.founded.includes(name);
  const happens = scene?.aims.size === 0 ? scene.places.get(name) : undefined;
  const vain = move !== undefined && !worthwhile(move, view, seat, stand);
  const label = [
    describe(province, stand, seats),
    founded ? t("founded") : "",
    target ? t("target") : "",
    move && targetPreview(move) ? t(vain ? "reach.out" : "reach.in") : "",
  ];
  const retarget = question && plan && !plan.ready && plan.target && plan.target !== name;
  const thing = useThing({
    name,
    move,
    act: retarget ? () => rewrite(name, plan.levels) : undefined,
    wish: question?.choice === "FoundCity" ? `found ${name}` : undefined,
    label: label.filter(Boolean).join(". "),
    rove,
  });
  const classes = [
    "spot y-button",
    vain ? "y-can" : "",
    happens !== undefined ? "y-happens" : "",
    pointed?.name === name ? "y-pointed" : "",
  ];
  const aside = clan.value !== null && stand.owner !== clan.value;
  return (
    <g class={`y-province ${aside ? "y-aside" : ""}`} transform={`translate(${at.x} ${at.y})`} data-at={name}>
      <Unspoken>
        <text class="y-name" y="36">
          {name}
        </text>
        {planned && !scene ? (
          <g class="y-planned" data-clan={planned.clan || undefined}>
            <path class="y-plan-ring" d={AROUND} />
            <Standing stand={planned} />
          </g>
        ) : (
          <Standing stand={stand} />
        )}
        {founded && <path class="y-founded" d="M0-16L14-4V14H-14V-4Z" />}
        <g class="y-more">
          {(province.production ?? 1) > 1 && (
            <text x="-33" y="14">
              ×{province.production}
            </text>
          )}
          {province.defence && (
            <text x="34" y="16">
              ⛨{province.defence}
            </text>
          )}
        </g>
        {target && (
          <g class="y-target">
            <circle class="y-target-edge" r="40" />
            <circle r="40" />
            <path d="M0-48V-35M0 48V35M-48 0H-35M48 0H35" />
          </g>
        )}
      </Unspoken>
      <Drawn {...thing} class={classes.join(" ")} data-province={name}>
        <path class="y-hit" d={HEX} />
        <path class="ring" d={INSIDE} data-clan={clanOf(view, happens)} />
      </Drawn>
    </g>
  );
}

/** A target on which something can be done with the money there is; other moves have no doubts. */
function worthwhile(move: Move<Yuan>, view: YuanView, seat: number | null, stand: Stand): boolean {
  const may = targetPreview(move);
  if (!may) return true;
  if (may.far) return (view.costs[0]?.[3] ?? 9) <= (view.clans[seat ?? 0]?.chao ?? 0);
  return stand.owner === null || stand.owner === seat || (may.force ?? 0) > 0;
}

const clanOf = (view: YuanView, seat: number | undefined): string | undefined =>
  seat === undefined ? undefined : view.clans[seat]?.clan || undefined;

const APART = 26;

interface AimsProps {
  seats: readonly number[];
  at: Point | undefined;
}

/** The marks of those who aim at a province, side by side. */
export function Aims({ seats, at = { x: 0, y: 0 } }: AimsProps) {
  const { view } = useHold<Yuan>();
  return (
    <Unspoken transform={`translate(${at.x} ${at.y})`}>
      <g class="y-aims">
        {seats.map((seat, place) => (
          <g
            key={seat}
            class="y-aim"
            data-clan={clanOf(view, seat)}
            transform={`translate(${(place - (seats.length - 1) / 2) * APART} -12)`}
          >
            <circle r="14" />
            <path class="y-shape" d={SHAPES[seat % SHAPES.length]} transform="translate(-9 -9) scale(.75)" />
          </g>
        ))}
      </g>
    </Unspoken>
  );
}
