import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import type { GameFace } from "../../games/board";
import { say, t } from "../../i18n";
import type { Question } from "../../net/moment";
import { library } from "../../net/resource";
import { actionOf } from "../../table/actions";
import { saySentence } from "../../table/sentence";
import type { TableStore } from "../../table/store";
import { Words } from "../../table/words";
import { Button, RuleLink, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import { robot } from "../../ui/signs";
import type { SeatInfo } from "../../wire/messages";
import { CounselBar, CounselButton } from "./CounselBar";
import { useCountdown } from "./countdown";
import { Hint } from "./Hint";
import { LessonBar, lessonOf } from "./LessonBar";
import { Moves } from "./Moves";
import { Notice } from "./Notice";
import { PleaBox } from "./PleaBox";
import { useRoom } from "./room";
import { SlowBot } from "./SlowBot";
import { Warning } from "./Warning";
import { WayBack } from "./WayBack";
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
  const asked = store.asked.value;
  const row = useRoom(question !== null);
  return (
    <section
      class="decision"
      id="decision"
      data-testid="decision"
      data-state={stateOf(store)}
      data-question={question?.number}
      data-moves={store.playback.shown.value?.moves}
      aria-label={t("decision")}
      tabIndex={-1}
    >
      <LessonBar store={store} face={face} />
      <div class="decision-slot">
        <div class="decision-slot-inside">
          <PleaBox store={store} />
          <Handed store={store} />
          {asked && !lessonOf(store) && !store.counsel.hintFor(asked) && (
            <Hint hint={face.book?.hint(asked.choice)} choice={`${store.info.value?.game} ${asked.choice}`} />
          )}
          <CounselBar store={store} />
          <Notice store={store} />
          <Warning store={store} />
        </div>
        <Told store={store} />
      </div>
      <div class="decision-row" ref={row}>
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
        {asked && <CounselButton store={store} question={asked} />}
        <WayBack store={store} />
      </div>
    </section>
  );
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

/** What happened last, where nothing else is said: the log may be out of sight. */
function Told({ store }: { store: TableStore }) {
  const words = useContext(Words);
  const { log, latest, behind } = store.playback;
  const last = log.value.at(-1);
  // While the board is behind and nothing is asked, the row itself tells it.
  if (!last || (behind.value && !store.asked.value)) return null;
  const lines = log.value.filter((line) => actionOf(line) === actionOf(last));
  return (
    <p class="decision-last" aria-hidden="true">
      {last.seat >= 0 && (
        <SeatMark seat={last.seat} label={nameOfSeat(last.seat, latest.value?.seats ?? [])} />
      )}
      <span>{saySentence(lines, words) || say(last.text)}</span>
    </p>
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
  const words = useContext(Words);
  const { shown, latest, told } = store.playback;
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
      {seat === mover && <span class="decision-told">{saySentence(told.value, words)}</span>}
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
            <Absent store={store} seat={seats.find((other) => other.seat === one.seat)} />
            <SlowBot
              store={store}
              seat={seats.find((other) => other.seat === one.seat)}
              bots={library().value.value?.bots ?? []}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whoever is waited for and has been away for long: who plays lets a bot play for them here. */
function Absent({ store, seat }: { store: TableStore; seat: SeatInfo | undefined }) {
  if (!seat?.person || seat.bot || seat.here || store.seat.value === null) return null;
  return <LetBotPlay store={store} seat={seat} />;
}

function LetBotPlay({ store, seat }: { store: TableStore; seat: SeatInfo }) {
  const wait = useCountdown(seat);
  if (seat.came === false || wait) return null;
  return (
    <Button icon={robot} onClick={() => void store.ask({ type: "hand_over", seat: seat.seat })}>
      {t("player.hand")}
    </Button>
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
        <Moves
          moves={listed.value ? question.moves : inBar}
          usual={question.moves.length === 1 ? (question.moves[0]?.move ?? null) : question.default}
          play={store.play}
        />
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
              data-tip={t("always.tip")}
              onClick={() => store.answerAlways(question.choice, usual.label)}
            >
              {t("always", { move: say(usual.label) })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
