import { Opponent as Side, useHold } from "../../board";
import { nameOfSeat } from "../../ui/SeatName";
import type { Founders } from "../../wire/founders";
import { Hand } from "./Hand";
import { Nation } from "./Nation";
import { NationStanding } from "./Standing";
import { t } from "./texts";

/** Another nation, small until it is opened in its place. */
export function Opponent({ seat }: { seat: number }) {
  const { seats, moves } = useHold<Founders>();
  return (
    <Side
      seat={seat}
      label={t("nation", { name: nameOfSeat(seat, seats) })}
      move={moves.get(`against ${seat}`)}
      head={
        <>
          <NationStanding seat={seat} />
          <Hand seat={seat} />
        </>
      }
    >
      {(open) => <Nation seat={seat} small={!open} />}
    </Side>
  );
}
