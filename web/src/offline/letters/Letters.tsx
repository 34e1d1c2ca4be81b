import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Problem } from "../../net/api";
import type { TableStore } from "../../table/store";
import { Button, Dialog } from "../../ui";
import { Trouble } from "../../ui/Fetched";
import { nameOfSeat } from "../../ui/SeatName";
import { matchAt, passOn, takeBack } from "./matches";
import { Paste, Sent } from "./Sent";
import { t } from "./texts";
import "./letters.css";

/** A game by letters: who has the turn, the letter that passes it on, and what to do with the one that comes. */
export function Letters({ store }: { store: TableStore }) {
  const match = matchAt(store.table);
  const shown = useSignal(false);
  // A table that was begun with other rules has no record to be sent.
  const problem = useSignal<Problem | null>(null);
  const sent = match?.sent ?? null;
  useEffect(() => {
    store.byLinks.value = match ? (sent === null ? "turn" : "wait") : null;
  }, [store, match, sent]);
  const { latest } = store.playback;
  const moment = latest.value;
  if (!match || !moment) return null;
  const name = nameOfSeat(1 - match.seat, moment.seats);
  const mine = moment.question?.awaited ?? false;
  // Whoever was told of the end has nothing to tell.
  const told = moment.result !== null && moment.mover !== match.seat;
  if (sent === null && (mine || told)) return null;
  return (
    <div class="table-lost table-good" role="status" data-testid={sent === null ? "pass-on" : "waits"}>
      {sent === null ? (
        <>
          {t("turn", { name })}{" "}
          <Button
            kind="primary"
            data-testid="pass"
            onClick={async () => {
              try {
                await passOn(match);
                shown.value = true;
              } catch (error) {
                if (!(error instanceof Problem)) throw error;
                problem.value = error;
              }
            }}
          >
            {t("pass", { name })}
          </Button>
          {problem.value && <Trouble problem={problem.value} />}
        </>
      ) : (
        <>
          {t("waiting", { name })}{" "}
          <Button data-testid="show-letter" onClick={() => (shown.value = true)}>
            {t("show")}
          </Button>
        </>
      )}
      {shown.value && sent !== null && (
        <Dialog title={t("head")} onClose={() => (shown.value = false)}>
          <div class="letters">
            <Sent packed={sent} text={t("sendMoves", { name })} />
            <Paste />
            <Button
              kind="quiet"
              data-testid="take-back"
              onClick={() => {
                takeBack(match);
                shown.value = false;
              }}
            >
              {t("back")}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
