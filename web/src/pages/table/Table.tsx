import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Away, GoOn } from "#along";
import type { BoardProps, GameFace } from "../../games/board";
import { t } from "../../i18n";
import { invite } from "../../table/invite";
import { Drawing } from "../../table/signed";
import type { TableStore } from "../../table/store";
import { playOn } from "../../table/whatif";
import { Words } from "../../table/words";
import { Button, Dialog, scrolls } from "../../ui";
import { RecordLink } from "../../ui/RecordLink";
import { nameOfSeat } from "../../ui/SeatName";
import { SkipLink } from "../../ui/SkipLink";
import { WhatIf } from "../../ui/WhatIf";
import type { GameWords, Line, SeatInfo } from "../../wire/messages";
import { Announcer } from "./Announcer";
import { DecisionBar } from "./DecisionBar";
import { useSingleClicks } from "./doubleClick";
import { Felt } from "./Felt";
import { useFocusKept } from "./focus";
import { HandOn } from "./HandOn";
import { Invitation } from "./Invitation";
import { useKeys } from "./keys";
import { Log, type Sought } from "./Log";
import { Newcomer } from "./NameForm";
import { isWide, logOpen } from "./prefs";
import { ResultPanel } from "./ResultPanel";
import { TableHead } from "./TableHead";
import { whatIfAt } from "./whatif";
import "./Table.css";

interface Props {
  store: TableStore;
  game: string;
  face: GameFace;
  words: GameWords;
}

/** The whole table: players, board, decision, log. */
export function Table({ store, game, face, words }: Props) {
  const logSheet = useSignal(false);
  const sought = useSignal<Sought | null>(null);
  const { shown, latest, fresh, told, log, behind } = store.playback;
  const openLog = () => (logSheet.value = true);
  const closeLog = () => {
    logSheet.value = false;
    sought.value = null;
  };
  const singleClicks = useSingleClicks(store);
  useKeys(store);
  const root = useFocusKept();
  // Before the first move there is nothing to read, and the board takes the room.
  const withLog = isWide.value && logOpen.value && log.value.length > 0;
  const moment = shown.value;
  const info = store.info.value;
  const seats = latest.value?.seats ?? [];
  if (!moment) return null;
  const Board = face.Board as ComponentType<BoardProps>;
  const isOthers = (line: Line) => line.seat < -1 || (line.by ?? line.seat) !== store.seat.value;
  return (
    <Words.Provider value={words}>
      <Drawing.Provider value={face}>
        <div class={`table ${withLog ? "table-with-log" : ""}`} onClickCapture={singleClicks} ref={root}>
          <SkipLink to="decision">{t("skip.decision")}</SkipLink>
          <TableHead store={store} game={game} openLog={openLog} />
          {!store.open.value && (
            <div class="table-lost" role="alert">
              {t("line.lost")} <Button onClick={store.retry}>{t("retry")}</Button> <GoOn store={store} />
            </div>
          )}
          <Away store={store} />
          {moment.closed && store.open.value && info && (
            <div class="table-lost" role="status">
              {t(`closed.${moment.closed}`)} <RecordLink table={info.table} game={game} kind="quiet" />
            </div>
          )}
          <main
            id="main"
            class="table-board"
            {...scrolls}
            aria-label={t("table.board")}
            // The first touch of a board that is behind brings it up to the present.
            onPointerDownCapture={() => behind.peek() && store.playback.skip()}
          >
            {moment.result && info && <ResultPanel store={store} result={moment.result} info={info} />}
            <h2 class="spoken">{t("table.board")}</h2>
            <Board
              view={moment.view}
              fresh={fresh.value}
              log={log.value}
              seat={store.seat.value}
              seats={seats}
              question={store.asked.value}
              words={words}
              play={store.play}
              why={store.why}
              showMove={(move) => {
                if (isWide.peek()) logOpen.value = true;
                else openLog();
                sought.value = { move };
              }}
              told={told.value.filter(isOthers)}
              replay={store.playback}
              instead={latest.value?.undo.begun ? store.instead : null}
            />
          </main>
          <DecisionBar store={store} face={face} />
          {withLog && (
            <aside class="table-log" aria-label={t("log")}>
              <Log lines={log.value} seats={seats} face={face} sought={sought.value} />
            </aside>
          )}
          {logSheet.value && (
            <Dialog title={t("log")} shape="sheet" onClose={closeLog}>
              <Log lines={log.value} seats={seats} face={face} sought={sought.value} />
            </Dialog>
          )}
          {invite.value && <Invitation store={store} seats={seats} />}
          {whatIfAt.value !== null && <FromHere store={store} move={whatIfAt.value} seats={seats} />}
          <Newcomer store={store} />
          <Announcer store={store} />
          <Felt store={store} />
          <HandOn store={store} />
        </div>
      </Drawing.Provider>
    </Words.Provider>
  );
}

interface FromHereProps {
  store: TableStore;
  move: number;
  seats: readonly SeatInfo[];
}

/** Another way from a position of one's own game, at a table of its own. */
function FromHere({ store, move, seats }: FromHereProps) {
  const close = () => {
    whatIfAt.value = null;
  };
  useEffect(() => close, []);
  return (
    <WhatIf
      move={move}
      close={close}
      open={(title) =>
        playOn({
          table: store.table,
          moves: move,
          seat: store.seat.peek() ?? 0,
          bots: seats.map((one) => one.bot),
          names: seats.map((one) => nameOfSeat(one.seat, seats)),
          title,
          secret: store.secret,
        })
      }
    />
  );
}
