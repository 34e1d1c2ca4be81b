import { useRef } from "preact/hooks";
import { LookButton, Thing, useHold } from "../../board";
import type { Move, Notation } from "../../net/moment";
import { Popover } from "../../ui";
import type { Founders } from "../../wire/founders";
import { PILES, tileOf } from "./content";
import { Resource } from "./Disc";
import { TileInspect } from "./Inspect";
import { previewOf } from "./moves";
import { describeTile, faceName, resourceName } from "./naming";
import { TileDrawing } from "./TileFace";
import { book, t, title } from "./texts";
import "./Market.css";

const SUPPLY = ["war", "coin", "cart"] as const;

/** What everybody may take: the draft or the three rows with their piles, the victory tiles, the supply of tokens. */
export function Market() {
  const { view } = useHold<Founders>();
  const victory = [...view.victory].sort(byPoints);
  return (
    <>
      {view.draft.length > 0 ? (
        <section class="f-row f-row-many" aria-label={t("draft")}>
          <h2>{t("draft")}</h2>
          <Tiles of={view.draft} verb="pick" from="draft" />
        </section>
      ) : (
        PILES.map((pile, index) => <Row key={pile} pile={pile} index={index} />)
      )}
      <section class="f-row f-row-many" aria-label={t("view.victory_tiles")}>
        <h2>
          {t("view.victory_tiles")} <span class="f-count">{view.victory.length}</span>
        </h2>
        <Tiles of={victory} verb="take" from="victory" />
      </section>
      <Supply />
    </>
  );
}

interface TilesProps {
  of: readonly string[];
  verb: "pick" | "take";
  /** Where they lie. */
  from: string;
  /** About to leave the row. */
  leaving?: boolean;
  source?: string;
}

/** Open tiles side by side. */
function Tiles({ of, verb, from, leaving = false, source }: TilesProps) {
  const { view, question, moves } = useHold<Founders>();
  const offered = useOffered();
  return (
    <ul class="f-tiles">
      {of.map((tile, place) => {
        // The second of two alike has a name of its own.
        const copy = of.slice(0, place).filter((one) => one === tile).length;
        const chosen = view.tile === tile && !view.drawn && copy === 0;
        const notation: Notation<Founders> = `${verb} ${tile}`;
        const look = () => <TileInspect of={tile} />;
        return (
          <li key={`${tile}${copy}`}>
            <Thing
              class={`f-open-tile ${chosen ? "f-chosen" : ""} ${leaving ? "f-leaving" : ""}`}
              label={describeTile(tile)}
              move={moves.get(notation)}
              instead={!chosen && offered.has(notation) ? notation : undefined}
              wish={question?.choice === "AddTile" ? `take ${tile}` : undefined}
              look={look}
              data-thing={`${from}:${tile}${copy || ""}`}
              data-from={source}
            >
              <TileDrawing of={tile} named={false} />
              <span class="f-caption" aria-hidden="true">
                {faceName(tile)}
              </span>
            </Thing>
            {moves.has(notation) && <LookButton title={book.name(tile)} of={look} />}
          </li>
        );
      })}
      {of.length === 0 && <li class="none">{t("row.empty")}</li>}
    </ul>
  );
}

/** The tiles that could be added when one was chosen: another of them may still be taken instead. */
function useOffered(): ReadonlySet<Notation<Founders>> {
  const { question } = useHold<Founders>();
  const offered = useRef<ReadonlySet<Notation<Founders>>>(new Set());
  if (question?.choice === "AddTile") offered.current = new Set(question.moves.map((move) => move.notation));
  return offered.current;
}

type Kind = (typeof PILES)[number];

function Row({ pile, index }: { pile: Kind; index: number }) {
  const { view, pointed } = useHold<Founders>();
  const row = view.rows[index] ?? { pile: 0, tiles: [] };
  const preview = pointed?.move?.notation === `reveal ${pile}` ? previewOf(pointed.move) : null;
  const sweeps = preview?.type === "reveal" && preview.sweeps.length > 0;
  return (
    <section class="f-row" aria-label={title(`noun.pile.${pile}`)}>
      <Pile pile={pile} left={row.pile} />
      <Tiles of={row.tiles} verb="take" from="market" leaving={sweeps} source={`pile:${pile}`} />
    </section>
  );
}

/** A pile, higher while it holds more; a reveal or the draw of a tile begins here. */
function Pile({ pile, left }: { pile: Kind; left: number }) {
  const { moves, question } = useHold<Founders>();
  const move: Move<Founders> | undefined =
    moves.get(`reveal ${pile}`) ?? (pile === "nature" ? moves.get("draw") : undefined);
  const refusable = question?.choice === "RevealTile" || question?.choice === "AddTile";
  const layers = Math.min(4, Math.ceil(left / 6));
  const label = t("pile", { pile: title(`noun.pile.${pile}`), count: left });
  return (
    <Thing
      class={`f-pile f-${pile}`}
      label={label}
      move={move}
      wish={refusable ? `reveal ${pile}` : undefined}
      data-source={`pile:${pile}`}
      data-tip={label}
    >
      <svg viewBox="-7 -6 107 107" aria-hidden="true">
        {Array.from({ length: layers }, (_, layer) => (
          <rect
            key={layer}
            class="f-back"
            x={2 - layer * 2}
            y={6 - layer * 3}
            width="96"
            height="92"
            rx="7"
          />
        ))}
        {layers === 0 && <rect class="f-gone" x="2" y="6" width="96" height="92" rx="7" />}
        <text class="f-pile-count" x={50 - layers * 2} y="62">
          {left}
        </text>
      </svg>
      <span class="f-caption" aria-hidden="true">
        {move?.verb === "draw" ? t("draw") : title(`noun.pile.${pile}`)}
      </span>
    </Thing>
  );
}

function byPoints(one: string, other: string): number {
  return tileOf(one).points - tileOf(other).points || one.localeCompare(other);
}

function Supply() {
  const { view } = useHold<Founders>();
  const counts: [string, number][] = [
    ...SUPPLY.map((token): [string, number] => [token, view.supply[token] ?? 0]),
    ["artisan", view.artisans_left],
  ];
  return (
    <section class="f-supply" aria-label={t("supply")}>
      <h2>{t("supply")}</h2>
      <ul>
        {counts.map(([token, count]) => (
          <li key={token} data-tip={t("times", { thing: resourceName(token), count })}>
            <Resource of={token} />
            <b>{count}</b>
          </li>
        ))}
      </ul>
      {view.swept.length > 0 && (
        <Popover text={t("swept.open", { count: view.swept.length })} class="f-swept">
          {() => (
            <div class="f-swept-list">
              <h2>{t("swept")}</h2>
              <ul>
                {counted(view.swept).map(([tile, count]) => (
                  <li key={tile}>
                    <Thing look={() => <TileInspect of={tile} />}>{book.name(tile)}</Thing>{" "}
                    {count > 1 && `× ${count}`}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Popover>
      )}
    </section>
  );
}

function counted(tiles: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts];
}
