import { useSignal } from "@preact/signals";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { goTo, placesOf, pointAway, pointOut } from "../../../board/pointing";
import type { GameFace } from "../../../games/board";
import { partsWith, Signed } from "../../../table/signed";
import { t } from "../../../table/texts";
import { Words } from "../../../table/words";
import { Dialog } from "../../../ui";
import { placeBeside } from "../../../ui/place";
import type { Line } from "../../../wire/messages";
import { type Ref, refsOf } from "./refs";

interface Props {
  text: string;
  /** The lines of the log that the text tells. */
  of: readonly Line[];
  face: GameFace | undefined;
}

/** A text with its goods as signs, whose cards and places can be pointed at and looked at. */
export function Said({ text, of, face }: Props) {
  const refs = refsOf(of, useContext(Words), face?.named);
  return (
    <>
      {partsWith(text, refs).map((part, place) =>
        typeof part === "string" ? (
          <Signed key={place} text={part} of={of} />
        ) : (
          <Thing key={place} of={part} face={face} />
        ),
      )}
    </>
  );
}

/** A thing in a text: pointed at it shows where it lies and how it looks; a click looks closer, or goes there. */
function Thing({ of, face }: { of: Ref; face: GameFace | undefined }) {
  const open = useSignal(false);
  const shown = useSignal(false);
  const word = useRef<HTMLSpanElement>(null);
  const draw = () => (of.shelf ? (face?.draw?.(of.shelf, of.word) ?? null) : null);
  const point = () => {
    pointOut(of);
    shown.value = true;
  };
  const press = () => {
    shown.value = false;
    if (of.shelf && draw()) open.value = true;
    else if (placesOf(of).length) goTo(of);
  };
  const leave = () => {
    pointAway();
    shown.value = false;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: lines break before and after a button as around a picture. */}
      <span
        role="button"
        tabIndex={0}
        class="log-thing"
        ref={word}
        aria-label={t("log.look", { thing: of.label })}
        onPointerEnter={(event) => event.pointerType === "mouse" && point()}
        onPointerLeave={leave}
        onFocus={() => pointOut(of)}
        onBlur={leave}
        onClick={(event) => {
          event.stopPropagation();
          press();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          press();
        }}
      >
        {of.shown ?? of.label}
      </span>
      {shown.value && of.shelf && <Picture beside={word} of={draw()} />}
      {open.value && (
        <Dialog title={of.label} onClose={() => (open.value = false)}>
          <div class="log-picture-large">{draw()}</div>
        </Dialog>
      )}
    </>
  );
}

interface PictureProps {
  beside: { current: Element | null };
  of: preact.VNode | null;
}

/** What a thing looks like, beside the word for it. */
function Picture({ beside, of }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current && beside.current) placeBeside(box.current, beside.current.getBoundingClientRect());
  }, []);
  return of ? (
    <div class="log-picture" aria-hidden="true" ref={box}>
      {of}
    </div>
  ) : null;
}
