import cards from "icon:card-draw";
import { Fact, Standing } from "../../board";
import { Icon } from "../../ui";
import type { PlayerView } from "../../wire/settlers";
import { deckEmblem } from "./emblems";
import { Good } from "./Good";
import { factionName, partyName } from "./naming";
import { useTable } from "./table";
import { t } from "./texts";
import "./Standing.css";

/** Whose empire it is, their faction, points and hand. */
export function EmpireStanding({ of, party }: { of: PlayerView; party: number }) {
  const { view, seats, main } = useTable();
  const faction = factionName(of.faction);
  return (
    <Standing
      seat={party}
      name={partyName(seats, party, of.virtual)}
      first={view.seats > 1 && view.first === party && view.round > 0}
      // The reader's own turn is told by the decision bar.
      moving={party !== main && !view.over && view.to_act.includes(party)}
      points={of.points}
      pointsText={t("points.now", { count: of.points, track: of.track })}
      pointsSign={<Good of="vp" />}
    >
      {party !== main && (
        <span class="s-faction-name" data-tip={faction}>
          {of.faction && <Icon of={deckEmblem(of.faction)} />} <span>{faction}</span>
        </span>
      )}
      <Fact
        icon={cards}
        text={t("hand.count", { count: of.hand_size, common: of.hand_common, faction: of.hand_faction })}
      >
        {of.hand_size}
      </Fact>
      {of.passed && (
        <span class="s-passed" data-tip={t("passed.safe")}>
          {t("view.passed")}
        </span>
      )}
    </Standing>
  );
}
