import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../i18n";
import { Button } from "../ui";
import { placeBeside } from "../ui/place";
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
      <Confirm />
    </div>
  );
}

/** The button by which a finger makes the move that it has been shown. */
export function Confirm() {
  const { pointed, confirming, play } = useHold();
  const move = pointed?.move;
  if (!confirming || !move) return null;
  return (
    <Button kind="primary" onClick={() => play(move)}>
      {t("confirm")}
    </Button>
  );
}

// How far a note in a corner stands off the edges of the board.
const MARGIN = 12;

/** Put a note into a lower corner of what is seen of the board, away from a place; where it is too wide for that, above or below it. */
function placeAway(note: HTMLElement, place: DOMRect): void {
  const seen = note.closest(".board")?.parentElement?.getBoundingClientRect();
  if (!seen) return;
  const { width, height } = note.getBoundingClientRect();
  const narrow = seen.width < 2 * width;
  const high = place.top + place.height / 2 < seen.top + seen.height / 2;
  const left = place.left + place.width / 2 < seen.left + seen.width / 2;
  const toRight = narrow ? (seen.width - width) / 2 : left ? seen.width - width - MARGIN : MARGIN;
  note.style.left = `${seen.left + toRight}px`;
  note.style.top = `${narrow && !high ? seen.top + MARGIN : seen.bottom - height - MARGIN}px`;
}
