import { Confirm, useHold } from "../../board";
import { say } from "../../i18n";
import { SeatMark } from "../../ui";
import type { ProvinceView, TargetPreview, Yuan } from "../../wire/yuan";
import { actionName, terrainName } from "./content";
import { moveAt, TYPES, targetPreview } from "./moves";
import { ownerWords, standWords, vainWords } from "./naming";
import { standOf } from "./pieces";
import { useShown } from "./shown";
import { t } from "./texts";
import "./Info.css";

/** What a militarisation would be. */
function attackWords(
  { indestructible, armies = 0, defence = 0 }: ProvinceView,
  { force }: TargetPreview,
): string {
  if (!force) return t("may.void");
  if (indestructible) return t("may.siege", { force });
  return t("may.attack", { force, defenders: armies, defence });
}

/** The province that is looked at in full: what stands there, what it is worth, and what one could do with it. */
export function Info() {
  const { view, seats, main, moves, pointed, confirming, wide } = useHold<Yuan>();
  const { scene } = useShown();
  const province = view.provinces.find((one) => one.name === pointed?.name);
  // Where there is little room the plan itself tells of its target.
  if (!province || (!wide && province.name === view.plan?.target)) return null;
  const may = targetPreview(moveAt(moves, view, province.name));
  const stand = scene?.pieces.get(province.name) ?? standOf(province);
  const facts = standWords(stand);
  const { production = 1, defence } = province;
  if (production > 0) facts.push(t("production", { count: production }));
  if (defence) facts.push(t("defence", { count: defence }));
  if (province.volcanic) facts.push(t("volcanic"));
  return (
    <div class="y-info note" role="status" data-confirming={confirming}>
      <b class="note-title">
        {province.name} <small>{say(terrainName(province.terrain))}</small>
      </b>
      <span>
        {stand.owner !== null && <SeatMark seat={stand.owner} />} {ownerWords(stand, seats)}
      </span>
      {facts.length > 0 && <span>{facts.join(" · ")}</span>}
      {may && (
        <ul>
          {TYPES.map((type, place) => {
            const action = may.actions[place];
            const words =
              type === "dev" && may.far
                ? t("may.far")
                : action === "attack"
                  ? attackWords(province, may)
                  : action
                    ? say(actionName(action))
                    : vainWords(type, province, main);
            return (
              <li key={type} class={action && !(action === "attack" && !may.force) ? "" : "y-vain"}>
                <b>{t(type)}</b> {words}
              </li>
            );
          })}
        </ul>
      )}
      <Confirm />
    </div>
  );
}
