import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { type Box, PanZoom } from "../../board";
import { lang, say } from "../../i18n";
import { SHAPES } from "../../ui/SeatMark";
import type { Move, SeatInfo } from "../../wire/messages";
import type { ProvinceView, YuanView } from "../../wire/yuan";
import { Arrows } from "./Arrows";
import { terrainName, tileName, tileOf } from "./content";
import {
  boundsOf,
  type Cell,
  cellOf,
  edgesOf,
  flower,
  middle,
  nameOf,
  neighbourTowards,
  outline,
  type Point,
  riverOf,
  seamsOf,
  side,
} from "./geometry";
import { moveAt, targetPreview } from "./moves";
import { describe } from "./naming";
import { Standing } from "./Pieces";
import { type Pieces, type Stand, standOf } from "./pieces";
import { Ground } from "./Terrain";
import { t } from "./texts";
import type { Way } from "./turns";

export interface LandMapProps {
  view: YuanView;
  seats: readonly SeatInfo[];
  seat: number | null;
  moves: ReadonlyMap<string, Move>;
  pieces: Pieces;
  /** The provinces as the own plan would leave them. */
  expected: readonly ProvinceView[];
  ways: readonly Way[];
  /** Where something happens in the scene that is shown, and whose doing it is. */
  places: ReadonlyMap<string, number>;
  /** True while a resolution is shown, so that nothing else catches the eye. */
  playing: boolean;
  /** The clan whose provinces stand out. */
  shownSeat: number | null;
  /** The seats that aim at each province, while plans are shown. */
  aims: ReadonlyMap<string, readonly number[]>;
  pointed: string | null;
  /** What is looked at; the whole map without it. */
  focus: Point | Box | null;
  /** How the tile that is laid would be turned. */
  rotation: number;
  point(province: string | null): void;
  click(province: string): void;
  inspect(province: string): void;
  play(move: Move): void;
  /** What stands beside the buttons of the map. */
  beside: ComponentChildren;
}

const HEX = outline();
const INSIDE = outline(44);
const INNER = 46.5;
// Below this length of a unit names would be too small to be read, above the other there is room for more.
const FAR = 0.34;
const NEAR = 1;
// A cell is at first so wide under a thumb; a mouse finds smaller ones.
const LEAST = window.matchMedia?.("(pointer: coarse)").matches ? 0.56 : 0.35;
const MOST = 2;

/** The size of names in the drawing: the same on the screen, as long as they fit into their cells. */
const nameSize = (unit: number): number => Math.min(23, Math.max(11, 10 / unit));
/** How much larger marks are drawn that must be seen from afar. */
const markScale = (unit: number): number => Math.max(1, 0.6 / unit);

/** The map: the tiles with their terrains, what stands on the provinces, and what is planned or happens there. */
export function LandMap(props: LandMapProps) {
  const { view, moves, pieces, places } = props;
  const laying = view.laying;
  const open = useMemo(() => (laying?.tile ? laying.places.map(cellOf) : []), [laying]);
  const cells: Cell[] = [...view.cells, ...open.flatMap((place) => flower(place, 0))];
  const box = useMemo(() => boundsOf(cells.length ? cells : [{ q: 0, r: 0 }]), [view.cells, open]);
  const seams = useMemo(() => seamsOf(view.tiles), [view.tiles]);
  const withRivers = view.options.rivers === true;
  // Before the map is complete its rivers are those of its tiles.
  const rivers = useMemo(
    () =>
      laying && withRivers
        ? view.tiles.map((one) => riverOfTile(one.tile, flower(one, one.rotation))).join("")
        : view.rivers.map(riverOf).join(""),
    [view.rivers, view.tiles],
  );
  const spots = useMemo(
    () => view.provinces.map((one) => ({ ...middle(one), province: one.name })),
    [view.provinces],
  );
  const at = useMemo(() => new Map(spots.map((one) => [one.province, one])), [spots]);
  // Drawings that stay the same while things are pointed at are not compared again.
  const grounds = useMemo(
    () => (
      <g class="y-grounds">
        {view.cells.map((cell) => {
          const { x, y } = middle(cell);
          return (
            <g key={nameOf(cell)} data-tip={cell.province ? undefined : wild(cell.terrain, view)}>
              <Ground terrain={cell.terrain} x={x} y={y} />
            </g>
          );
        })}
        {/* Before the map is complete its provinces are names only. */}
        {laying && view.cells.map((cell) => <CellName key={nameOf(cell)} at={cell} name={cell.province} />)}
      </g>
    ),
    [view.cells, laying === null, lang.value],
  );
  const lands = useMemo(
    () =>
      view.provinces.map((province) => (
        <Territory key={province.name} province={province} view={view} pieces={pieces} />
      )),
    [view.provinces, pieces],
  );
  const current = useSignal("");
  const first = props.pointed ?? (current.value || (spots[0]?.province ?? ""));
  const expected = new Map(props.expected.map((one) => [one.name, standOf(one)]));

  const walk = (event: KeyboardEvent, from: Point) => {
    const next = neighbourTowards(from, spots, event.key);
    if (!next) return;
    event.preventDefault();
    current.value = next.province;
    const root = (event.currentTarget as Element).closest("svg");
    root?.querySelector<SVGElement>(`[data-province="${next.province}"]`)?.focus();
  };

  return (
    <PanZoom box={box} least={LEAST} most={MOST} focus={props.focus ?? box} beside={props.beside}>
      {(unit) => (
        <svg
          class={`y-map ${unit < FAR ? "y-far" : unit > NEAR ? "y-near" : ""} ${props.playing ? "y-playing" : ""}`}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          width="100%"
          height="100%"
          style={{ "--name": `${nameSize(unit)}px`, "--mark": markScale(unit) }}
          role="group"
          aria-label={t("map")}
        >
          {grounds}
          <path class="y-seams" d={seams} />
          {rivers && <path class="y-river" d={rivers} data-tip={t("river")} />}
          {lands}
          {view.provinces.map((province) => (
            <Province
              key={province.name}
              {...props}
              province={province}
              stand={pieces.get(province.name) ?? standOf(province)}
              planned={props.playing ? undefined : expected.get(province.name)}
              happens={props.aims.size ? undefined : places.get(province.name)}
              move={moveAt(moves, view, province.name)}
              stop={first === province.name}
              walk={walk}
              enter={() => {
                current.value = province.name;
              }}
            />
          ))}
          {open.map((place) => (
            <Place
              key={nameOf(place)}
              tile={laying?.tile ?? ""}
              rivers={withRivers}
              place={place}
              move={moves.get(`lay ${nameOf(place)}`)}
              play={props.play}
            />
          ))}
          {laying?.place && (
            <g class="y-laid">
              <TileCells
                tile={laying.tile}
                at={cellOf(laying.place)}
                rotation={props.rotation}
                rivers={withRivers}
              />
            </g>
          )}
          <Arrows ways={props.ways} at={at} />
          {[...props.aims].map(([name, seats]) => (
            <Aims key={name} seats={seats} view={view} at={at.get(name)} />
          ))}
        </svg>
      )}
    </PanZoom>
  );
}

/** What a cell is that nobody can own. */
function wild(terrain: string, view: YuanView): string {
  if (terrain === "water") return t("lake");
  if (terrain === "volcano") return t(view.eruptions.length ? "volcanoActive" : "volcano");
  return t("mountain");
}

interface TerritoryProps {
  province: ProvinceView;
  view: YuanView;
  pieces: Pieces;
}

/** The colour of an owner on a province, with a border where his land ends. */
function Territory({ province, view, pieces }: TerritoryProps) {
  const clan = pieces.get(province.name)?.clan;
  if (!clan) return null;
  const { x, y } = middle(province);
  const clanAt = (cell: Cell) => {
    const other = view.provinces.find((one) => one.q === cell.q && one.r === cell.r);
    return other && pieces.get(other.name)?.clan;
  };
  const edges = edgesOf(province, (cell) => clanAt(cell) === clan);
  return (
    <g class="y-land" data-clan={clan} transform={`translate(${x} ${y})`}>
      <path class="y-wash" d={HEX} />
      <path class="y-border" d={edges.map((direction) => side(direction, INNER)).join("")} />
    </g>
  );
}

interface ProvinceProps extends LandMapProps {
  province: ProvinceView;
  stand: Stand;
  planned: Stand | undefined;
  happens: number | undefined;
  move: Move | undefined;
  /** True for the one province that the tab key reaches; arrow keys go on from there. */
  stop: boolean;
  walk(event: KeyboardEvent, from: Point): void;
  enter(): void;
}

function Province(props: ProvinceProps) {
  const { province, stand, planned, move, view, happens, seat, shownSeat } = props;
  const name = province.name;
  const at = middle(province);
  const target = !props.playing && view.plan?.target === name;
  const founded = !stand.clan && view.founded.includes(name);
  const label = [
    move ? say(move.label) : "",
    describe(province, stand, props.seats),
    founded ? t("founded") : "",
    target ? t("target") : "",
  ]
    .filter(Boolean)
    .join(". ");
  const classes = [
    "y-button",
    move ? (worthwhile(move, view, seat, stand) ? "y-lit" : "y-can") : "",
    happens !== undefined ? "y-happens" : "",
    props.pointed === name ? "y-pointed" : "",
  ].join(" ");
  const aside = shownSeat !== null && stand.owner !== shownSeat;
  return (
    <g class={`y-province ${aside ? "y-aside" : ""}`} transform={`translate(${at.x} ${at.y})`} data-at={name}>
      <g aria-hidden="true">
        <text class="y-name" y="36">
          {name}
        </text>
        {planned ? (
          <g class="y-planned" data-clan={planned.clan || undefined}>
            <path class="y-plan-ring" d={outline(38)} />
            <Standing stand={planned} />
          </g>
        ) : (
          <Standing stand={stand} />
        )}
        {founded && <path class="y-founded" d="M0-16L14-4V14H-14V-4Z" />}
        <g class="y-more">
          {province.production > 1 && (
            <text x="-33" y="14">
              ×{province.production}
            </text>
          )}
          {province.defence > 0 && (
            <text x="34" y="16">
              ⛨{province.defence}
            </text>
          )}
        </g>
        {target && (
          <g class="y-target">
            <circle class="y-target-edge" r="40" />
            <circle r="40" />
            <path d="M0-48V-35M0 48V35M-48 0H-35M48 0H35" />
          </g>
        )}
      </g>
      <g
        class={classes}
        role="button"
        tabindex={props.stop ? 0 : -1}
        aria-label={label}
        data-province={name}
        data-move={move?.notation}
        onClick={() => props.click(name)}
        onContextMenu={(event) => {
          event.preventDefault();
          props.inspect(name);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            props.click(name);
          } else if (event.key === "i") props.inspect(name);
          else props.walk(event, at);
        }}
        onFocus={() => {
          props.enter();
          props.point(name);
        }}
        onBlur={() => props.point(null)}
        onPointerEnter={(event) => event.pointerType !== "touch" && props.point(name)}
        onPointerLeave={(event) => event.pointerType !== "touch" && props.point(null)}
      >
        <path class="y-hit" d={HEX} />
        <path class="y-ring" d={INSIDE} data-clan={clanOf(view, happens)} />
      </g>
    </g>
  );
}

const APART = 26;

interface AimsProps {
  seats: readonly number[];
  view: YuanView;
  at: Point | undefined;
}

/** The marks of those who aim at a province, side by side. */
function Aims({ seats, view, at = { x: 0, y: 0 } }: AimsProps) {
  return (
    <g aria-hidden="true" transform={`translate(${at.x} ${at.y})`}>
      <g class="y-aims">
        {seats.map((seat, place) => (
          <g
            key={seat}
            class="y-aim"
            data-clan={clanOf(view, seat)}
            transform={`translate(${(place - (seats.length - 1) / 2) * APART} -12)`}
          >
            <circle r="14" />
            <path class="y-shape" d={SHAPES[seat % SHAPES.length]} transform="translate(-9 -9) scale(.75)" />
          </g>
        ))}
      </g>
    </g>
  );
}

const clanOf = (view: YuanView, seat: number | undefined): string | undefined =>
  seat === undefined ? undefined : view.clans[seat]?.clan || undefined;

/** A target on which something can be done with the money there is; other moves have no doubts. */
function worthwhile(move: Move, view: YuanView, seat: number | null, stand: Stand): boolean {
  const may = targetPreview(move);
  if (!may) return true;
  if (may.far) return (view.costs[0]?.[3] ?? 9) <= (view.clans[seat ?? 0]?.chao ?? 0);
  return stand.owner === null || stand.owner === seat || may.force > 0;
}

interface PlaceProps {
  tile: string;
  rivers: boolean;
  place: Cell;
  move: Move | undefined;
  play(move: Move): void;
}

/** A place where a tile may lie; it is seen there as soon as the place is pointed at. */
function Place({ tile, rivers, place, move, play }: PlaceProps) {
  const pointed = useSignal(false);
  const point = (here: boolean) => () => {
    pointed.value = here && move !== undefined;
  };
  const label = t("laying.place", { place: nameOf(place) });
  return (
    <g
      class={`y-place ${move ? "y-lit" : ""}`}
      role="button"
      tabindex={move ? 0 : -1}
      aria-disabled={!move}
      aria-label={label}
      data-move={move?.notation}
      onClick={() => move && play(move)}
      onKeyDown={(event) => {
        if (move && (event.key === "Enter" || event.key === " ")) play(move);
      }}
      onFocus={point(true)}
      onBlur={point(false)}
      onPointerEnter={point(true)}
      onPointerLeave={point(false)}
    >
      {flower(place, 0).map((cell) => {
        const { x, y } = middle(cell);
        return <path key={nameOf(cell)} d={HEX} transform={`translate(${x} ${y})`} />;
      })}
      {pointed.value && (
        <g class="y-might-lie">
          <TileCells tile={tile} at={place} rotation={0} rivers={rivers} named={false} />
        </g>
      )}
      <path class="y-around" d={seamsOf([{ tile: "", rotation: 0, ...place }])} />
    </g>
  );
}

interface TileCellsProps {
  tile: string;
  at: Cell;
  rotation: number;
  /** True if its rivers count. */
  rivers?: boolean;
  named?: boolean;
}

/** The river sides of a tile that lies on these cells. */
function riverOfTile(tile: string, cells: readonly Cell[]): string {
  return (tileOf(tile).river ?? [])
    .map(([one, other]) =>
      riverOf({ cell: nameOf(cells[one] as Cell), other_cell: nameOf(cells[other] as Cell) }),
    )
    .join("");
}

/** The cells of a tile, with the names of its provinces or without. */
export function TileCells({ tile, at, rotation, rivers = false, named = true }: TileCellsProps) {
  const cells = tileOf(tile).cells;
  const spots = flower(at, rotation);
  return (
    <>
      {spots.map((spot, index) => {
        const { x, y } = middle(spot);
        const cell = cells[index];
        return cell && <Ground key={nameOf(spot)} terrain={cell.terrain} x={x} y={y} />;
      })}
      {rivers && <path class="y-river" d={riverOfTile(tile, spots)} />}
      {named &&
        spots.map((spot, index) => (
          <CellName key={nameOf(spot)} at={spot} name={cells[index]?.province ?? ""} />
        ))}
    </>
  );
}

/** The name of a province, low in its cell. */
function CellName({ at, name }: { at: Cell; name: string }) {
  const { x, y } = middle(at);
  return (
    <text class="y-name" x={x} y={y + 36}>
      {name}
    </text>
  );
}

/** A tile in short: its letter and its terrains. */
export function tileWords(tile: string): string {
  const { cells } = tileOf(tile);
  return `${tileName(tile)}: ${cells.map((cell) => say(terrainName(cell.terrain))).join(", ")}`;
}
