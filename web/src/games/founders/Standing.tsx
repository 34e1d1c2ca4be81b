import laurelCrown from "icon:laurel-crown";
import returnArrow from "icon:return-arrow";
import { Icon, SeatMark } from "../../ui";
import type { FoundersView } from "../../wire/founders";
import { t } from "./texts";

/** Who it is, how he stands, and whether it is his turn. */
export function Standing({ view, seat, name }: { view: FoundersView; seat: number; name: string }) {
  const nation = view.nations[seat];
  if (!nation) return null;
  const moving = !view.over && view.to_act.includes(seat);
  const points = t("points", { count: nation.points });
  return (
    <span class="f-standing">
      <SeatMark seat={seat} />
      <b class="f-who">{name}</b>
      {view.first === seat && (
        <span class="f-first" data-tip={t("first")} role="img" aria-label={t("first")}>
          1
        </span>
      )}
      {moving && <span class="f-moving">{t("turn")}</span>}
      <span class="f-total" data-tip={points}>
        <b>{nation.points}</b>
        <span class="spoken">{points}</span>
      </span>
      <span class="f-fact" data-tip={t("victories", { count: nation.victory_tiles })}>
        <Icon of={laurelCrown} />
        {nation.victory_tiles}
        <span class="spoken">{t("victories", { count: nation.victory_tiles })}</span>
      </span>
      {nation.replaced.length > 0 && (
        <span class="f-fact" data-tip={t("replaced", { count: nation.replaced.length })}>
          <Icon of={returnArrow} />−{nation.replaced.length}
          <span class="spoken">{t("replaced", { count: nation.replaced.length })}</span>
        </span>
      )}
    </span>
  );
}
