import { useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import { actionOf } from "../../table/actions";
import { sheetOf, type Tally } from "../../table/ledger";
import { sayAction } from "../../table/sentence";
import { sound } from "../../table/sound";
import type { TableStore } from "../../table/store";
import { Words } from "../../table/words";
import { SeatMark } from "../../ui";
import type { Line, SeatInfo } from "../../wire/messages";
import { TallyTable } from "./log/TallyTable";
import "./Felt.css";

// So long something large is in sight, in milliseconds; with a table to read, longer.
const STANDS = 1900;
const READ = 4200;

// A table of more parties would cover too much of the board; the log has it.
const MOST = 5;

/** The table with which the round ended that is over now. */
function lastTally(log: readonly Line[]): Tally | undefined {
  const rounds = sheetOf(log);
  const items = rounds.at(-2)?.turns.flatMap((turn) => turn.items) ?? [];
  const found = items.findLast((item) => item.kind === "tally");
  return new Set(found?.lines.map((line) => line.seat)).size > MOST ? undefined : found;
}

/** What is large is felt: it stands over the board for a moment, and keeps nobody from playing. */
export function Felt({ store }: { store: TableStore }) {
  const { fresh, log, latest } = store.playback;
  const words = useContext(Words);
  const felt = useSignal<Line | null>(null);
  const lines = fresh.value;
  const isRound = felt.value?.role === "round";
  const tally = isRound ? lastTally(log.value) : undefined;
  useEffect(() => {
    const large = lines.filter((line) => line.moment);
    // The end of a round comes last and is the larger thing.
    const found = large.find((line) => line.role === "round") ?? large[0];
    if (!found) return;
    felt.value = found;
    sound(found.role === "round" ? "round" : "moment");
  }, [lines]);
  useEffect(() => {
    if (!felt.value) return;
    const timer = setTimeout(
      () => {
        felt.value = null;
      },
      tally ? READ : STANDS,
    );
    return () => clearTimeout(timer);
  }, [felt.value]);
  const shown = felt.value;
  if (!shown || latest.value?.result) return null;
  const told = log.value.filter((line) => actionOf(line) === actionOf(shown) && line.what === shown.what);
  return (
    <div class="felt" aria-hidden="true" key={`${shown.move} ${shown.text}`}>
      <p class="felt-name">
        {shown.seat >= 0 && <SeatMark seat={shown.seat} />} {shown.moment}
      </p>
      {!isRound && <p class="felt-told">{sayAction(told, words)}</p>}
      {tally && <RoundTable of={tally} seats={latest.value?.seats ?? []} />}
    </div>
  );
}

function RoundTable({ of, seats }: { of: Tally; seats: readonly SeatInfo[] }) {
  return (
    <div class="felt-table">
      <TallyTable of={of} seats={seats} />
    </div>
  );
}
