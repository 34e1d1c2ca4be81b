import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { say } from "../i18n";
import type { AnyGame, Move, Notation } from "../net/moment";
import { useTaught } from "../table/taught";
import { useHold } from "./hold";
import type { Rove } from "./roving";

// A finger that rests so long looks closer.
const LONG = 500;

/** What a thing on the board means. */
export interface ThingOf<Game extends AnyGame = AnyGame> {
  /** What it is called where boards ask what is pointed at, move or no move. */
  name?: string;
  /** The moves that it stands for: one is made by a click, several are offered in a menu. */
  move?: Move<Game> | undefined;
  moves?: readonly Move<Game>[];
  /** The notation of the move that a click would mean: where it is not legal, a click asks why. */
  wish?: Notation<Game> | undefined;
  /** The notation of the move that a click makes in place of one that is half-made, where that can be given up. */
  instead?: Notation<Game> | undefined;
  /** What a click does where there is no move, before asking why. */
  act?: (() => void) | undefined;
  /** The thing in full; a long press, a right click, the key "i", or a click that means nothing else opens it. */
  look?: (() => VNode) | undefined;
  /** What a screen reader says, where the thing does not hold its words itself. */
  label?: string | undefined;
  /** The walk of the arrow keys that it is a stop of. */
  rove?: Rove | undefined;
}

/** The attributes by which an element, in HTML or in a drawing, becomes a thing of the board. */
export function useThing<Game extends AnyGame = AnyGame>(of: ThingOf<Game>) {
  const { name = "", move: only, moves, instead, wish, act, look, label, rove } = of;
  const hold = useHold<Game>();
  const timer = useRef(0);
  const pressed = useRef(false);
  const several = (moves?.length ?? 0) > 1;
  const move = only ?? (several ? undefined : moves?.[0]);
  const taught = useTaught(only ? [only] : (moves ?? []));
  const aimed = move !== undefined || name !== "";
  const stop = () => window.clearTimeout(timer.current);
  const inspect = () => look && hold.look(look);
  const refused = hold.question ? wish : undefined;
  const other = move || several || !hold.instead ? undefined : instead;

  const click = (place: Element) => {
    if (move) hold.choose(move, place);
    else if (several && moves) hold.offer(moves, place);
    else if (act) act();
    else if (other) hold.instead?.(other);
    else if (refused) hold.why(refused);
    else inspect();
  };
  const point = (how: "hover" | "focus", event: Event) => {
    if (aimed) hold.point(how, name, move, event.currentTarget as Element, look);
  };

  return {
    "data-taught": taught,
    "data-move": move?.notation,
    "data-wish": wish,
    "data-lit": move !== undefined || several || undefined,
    "data-instead": other,
    // What does something else than a move, such as changing what is chosen.
    "data-act": (act && !move && !several) || undefined,
    ...(label === undefined ? {} : { "aria-label": move ? `${say(move.label)}. ${label}` : label }),
    ...(several ? { "aria-haspopup": "true" as const } : {}),
    ...(move || several || act || other || look ? {} : { "aria-disabled": true, tabindex: wish ? 0 : -1 }),
    ...(rove ? rove.stop(name) : {}),
    onClick(event: Event) {
      const ended = pressed.current;
      pressed.current = false;
      // The click that ends a long press means nothing.
      if (ended) return;
      // Not every browser gives the focus to what is tapped.
      point("focus", event);
      click(event.currentTarget as Element);
    },
    onPointerDown(event: PointerEvent) {
      pressed.current = false;
      stop();
      if (event.pointerType !== "touch" || !look) return;
      timer.current = window.setTimeout(() => {
        pressed.current = true;
        inspect();
      }, LONG);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu(event: Event) {
      if (!look) return;
      event.preventDefault();
      if (!pressed.current) inspect();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "i") inspect();
      else if (event.key === "Enter" || event.key === " ") {
        // A real button clicks by itself.
        if (event.currentTarget instanceof HTMLButtonElement) return;
        event.preventDefault();
        click(event.currentTarget as Element);
      } else rove?.walk(event, name);
    },
    onFocus(event: FocusEvent) {
      rove?.enter(name);
      point("focus", event);
    },
    onBlur() {
      if (aimed) hold.leave("focus");
    },
    onPointerEnter(event: PointerEvent) {
      if (event.pointerType !== "touch") point("hover", event);
    },
    onPointerLeave(event: PointerEvent) {
      stop();
      if (aimed && event.pointerType !== "touch") hold.leave("hover");
    },
  };
}
