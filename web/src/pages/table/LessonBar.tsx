import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { GameFace } from "../../games/board";
import { t } from "../../i18n";
import { kept } from "../../kept";
import { library } from "../../net/resource";
import { playNow } from "../../table/open";
import type { TableStore } from "../../table/store";
import { Told } from "../../teaching/Told";
import { Button, Icon } from "../../ui";
import { bulb, cross } from "../../ui/signs";
import type { LessonNote } from "../../wire/messages";
import "./LessonBar.css";

// Milliseconds after which a board, also one that is just opened, has turned to what is asked.
const TURNED = 200;

/** The tables whose lesson was left for a while. */
const left = kept<readonly string[]>("lessonsLeft", []);

/** What the lesson of a table says now; null where there is none, or where it was left. */
export function lessonOf(store: TableStore): LessonNote | null {
  return left.value.includes(store.table) ? null : (store.playback.shown.value?.lesson ?? null);
}

/** The moves that the lesson advises now. */
export function taughtBy(store: TableStore): ReadonlySet<string> {
  return new Set(store.playback.behind.value && !store.asked.value ? [] : lessonOf(store)?.moves);
}

/** The way back into a lesson that was left. */
export function TakeUpLesson({ store, then }: { store: TableStore; then(): void }) {
  if (!left.value.includes(store.table)) return null;
  const takeUp = () => {
    left.value = left.peek().filter((one) => one !== store.table);
    then();
  };
  return (
    <Button data-testid="take-up" onClick={takeUp}>
      {t("lesson.again")}
    </Button>
  );
}

interface Props {
  store: TableStore;
  face: GameFace;
}

/** What a lesson says: one idea at a time, what to do, and why. */
export function LessonBar({ store, face }: Props) {
  const game = store.info.value?.game ?? "";
  const asksWhy = useSignal(false);
  const lesson = lessonOf(store);
  useInSight(`${store.question.value?.number} ${[...taughtBy(store)]}`);
  if (!lesson) return null;
  const asked = store.asked.value !== null;
  const told = { game, face };
  const says = lesson.over || (asked && lesson.do !== "");
  return (
    <section
      class="lesson"
      aria-label={t("lesson")}
      data-testid="lesson"
      data-idea={lesson.idea}
      data-over={lesson.over}
    >
      <Icon of={bulb} />
      <div class="lesson-words" aria-live="polite">
        <p class="lesson-title">
          {!lesson.over && <span>{t("lesson.idea", { number: lesson.idea + 1, count: lesson.ideas })}</span>}
          <b>
            <Told {...told} of={lesson.title} />
          </b>
        </p>
        {says ? (
          <p class="lesson-do">
            <Told {...told} of={lesson.do} />{" "}
            {lesson.why && (
              <>
                <button
                  type="button"
                  class="lesson-ask"
                  aria-expanded={asksWhy.value}
                  onClick={() => (asksWhy.value = !asksWhy.value)}
                >
                  {t("lesson.why")}
                </button>
                <span class={`lesson-why ${asksWhy.value ? "lesson-asked" : ""}`}>
                  <Told {...told} of={lesson.why} />
                </span>
              </>
            )}
          </p>
        ) : (
          <p class="lesson-why lesson-asked">{t(waitsFor(store, lesson, asked))}</p>
        )}
        {asked && lesson.back && (
          <Button
            data-testid="back-to-lesson"
            onClick={() => void store.ask({ type: "plead", lesson: true })}
          >
            {t("lesson.back")}
          </Button>
        )}
      </div>
      {lesson.over && <PlayReal game={game} />}
      <Button
        kind="quiet"
        icon={cross}
        name={t("lesson.leave")}
        data-testid="leave"
        onClick={() => {
          left.value = [...left.peek(), store.table];
        }}
      />
    </section>
  );
}

/** Why a lesson says nothing now. */
function waitsFor(store: TableStore, lesson: LessonNote, asked: boolean) {
  if (store.playback.shown.value?.result) return "lesson.ended";
  return asked && lesson.back ? "lesson.lost" : "lesson.wait";
}

/** What is advised is brought into sight, on a map or in a row of cards, whenever something else is. */
function useInSight(advised: string): void {
  useEffect(() => {
    const look = () => {
      const advised = document.querySelector(".table-board [data-taught]");
      advised?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const timer = setTimeout(look, TURNED);
    return () => clearTimeout(timer);
  }, [advised]);
}

/** From the lesson to a game of one's own. */
function PlayReal({ game }: { game: string }) {
  const { route } = useLocation();
  const info = library().value.value?.games.find((one) => one.id === game);
  if (!info) return null;
  return (
    <Button kind="primary" onClick={() => void playNow(info).then(route)}>
      {t("lesson.real")}
    </Button>
  );
}
