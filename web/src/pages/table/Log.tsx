import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { say, t } from "../../i18n";
import { RuleLink, SeatMark } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { Line, SeatInfo } from "../../wire/messages";
import { blocksOf } from "./blocks";
import "./Log.css";

interface Props {
  lines: readonly Line[];
  seats: readonly SeatInfo[];
  /** The events that head what follows them. */
  chapters?: ReadonlySet<string> | undefined;
}

// Near enough to the end that new lines should be followed.
const NEAR = 80;

/** The scorekeeper's book: what happened, turn by turn, each line with its rule. */
export function Log({ lines, seats, chapters }: Props) {
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
  return (
    <ol
      class="log"
      ref={box}
      // It scrolls, so the keyboard must reach it.
      tabIndex={0}
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
            {block.lines.map((line, place) => (
              // Lines of one block have no other identity than their order.
              <li key={place} class="log-line">
                {say(line.text)}
                <RuleLink id={line.rule} brief />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
