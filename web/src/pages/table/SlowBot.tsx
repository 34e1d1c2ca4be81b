import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say, t } from "../../i18n";
import type { TableStore } from "../../table/store";
import { Button } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import { robot } from "../../ui/signs";
import type { BotInfo, SeatInfo } from "../../wire/messages";

/** Milliseconds for which a bot may think before somebody who waits for it is offered a quicker one. */
const LONG = 5000;

/** The level below a bot's; none below the quick one, which thinks no longer than those below it. */
function quicker(bots: readonly BotInfo[], bot: string): BotInfo | undefined {
  const place = bots.findIndex((one) => one.name === bot);
  return place > 1 ? bots[place - 1] : undefined;
}

interface Props {
  store: TableStore;
  seat: SeatInfo | undefined;
  /** The levels that there are, the weakest first. */
  bots: readonly BotInfo[];
}

/** A level that takes long here says so and offers the next, to whoever plays alone. */
export function SlowBot({ store, seat, bots }: Props) {
  const late = useSignal(false);
  const { latest } = store.playback;
  const moves = latest.value?.moves;
  useEffect(() => {
    late.value = false;
    const timer = setTimeout(() => {
      late.value = true;
    }, LONG);
    return () => clearTimeout(timer);
  }, [moves, seat?.bot, late]);
  const seats = latest.value?.seats ?? [];
  const alone = seats.filter((one) => one.person).length === 1 && store.seat.value !== null;
  const next = quicker(bots, seat?.bot ?? "");
  if (!late.value || !seat || seat.person || !alone || !next) return null;
  return (
    <span class="slow-bot" role="status">
      {t("slow.text", { name: nameOfSeat(seat.seat, seats) })}{" "}
      <Button
        icon={robot}
        data-testid="quicker"
        onClick={() => void store.ask({ type: "hand_over", seat: seat.seat, bot: next.name })}
      >
        {t("slow.next", { level: say(next.label) })}
      </Button>
    </span>
  );
}
