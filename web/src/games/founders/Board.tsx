import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Button } from "../../ui";
import { useSize } from "../../ui/size";
import type { FoundersView, PlacedTile } from "../../wire/founders";
import type { Move } from "../../wire/messages";
import type { BoardProps } from "../board";
import { Resource } from "./Disc";
import { Hand, OpenHand } from "./Hand";
import { Inspect } from "./Inspect";
import { Market } from "./Market";
import { useMotion } from "./motion";
import { asksCorner, movesOf, nationAsked, type Part, partAsked, wantsConfirming, warLooms } from "./moves";
import { type Asked, Nation } from "./Nation";
import { Note } from "./Note";
import { seatName } from "./naming";
import { Opponent } from "./Opponent";
import { Standing } from "./Standing";
import { TileFace } from "./TileFace";
import { t } from "./texts";
import "./founders.css";

const ZOOMS = [1, 1.4, 2];

/** From this width on all parts of the board lie side by side; founders.css has the same number. */
const WIDE = 820;

/** The table of Founders: the other nations, the market, and the reader's own nation. */
export function Board({ view, fresh, seat, seats, question, play, why }: BoardProps<FoundersView>) {
  const root = useRef<HTMLDivElement>(null);
  const pointed = useSignal<Move | null>(null);
  const confirming = useSignal(false);
  const opened = useSignal<number | null>(null);
  const looked = useSignal<{ tile: string; placed?: PlacedTile | undefined } | null>(null);
  const zoom = useSignal(0);
  const part = useSignal<Part>("market");
  const touch = useRef(false);
  const size = useSize(root);
  // Where a map has no height of its own it is as high as its nation, within reason.
  const wide = size.value.width >= WIDE;
  const tall = window.innerHeight * (wide ? 0.36 : 0.55);
  const moves = useMemo(() => movesOf(question), [question]);
  useMotion(root, view, fresh.length > 0);

  const main = seat ?? 0;
  const own = view.nations[main];
  const askedSeat = nationAsked(question, view, seat);
  const asked: Asked | null =
    askedSeat === null
      ? null
      : {
          moves,
          corners: asksCorner(question),
          growing: question?.choice === "PlaceTile" || question?.choice === "LayStart",
        };

  // Each question brings its part of the board forward, on a screen that shows one at a time.
  useEffect(() => {
    pointed.value = null;
    confirming.value = false;
    const wanted = partAsked(question);
    if (wanted) part.value = wanted;
    // A nation in which something is asked stands open for as long as that lasts.
    if (askedSeat === null || askedSeat === main) return;
    opened.value = askedSeat;
    return () => {
      if (opened.value === askedSeat) opened.value = null;
    };
  }, [question?.number, question?.choice]);

  useEffect(() => {
    root.current?.querySelector(".f-opened")?.scrollIntoView?.({ block: "nearest" });
  }, [opened.value]);

  const point = (move: Move | null) => {
    if (confirming.value && move === null) return;
    pointed.value = move;
    if (move === null || !touch.current) confirming.value = false;
  };
  const choose = (move: Move) => {
    if (touch.current && wantsConfirming(move) && !(confirming.value && pointed.value?.move === move.move)) {
      pointed.value = move;
      confirming.value = true;
      return;
    }
    pointed.value = null;
    confirming.value = false;
    play(move);
  };
  const inspect = (tile: string, placed?: PlacedTile) => {
    looked.value = { tile, placed };
  };
  const common = { pointed: pointed.value, point, choose, why, inspect, war: warLooms(view) };
  const laying =
    question?.choice === "LayStart" ? (own?.picked[1] ?? "") : view.active === main ? view.tile : "";
  const parts: Part[] = ["nation", "market", "others"];

  if (!own) return null;
  return (
    <div
      class="founders f-skin"
      ref={root}
      onPointerDownCapture={(event) => {
        touch.current = event.pointerType === "touch";
      }}
      onKeyDownCapture={() => {
        touch.current = false;
      }}
    >
      <nav class="f-parts" aria-label={t("parts")}>
        {parts.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={part.value === one}
            data-asked={partAsked(question) === one}
            onClick={() => {
              part.value = one;
            }}
          >
            {one === "nation"
              ? t(seat === null ? "nation" : "yourNation", { name: seatName(seats, main) })
              : t(one)}
          </button>
        ))}
      </nav>

      <div class="f-table" data-part={part.value}>
        <section class="f-others" aria-label={t("others")} data-count={view.seats - 1}>
          {view.nations.map((_, other) =>
            other === main ? null : (
              <Opponent
                key={other}
                {...common}
                view={view}
                seat={other}
                name={seatName(seats, other)}
                asked={askedSeat === other ? asked : null}
                open={opened.value === other}
                toggle={() => {
                  opened.value = opened.value === other ? null : other;
                }}
                against={moves.get(`against ${other}`)}
                tall={opened.value === other ? tall : undefined}
              />
            ),
          )}
        </section>

        <section class="f-market" aria-label={t("market")}>
          <Market {...common} view={view} question={question} moves={moves} />
        </section>

        <section class="f-own" aria-label={t("nation", { name: seatName(seats, main) })}>
          <header>
            <Standing view={view} seat={main} name={seatName(seats, main)} />
            {seat === null ? (
              <OpenHand nation={own} seat={main} />
            ) : (
              <Hand
                nation={own}
                seat={main}
                question={question}
                moves={moves}
                point={point}
                choose={choose}
                why={why}
              />
            )}
            {laying && (
              <span class="f-laying">
                {t("placing")}
                <svg viewBox="0 0 100 100" aria-hidden="true">
                  <TileFace of={laying} />
                </svg>
              </span>
            )}
            {view.bought && view.active === main && (
              <span class="f-bought" data-tip={t("bought")}>
                {t("bought")} <Resource of={view.bought} word />
              </span>
            )}
          </header>
          <Nation
            {...common}
            nation={own}
            seat={main}
            name={t("nation", { name: seatName(seats, main) })}
            asked={askedSeat === main ? asked : null}
            laying={laying}
            roomy
            least={46}
            most={116}
            zoom={ZOOMS[zoom.value] ?? 1}
            tall={wide ? undefined : tall}
          />
          <span class="f-zoom">
            <Button
              kind="quiet"
              name={t("farther")}
              disabled={zoom.value === 0}
              onClick={() => {
                zoom.value -= 1;
              }}
            >
              −
            </Button>
            <Button
              kind="quiet"
              name={t("closer")}
              disabled={zoom.value === ZOOMS.length - 1}
              onClick={() => {
                zoom.value += 1;
              }}
            >
              +
            </Button>
          </span>
        </section>
      </div>
      <Note pointed={pointed.value} view={view} confirming={confirming.value} play={choose} />
      {looked.value && (
        <Inspect
          {...looked.value}
          onClose={() => {
            looked.value = null;
          }}
        />
      )}
    </div>
  );
}
