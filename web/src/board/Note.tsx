import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../i18n";
import { Button } from "../ui";
import { overlap, placeBeside } from "../ui/place";
import { useHold } from "./hold";
import { t } from "./texts";
import "./Note.css";

interface Props {
  /** What the move is called; without this, by its label. */
  title?: string;
  /** Beside the thing that is pointed at; or, where its surroundings matter, in a corner of the board away from it. */
  where?: "beside" | "corner";
  /** What it costs and brings, one line a fact. */
  children: ComponentChildren;
}

/** What the move that the reader points at costs and brings; a finger confirms it here, or by a second tap. */
export function Note({ title, where = "beside", children }: Props) {
  const { pointed, confirming } = useHold();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const note = box.current;
    const place = pointed?.place.getBoundingClientRect();
    if (!note || !place) return;
    if (where === "beside") placeBeside(note, place);
    else placeAway(note, place);
  });
  const move = pointed?.move;
  if (!move) return null;
  return (
    <div class={`note note-${where}`} role="status" ref={box} data-confirming={confirming}>
      <b class="note-title">{title ?? say(move.label)}</b>
      {children}
      {!confirming && pointed.look && <small class="note-look">{t("look.how")}</small>}
      <Confirm />
    </div>
  );
}

/** The buttons by which a finger makes the move that it has been shown, or looks closer. */
export function Confirm() {
  const { pointed, confirming, play, look } = useHold();
  const move = pointed?.move;
  if (!confirming || !move) return null;
  return (
    <span class="note-answers">
      <Button kind="primary" onClick={() => play(move)}>
        {t("confirm")}
      </Button>
      {pointed.look && <Button onClick={() => pointed.look && look(pointed.look)}>{t("look")}</Button>}
    </span>
  );
}

// How far a note in a corner stands off the edges of the board.
const MARGIN = 12;

/**
 * Put a note into the corner of what is seen of the board that covers least of a place and of what lies around it; the
 * lower corner on the other side first, or where it is too wide for a corner, above or below.
 */
function placeAway(note: HTMLElement, place: DOMRect): void {
  const seen = note.closest(".board")?.parentElement?.getBoundingClientRect();
  if (!seen) return;
  const { width, height } = note.getBoundingClientRect();
  const around = new DOMRect(
    place.left - place.width,
    place.top - place.height,
    3 * place.width,
    3 * place.height,
  );
  const [left, right] = [seen.left + MARGIN, seen.right - width - MARGIN];
  const [top, bottom] = [seen.top + MARGIN, seen.bottom - height - MARGIN];
  const middle = seen.left + (seen.width - width) / 2;
  const leftwards = place.left + place.width / 2 < seen.left + seen.width / 2;
  const sides = seen.width < 2 * width ? [middle] : leftwards ? [right, left] : [left, right];
  let best: DOMRect | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const x of sides) {
    for (const y of [bottom, top]) {
      const corner = new DOMRect(x, y, width, height);
      // The place itself must be seen; its surroundings should be.
      const covered = 100 * overlap(corner, place) + overlap(corner, around);
      if (covered < least) [best, least] = [corner, covered];
    }
  }
  note.style.left = `${best?.left ?? left}px`;
  note.style.top = `${best?.top ?? top}px`;
}
