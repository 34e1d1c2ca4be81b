import { say } from "../../i18n";
import { SeatMark } from "../../ui";
import type { Move, SeatInfo } from "../../wire/messages";
import type { ProvinceView, TargetPreview, YuanView } from "../../wire/yuan";
import { actionName, terrainName } from "./content";
import { TYPES, targetPreview } from "./moves";
import { ownerWords, standWords } from "./naming";
import type { Stand } from "./pieces";
import { t } from "./texts";

interface Props {
  province: ProvinceView;
  stand: Stand;
  seats: readonly SeatInfo[];
  view: YuanView;
  /** The move that a click there would make. */
  move: Move | undefined;
}

/** What a militarisation would be. */
function attackWords(province: ProvinceView, may: TargetPreview): string {
  if (!may.force) return t("may.void");
  if (province.indestructible) return t("may.siege", { force: may.force });
  return t("may.attack", { force: may.force, defenders: province.armies, defence: province.defence });
}

/** A province in full: what stands there, what it is worth, and what one could do with it. */
export function Info({ province, stand, seats, move }: Props) {
  const may = targetPreview(move);
  const facts = standWords(stand);
  if (province.production > 0) facts.push(t("production", { count: province.production }));
  if (province.defence > 0) facts.push(t("defence", { count: province.defence }));
  if (province.volcanic) facts.push(t("volcanic"));
  return (
    <div class="y-info" role="status">
      <b class="y-info-name">
        {province.name} <small>{say(terrainName(province.terrain))}</small>
      </b>
      <span class="y-info-owner">
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
                    : t("may.nothing");
            return (
              <li key={type} class={action && !(action === "attack" && !may.force) ? "" : "y-vain"}>
                <b>{t(type)}</b> {words}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
