import { useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../ui";
import { useSize } from "../ui/size";
import { t } from "./texts";
import "./PanZoom.css";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Focus {
  x: number;
  y: number;
  width?: number;
  height?: number;
}

interface Props {
  /** What the drawing is called. */
  label: string;
  /** What there is to see, in the units of the drawing. */
  box: Box;
  /** The length of a unit on the screen: as small and as large as it may be at first, and as large as it can get. */
  least: number;
  large?: number;
  most: number;
  /** Where the drawing is looked at first, and again whenever this or the room for it changes: a point, or a part that is seen whole. */
  focus: Focus | null;
  /** True for a drawing that is only looked at, as large as its room allows. */
  still?: boolean;
  /** What stands beside the buttons, above the drawing: nothing lies over it. */
  beside?: ComponentChildren;
  children(unit: number): ComponentChildren;
}

const STEP = 1.35;
const SLACK = 5;
// How much closer a part is looked at than the drawing at first.
const CLOSER = 1.4;

/** A drawing that is moved by dragging or scrolling, and made larger by wheel, pinch, keys or buttons. */
export function PanZoom(props: Props) {
  const { label, box, least, most, large = most, focus, still = false, beside, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const { width, height } = size.value;
  const fit = width && height ? Math.min((width - 1) / box.width, (height - 1) / box.height, large) : 0;
  const chosen = useSignal<number | null>(null);
  const wide = focus?.width ?? 0;
  const high = focus?.height ?? 0;
  const part = focus && wide && high ? `${focus.x} ${focus.y} ${wide} ${high}` : "";
  // The part from which the reader has turned away by a size of their own.
  const left = useSignal("");
  const inPart = part !== "" && part !== left.value;
  const room = inPart ? Math.min(width / wide, height / high) : most;
  const wanted = chosen.value ?? (inPart ? least * CLOSER : least);
  const unit = Math.max(fit, Math.min(most, room, wanted)) || least;
  // The point of the drawing that stays where it is on the screen while the size changes.
  const held = useRef<{ x: number; y: number; left: number; top: number } | null>(null);

  const zoom = (to: number, over = width / 2, top = height / 2) => {
    const element = frame.current;
    if (!element || !fit) return;
    held.current = {
      x: (element.scrollLeft + over) / unit,
      y: (element.scrollTop + top) / unit,
      left: over,
      top,
    };
    chosen.value = Math.max(fit, Math.min(most, to));
    left.value = part;
  };

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const at = held.current;
    held.current = null;
    if (at) element.scrollTo(at.x * unit - at.left, at.y * unit - at.top);
  }, [unit]);

  useLayoutEffect(() => {
    if (!focus || !width || !height) return;
    frame.current?.scrollTo?.({
      left: (focus.x + wide / 2 - box.x) * unit - width / 2,
      top: (focus.y + high / 2 - box.y) * unit - height / 2,
    });
  }, [focus?.x, focus?.y, part, width, height, box.width, box.height]);

  useGestures(frame, unit, still ? null : zoom, fit);

  return (
    <div class="panzoom">
      {!still && (
        <div class="panzoom-tools">
          <span>{beside}</span>
          <Tool name={t("farther")} text="−" off={unit <= fit * 1.01} act={() => zoom(unit / STEP)} />
          <Tool name={t("closer")} text="+" off={unit >= most * 0.99} act={() => zoom(unit * STEP)} />
          <Tool name={t("whole")} text="⤢" off={unit <= fit * 1.01} act={() => zoom(fit)} />
        </div>
      )}
      <section
        class="panzoom-frame"
        aria-label={label}
        ref={frame}
        onKeyDown={(event) => {
          if (still) return;
          if (event.key === "+") zoom(unit * STEP);
          else if (event.key === "-") zoom(unit / STEP);
          else if (event.key === "0") zoom(fit);
        }}
      >
        <div
          class="panzoom-sheet"
          style={{ width: `${box.width * unit}px`, height: `${box.height * unit}px` }}
        >
          {children(unit)}
        </div>
      </section>
    </div>
  );
}

interface ToolProps {
  name: string;
  text: string;
  off: boolean;
  act(): void;
}

function Tool({ name, text, off, act }: ToolProps) {
  return (
    <Button kind="quiet" name={name} disabled={off} onClick={act}>
      {text}
    </Button>
  );
}

/** Dragging with a mouse, the wheel, and two fingers; one finger scrolls by itself. */
function useGestures(
  frame: RefObject<HTMLDivElement | null>,
  unit: number,
  zoom: ((to: number, left?: number, top?: number) => void) | null,
  fit: number,
): void {
  const now = useRef({ unit, zoom, fit });
  now.current = { unit, zoom, fit };
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let drag: { x: number; y: number; left: number; top: number; far: boolean } | null = null;
    let pinch: { apart: number; unit: number } | null = null;
    const place = (x: number, y: number) => {
      const rect = element.getBoundingClientRect();
      return [x - rect.left, y - rect.top] as const;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      drag = {
        x: event.clientX,
        y: event.clientY,
        left: element.scrollLeft,
        top: element.scrollTop,
        far: false,
      };
    };
    const move = (event: PointerEvent) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      drag.far ||= Math.hypot(dx, dy) > SLACK;
      if (drag.far) element.scrollTo(drag.left - dx, drag.top - dy);
    };
    const up = () => {
      if (drag?.far) {
        // What lies under the mouse at the end of a drag was not meant.
        const swallow = (event: Event) => event.stopPropagation();
        element.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => element.removeEventListener("click", swallow, true));
      }
      drag = null;
    };
    const wheel = (event: WheelEvent) => {
      const { unit, zoom, fit } = now.current;
      // A map that is seen whole lets the page scroll on.
      if (!zoom || (event.deltaY > 0 && unit <= fit * 1.01)) return;
      event.preventDefault();
      zoom(unit * Math.exp(-event.deltaY / 500), ...place(event.clientX, event.clientY));
    };
    const touch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two) {
        pinch = null;
        return;
      }
      event.preventDefault();
      const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      pinch ??= { apart, unit: now.current.unit };
      const middle = place((one.clientX + two.clientX) / 2, (one.clientY + two.clientY) / 2);
      now.current.zoom?.((pinch.unit * apart) / pinch.apart, ...middle);
    };
    element.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("touchmove", touch, { passive: false });
    element.addEventListener("touchend", touch);
    return () => {
      element.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("touchmove", touch);
      element.removeEventListener("touchend", touch);
    };
  }, []);
}
