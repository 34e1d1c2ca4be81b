import laurelCrown from "icon:laurel-crown";
import returnArrow from "icon:return-arrow";
import { Fact, Standing, useHold } from "../../board";
import { nameOfSeat } from "../../ui/SeatName";
import type { Founders } from "../../wire/founders";
import { t } from "./texts";

/** Whose nation it is, its points, and what counts among them. */
export function NationStanding({ seat }: { seat: number }) {
  const { view, seats, main } = useHold<Founders>();
  const nation = view.nations[seat];
  if (!nation) return null;
  const replaced = nation.replaced.length;
  return (
    <Standing
      seat={seat}
      name={nameOfSeat(seat, seats)}
      first={view.first === seat}
      // The reader's own turn is told by the decision bar.
      moving={seat !== main && !view.over && view.to_act.includes(seat)}
      points={nation.points}
      pointsText={t("points", { count: nation.points })}
    >
      <Fact icon={laurelCrown} text={t("victories", { count: nation.victory_tiles })}>
        {nation.victory_tiles}
      </Fact>
      {replaced > 0 && (
        <Fact icon={returnArrow} text={t("replaced", { count: replaced })}>
          −{replaced}
        </Fact>
      )}
    </Standing>
  );
}
