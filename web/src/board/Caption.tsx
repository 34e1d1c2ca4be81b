import { useSignal } from "@preact/signals";
import { useContext, useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { nameOfDoer } from "../table/doer";
import { clausesOf } from "../table/ledger";
import { joinClauses } from "../table/sentence";
import { Signed } from "../table/signed";
import { GameOfRules, SeatMark } from "../ui";
import { placeBeside } from "../ui/place";
import type { Line } from "../wire/messages";
import { useHold } from "./hold";
import { placesOf } from "./pointing";
import "./Caption.css";

// So long a caption stands where nothing follows it, in milliseconds.
const STANDS = 4000;

const NOBODY = -1;

/** Whose action a line is a part of; an opponent whom the rules play acts within the moves of others. */
const doerOf = (line: Line): number => (line.seat < NOBODY ? line.seat : (line.by ?? line.seat));

/** What of a board is in sight. */
function sightOf(place: Element): DOMRect | undefined {
  return place.closest(".board")?.parentElement?.getBoundingClientRect();
}

function isSeen(place: Element): boolean {
  const sight = sightOf(place);
  const { top, bottom, left, right, width } = place.getBoundingClientRect();
  if (!sight || width === 0) return false;
  return top >= sight.top && bottom <= sight.bottom && left >= sight.left && right <= sight.right;
}

/** Where an action happened: at what it names last, or on the side of the one who did it; null where neither is in sight. */
function anchorOf(lines: readonly Line[], doer: number): Element | null {
  for (const line of [...lines].reverse()) {
    const seats = [line.seat, line.by ?? line.seat];
    for (const [noun, value] of Object.entries(line.details)) {
      for (const word of typeof value === "number" ? [] : [value].flat()) {
        const place = placesOf({ noun, word, seats }).find(isSeen);
        if (place) return place;
      }
    }
  }
  const side = document.querySelector(`.board .opponent[data-seat="${doer}"] > header`);
  return side && isSeen(side) ? side : null;
}

/** What somebody else has just done, beside where it happened: one action, one caption. */
export function Caption({ of }: { of: readonly Line[] }) {
  const { seats, seat, words } = useHold();
  const box = useRef<HTMLParagraphElement>(null);
  const over = useSignal<readonly Line[] | null>(null);
  const doer = of[0] ? doerOf(of[0]) : NOBODY;
  const name = nameOfDoer(doer, seats, useContext(GameOfRules));
  const text = of.length && doer !== seat ? joinClauses(clausesOf(of), words, name) : "";
  useLayoutEffect(() => {
    const caption = box.current;
    if (!caption) return;
    const place = anchorOf(of, doer);
    caption.hidden = place === null;
    if (place) placeBeside(caption, place.getBoundingClientRect());
  }, [of]);
  useEffect(() => {
    const timer = setTimeout(() => {
      over.value = of;
    }, STANDS);
    return () => clearTimeout(timer);
  }, [of]);
  if (!text || over.value === of) return null;
  return (
    <p class="caption" ref={box} aria-hidden="true">
      {doer >= 0 && <SeatMark seat={doer} />}
      <span>
        {name && <b>{name}</b>} <Signed text={text} of={of} />
      </span>
    </p>
  );
}
