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
    else note.dataset.side = isLeft(place, note.parentElement) ? "right" : "left";
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

/** True for what lies in the left half of the board. */
function isLeft(place: DOMRect, board: Element | null): boolean {
  const { left = 0, width = 0 } = board?.getBoundingClientRect() ?? {};
  return place.left + place.width / 2 < left + width / 2;
}
