import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { here, linkTo } from "#places";
import { library } from "../../net/resource";
import { type Chair, chairsOf, nextAt } from "../../table/shared";
import type { TableStore } from "../../table/store";
import { t } from "../../table/texts";
import { Button, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { SeatInfo } from "../../wire/messages";
import "./HandOn.css";

/** Sit down on another seat at this device. */
function sit(secret: string): void {
  const { pathname, search } = here();
  location.href = linkTo(`${pathname}${search}#${secret}`);
}

/**
 * Several people at one device: whoever is to move sits down. Where one player must not see what another knows, the
 * screen is covered until the next one says so.
 */
export function HandOn({ store }: { store: TableStore }) {
  const { latest, behind } = store.playback;
  const moment = latest.value;
  const info = store.info.value;
  const next = nextAt(chairsOf(store.table), store.seat.value, moment);
  const game = library().value.value?.games.find((one) => one.id === info?.game);
  const covers = game?.secrets ?? true;
  // The moment at which the last player wanted to look at the own table once more.
  const looking = useSignal(-1);
  const ready = next !== null && !behind.value;
  useEffect(() => {
    if (ready && !covers) sit(next.secret);
  }, [ready, covers, next?.secret]);
  if (!ready || !covers) return null;
  const seats = moment?.seats ?? [];
  const [own, other] = [store.seat.value, nameOfSeat(next.seat, seats)];
  if (looking.value === moment?.seq) {
    return (
      <div class="table-lost" role="status">
        {t("shared.next", { name: other })}{" "}
        <Button onClick={() => (looking.value = -1)}>{t("shared.cover")}</Button>
      </div>
    );
  }
  return <Cover {...{ next, own, other, seats }} look={() => (looking.value = moment?.seq ?? -1)} />;
}

interface CoverProps {
  next: Chair;
  own: number | null;
  other: string;
  seats: readonly SeatInfo[];
  /** Go back to the own side once more. */
  look(): void;
}

/** Covers the whole screen; only its buttons take it away. */
function Cover({ next, own, other, seats, look }: CoverProps) {
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = cover.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      class="hand-on"
      ref={cover}
      aria-labelledby="hand-on"
      onCancel={(event) => event.preventDefault()}
    >
      <SeatMark seat={next.seat} />
      <h2 id="hand-on">{t("shared.next", { name: other })}</h2>
      <p>{t("shared.text")}</p>
      <Button kind="primary" autofocus onClick={() => sit(next.secret)}>
        {t("shared.go", { name: other })}
      </Button>
      {own !== null && (
        <Button kind="quiet" onClick={look}>
          {t("shared.back", { name: nameOfSeat(own, seats) })}
        </Button>
      )}
    </dialog>
  );
}
