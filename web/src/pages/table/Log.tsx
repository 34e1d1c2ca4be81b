import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../../i18n";
import { merged } from "../../table/actions";
import { sayTold } from "../../table/sentence";
import { RuleLink, SeatMark, scrolls } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { Line, SeatInfo } from "../../wire/messages";
import { blocksOf } from "./blocks";
import "./Log.css";

interface Props {
  lines: readonly Line[];
  seats: readonly SeatInfo[];
  /** The events that head what follows them. */
  chapters?: ReadonlySet<string> | undefined;
  /** The move to be looked at; another object for every wish to see it. */
  sought?: Sought | null;
}

export interface Sought {
  move: number;
}

// Near enough to the end that new lines should be followed.
const NEAR = 80;

/** The scorekeeper's book: what happened, turn by turn, each line with its rule. */
export function Log({ lines, seats, chapters, sought = null }: Props) {
  const box = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const blocks = useMemo(() => blocksOf(lines, chapters), [lines, chapters]);
  const follow = () => {
    const list = box.current;
    if (list && following.current) list.scrollTop = list.scrollHeight;
  };
  useLayoutEffect(follow, [lines]);
  // Also when the room for it changes, or when it is opened in a window of its own.
  useEffect(() => {
    const observer = new ResizeObserver(follow);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
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
  return (
    <ol
      class="log"
      ref={box}
      {...scrolls}
      aria-label={t("log")}
      onScroll={(event) => {
        const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
        following.current = scrollHeight - clientHeight - scrollTop < NEAR;
      }}
    >
      {blocks.map((block) => (
        <li key={block.first} class={block.heads ? "log-head" : "log-block"}>
          {block.seat >= 0 && <SeatMark seat={block.seat} label={nameOfSeat(block.seat, seats)} />}
          <ul>
            {merged(block.lines).map(({ line, count }, place) => (
              // Lines of one block have no other identity than their order.
              <li
                key={place}
                class="log-line"
                data-of={line.move}
                data-sought={sought?.move === line.move || undefined}
                tabIndex={-1}
              >
                {sayTold({ line, count })}
                <RuleLink id={line.rule} brief />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
