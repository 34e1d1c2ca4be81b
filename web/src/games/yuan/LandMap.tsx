import { useMemo, useRef } from "preact/hooks";
import { type Box, PanZoom, useHold, useRoving } from "../../board";
import { lang } from "../../i18n";
import type { Move, Notation } from "../../net/moment";
import { Button } from "../../ui";
import { play } from "../../ui/signs";
import type { ProvinceView, TargetPreview, Yuan, YuanView } from "../../wire/yuan";
import { Arrows } from "./Arrows";
import {
  boundsOf,
  type Cell,
  cellOf,
  edgesOf,
  flower,
  middle,
  nameOf,
  RADIUS,
  riverOf,
  seamsOf,
} from "./geometry";
import { levelPreview, targetPreview } from "./moves";
import { Land } from "./Pieces";
import { Aims, Province } from "./Province";
import { type Pieces, piecesOf, standOf } from "./pieces";
import { useShown } from "./shown";
import { Ground } from "./Terrain";
import { CellName, OpenPlace, riverOfTile, TileCells } from "./TileCells";
import { t } from "./texts";
import type { Scene, Way } from "./turns";
import "./LandMap.css";

// Below this length of a unit names would be too small to be read, above the other there is room for more.
const FAR = 0.46;
const NEAR = 1;
// A cell is at first so wide under a thumb; a mouse finds smaller ones.
const LEAST = window.matchMedia?.("(pointer: coarse)").matches ? 0.56 : 0.48;
const MOST = 2;

/** The size of names in the drawing: the same on the screen, as long as they fit into their cells. */
const nameSize = (unit: number): number => Math.min(23, Math.max(11, 11 / unit));
/** How much larger marks are drawn that must be seen from afar. */
const markScale = (unit: number): number => Math.max(1, 0.6 / unit);

/** The map: the tiles with their terrains, what stands on the provinces, and what is planned or happens there. */
export function LandMap() {
  const { view, seat, moves, pointed } = useHold<Yuan>();
  const { turn, scene, at } = useShown();
  const map = useRef<HTMLDivElement>(null);
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
    () => view.provinces.map((one) => ({ ...middle(one), name: one.name })),
    [view.provinces],
  );
  const rove = useRoving(map, spots);
  const spotAt = useMemo(() => new Map(spots.map((one) => [one.name, one])), [spots]);
  const now = useMemo(() => piecesOf(view), [view]);
  const pieces = scene?.pieces ?? now;
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
        {laying &&
          view.cells.map((cell) => <CellName key={nameOf(cell)} at={cell} name={cell.province ?? ""} />)}
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
  const reaches = useReaches(view, moves);
  const ways = scene?.ways ?? attackWays(view, seat, reaches, pointed?.name ?? "");
  const planned = levelPreview(pointed?.move)?.expected ?? (view.plan?.target ? view.plan.expected : []);
  const expected = new Map(planned.map((one) => [one.name, standOf(one)]));
  const focus = useFocus(scene) ?? box;
  return (
    <div class="y-map-frame" ref={map}>
      <PanZoom
        label={t("map")}
        box={box}
        least={LEAST}
        most={MOST}
        focus={focus}
        beside={
          turn && (
            <Button
              kind="quiet"
              class="y-again"
              icon={play}
              aria-pressed={at.value !== null}
              onClick={() => {
                at.value = at.value === null ? 0 : null;
              }}
            >
              {t("playback.open")}
            </Button>
          )
        }
      >
        {(unit) => (
          <svg
            class={`y-map ${unit < FAR ? "y-far" : unit > NEAR ? "y-near" : ""} ${scene ? "y-playing" : ""}`}
            viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
            width="100%"
            height="100%"
            role="presentation"
            style={{ "--name": `${nameSize(unit)}px`, "--mark": markScale(unit) }}
          >
            {grounds}
            <path class="y-seams" d={seams} />
            {rivers && <path class="y-river" d={rivers} data-tip={t("river")} />}
            {lands}
            {view.provinces.map((province) => (
              <Province key={province.name} of={province} planned={expected.get(province.name)} rove={rove} />
            ))}
            {open.map((place) => (
              <OpenPlace key={nameOf(place)} tile={laying?.tile ?? ""} rivers={withRivers} place={place} />
            ))}
            {laying?.place && (
              <g class="y-laid">
                <TileCells
                  tile={laying.tile}
                  at={cellOf(laying.place)}
                  rotation={pointed?.move?.verb === "turn" ? Number(pointed.move.words[0]) : 0}
                  rivers={withRivers}
                />
              </g>
            )}
            <Arrows ways={ways} at={spotAt} />
            {[...(scene?.aims ?? [])].map(([name, seats]) => (
              <Aims key={name} seats={seats} at={spotAt.get(name)} />
            ))}
          </svg>
        )}
      </PanZoom>
    </div>
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

/** A province in the colour of its owner. */
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
    <g transform={`translate(${x} ${y})`}>
      <Land clan={clan} edges={edges} />
    </g>
  );
}

/** Where a map that is larger than its frame is looked at: it follows what happens, the cities that are bid for, and where there is little room the target. */
function useFocus(scene: Scene | undefined) {
  const { view, seat, wide } = useHold<Yuan>();
  const { city } = useShown();
  const watched = view.auction ? city.value : wide ? undefined : view.plan?.target;
  const eye =
    view.provinces.find((one) => one.name === watched) ??
    view.provinces.find((one) => one.owner === seat && seat !== null);
  return useMemo(() => (scene ? partOf(view, scene) : eye ? middle(eye) : null), [view, scene, eye?.name]);
}

/** The part of the map where a scene happens; null where that is nowhere. */
function partOf(view: YuanView, scene: Scene): Box | null {
  const names = new Set([...scene.places.keys(), ...scene.ways.flatMap((way) => [way.from, way.to])]);
  const cells = view.provinces.filter((one) => names.has(one.name));
  return cells.length ? boundsOf(cells, 2 * RADIUS) : null;
}

/** What each target allows this turn, also once one is chosen and the others are no longer offered. */
function useReaches(
  view: YuanView,
  moves: ReadonlyMap<Notation<Yuan>, Move<Yuan>>,
): ReadonlyMap<string, TargetPreview> {
  const kept = useRef({ turn: -1, found: new Map<string, TargetPreview>() });
  if (kept.current.turn !== view.turn) kept.current = { turn: view.turn, found: new Map() };
  for (const move of moves.values()) {
    const preview = targetPreview(move);
    if (preview) kept.current.found.set(move.words[0] ?? "", preview);
  }
  return kept.current.found;
}

/** The armies that would march: against the target of the plan, or against the province that is looked at. */
function attackWays(
  view: YuanView,
  seat: number | null,
  reaches: ReadonlyMap<string, TargetPreview>,
  looked: string,
): Way[] {
  const plan = view.plan;
  if (seat === null || !plan || plan.ready) return [];
  const to = plan.target ? (plan.levels[2] ? plan.target : "") : looked;
  return (reaches.get(to)?.sources ?? []).map((from) => ({
    kind: "march" as const,
    seat,
    clan: view.clans[seat]?.clan ?? "",
    from,
    to,
    armies: view.provinces.find((one) => one.name === from)?.armies ?? 0,
  }));
}
