import { useMemo } from "preact/hooks";
import { doneSince } from "../table/actions";
import { sheetOf } from "../table/ledger";
import { sayAction } from "../table/sentence";
import { Signed } from "../table/signed";
import { Button, Icon, Popover } from "../ui";
import { nameOfSeat } from "../ui/SeatName";
import { lines as list, play } from "../ui/signs";
import type { Line } from "../wire/messages";
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
  const { log, main, seats, seat, untold, words } = useHold();
  const actions = useMemo(() => doneSince(log, doer, main, untold), [log, doer, main, untold]);
  const since = seat === null ? t("did.of", { name: nameOfSeat(main, seats) }) : t("did");
  const items = actions.flatMap(({ move, lines }) =>
    sheetOf(lines)
      .flatMap((round) => round.turns.flatMap((turn) => turn.items))
      .map((item) => ({ move, said: sayAction(item.lines, words, name), of: item.lines })),
  );
  const done = items.filter((one) => one.said);
  const last = done.at(-1);
  if (done.length === 0) {
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
        <Actions of={done} />
      </div>
    );
  }
  return (
    <Popover
      class="did did-brief"
      text={
        <>
          <small>{since}</small>
          <span class="did-last">{last && <Signed text={last.said} of={last.of} />}</span>
          {done.length > 1 && <span class="did-more">{t("did.more", { count: done.length - 1 })}</span>}
        </>
      }
    >
      {(close) => (
        <div class="did-panel">
          <b>{name}</b> <small>{since}</small>
          <Actions of={done} done={close} />
        </div>
      )}
    </Popover>
  );
}

interface ActionsProps {
  of: readonly { move: number; said: string; of: readonly Line[] }[];
  done?(): void;
}

/** A line an action; a click plays it again where it happened, or shows it in the log. */
function Actions({ of, done }: ActionsProps) {
  const { showMove, replay } = useHold();
  const known = [...new Set(of.map(({ move }) => move))].filter((move) => replay?.knows(move));
  const again = (moves: readonly number[]) => {
    done?.();
    replay?.replay(moves);
  };
  return (
    <>
      <ol class="did-actions">
        {of.map(({ move, said, of: lines }, place) => (
          // Several steps may belong to one move.
          <li key={place}>
            {known.includes(move) ? (
              <button type="button" class="did-action" onClick={() => again([move])}>
                <span>
                  <Signed text={said} of={lines} />
                </span>
                <Icon of={play} />
                <span class="spoken">. {t("did.again")}</span>
              </button>
            ) : showMove ? (
              <button
                type="button"
                class="did-action"
                onClick={() => {
                  done?.();
                  showMove(move);
                }}
              >
                <span>
                  <Signed text={said} of={lines} />
                </span>
                <Icon of={list} />
                <span class="spoken">. {t("did.log")}</span>
              </button>
            ) : (
              <Signed text={said} of={lines} />
            )}
          </li>
        ))}
      </ol>
      {known.length > 1 && (
        <Button kind="quiet" class="did-again" icon={play} onClick={() => again(known)}>
          {t("did.all")}
        </Button>
      )}
    </>
  );
}
