import cards from "icon:card-draw";
import { Icon, SeatMark } from "../../ui";
import type { PlayerView } from "../../wire/settlers";
import { deckEmblem } from "./emblems";
import { Good } from "./Good";
import { useHold } from "./hold";
import { factionName } from "./naming";
import { t, title } from "./texts";

/** Who it is, how he stands, and whether it is his turn. */
export function Standing({ of, party, name }: { of: PlayerView; party: number; name: string }) {
  const { view } = useHold();
  const moving = !view.over && view.to_act.includes(party);
  const points = t("points.now", { count: of.points, track: of.track });
  const hand = t("hand.count", { count: of.hand_size, common: of.hand_common, faction: of.hand_faction });
  return (
    <span class="s-standing">
      <SeatMark seat={party} />
      <b class="s-who">{name}</b>
      {view.seats > 1 && view.first === party && view.round > 0 && (
        <span class="s-first" data-tip={title("view.first")} role="img" aria-label={title("view.first")}>
          1
        </span>
      )}
      <span class="s-faction-name" data-tip={factionName(of.faction)}>
        {of.faction && <Icon of={deckEmblem(of.faction)} />} {factionName(of.faction)}
      </span>
      <span class="s-total" data-tip={points}>
        <b>{of.points}</b> <Good of="vp" />
        <span class="spoken">{points}</span>
      </span>
      <span class="s-fact" data-tip={hand}>
        <Icon of={cards} />
        {of.hand_size}
        <span class="spoken">{hand}</span>
      </span>
      {of.passed && (
        <span class="s-passed" data-tip={t("passed.safe")}>
          {t("view.passed")}
        </span>
      )}
      {moving && <span class="s-moving">{t("turn")}</span>}
    </span>
  );
}
