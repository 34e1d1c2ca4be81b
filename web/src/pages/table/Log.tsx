import { useSignal } from "@preact/signals";
import { useContext, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { GameFace } from "../../games/board";
import { t as page } from "../../i18n";
import { actionOf } from "../../table/actions";
import { nameOfDoer } from "../../table/doer";
import { foldsOf, type Item, ofSeat, type Round, sheetOf, type Turn } from "../../table/ledger";
import { t } from "../../table/texts";
import { GameOfRules, SeatMark, scrolls } from "../../ui";
import type { Line, SeatInfo } from "../../wire/messages";
import { EntryLine } from "./log/EntryLine";
import { Filter } from "./log/Filter";
import { TallyTable } from "./log/TallyTable";
import "./Log.css";

interface Props {
  lines: readonly Line[];
  seats: readonly SeatInfo[];
  face?: GameFace | undefined;
  /** The move to be looked at; another object for every wish to see it. */
  sought?: Sought | null;
  /** How many lines a replay has told so far, and the way to what the line at a place tells. */
  at?: number;
  go?: ((place: number) => void) | undefined;
}

export interface Sought {
  move: number;
}

// Near enough to the end that new lines should be followed.
const NEAR = 80;

// With fewer actions than these a round leaves room for the one before it.
const FEW = 10;

/** How many lines a round has. */
const sizeOf = (round: Round): number => round.turns.reduce((sum, turn) => sum + turn.items.length, 0);

const holds = (item: Item, move: number): boolean =>
  item.lines.some((line) => actionOf(line) === move || line.move === move);

/** The scorekeeper's sheet: a line an action, by turn, folded by round. */
export function Log({ lines, seats, face, sought = null, at, go }: Props) {
  const box = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const whose = useSignal<number | null>(null);
  // The rounds that were opened or folded by hand.
  const folded = useSignal<ReadonlyMap<number, boolean>>(new Map());
  const sheet = useMemo(() => sheetOf(lines), [lines]);
  const seen = whose.value === null ? sheet : ofSeat(sheet, whose.value);
  const rounds = foldsOf(seen, (from, to) => t("log.turns", { from, to }));
  const doers = [...new Set(lines.map((line) => line.seat))].filter((seat) => seat !== -1);
  const items = rounds.flatMap((round) => round.turns.flatMap((turn) => turn.items));
  const current = at === undefined ? undefined : items.findLast((item) => item.first < at);
  const follow = () => {
    const list = box.current;
    if (list && following.current) list.scrollTop = list.scrollHeight;
  };
  useLayoutEffect(follow, [lines]);
  useEffect(() => {
    following.current = at === undefined;
    if (at === undefined) return;
    box.current?.querySelector("[data-current]")?.scrollIntoView?.({ block: "nearest" });
  }, [at]);
  // Also when the room for it changes, or when it is opened in a window of its own.
  useEffect(() => {
    const observer = new ResizeObserver(follow);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (sought) whose.value = null;
    const line = sought && box.current?.querySelector<HTMLElement>(`[data-of="${sought.move}"]`);
    if (!line) return;
    following.current = false;
    // The window of its own that it may be opened in is shown after what is in it.
    const shown = setTimeout(() => {
      line.scrollIntoView?.({ block: "center" });
      line.focus({ preventScroll: true });
    });
    return () => clearTimeout(shown);
  }, [sought]);

  // The last round is open, and the one before it while there is little to read there.
  const sizes = rounds.map(sizeOf);
  const isLate = (place: number): boolean => {
    const later = sizes.slice(place + 1).reduce((sum, size) => sum + size, 0);
    return place >= sizes.length - 2 && later < FEW;
  };
  const isOpen = (round: Round, place: number): boolean => {
    const last = isLate(place);
    const inIt = (wanted: (item: Item) => boolean) => round.turns.some((turn) => turn.items.some(wanted));
    if (sought && inIt((item) => holds(item, sought.move))) return true;
    if (current) return folded.value.get(round.first) ?? inIt((item) => item === current);
    return folded.value.get(round.first) ?? (last || whose.value !== null);
  };
  return (
    <div class="log">
      {doers.length > 1 && <Filter doers={doers} seats={seats} whose={whose} />}
      <ol
        class="log-rounds"
        ref={box}
        {...scrolls}
        aria-label={page("log")}
        onScroll={(event) => {
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
          following.current = scrollHeight - clientHeight - scrollTop < NEAR;
        }}
      >
        {rounds.length === 0 && <li class="log-none">{t("log.none")}</li>}
        {rounds.map((round, place) => (
          <li key={round.first} class="log-round">
            <details
              open={isOpen(round, place)}
              onToggle={(event) => {
                const open = event.currentTarget.open;
                if (open === isOpen(round, place)) return;
                folded.value = new Map(folded.value).set(round.first, open);
              }}
            >
              <summary>
                <b>{round.head || t("log.before")}</b>{" "}
                {sizeOf(round) > 0 && <small>{t("log.actions", { count: sizeOf(round) })}</small>}
              </summary>
              <ol>
                {round.turns.map((turn) => (
                  <TurnLines
                    key={turn.first}
                    of={turn}
                    {...{ seats, face, at, current, go }}
                    sought={sought}
                  />
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface TurnProps extends Pick<Props, "seats" | "face" | "go"> {
  of: Turn;
  sought: Sought | null;
  at: number | undefined;
  current: Item | undefined;
}

/** What somebody did in a turn, or what the rules did. */
function TurnLines({ of, seats, face, sought, at, current, go }: TurnProps) {
  const game = useContext(GameOfRules);
  const name = nameOfDoer(of.seat, seats, game);
  const phase = of.head !== "" && of.seat === -1;
  // A turn of one action takes one line.
  const alone = !of.head && of.items.length === 1 && of.items[0]?.kind === "entry";
  return (
    <li class={phase ? "log-phase" : alone ? "log-turn log-alone" : "log-turn"}>
      {alone && of.seat >= 0 && <SeatMark seat={of.seat} />}
      {phase && <h3>{of.head}</h3>}
      {!phase && !alone && name && (
        <h3>
          {of.seat >= 0 && <SeatMark seat={of.seat} />} {name}
          {of.head && <small>{of.head}</small>}
        </h3>
      )}
      {of.items.length > 0 && (
        <ul>
          {of.items.map((item) =>
            item.kind === "tally" ? (
              <li key={item.first} class="log-sums">
                <TallyTable of={item} seats={seats} />
              </li>
            ) : (
              <EntryLine
                key={item.first}
                of={item}
                name={name}
                alone={alone}
                face={face}
                sought={sought !== null && holds(item, sought.move)}
                current={item === current}
                later={at !== undefined && item.first >= at}
                go={go}
              />
            ),
          )}
        </ul>
      )}
    </li>
  );
}
