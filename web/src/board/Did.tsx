import { useMemo } from "preact/hooks";
import { type Action, doneSince } from "../table/actions";
import { sayAction } from "../table/sentence";
import { Icon, Popover } from "../ui";
import { nameOfSeat } from "../ui/SeatName";
import { lines } from "../ui/signs";
import { useHold } from "./hold";
import { t } from "./texts";
import "./Did.css";

interface Props {
  /** Whose doing, as the log has it: a seat, or -2 and less for an opponent whom the rules play. */
  doer: number;
  /** What they are called in the log. */
  name: string;
  /** All of it in its place, or in a line that opens. */
  full: boolean;
}

/** What another player did since the reader's last turn. */
export function Did({ doer, name, full }: Props) {
  const { log, main, seats, seat, untold } = useHold();
  const actions = useMemo(() => doneSince(log, doer, main, untold), [log, doer, main, untold]);
  const since = seat === null ? t("did.of", { name: nameOfSeat(main, seats) }) : t("did");
  const told = actions.map((one) => sayAction(one, name));
  if (actions.length === 0) {
    return (
      <p class="did did-none">
        <small>{since}</small> {t("did.none")}
      </p>
    );
  }
  if (full) {
    return (
      <div class="did did-full">
        <small>{since}</small>
        <Actions of={actions} told={told} />
      </div>
    );
  }
  return (
    <Popover
      class="did did-brief"
      text={
        <>
          <small>{since}</small>
          <span class="did-last">{told.at(-1)}</span>
          {told.length > 1 && <span class="did-more">{t("did.more", { count: told.length - 1 })}</span>}
        </>
      }
    >
      {(close) => (
        <div class="did-panel">
          <b>{name}</b> <small>{since}</small>
          <Actions of={actions} told={told} done={close} />
        </div>
      )}
    </Popover>
  );
}

interface ActionsProps {
  of: readonly Action[];
  told: readonly string[];
  done?(): void;
}

/** A line an action; a click shows it in the log. */
function Actions({ of, told, done }: ActionsProps) {
  const { showMove } = useHold();
  return (
    <ol class="did-actions">
      {of.map(({ move }, place) => (
        <li key={move}>
          {showMove ? (
            <button
              type="button"
              class="did-action"
              onClick={() => {
                done?.();
                showMove(move);
              }}
            >
              {told[place]}
              <Icon of={lines} />
              <span class="spoken">. {t("did.log")}</span>
            </button>
          ) : (
            told[place]
          )}
        </li>
      ))}
    </ol>
  );
}
