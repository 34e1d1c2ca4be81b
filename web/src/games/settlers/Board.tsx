import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useSize } from "../../ui/size";
import type { Move } from "../../wire/messages";
import type { LocationView, SettlersView } from "../../wire/settlers";
import type { BoardProps } from "../board";
import { Empire } from "./Empire";
import { Hand } from "./Hand";
import { type Hold, Holding } from "./hold";
import { Inspect } from "./Inspect";
import { Lookout } from "./Lookout";
import { useMotion } from "./motion";
import {
  handAsked,
  movesByCard,
  movesOf,
  type Part,
  type Placing,
  partAsked,
  partiesAsked,
  placings,
  wantsConfirming,
} from "./moves";
import { Note } from "./Note";
import { partyName } from "./naming";
import { Opponent } from "./Opponent";
import { Track } from "./Track";
import { Virtual } from "./Virtual";
import "./settlers.css";
import { t } from "./texts";

/** Scroll to what is asked, where that is out of sight. */
function bringForward(board: HTMLElement | null, part: Part | null): void {
  if (!part) return;
  const place = { table: ".s-middle-part", others: ".s-others .s-lit", empire: ".s-own .s-lit" }[part];
  board?.querySelector(place)?.scrollIntoView?.({ block: "nearest" });
}

// From this width on, in pixels, all parts stand side by side.
const WIDE = 820;
const PARTS: readonly Part[] = ["empire", "table", "others"];

/** The table of Settlers: the others, the middle with its open cards, the reader's empire and hand. */
export function Board({ view, fresh, seat, seats, question, play, why }: BoardProps<SettlersView>) {
  const root = useRef<HTMLDivElement>(null);
  const pointed = useSignal<Move | null>(null);
  const place = useSignal<Element | null>(null);
  const confirming = useSignal(false);
  const placing = useSignal<Placing | null>(null);
  const opened = useSignal<readonly number[]>([]);
  const looked = useSignal<{ card: string; location?: LocationView | undefined } | null>(null);
  const part = useSignal<Part>("empire");
  const touch = useRef(false);
  const size = useSize(root);
  useMotion(root, view, fresh.length > 0);

  const main = seat ?? 0;
  const own = view.players[main];
  const asked = partAsked(question, view, main);
  const moves = useMemo(() => movesOf(question), [question]);
  const byCard = useMemo(() => movesByCard(question, placing.value), [question, placing.value]);

  // Each question brings its part of the board forward, on a screen that shows one at a time.
  useEffect(() => {
    pointed.value = null;
    confirming.value = false;
    placing.value = null;
    if (asked) part.value = asked;
    bringForward(root.current, question?.choice === "TakeTurn" ? null : asked);
    // Empires in which something is asked stand open for as long as that lasts.
    const parties = partiesAsked(question, view, main);
    if (parties.length === 0) return;
    const before = opened.peek();
    opened.value = [...new Set([...before, ...parties])];
    return () => {
      opened.value = before;
    };
  }, [question?.number, question?.choice]);

  const hold: Hold = {
    view,
    seats,
    main,
    question,
    moves,
    byCard,
    pointed: pointed.value,
    point(move, from) {
      if (confirming.value && move === null) return;
      pointed.value = move;
      place.value = from ?? null;
      if (move === null || !touch.current) confirming.value = false;
    },
    choose(move, from) {
      if (
        touch.current &&
        wantsConfirming(move) &&
        !(confirming.value && pointed.value?.move === move.move)
      ) {
        pointed.value = move;
        place.value = from ?? place.value;
        confirming.value = true;
        return;
      }
      pointed.value = null;
      confirming.value = false;
      play(move);
    },
    why,
    inspect(card, location) {
      looked.value = { card, location };
    },
  };
  const solo = view.seats === 1;
  const name = partyName(seats, main, false);

  if (!own) return null;
  return (
    <Holding.Provider value={hold}>
      <div
        class="settlers s-skin"
        ref={root}
        onPointerDownCapture={(event) => {
          touch.current = event.pointerType === "touch";
          // A tap elsewhere takes back what was about to be confirmed.
          const target = event.target as Element;
          if (confirming.value && !target.closest(".s-note, [data-move]")) {
            confirming.value = false;
            pointed.value = null;
          }
        }}
        onKeyDownCapture={() => {
          touch.current = false;
        }}
      >
        <nav class="s-parts" aria-label={t("parts")}>
          {PARTS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={part.value === one}
              data-asked={asked === one}
              onClick={() => {
                part.value = one;
              }}
            >
              {one === "others" && solo
                ? t("automa.virtual")
                : one === "empire" && seat === null
                  ? t("empire", { name })
                  : t(`part.${one}`)}
            </button>
          ))}
        </nav>

        <div class="s-table" data-part={part.value} data-setup={view.round === 0}>
          <section class="s-middle-part" aria-label={t("part.table")}>
            <Track />
            <Lookout />
          </section>

          <section class="s-others" aria-label={t(solo ? "automa.virtual" : "others")}>
            {solo ? (
              <Virtual />
            ) : (
              view.players.map((player, party) =>
                party === main ? null : (
                  <Opponent
                    key={party}
                    of={player}
                    party={party}
                    name={partyName(seats, party, player.virtual === true)}
                    open={opened.value.includes(party)}
                    toggle={() => {
                      opened.value = opened.value.includes(party)
                        ? opened.value.filter((other) => other !== party)
                        : [...opened.value, party];
                    }}
                  />
                ),
              )
            )}
          </section>

          <section class="s-own" aria-label={t("empire", { name })}>
            <Empire
              of={own}
              party={main}
              name={name}
              own
              spending={seat !== null}
              placings={placings(question)}
              placing={placing.value}
              take={(wanted) => {
                placing.value = wanted;
              }}
            />
          </section>

          {view.round > 0 && !view.over && (
            <Hand
              of={own}
              own={seat !== null}
              title={seat === null ? t("hand.of", { name }) : t("hand")}
              shy={size.value.width < WIDE && question !== null && !handAsked(question, own)}
            />
          )}
        </div>
        <Note pointed={pointed.value} place={place.value} confirming={confirming.value} play={hold.choose} />
        {looked.value && (
          <Inspect
            {...looked.value}
            hold={hold}
            onClose={() => {
              looked.value = null;
            }}
          />
        )}
      </div>
    </Holding.Provider>
  );
}
