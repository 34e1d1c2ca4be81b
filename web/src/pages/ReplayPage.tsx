import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { useFace } from "../games";
import type { BoardProps } from "../games/board";
import { NO_WORDS } from "../games/board";
import { generic } from "../games/generic";
import { lang, say, t } from "../i18n";
import { api } from "../net/api";
import { fetched, library, wordsOf } from "../net/resource";
import { usePage } from "../page";
import { PACE, speed } from "../table/playback";
import { Button, Dialog, GameOfRules, SeatMark, scrolls } from "../ui";
import { Brand } from "../ui/Brand";
import { Fetched, Trouble } from "../ui/Fetched";
import { nameOfSeat } from "../ui/SeatName";
import { LangSwitch, ThemeSwitch } from "../ui/Switches";
import { lines, next, pause, play, previous, start } from "../ui/signs";
import type { Frame, SeatInfo } from "../wire/messages";
import { type Finished, Frames, openFinished } from "./replay/frames";
import { Log } from "./table/Log";
import { isWide, plainBoard } from "./table/prefs";
import { Scores } from "./table/ResultPanel";
import "./table/Table.css";
import "./table/TableHead.css";
import "./replay/replay.css";

/** A finished game, looked at again move by move. */
export function ReplayPage({ table }: { table: string }) {
  const game = useMemo(() => fetched(() => openFinished(table)), [table]);
  const id = game.value.value?.info.game ?? "";
  usePage(t("replay"), id);
  return (
    <div class="replay">
      <header class="table-head">
        <Brand />
        <h1>{t("replay")}</h1>
        <div class="table-tools wide-only">
          <LangSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <GameOfRules.Provider value={id}>
        <Fetched resource={game}>{(found) => <Replay key={table} table={table} game={found} />}</Fetched>
      </GameOfRules.Provider>
    </div>
  );
}

/** What a move was: as the log tells it, or by its name where the log has nothing to tell. */
function headOf({ lines, mover, label }: Frame, seats: readonly SeatInfo[]): string {
  if (mover === null) return "";
  if (lines.length) return lines.map((line) => say(line.text)).join(" ");
  return label ? t("replay.move", { name: nameOfSeat(mover, seats), move: say(label) }) : "";
}

function Replay({ table, game }: { table: string; game: Finished }) {
  const { info, seats, last } = game;
  const at = useSignal(0);
  const seat = useSignal<number | null>(null);
  const playing = useSignal(false);
  const logSheet = useSignal(false);
  const frames = useMemo(() => new Frames(game), [game]);
  const own = useFace(info.game);
  const words = wordsOf(info.game).value.value ?? NO_WORDS;
  const face = plainBoard.value ? generic : own;

  useEffect(() => {
    void frames.show(at.value, seat.value, lang.value);
  }, [at.value, seat.value, lang.value]);
  useEffect(() => {
    if (!playing.value) return;
    const timer = setTimeout(
      () => {
        if (at.peek() >= last) playing.value = false;
        else at.value += 1;
      },
      Math.max(200, PACE[speed.value]),
    );
    return () => clearTimeout(timer);
  }, [playing.value, at.value]);

  const frame = frames.shown.value;
  const Board = (face?.Board ?? generic.Board) as ComponentType<BoardProps>;
  const go = (to: number) => {
    playing.value = false;
    at.value = Math.max(0, Math.min(last, to));
  };
  const title = library().value.value?.games.find((one) => one.id === info.game)?.title;
  return (
    <div class="replay-table">
      <main id="main" class="table-board" {...scrolls}>
        {frames.problem.value && (
          <Trouble
            problem={frames.problem.value}
            retry={() => void frames.show(at.value, seat.value, lang.value)}
          />
        )}
        <h2 class="replay-move">
          {frame.mover !== null && <SeatMark seat={frame.mover} />}
          <span class="replay-told">{headOf(frame, seats) || (title ? say(title) : "")}</span>
        </h2>
        {frame.result && (
          <section class="result" aria-label={t("result.points")}>
            <Scores result={frame.result} />
          </section>
        )}
        {face && (
          <Board
            view={frame.view}
            fresh={frame.lines}
            log={frames.log.value}
            seat={seat.value}
            seats={seats}
            question={null}
            words={words}
            play={() => undefined}
            why={() => undefined}
          />
        )}
      </main>
      {isWide.value && (
        <aside class="table-log" aria-label={t("log")}>
          <Log lines={frames.log.value} seats={seats} face={face ?? undefined} />
        </aside>
      )}
      {logSheet.value && (
        <Dialog title={t("log")} shape="sheet" onClose={() => (logSheet.value = false)}>
          <Log lines={frames.log.value} seats={seats} face={face ?? undefined} />
        </Dialog>
      )}
      <section class="replay-bar" aria-label={t("replay.control")}>
        <Button icon={start} name={t("replay.start")} onClick={() => go(0)} />
        <Button icon={previous} name={t("replay.back")} onClick={() => go(at.value - 1)} />
        <Button
          kind="primary"
          icon={playing.value ? pause : play}
          name={playing.value ? t("replay.pause") : t("replay.play")}
          onClick={() => {
            if (at.value >= last) at.value = 0;
            playing.value = !playing.value;
          }}
        />
        <Button icon={next} name={t("replay.next")} onClick={() => go(at.value + 1)} />
        <label class="replay-slider">
          <span class="spoken">{t("replay.slider")}</span>
          <input
            type="range"
            min="0"
            max={last}
            value={at.value}
            aria-valuetext={t("replay.at", { move: at.value, last: last })}
            onInput={(event) => go(Number(event.currentTarget.value))}
          />
        </label>
        <output>
          {at.value} / {last}
        </output>
        <label class="replay-seat">
          <span class="spoken">{t("replay.seat")}</span>
          <select
            class="field"
            value={seat.value ?? ""}
            onChange={(event) => {
              seat.value = event.currentTarget.value === "" ? null : Number(event.currentTarget.value);
            }}
          >
            <option value="">{t("spectator")}</option>
            {seats.map((one) => (
              <option key={one.seat} value={one.seat}>
                {nameOfSeat(one.seat, seats)}
              </option>
            ))}
          </select>
        </label>
        {!isWide.value && (
          <Button
            class="replay-log"
            kind="quiet"
            icon={lines}
            name={t("log")}
            onClick={() => (logSheet.value = true)}
          />
        )}
        <a class="button button-quiet" href={api.recordAddress(table)} download={`${info.game}-${table}.txt`}>
          {t("result.record")}
        </a>
      </section>
    </div>
  );
}
