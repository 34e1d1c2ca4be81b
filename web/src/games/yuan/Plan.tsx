import { say } from "../../i18n";
import { Button, Icon } from "../../ui";
import type { Move } from "../../wire/messages";
import type { PlanView, YuanView } from "../../wire/yuan";
import { actionName, terrainName } from "./content";
import { EMBLEMS, TYPE_EMBLEMS, TYPE_GROUND } from "./emblems";
import { costOf, LEVELS, levelPreview, TYPES } from "./moves";
import { ROMAN } from "./naming";
import { type Text, t } from "./texts";

interface Props {
  view: YuanView;
  plan: PlanView;
  seat: number;
  moves: ReadonlyMap<string, Move>;
  /** True while a plan is being rewritten move by move. */
  sending: boolean;
  play(move: Move): void;
  why(notation: string): void;
  /** Write another plan instead, by as many moves as it takes. */
  revise(target: string, levels: readonly number[]): void;
  /** The level that is pointed at, whose consequences the map shows. */
  point(move: Move | null): void;
}

/** What is written behind the own screen: the target, three levels with their prices, and what they would do. */
export function Plan({ view, plan, seat, moves, sending, play, why, revise, point }: Props) {
  const purse = view.clans[seat]?.chao ?? 0;
  const target = view.provinces.find((one) => one.name === plan.target);
  const asked = moves.size > 0;
  const acts = plan.levels.some((level) => level > 0);
  const hold = moves.get("hold");
  return (
    <section class={`y-plan ${plan.ready ? "y-plan-ready" : ""}`} aria-label={t("plan")}>
      <header>
        <h3 data-tip={t("plan.secret")}>{t("plan")}</h3>
        <p class="y-plan-target">
          {target ? (
            <>
              <Icon of={EMBLEMS[target.terrain as keyof typeof EMBLEMS]} /> <b>{target.name}</b>{" "}
              <span>{say(terrainName(target.terrain))}</span>
            </>
          ) : (
            t(plan.ready ? "plan.passing" : "plan.where")
          )}
        </p>
      </header>
      <div class="y-types">
        {TYPES.map((type, place) => (
          <Row
            key={type}
            type={type}
            place={place}
            view={view}
            plan={plan}
            purse={purse}
            moves={moves}
            asked={asked}
            play={play}
            why={why}
            revise={revise}
            point={point}
          />
        ))}
      </div>
      {!plan.crosses && <p class="y-plan-note">{t("plan.hold")}</p>}
      <p class="y-plan-cost" aria-live="polite">
        <Icon of={EMBLEMS.chao} /> <b>{t("plan.cost", { cost: plan.cost, purse })}</b>
        <span>{t("plan.after", { chao: plan.chao_after })}</span>
      </p>
      <footer>
        {sending && <span class="y-plan-note">{t("plan.sending")}</span>}
        {plan.ready && <span class="y-plan-note">{t("plan.ready")}</span>}
        {plan.target && !plan.ready && !acts && <span class="y-plan-note">{t("plan.none")}</span>}
        <Step move={moves.get("ready")} play={play} primary={acts} />
        <Step move={hold} play={play} />
        {plan.ready && plan.target && asked && (
          <Button kind="primary" onClick={() => revise(plan.target, plan.levels)}>
            {t("plan.edit")}
          </Button>
        )}
        <Step move={moves.get("change")} play={play} />
        <Step move={moves.get("pass")} play={play} />
      </footer>
    </section>
  );
}

interface StepProps {
  move: Move | undefined;
  play(move: Move): void;
  primary?: boolean;
}

function Step({ move, play, primary = false }: StepProps) {
  if (!move) return null;
  return (
    <Button kind={primary ? "primary" : "plain"} data-move={move.notation} onClick={() => play(move)}>
      {say(move.label)}
    </Button>
  );
}

interface RowProps extends Omit<Props, "seat" | "sending"> {
  type: (typeof TYPES)[number];
  place: number;
  purse: number;
  asked: boolean;
}

/** One type of action: what it would be on the target, and its three levels. */
function Row({ type, place, view, plan, purse, moves, asked, play, why, revise, point }: RowProps) {
  const level = plan.levels[place] ?? 0;
  const costs = view.costs[place] ?? [];
  const reduction = view.clans[view.seat ?? 0]?.[TYPE_GROUND[type]] ?? 0;
  const offered = LEVELS.map((one) => moves.get(`${type} ${one}`));
  const previews = offered.map((move) => levelPreview(move));
  const foreseen = previews.find((one) => one?.action)?.action ?? "";
  const action = level ? (plan.actions[place] ?? "") : foreseen;
  const known = plan.target !== "" && (level > 0 || previews.some(Boolean));
  const effect = (of: string, one: number) => (of ? t(`effect.${of}.${one}` as Text) : t("effect.none"));
  // What a level would do is told beside it: a row that grew under the pointer would move away from it.
  const tip = (one: number) => {
    const preview = previews[one - 1];
    return level === one ? t("levelOff") : preview ? effect(preview.action, one) : undefined;
  };
  const show = (one: number) => point(offered[one - 1] ?? null);
  const choose = (one: number) => {
    const move = offered[one - 1];
    const levels = plan.levels.map((old, other) => (other !== place ? old : old === one ? 0 : one));
    if (move) play(move);
    else if (asked && level && costOf(view, levels) <= purse) revise(plan.target, levels);
    else why(`${type} ${one}`);
  };
  return (
    <div class={`y-type ${level ? "y-set" : ""}`} role="group" aria-label={t(type)}>
      <span class="y-type-name">
        <Icon of={TYPE_EMBLEMS[type]} />
        <span>
          <b>{known && action ? say(actionName(action)) : t(type)}</b>
          <small class={known && !action ? "y-vain" : ""}>
            {known && (level > 0 || !action) ? (
              effect(action, level)
            ) : known ? (
              t(type)
            ) : reduction > 0 ? (
              <>
                −{reduction} <Icon of={EMBLEMS[TYPE_GROUND[type]]} label={t(TYPE_GROUND[type])} />
              </>
            ) : null}
          </small>
        </span>
      </span>
      <span class="y-levels">
        {LEVELS.map((one) => {
          const move = offered[one - 1];
          const set = level === one;
          const cost = costs[one] ?? 0;
          return (
            <button
              key={one}
              type="button"
              class={`y-level ${move ? "y-lit" : ""} ${set ? "y-chosen" : ""}`}
              aria-pressed={set}
              data-tip={tip(one)}
              data-move={move?.notation}
              aria-disabled={!asked}
              onClick={() => choose(one)}
              onFocus={() => show(one)}
              onBlur={() => point(null)}
              onPointerEnter={(event) => event.pointerType !== "touch" && show(one)}
              onPointerLeave={(event) => event.pointerType !== "touch" && point(null)}
            >
              <span class="spoken">{t(type)} </span>
              <b>{ROMAN[one]}</b>{" "}
              <small>
                {cost} <Icon of={EMBLEMS.chao} label={t("coins")} />
              </small>
              <span class="spoken"> {tip(one)}</span>
            </button>
          );
        })}
      </span>
    </div>
  );
}
