import crossedSwords from "icon:crossed-swords";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../../i18n";
import { Icon } from "../../ui";
import { useSize } from "../../ui/size";
import type { NationView, PlacedTile } from "../../wire/founders";
import type { Move } from "../../wire/messages";
import { useInspect } from "../shared/touch";
import { Disc, TokenDisc } from "./Disc";
import { FeedArrow } from "./FeedArrow";
import {
  type Bounds,
  boundsOf,
  type Cell,
  columnsOf,
  cornerOf,
  type Direction,
  frontier,
  middleOf,
  nameOf,
  rowsOf,
  SIDE,
  step,
} from "./geometry";
import { at, pointedAt, previewOf } from "./moves";
import { describePlaced } from "./naming";
import { TileFace } from "./TileFace";
import { t } from "./texts";

/** What can be done on the cells of a nation now. */
export interface Asked {
  moves: ReadonlyMap<string, Move>;
  /** True if the moves lie on corners. */
  corners: boolean;
  /** True if cells around the nation can be asked for as well. */
  growing: boolean;
}

export interface NationProps {
  nation: NationView;
  seat: number;
  name: string;
  asked: Asked | null;
  /** The move that the reader points at, anywhere on the board. */
  pointed: Move | null;
  /** The tile that is being laid here. */
  laying: string;
  war: boolean;
  /** Room around the tiles for the nation to grow. */
  roomy?: boolean;
  /** The smallest and the largest side of a cell on the screen. */
  least: number;
  most: number;
  zoom?: number;
  /** The height to fit into where the map has none of its own. */
  tall?: number | undefined;
  point(move: Move | null): void;
  choose(move: Move): void;
  why(notation: string): void;
  inspect(tile: string, placed?: PlacedTile): void;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Room above the farthest tiles for the sign that they lie open. */
const ROOF = 12;

/** From this side on a tile's name can be read. */
const READABLE = 84;

/** A picked tile lies in front of its owner before both are laid. */
function tilesOf(nation: NationView): PlacedTile[] {
  if (nation.tiles.length) return nation.tiles;
  return nation.picked.slice(0, 1).map((tile) => ({
    x: 0,
    y: 0,
    tile,
    producing: true,
    unprotected: false,
    war: false,
    coin: false,
    artisan: "",
  }));
}

/** The tile map of one nation; arrow keys go from cell to cell. */
export function Nation(props: NationProps) {
  const { nation, seat, asked, pointed, roomy = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const room = useSize(frame);
  const current = useSignal("");

  // A tile laid by keyboard takes the place of the cell that had the focus.
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    frame.current
      ?.querySelector<SVGGElement>(`[data-cell="${current.value}"]`)
      ?.focus({ preventScroll: true });
  });

  const tiles = tilesOf(nation);
  const edge = frontier(tiles);
  const bounds = roomy ? boundsOf([...tiles, ...edge], 5, 3) : boundsOf(tiles, 3, 2);
  const columns = columnsOf(bounds);
  const rows = rowsOf(bounds);
  const fit =
    Math.min(room.value.width / columns, (props.tall ?? room.value.height) / (rows + ROOF / SIDE)) ||
    props.most;
  const side = Math.max(props.least, Math.min(props.most, fit)) * (props.zoom ?? 1);
  // A map larger than its frame begins in its middle.
  const size = `${columns} ${rows} ${side}`;
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTop = (element.scrollHeight - element.clientHeight) / 2;
  }, [size]);

  const hinted = pointedAt(pointed, seat);
  const shownEdge = edge.filter(
    (cell) => asked?.growing || asked?.moves.has(at(cell)) || hinted.free.has(nameOf(cell)),
  );
  const corners = asked?.corners ? [...asked.moves.values()].map((move) => cornerOfMove(move)) : [];
  const places: Cell[] = [...tiles, ...shownEdge, ...corners];
  const focus = places.some((place) => nameOf(place) === current.value)
    ? current.value
    : nameOf(places[0] ?? { x: 0, y: 0 });
  const common = {
    ...props,
    bounds,
    focus,
    asked,
    named: side >= READABLE,
    onFocusCell: (cell: Cell) => (current.value = nameOf(cell)),
  };

  const move = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (!direction) return;
    const [x = 0, y = 0] = focus.split(",").map(Number);
    const next = step({ x, y }, places, direction);
    event.preventDefault();
    if (!next) return;
    current.value = nameOf(next);
    frame.current?.querySelector<SVGGElement>(`[data-cell="${nameOf(next)}"]`)?.focus();
  };

  return (
    <div
      class="f-map"
      ref={frame}
      onKeyDown={move}
      onFocusIn={() => {
        held.current = true;
      }}
      onFocusOut={(event) => {
        held.current = event.relatedTarget === null;
      }}
    >
      <svg
        class="f-land"
        role="group"
        aria-label={props.name}
        viewBox={`0 ${-ROOF} ${columns * SIDE} ${rows * SIDE + ROOF}`}
        width={Math.floor(columns * side)}
        height={Math.floor((rows + ROOF / SIDE) * side)}
      >
        {places.length === 0 && (
          <rect class="f-start" {...startOf(bounds)} width={SIDE - 10} height={SIDE - 10} rx="7" />
        )}
        {shownEdge.map((cell) => (
          <EmptyCell key={nameOf(cell)} {...common} cell={cell} hinted={hinted.free.has(nameOf(cell))} />
        ))}
        {tiles.map((tile) => (
          <TileCell
            key={nameOf(tile)}
            {...common}
            tile={tile}
            hint={
              hinted.free.has(nameOf(tile))
                ? "f-hinted"
                : hinted.taken.has(nameOf(tile))
                  ? "f-swap-hinted"
                  : ""
            }
          />
        ))}
        {nation.carts.map((corner) => (
          <Cart key={nameOf(corner)} corner={corner} bounds={bounds} />
        ))}
        {corners.map((corner) => (
          <CornerSpot key={nameOf(corner)} {...common} corner={corner} />
        ))}
        <Feeding
          pointed={pointed}
          seat={seat}
          asked={asked}
          bounds={bounds}
          laying={props.laying}
          named={side >= READABLE}
        />
      </svg>
    </div>
  );
}

// Where the first tile will lie.
function startOf(bounds: Bounds) {
  const { left, top } = cornerOf({ x: 0, y: 0 }, bounds);
  return { x: left + 5, y: top + 5 };
}

// A corner stands half a cell off the cell that names it.
function cornerOfMove(move: Move): Cell {
  const [x = 0, y = 0] = (move.words[0] ?? "").split(",").map(Number);
  return { x: x + 0.5, y: y + 0.5 };
}

interface PlaceProps extends NationProps {
  bounds: Bounds;
  focus: string;
  named: boolean;
  onFocusCell(cell: Cell): void;
}

/** What a focusable place of the map has in common: its name, its key, what a click, a hover and the focus do. */
function usePlace(
  props: PlaceProps,
  cell: Cell,
  move: Move | undefined,
  other: () => void,
  look: () => void,
) {
  const { swallow, handlers } = useInspect(look);
  const act = () => (move ? props.choose(move) : other());
  return {
    role: "button" as const,
    // In a drawing the name of the attribute is case-sensitive.
    tabindex: props.focus === nameOf(cell) ? 0 : -1,
    "data-cell": nameOf(cell),
    "data-move": move?.notation,
    ...handlers,
    onClick: () => {
      if (!swallow()) act();
    },
    onKeyDown: (event: KeyboardEvent) => {
      handlers.onKeyDown(event);
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        act();
      }
    },
    onFocus: () => {
      props.onFocusCell(cell);
      if (move) props.point(move);
    },
    onBlur: () => {
      if (move) props.point(null);
    },
    onPointerEnter: (event: PointerEvent) => {
      if (move && event.pointerType !== "touch") props.point(move);
    },
    onPointerLeave: (event: PointerEvent) => {
      handlers.onPointerLeave();
      if (move && event.pointerType !== "touch") props.point(null);
    },
  };
}

function TileCell({ tile, hint, ...props }: PlaceProps & { tile: PlacedTile; hint: string }) {
  const { asked } = props;
  const move = asked?.corners ? undefined : asked?.moves.get(at(tile));
  const inspect = () => props.inspect(tile.tile, tile);
  const other = () => (asked && !asked.corners ? props.why(at(tile)) : inspect());
  const place = usePlace(props, tile, move, other, inspect);
  const { left, top } = cornerOf(tile, props.bounds);
  const label = describePlaced(tile);
  const open = props.war && tile.unprotected && !tile.war;
  return (
    <g
      {...place}
      class={`f-cell ${move ? `f-lit ${asked?.growing ? "f-swap" : ""}` : ""} ${hint} ${asked && !move && !asked.corners && !asked.growing ? "f-dim" : ""}`}
      transform={`translate(${left} ${top})`}
      aria-label={move ? `${say(move.label)}. ${label}` : label}
    >
      <g class="f-piece" data-thing={`cell:${props.seat}:${nameOf(tile)}:${tile.tile}`}>
        <TileFace
          of={tile.tile}
          named={props.named}
          producing={tile.producing || (tile.artisan === "" && !tile.war && !tile.coin)}
        />
        {tile.war && (
          <g class="f-pillaged" data-thing={`war:${props.seat}:${nameOf(tile)}`}>
            <rect x="2" y="2" width="96" height="96" rx="7" />
            <Icon of={crossedSwords} x={20} y={16} width={60} height={60} />
          </g>
        )}
        {tile.artisan && (
          <g data-thing={`artisan:${props.seat}:${nameOf(tile)}`}>
            <TokenDisc of={tile.artisan} x={78} y={props.named ? 45 : 50} r={17} />
          </g>
        )}
        {tile.coin && (
          <g data-thing={`coin:${props.seat}:${nameOf(tile)}`}>
            <TokenDisc of="coin" x={78} y={props.named ? 45 : 50} r={17} />
          </g>
        )}
      </g>
      {open && <path class="f-open" d="M8 3 h84 M42 -3 l8 -8 l8 8" />}
      <rect class="f-ring" x="2" y="2" width="96" height="96" rx="7" />
    </g>
  );
}

function EmptyCell({ cell, hinted, ...props }: PlaceProps & { cell: Cell; hinted: boolean }) {
  const move = props.asked?.corners ? undefined : props.asked?.moves.get(at(cell));
  const other = () => props.asked && props.why(at(cell));
  const place = usePlace(props, cell, move, other, other);
  const { left, top } = cornerOf(cell, props.bounds);
  return (
    <g
      {...place}
      class={`f-cell f-empty ${move ? "f-lit" : ""} ${hinted ? "f-hinted" : ""}`}
      transform={`translate(${left} ${top})`}
      aria-label={move ? say(move.label) : t("cell", { cell: nameOf(cell) })}
    >
      <rect class="f-ring" x="5" y="5" width="90" height="90" rx="7" />
      <path class="f-plus" d="M50 40v20M40 50h20" />
    </g>
  );
}

function Cart({ corner, bounds }: { corner: Cell; bounds: Bounds }) {
  const { left, top } = cornerOf(corner, bounds);
  return (
    <g role="img" aria-label={t("cart", { cell: nameOf(corner) })} data-thing={`cart:${nameOf(corner)}`}>
      <rect class="f-joined" x={left + 38} y={top - 62} width="124" height="124" rx="30" />
      <TokenDisc of="cart" x={left + SIDE} y={top} r={19} />
    </g>
  );
}

function CornerSpot({ corner, ...props }: PlaceProps & { corner: Cell }) {
  const cell = { x: corner.x - 0.5, y: corner.y - 0.5 };
  const move = props.asked?.moves.get(at(cell));
  const place = usePlace(
    props,
    corner,
    move,
    () => {},
    () => {},
  );
  const { x, y } = middleOf(corner, props.bounds);
  return (
    <g
      {...place}
      class="f-cell f-corner f-lit"
      transform={`translate(${x} ${y})`}
      aria-label={move ? say(move.label) : t("corner", { cell: nameOf(cell) })}
    >
      <circle class="f-ring" r="24" />
      <Disc of="cart" r={15} />
    </g>
  );
}

interface FeedingProps {
  pointed: Move | null;
  seat: number;
  asked: Asked | null;
  bounds: Bounds;
  laying: string;
  named: boolean;
}

/** The tile as it would lie, and an arrow from every tile that feeds it. */
function Feeding({ pointed, seat, asked, bounds, laying, named }: FeedingProps) {
  const preview = previewOf(pointed);
  if (!pointed || !laying || !asked?.moves.has(pointed.notation)) return null;
  const [x = 0, y = 0] = (pointed.words[0] ?? "").split(",").map(Number);
  const cell = { x, y };
  const { left, top } = cornerOf(cell, bounds);
  const feeds = preview?.type === "placement" ? preview.feeds : [];
  const bought = feeds.filter((feed) => feed.by === "coin");
  return (
    <g class="f-feeding" aria-hidden="true">
      <g class="f-ghost" transform={`translate(${left} ${top})`}>
        <TileFace of={laying} named={named} />
      </g>
      {feeds.map(
        (feed, place) =>
          feed.place?.seat === seat && (
            <FeedArrow
              key={place}
              resource={feed.resource}
              cart={feed.by === "cart"}
              from={feed.place}
              to={cell}
              bounds={bounds}
            />
          ),
      )}
      {bought.map((feed, place) => (
        <g key={place} class="f-feed">
          <Disc of={feed.resource} x={left + 84} y={top + 84} r={15} />
          <Disc of="coin" x={left + 96} y={top + 70} r={10} />
        </g>
      ))}
    </g>
  );
}
