import { say } from "../../i18n";
import { Popover } from "../../ui";
import type { FoundersView } from "../../wire/founders";
import type { Move, Question } from "../../wire/messages";
import { PILES, tileOf } from "./content";
import { Disc } from "./Disc";
import { previewOf } from "./moves";
import { resourceName } from "./naming";
import { OpenTile } from "./OpenTile";
import { t } from "./texts";

interface Props {
  view: FoundersView;
  question: Question | null;
  moves: ReadonlyMap<string, Move>;
  pointed: Move | null;
  point(move: Move | null): void;
  choose(move: Move): void;
  why(notation: string): void;
  inspect(tile: string): void;
}

const SUPPLY = ["war", "coin", "cart"] as const;

/** What everybody may take: the draft or the three rows with their piles, the victory tiles, the supply of tokens. */
export function Market(props: Props) {
  const { view } = props;
  const drafting = view.draft.length > 0;
  return (
    <>
      {drafting ? (
        <Draft {...props} />
      ) : (
        PILES.map((pile, index) => <Row key={pile} {...props} index={index} />)
      )}
      <Victory {...props} />
      <Supply view={view} inspect={props.inspect} />
    </>
  );
}

function Draft(props: Props) {
  return (
    <section class="f-row f-draft" aria-label={t("draft")}>
      <h2>{t("draft")}</h2>
      <ul class="f-tiles">
        {props.view.draft.map((tile, place) => (
          <li key={`${tile}${place}`}>
            <OpenTile
              {...props}
              of={tile}
              move={props.moves.get(`pick ${tile}`)}
              thing={`draft:${place}:${tile}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ index, ...props }: Props & { index: number }) {
  const { view, moves, pointed, question } = props;
  const pile = PILES[index] ?? "nature";
  const row = view.rows[index] ?? { pile: 0, tiles: [] };
  const preview = pointed?.notation === `reveal ${pile}` ? previewOf(pointed) : null;
  const sweeps = preview?.type === "reveal" && preview.sweeps.length > 0;
  return (
    <section class={`f-row f-row-${pile}`} aria-label={t(`row.${pile}`)}>
      <Pile {...props} pile={pile} left={row.pile} index={index} />
      <ul class="f-tiles">
        {row.tiles.map((tile, place) => (
          <li key={`${place}${tile}`}>
            <OpenTile
              {...props}
              of={tile}
              move={moves.get(`take ${tile}`)}
              chosen={view.tile === tile && !view.drawn && row.tiles.indexOf(tile) === place}
              leaving={sweeps}
              thing={`row:${index}:${place}:${tile}`}
              refuse={question?.choice === "AddTile" ? () => props.why(`take ${tile}`) : undefined}
            />
          </li>
        ))}
        {row.tiles.length === 0 && <li class="f-none">{t("row.empty")}</li>}
      </ul>
    </section>
  );
}

interface PileProps extends Props {
  pile: (typeof PILES)[number];
  left: number;
  index: number;
}

/** A pile, higher while it holds more; a reveal or the draw of a tile begins here. */
function Pile({ pile, left, index, moves, question, point, choose, why }: PileProps) {
  const move = moves.get(`reveal ${pile}`) ?? (pile === "nature" ? moves.get("draw") : undefined);
  const refused = question?.choice === "RevealTile" || question?.choice === "AddTile";
  const layers = Math.min(4, Math.ceil(left / 6));
  const label = t("pile", { pile: t(`row.${pile}`), count: left });
  return (
    <div class={`f-pile f-${pile} ${move ? "f-lit" : ""}`} data-thing={`pile:${index}`}>
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
        <text class="f-pile-count" x={50 - layers * 2} y="50">
          {left}
        </text>
        <text class="f-pile-name" x={50 - layers * 2} y="76">
          {move?.verb === "draw" ? t("draw") : t(`row.${pile}`)}
        </text>
      </svg>
      <button
        type="button"
        class="f-over"
        aria-label={move ? `${say(move.label)}. ${label}` : label}
        aria-disabled={!move && !refused}
        data-move={move?.notation}
        data-tip={label}
        onClick={() => {
          if (move) choose(move);
          else if (refused) why(`reveal ${pile}`);
        }}
        onFocus={() => move && point(move)}
        onBlur={() => move && point(null)}
        onPointerEnter={(event) => move && event.pointerType !== "touch" && point(move)}
        onPointerLeave={(event) => move && event.pointerType !== "touch" && point(null)}
      />
    </div>
  );
}

function Victory(props: Props) {
  const { view, moves, question } = props;
  return (
    <section class="f-row f-victories" aria-label={t("victory")}>
      <h2>
        {t("victory")} <span class="f-count">{view.victory.length}</span>
      </h2>
      <ul class="f-tiles">
        {[...view.victory].sort(byPoints).map((tile) => (
          <li key={tile}>
            <OpenTile
              {...props}
              of={tile}
              move={moves.get(`take ${tile}`)}
              chosen={view.tile === tile}
              thing={`victory:${tile}`}
              refuse={question?.choice === "AddTile" ? () => props.why(`take ${tile}`) : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function byPoints(one: string, other: string): number {
  return tileOf(one).points - tileOf(other).points || one.localeCompare(other);
}

function Supply({ view, inspect }: { view: FoundersView; inspect(tile: string): void }) {
  const counts = [
    ...SUPPLY.map((token) => [token, view.supply[token] ?? 0] as const),
    ["artisan", view.artisans_left] as const,
  ];
  return (
    <section class="f-supply" aria-label={t("supply")}>
      <h2>{t("supply")}</h2>
      <ul>
        {counts.map(([token, count]) => (
          <li key={token} data-tip={t("times", { thing: resourceName(token), count })}>
            <svg viewBox="-12 -12 24 24" width="1.7em" height="1.7em" aria-hidden="true">
              <Disc of={token} />
            </svg>
            <span class="spoken">{resourceName(token)}</span>
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
                    <button type="button" class="f-plain" onClick={() => inspect(tile)}>
                      {say(tileOf(tile).name)}
                    </button>{" "}
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
