import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GameFace } from "../../games/board";
import { say, t } from "../../i18n";
import type { Question } from "../../net/moment";
import type { TableStore } from "../../table/store";
import { Button, RuleLink, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import { restart, undo } from "../../ui/signs";
import { Hint } from "./Hint";
import { LessonBar, lessonOf } from "./LessonBar";
import { Moves } from "./Moves";
import { Notice } from "./Notice";
import { PleaBox } from "./PleaBox";
import "./DecisionBar.css";

/** What the bar is about: a question that others wait for, one that may only be changed still, the end, or others. */
function stateOf(store: TableStore): "asked" | "answered" | "over" | "waiting" {
  const question = store.question.value;
  if (question) return question.awaited ? "asked" : "answered";
  return store.playback.shown.value?.result ? "over" : "waiting";
}

/** The heart of the table: what is asked, by which rule, how to answer, and the way back. */
export function DecisionBar({ store, face }: { store: TableStore; face: GameFace }) {
  const question = store.question.value;
  // A question is put when the board has come to it.
  const asked = store.playback.behind.value ? null : question;
  const bar = useFocusKept(question?.number);
  return (
    <section
      class="decision"
      id="decision"
      data-testid="decision"
      data-state={stateOf(store)}
      data-question={question?.number}
      data-moves={store.playback.shown.value?.moves}
      aria-label={t("decision")}
      ref={bar}
      tabIndex={-1}
    >
      <LessonBar store={store} face={face} />
      <Notice store={store} />
      <PleaBox store={store} />
      <Handed store={store} />
      {asked && !lessonOf(store) && <Hint hint={face.book?.hint(asked.choice)} choice={asked.choice} />}
      <div class="decision-row">
        {asked ? (
          <>
            <Asked store={store} question={asked} />
            <Answers store={store} question={asked} face={face} key={asked.number} />
          </>
        ) : store.playback.behind.value ? (
          <Playing store={store} />
        ) : (
          <Watching store={store} />
        )}
        <WayBack store={store} />
      </div>
    </section>
  );
}

/** When what had the focus, here or on the board, has gone with its question, the bar takes it: the next is asked here. */
function useFocusKept(question: number | undefined): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const note = (event: FocusEvent) => {
      inside.current = (event.target as Element).closest(".decision, .table-board") !== null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
  }, [question]);
  return bar;
}

/** Who comes back to a seat that a bot plays sees it, and takes it back here. */
function Handed({ store }: { store: TableStore }) {
  const latest = store.playback.latest.value;
  const own = latest?.seats.find((one) => one.seat === store.seat.value);
  if (!own?.bot || latest?.result) return null;
  return (
    <div class="plea" role="status">
      <SeatMark seat={own.seat} />
      <p>{t("player.handed.text")}</p>
      <Button kind="primary" onClick={() => void store.ask({ type: "sit_down" })}>
        {t("player.sit")}
      </Button>
    </div>
  );
}

function Asked({ store, question }: { store: TableStore; question: Question }) {
  return (
    <p class="decision-text">
      {store.seat.value !== null && <SeatMark seat={store.seat.value} />}
      <span>
        {!question.awaited && <span class="decision-soft">{t("decision.answered")} </span>}
        {say(question.text)} <RuleLink id={question.rule} />
      </span>
    </p>
  );
}

/** Who is playing on a board that is behind, and what they have just done. */
function Playing({ store }: { store: TableStore }) {
  const { shown, latest, fresh } = store.playback;
  const { mover, waiting } = shown.value ?? { mover: null, waiting: [] };
  const seat = mover === null || mover === store.seat.value ? waiting[0]?.seat : mover;
  return (
    <p class="decision-text decision-soft" data-testid="playing">
      {seat !== undefined && (
        <>
          <SeatMark seat={seat} />
          <b>{t("decision.playing", { name: nameOfSeat(seat, latest.value?.seats ?? []) })}</b>
        </>
      )}
      {seat === mover && (
        <span class="decision-told">{fresh.value.map((line) => say(line.text)).join(" ")}</span>
      )}
    </p>
  );
}

/** Whom the table waits for, and what they are deciding. */
function Watching({ store }: { store: TableStore }) {
  const { shown, latest } = store.playback;
  const seats = latest.value?.seats ?? [];
  if (store.sending.value) return <p class="decision-text decision-soft">{t("decision.sent")}</p>;
  if (latest.value?.result) return <p class="decision-text">{t("over")}</p>;
  return (
    <div class="decision-text decision-soft">
      <ul>
        {shown.value?.waiting.map((one) => (
          <li key={one.seat}>
            <SeatMark seat={one.seat} /> {t("decision.waiting", { name: nameOfSeat(one.seat, seats) })}{" "}
            {say(one.text)} <RuleLink id={one.rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function WayBack({ store }: { store: TableStore }) {
  const latest = store.playback.latest.value;
  const { free = 0, plea = false } = latest?.undo ?? {};
  const asked = latest?.plea != null;
  return (
    <div class="decision-back">
      {store.playback.behind.value && (
        <Button kind="primary" onClick={() => store.playback.skip()}>
          {t("skip.now")}
        </Button>
      )}
      {free > 0 && (
        <Button icon={undo} onClick={() => void store.ask({ type: "take_back", all: false })}>
          {t("undo")}
        </Button>
      )}
      {free > 1 && (
        <Button icon={restart} onClick={() => void store.ask({ type: "take_back", all: true })}>
          <span class="narrow-spoken">{t("restart")}</span>
        </Button>
      )}
      {free === 0 && plea && !asked && (
        <Button
          kind="quiet"
          icon={undo}
          data-tip={t("plead")}
          onClick={() => void store.ask({ type: "plead" })}
        >
          <span class="narrow-spoken">{t("plead")}</span>
        </Button>
      )}
    </div>
  );
}

interface AnswersProps {
  store: TableStore;
  question: Question;
  face: GameFace;
}

function Answers({ store, question, face }: AnswersProps) {
  const listed = useSignal(false);
  const inBar = question.moves.filter((move) => !face.onBoard.has(move.verb));
  const onBoard = question.moves.length - inBar.length;
  const usual = question.moves.find((move) => move.move === question.default);
  return (
    <>
      {(inBar.length > 0 || listed.value) && (
        <Moves moves={listed.value ? question.moves : inBar} usual={question.default} play={store.play} />
      )}
      {(onBoard > 0 || usual) && (
        <div class="decision-more">
          {onBoard > 0 && (
            <Button kind="quiet" aria-expanded={listed.value} onClick={() => (listed.value = !listed.value)}>
              {listed.value ? t("decision.unlist") : t("decision.list", { count: onBoard })}
            </Button>
          )}
          {usual && (
            <Button
              kind="quiet"
              onClick={() => {
                store.always.value = [...store.always.value, question.choice];
              }}
            >
              {t("always", { move: say(usual.label) })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
