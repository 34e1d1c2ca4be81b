import { t } from "../../i18n";
import type { TableStore } from "../../table/store";
import { Button, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";

/** Somebody asks to take moves back: agree or not; who asked waits for the others, or thinks better of it. */
export function PleaBox({ store }: { store: TableStore }) {
  const latest = store.playback.latest.value;
  const plea = latest?.plea;
  if (!plea) return null;
  const seat = store.seat.value;
  const name = nameOfSeat(plea.seat, latest.seats);
  const waiting = plea.open.map((one) => nameOfSeat(one, latest.seats));
  const mine = seat !== null && plea.open.includes(seat);
  const answer = (agree: boolean) => void store.ask({ type: "answer", agree });
  return (
    <div class="plea" role="alert">
      <SeatMark seat={plea.seat} />
      <p>
        {plea.seat === seat
          ? t("plea.own", { names: waiting })
          : t(plea.what ? "plea" : "plea.secret", { name, what: plea.what ?? "" })}
      </p>
      {mine && (
        <div class="plea-answer">
          <Button kind="primary" onClick={() => answer(true)}>
            {t("plea.agree")}
          </Button>
          <Button onClick={() => answer(false)}>{t("plea.refuse")}</Button>
        </div>
      )}
      {plea.seat === seat && <Button onClick={store.withdraw}>{t("plea.withdraw")}</Button>}
    </div>
  );
}
