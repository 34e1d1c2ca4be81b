import { MoveButton, Part, Thing, useHold } from "../../board";
import { say } from "../../i18n";
import { Button, Icon } from "../../ui";
import type { PlanView, Verb, Yuan } from "../../wire/yuan";
import { actionName, terrainName } from "./content";
import { EMBLEMS, TYPE_EMBLEMS, TYPE_GROUND } from "./emblems";
import { costOf, LEVELS, levelPreview, TYPES } from "./moves";
import { ROMAN, vainWords } from "./naming";
import { useShown } from "./shown";
import { type Text, t } from "./texts";
import "./Plan.css";

/** What is written behind the own screen: the target, three levels with their prices, and what they would do. */
export function Plan({ plan }: { plan: PlanView }) {
  const { view, main, moves } = useHold<Yuan>();
  const { rewriting, rewrite } = useShown();
  const purse = view.clans[main]?.chao ?? 0;
  const target = view.provinces.find((one) => one.name === plan.target);
  const asked = moves.size > 0;
  const acts = plan.levels.some((level) => level > 0);
  return (
    <Part on="map" class="y-plan sheet" label={t("plan")}>
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
          <Row key={type} type={type} place={place} plan={plan} purse={purse} />
        ))}
      </div>
      {!plan.crosses && <p class="y-plan-note">{t("plan.hold")}</p>}
      <p class="y-plan-cost" aria-live="polite">
        <Icon of={EMBLEMS.chao} /> <b>{t("plan.cost", { cost: plan.cost, purse })}</b>
        <span>{t("plan.after", { chao: plan.chao_after })}</span>
      </p>
      <footer>
        {rewriting && <span class="y-plan-note">{t("plan.sending")}</span>}
        {plan.ready && <span class="y-plan-note">{t("plan.ready")}</span>}
        {plan.target && !plan.ready && !acts && <span class="y-plan-note">{t("plan.none")}</span>}
        <Step notation="ready" primary={acts} />
        <Step notation="hold" />
        {plan.ready && plan.target && asked && (
          <Button kind="primary" onClick={() => rewrite(plan.target, plan.levels)}>
            {t("plan.edit")}
          </Button>
        )}
        <Step notation="change" />
        <Step notation="pass" />
      </footer>
    </Part>
  );
}

function Step({ notation, primary = false }: { notation: Verb; primary?: boolean }) {
  const move = useHold<Yuan>().moves.get(notation);
  return move ? <MoveButton move={move} kind={primary ? "primary" : "plain"} /> : null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface RowProps {
  type: (typeof TYPES)[number];
  place: number;
  plan: PlanView;
  purse: number;
}

/** One type of action: what it would be on the target, and its three levels. */
function Row({ type, place, plan, purse }: RowProps) {
  const { view, main, moves } = useHold<Yuan>();
  const { rewrite } = useShown();
  const level = plan.levels[place] ?? 0;
  const costs = view.costs[place] ?? [];
  const reduction = view.clans[main]?.[TYPE_GROUND[type]] ?? 0;
  const offered = LEVELS.map((one) => moves.get(`${type} ${one}`));
  const previews = offered.map((move) => levelPreview(move));
  const foreseen = previews.find((one) => one?.action)?.action ?? "";
  const action = level ? (plan.actions[place] ?? "") : foreseen;
  const known = plan.target !== "" && (level > 0 || previews.some(Boolean));
  const target = view.provinces.find((one) => one.name === plan.target);
  const effect = (of: string, one: number) =>
    of ? t(`effect.${of}.${one}` as Text) : target ? capital(vainWords(type, target, main)) : "";
  // What a level would do is told beside it: a row that grew under the pointer would move away from it.
  const tip = (one: number) => {
    const preview = previews[one - 1];
    return level === one ? t("levelOff") : preview ? effect(preview.action, one) : undefined;
  };
  // Another level than the one that is written, or none, where that can be paid.
  const instead = (one: number) => {
    const levels = plan.levels.map((old, other) => (other !== place ? old : old === one ? 0 : one));
    if (!moves.size || !level || costOf(view, levels) > purse) return undefined;
    return () => rewrite(plan.target, levels);
  };
  return (
    <fieldset class={`y-type ${level ? "y-set" : ""}`} aria-label={t(type)}>
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
            <Thing
              key={one}
              class={`choice y-level ${set ? "y-chosen" : ""}`}
              move={move}
              act={instead(one)}
              wish={`${type} ${one}`}
              aria-pressed={set}
              data-tip={tip(one)}
            >
              <span class="spoken">{t(type)} </span>
              <b>{ROMAN[one]}</b>{" "}
              <small>
                {cost} <Icon of={EMBLEMS.chao} label={t("coins")} />
              </small>
              <span class="spoken"> {tip(one)}</span>
            </Thing>
          );
        })}
      </span>
    </fieldset>
  );
}
