import { useLayoutEffect, useRef } from "preact/hooks";
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

/** How much of one rectangle lies under another. */
function covered(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

// In which corner of the map it may stand; the upper ones lie below the buttons of the map.
const CORNERS = ["bottom-start", "bottom-end", "top-start", "top-end"];

/** Stand in the corner where the least of a province and its neighbours is covered. */
function useFreeCorner(name: string | undefined, told: unknown) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    const found = own?.closest(".y-land-part")?.querySelector(`[data-province="${name}"]`);
    if (!own || !found) return;
    const place = found.getBoundingClientRect();
    const { width, height } = place;
    const around = new DOMRect(place.x - width, place.y - height, 3 * width, 3 * height);
    let least = Number.POSITIVE_INFINITY;
    let best = CORNERS[0] ?? "";
    for (const corner of CORNERS) {
      own.dataset.corner = corner;
      const over = covered(own.getBoundingClientRect(), around);
      if (over < least) [least, best] = [over, corner];
    }
    own.dataset.corner = best;
  }, [name, told]);
  return box;
}

/** The province that is looked at in full: what stands there, what it is worth, and what one could do with it. */
export function Info() {
  const { view, seats, main, moves, pointed, confirming, wide } = useHold<Yuan>();
  const { scene } = useShown();
  const province = view.provinces.find((one) => one.name === pointed?.name);
  const box = useFreeCorner(province?.name, confirming);
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
    <div ref={box} class="y-info note" role="status" data-confirming={confirming}>
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
