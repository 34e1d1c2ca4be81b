import { t } from "../i18n";
import type { SeatInfo } from "../wire/messages";
import { SeatMark } from "./SeatMark";

/** What the player of a seat is called. */
export function nameOfSeat(seat: number, seats: readonly SeatInfo[]): string {
  return seats.find((one) => one.seat === seat)?.name || t("seat", { number: seat + 1 });
}

/** A player by mark and name. */
export function SeatName({ seat, seats }: { seat: number; seats: readonly SeatInfo[] }) {
  return (
    <span class="seat-name">
      <SeatMark seat={seat} /> {nameOfSeat(seat, seats)}
    </span>
  );
}
