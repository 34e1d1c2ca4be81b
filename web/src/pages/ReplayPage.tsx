import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { useLocation } from "preact-iso";
import { here, stay } from "#places";
import { useFace } from "../games";
import type { BoardProps } from "../games/board";
import { NO_WORDS } from "../games/board";
import { generic } from "../games/generic";
import { lang, say, t } from "../i18n";
import { fetched, library, wordsOf } from "../net/resource";
import { usePage } from "../page";
import { PACE, speed } from "../table/playback";
import { Drawing } from "../table/signed";
import { playOn } from "../table/whatif";
import { Words } from "../table/words";
import { Button, Dialog, GameOfRules, scrolls } from "../ui";
import { Brand } from "../ui/Brand";
import { Fetched, Trouble } from "../ui/Fetched";
import { nameOfSeat } from "../ui/SeatName";
import { LangSwitch, ThemeSwitch } from "../ui/Switches";
import { bulb } from "../ui/signs";
import { WhatIf } from "../ui/WhatIf";
import { CoachPanel, JudgedHere } from "./coach/CoachPanel";
import { Coach } from "./coach/coach";
import { addressOf, readLooked } from "./replay/address";
import { Bar } from "./replay/Bar";
import { type Finished, Frames, openFinished } from "./replay/frames";
import { useReplayKeys } from "./replay/keys";
import { moveOf, nextStop, step, stepsFor, stopsOf } from "./replay/stops";
import { Told } from "./replay/Told";
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

// What happened without anything to tell is not worth a pause, in milliseconds.
const NOTHING_TOLD = 200;

function Replay({ table, game }: { table: string; game: Finished }) {
  const { info, seats, last } = game;
  const { query } = useLocation();
  const looked = useMemo(() => readLooked(here().search, table, info.seats, last), [game]);
  const at = useSignal(looked.move);
  const seat = useSignal(looked.seat);
  const playing = useSignal(false);
  const logSheet = useSignal(false);
  const coached = useSignal("coach" in query);
  const naming = useSignal(false);
  const coach = useMemo(() => new Coach(table), [table]);
  // Whose game it was: the reader's, or the first person's.
  const whose = seat.value ?? seats.find((one) => one.person)?.seat ?? 0;
  const frames = useMemo(() => new Frames(game), [game]);
  const own = useFace(info.game, info.pack?.content);
  const words = wordsOf(info.game, info.pack?.content).value.value ?? NO_WORDS;
  const face = plainBoard.value ? generic : own;
  const lines = frames.lines.value;
  const { course } = game.first;
  const steps = useMemo(() => stepsFor(lines), [lines]);
  const by = steps.includes(step.value) ? step.value : "move";
  const stops = useMemo(() => stopsOf(by, lines, course), [by, lines]);

  useEffect(() => {
    void frames.show(at.value, seat.value, lang.value);
    // Every position has its address, and leaves no trail of them to go back through.
    const address = addressOf(table, { move: at.value, seat: seat.value });
    stay(coached.value ? `${address}&coach` : address);
  }, [at.value, seat.value, lang.value, coached.value]);
  const frame = frames.shown.value;
  useEffect(() => {
    if (!playing.value || frame.moves !== at.value) return;
    const timer = setTimeout(
      () => {
        if (at.peek() >= last) playing.value = false;
        else at.value = nextStop(stops, at.peek(), true);
      },
      frame.lines.length ? Math.max(NOTHING_TOLD, PACE[speed.value]) : NOTHING_TOLD,
    );
    return () => clearTimeout(timer);
  }, [playing.value, at.value, frame]);

  useEffect(
    () => (coached.value ? coach.follow(whose, lang.value) : undefined),
    [coached.value, whose, lang.value],
  );

  const report = coach.report.value;
  const judged = report?.judged.find((one) => one.move === frame.moves);
  const Board = (face?.Board ?? generic.Board) as ComponentType<BoardProps>;
  const go = (to: number) => {
    playing.value = false;
    at.value = Math.max(0, Math.min(last, to));
  };
  const leap = (forwards: boolean) => go(nextStop(stops, at.peek(), forwards));
  useReplayKeys({
    back: () => leap(false),
    next: () => leap(true),
    first: () => go(0),
    last: () => go(last),
    toggle: () => {
      playing.value = !playing.value;
    },
  });
  const open = (title: string) => {
    const bots = seats.map((one) => one.bot);
    const names = seats.map((one) => nameOfSeat(one.seat, seats));
    return playOn({ table, moves: at.peek(), seat: whose, bots, names, title });
  };
  const panel = report ? (
    <CoachPanel
      report={report}
      at={at.value}
      go={(move) => {
        if (!isWide.peek()) coached.value = false;
        seat.value = report.seat;
        go(move);
      }}
    />
  ) : coach.problem.value ? (
    <Trouble problem={coach.problem.value} />
  ) : (
    <p class="loading" role="status">
      {t("loading")}
    </p>
  );
  const title = library().value.value?.games.find((one) => one.id === info.game)?.title;
  const log = (
    <Log
      lines={lines}
      seats={seats}
      face={face ?? undefined}
      at={frame.told}
      go={(place) => {
        logSheet.value = false;
        go(moveOf(course, place));
      }}
    />
  );
  return (
    <Words.Provider value={words}>
      <Drawing.Provider value={face ?? {}}>
        <div class={`replay-table ${coached.value ? "replay-table-coached" : ""}`}>
          <main id="main" class="table-board" {...scrolls}>
            {frames.problem.value && (
              <Trouble
                problem={frames.problem.value}
                retry={() => void frames.show(at.value, seat.value, lang.value)}
              />
            )}
            <Told of={frame} seats={seats} title={title ? say(title) : ""} />
            {judged && <JudgedHere of={judged} />}
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
          {isWide.value && coached.value && (
            <aside class="replay-coach" aria-label={t("coach")}>
              <h2>{t("coach")}</h2>
              {panel}
            </aside>
          )}
          {!isWide.value && coached.value && (
            <Dialog title={t("coach")} shape="sheet" onClose={() => (coached.value = false)}>
              {panel}
            </Dialog>
          )}
          {isWide.value && !coached.value && (
            <aside class="table-log" aria-label={t("log")}>
              {log}
            </aside>
          )}
          {naming.value && <WhatIf move={at.value} open={open} close={() => (naming.value = false)} />}
          {logSheet.value && (
            <Dialog title={t("log")} shape="sheet" onClose={() => (logSheet.value = false)}>
              {log}
            </Dialog>
          )}
          <Bar
            {...{ info, seats, at, last, seat, playing, steps, go, leap }}
            openLog={() => {
              logSheet.value = true;
            }}
          >
            <Button
              kind={coached.value ? "plain" : "quiet"}
              icon={bulb}
              class="replay-more"
              data-testid="open-coach"
              aria-pressed={coached.value}
              onClick={() => (coached.value = !coached.value)}
            >
              {t("coach")}
            </Button>
            {at.value < last && (
              <Button
                kind="quiet"
                class="replay-more"
                data-tip={t("coach.on.more")}
                data-testid="play-on"
                onClick={() => (naming.value = true)}
              >
                {t("coach.on")}
              </Button>
            )}
          </Bar>
        </div>
      </Drawing.Provider>
    </Words.Provider>
  );
}
