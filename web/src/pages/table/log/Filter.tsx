import type { Signal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { nameOfDoer } from "../../../table/doer";
import { t } from "../../../table/texts";
import { GameOfRules, Icon, SeatMark } from "../../../ui";
import { robot } from "../../../ui/signs";
import type { SeatInfo } from "../../../wire/messages";

interface Props {
  doers: readonly number[];
  seats: readonly SeatInfo[];
  /** Whose actions are shown; null for everybody's. */
  whose: Signal<number | null>;
}

/** Whose actions the log shows. */
export function Filter({ doers, seats, whose }: Props) {
  const game = useContext(GameOfRules);
  const shown = [...doers].sort(
    (one, other) => (one < 0 ? 99 - one : one) - (other < 0 ? 99 - other : other),
  );
  return (
    <fieldset class="log-filter" aria-label={t("log.filter")}>
      <button type="button" aria-pressed={whose.value === null} onClick={() => (whose.value = null)}>
        {t("log.all")}
      </button>
      {shown.map((seat) => {
        const name = nameOfDoer(seat, seats, game);
        return (
          <button
            key={seat}
            type="button"
            aria-pressed={whose.value === seat}
            aria-label={name}
            data-tip={name}
            onClick={() => (whose.value = whose.value === seat ? null : seat)}
          >
            {seat >= 0 ? <SeatMark seat={seat} /> : <Icon of={robot} />}
          </button>
        );
      })}
    </fieldset>
  );
}
