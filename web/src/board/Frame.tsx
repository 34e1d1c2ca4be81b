import { useSignal } from "@preact/signals";
import { type ComponentChildren, Fragment, type RefObject, type VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../games/board";
import type { AnyGame, Move, Notation } from "../net/moment";
import { useSize } from "../ui/size";
import { Caption } from "./Caption";
import { type Hold, Holding, movesOf, type Pointed } from "./hold";
import { Menu } from "./Menu";
import { useChanges, useNews } from "./news";
import { useTravel } from "./travel";
import "./Frame.css";

// From this width on, in letters of the page, all parts stand side by side; Parts.css has the same number.
const WIDE = 51.25;

interface Props<Game extends AnyGame> {
  /** What the page gives to every board. */
  of: BoardProps<Game>;
  class: string;
  /** The part of the board on which the question is answered: it comes forward. */
  asked: string | null;
  /** The part that is in front before anything is asked. */
  first: string;
  /** The others on whose sides something is asked: these stand open for as long as that lasts. */
  open?: readonly number[];
  /** The events that say nothing about what a player did. */
  untold?: ReadonlySet<Game["happening"]>;
  /** True for a move that a finger is shown before it is made; without this, one with a preview. */
  careful?(move: Move<Game>): boolean;
  /** What the move that the reader points at costs and brings: a Note, or nothing. */
  note?(move: Move<Game>): VNode | null;
  children: ComponentChildren;
}

/** Something that was pointed at, by the notation of its move, which may have gone since. */
interface Aim<Game extends AnyGame> {
  name: string;
  notation: Notation<Game> | undefined;
  place: Element;
  look: (() => VNode) | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

const hasPreview = (move: Move): boolean => move.preview != null;

/** A board: it knows what is pointed at, confirmed, opened and looked at, and lets things travel. */
export function Frame<Game extends AnyGame>({
  of,
  class: more,
  asked,
  first,
  open = [],
  untold = NOTHING,
  careful,
  note,
  children,
}: Props<Game>) {
  const { view, seat, seats, question } = of;
  const root = useRef<HTMLDivElement>(null);
  const touch = useRef(false);
  const hovered = useSignal<Aim<Game> | null>(null);
  const focused = useSignal<Aim<Game> | null>(null);
  const confirming = useSignal<Aim<Game> | null>(null);
  const offered = useSignal<{ moves: readonly Move<Game>[]; place: Element } | null>(null);
  const looked = useSignal<readonly (() => VNode)[]>([]);
  const opened = useSignal<readonly number[]>([]);
  const part = useSignal(asked ?? first);
  const wide = useSize(root).value.width >= WIDE * letter();
  const moves = useMemo(() => movesOf(question), [question]);
  useTravel(root, view, of.fresh.length > 0);
  useNews(root, view, of.log, seat ?? 0);

  useEffect(() => {
    focused.value = null;
    confirming.value = null;
    offered.value = null;
    if (asked) part.value = asked;
    if (open.length === 0) return;
    const before = opened.peek();
    opened.value = [...new Set([...before, ...open])];
    return () => {
      opened.value = before;
    };
  }, [question?.number, question?.choice]);
  // A board that is just opened is seen from its beginning.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) bringForward(root, asked);
    begun.current = true;
  }, [question?.number, question?.choice]);

  const pointedAt = (aim: Aim<Game> | null): Pointed<Game> | null => {
    const move = (aim?.notation && moves.get(aim.notation)) || null;
    if (!aim?.place.isConnected || !(move || aim.name)) return null;
    return { name: aim.name, move, place: aim.place, look: aim.look };
  };
  const pointed = pointedAt(confirming.value) ?? pointedAt(hovered.value) ?? pointedAt(focused.value);
  const pointing = { hover: hovered, focus: focused };
  const play = (move: Move<Game>) => {
    focused.value = null;
    confirming.value = null;
    offered.value = null;
    of.play(move);
  };

  const hold: Hold<Game> = {
    view,
    seats,
    seat,
    main: seat ?? 0,
    question,
    log: of.log,
    untold,
    change: useChanges(of.log, seat ?? 0),
    moves,
    pointed,
    confirming: confirming.value !== null && pointed?.move?.notation === confirming.value.notation,
    wide,
    part: part.value,
    opened: opened.value,
    point(how, name, move, place, look) {
      pointing[how].value = { name, notation: move?.notation, place, look };
    },
    leave(how) {
      pointing[how].value = null;
    },
    choose(move, place) {
      const shown = confirming.value?.notation === move.notation;
      if (touch.current && !shown && (careful ?? hasPreview)(move)) {
        const { name = "", look } = focused.value ?? {};
        confirming.value = { name, notation: move.notation, place, look };
      } else play(move);
    },
    offer(moves, place) {
      offered.value = { moves, place };
    },
    play,
    why: of.why,
    instead: of.instead ?? null,
    look(what) {
      looked.value = [...looked.value, what];
    },
    close() {
      looked.value = looked.value.slice(0, -1);
    },
    show(name) {
      part.value = name;
    },
    toggle(seat) {
      const rest = opened.value.filter((one) => one !== seat);
      opened.value = rest.length < opened.value.length ? rest : [...rest, seat];
    },
    showMove: of.showMove ?? null,
    words: of.words,
    replay: of.replay ?? null,
  };

  return (
    <Holding.Provider value={hold}>
      <div
        class={`board ${more}`}
        data-wide={wide}
        ref={root}
        onPointerDownCapture={(event) => {
          touch.current = event.pointerType === "touch";
          // A tap elsewhere takes back what was about to be confirmed.
          if (!(event.target as Element).closest(".note, [data-move]")) confirming.value = null;
        }}
        onKeyDownCapture={() => {
          touch.current = false;
        }}
      >
        {children}
        {pointed?.move && note?.(pointed.move)}
        <Caption of={of.told ?? []} />
        {offered.value && (
          <Menu
            {...offered.value}
            close={() => {
              offered.value = null;
            }}
          />
        )}
        {looked.value.map((what, place) => (
          <Fragment key={place}>{what()}</Fragment>
        ))}
      </div>
    </Holding.Provider>
  );
}

/** The size of the page's letters in pixels. */
function letter(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** Scroll to what is asked, where nothing of it is in sight. */
function bringForward(root: RefObject<HTMLElement | null>, part: string | null): void {
  const lit = [...(root.current?.querySelectorAll(`[data-part~="${part}"] [data-lit]`) ?? [])];
  const frame = root.current?.parentElement?.getBoundingClientRect();
  const hand = root.current?.querySelector(".hand");
  // The hand lies over what is below it.
  const floor = Math.min(frame?.bottom ?? 0, hand?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
  const inSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return frame && bottom > frame.top && top < (hand?.contains(element) ? frame.bottom : floor);
  };
  if (!lit.some(inSight)) lit[0]?.scrollIntoView?.({ block: "nearest" });
}
