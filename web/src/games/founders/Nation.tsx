import crossedSwords from "icon:crossed-swords";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Drawn, PanZoom, type Rove, Unspoken, useHold, useRoving, useThing } from "../../board";
import { Icon } from "../../ui";
import { nameOfSeat } from "../../ui/SeatName";
import type { Founders, NationView, PlacedTile } from "../../wire/founders";
import { Disc, TokenDisc } from "./Disc";
import { FeedArrow } from "./FeedArrow";
import {
  type Bounds,
  boundsOf,
  type Cell,
  cellOf,
  columnsOf,
  cornerOf,
  frontier,
  middleOf,
  nameOf,
  rowsOf,
  SIDE,
} from "./geometry";
import { TileInspect } from "./Inspect";
import { at, type CellsAsked, cellsAsked, pointedAt, previewOf, warLooms } from "./moves";
import { describePlaced } from "./naming";
import { TileFace } from "./TileFace";
import { t } from "./texts";
import "./Nation.css";

/** Room above the farthest tiles for the sign that they lie open. */
const ROOF = 12;

/** From this length of a unit on a tile's name can be read, and below the other not all of its signs. */
const READABLE = 0.92;
const FAR = 0.42;

/** The smallest and the largest cell at first, in units; an opponent's are small until they are opened. */
const SIZES = { roomy: [0.46, 1.16], open: [0.44, 0.92], small: [0.22, 0.6] } as const;
/** Room beside and below the tiles for the coordinates, of which the log speaks. */
const RULER = 26;
const MOST = 2.3;

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

interface Props {
  seat: number;
  /** The tile that is being laid here. */
  laying?: string;
  /** With room around the tiles for the nation to grow. */
  roomy?: boolean;
  small?: boolean;
  /** What stands above the map. */
  children?: ComponentChildren;
}

/** The tile map of one nation; arrow keys go from cell to cell. */
export function Nation({ seat, laying = "", roomy = false, small = false, children }: Props) {
  const hold = useHold<Founders>();
  const { view, moves, pointed, seats } = hold;
  const map = useRef<HTMLDivElement>(null);
  const nation = view.nations[seat];
  const tiles = nation ? tilesOf(nation) : [];
  const edge = frontier(tiles);
  const bounds = roomy ? boundsOf([...tiles, ...edge], 5, 3) : boundsOf(tiles, 3, 2);
  const [columns, rows] = [columnsOf(bounds), rowsOf(bounds)];

  const asked = cellsAsked(hold, seat);
  const hinted = pointedAt(pointed?.move ?? null, seat);
  const around = edge.filter(
    (cell) => asked?.growing || (asked && moves.has(at(cell))) || hinted.free.has(nameOf(cell)),
  );
  const corners = asked?.corners ? [...moves.values()].map((move) => cornerNamed(move.words[0] ?? "")) : [];
  const spots = [...tiles, ...around, ...corners].map((cell) => ({
    name: nameOf(cell),
    ...middleOf(cell, bounds),
  }));
  const rove = useRoving(map, spots);
  const common = { seat, bounds, asked, rove };

  const ruler = small ? 0 : RULER;
  const box = { x: -ruler, y: -ROOF, width: columns * SIDE + ruler, height: rows * SIDE + ROOF + ruler };
  const [least, large] = SIZES[roomy ? "roomy" : small ? "small" : "open"];
  return (
    <div class="f-map" ref={map} style={{ "--shape": `${columns} / ${rows}` }}>
      <PanZoom
        label={t("nation", { name: nameOfSeat(seat, seats) })}
        box={box}
        least={least}
        large={large}
        most={MOST}
        focus={{ x: box.x + box.width / 2, y: box.y + box.height / 2 }}
        still={small}
        beside={children}
      >
        {(unit) => (
          <svg class="f-land" role="presentation" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
            {!small && <Rulers bounds={bounds} unit={unit} />}
            {spots.length === 0 && (
              <rect class="f-start" {...startOf(bounds)} width={SIDE - 10} height={SIDE - 10} rx="7" />
            )}
            {around.map((cell) => (
              <EmptyCell
                key={nameOf(cell)}
                {...common}
                cell={cell}
                hint={hinted.free.has(nameOf(cell)) ? "free" : undefined}
              />
            ))}
            {tiles.map((tile) => (
              <TileCell
                key={nameOf(tile)}
                {...common}
                cell={tile}
                named={unit >= READABLE}
                far={unit < FAR}
                war={warLooms(view)}
                hint={
                  hinted.free.has(nameOf(tile))
                    ? "free"
                    : hinted.taken.has(nameOf(tile))
                      ? "taken"
                      : undefined
                }
              />
            ))}
            {nation?.carts.map((corner) => (
              <Cart key={nameOf(corner)} corner={corner} bounds={bounds} />
            ))}
            {corners.map((corner) => (
              <CornerSpot key={nameOf(corner)} {...common} cell={corner} />
            ))}
            {laying && asked && (
              <Feeding seat={seat} bounds={bounds} laying={laying} named={unit >= READABLE} />
            )}
          </svg>
        )}
      </PanZoom>
    </div>
  );
}

/** The numbers of columns and rows along two sides, as large on the screen whatever the size of the map. */
function Rulers({ bounds, unit }: { bounds: Bounds; unit: number }) {
  const size = Math.min(RULER, 12 / unit);
  const low = rowsOf(bounds) * SIDE + RULER / 2;
  const numbers = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return (
    <Unspoken class="f-rulers" font-size={size}>
      {numbers(bounds.left, bounds.right).map((x) => (
        <text key={`x${x}`} x={middleOf({ x, y: 0 }, bounds).x} y={low}>
          {figure(x)}
        </text>
      ))}
      {numbers(bounds.near, bounds.far).map((y) => (
        <text key={`y${y}`} x={-RULER / 2} y={middleOf({ x: 0, y }, bounds).y}>
          {figure(y)}
        </text>
      ))}
    </Unspoken>
  );
}

/** A number with a true minus sign. */
const figure = (number: number): string => String(number).replace("-", "−");

// Where the first tile will lie.
function startOf(bounds: Bounds) {
  const { left, top } = cornerOf({ x: 0, y: 0 }, bounds);
  return { x: left + 5, y: top + 5 };
}

// A corner stands half a cell off the cell that names it.
function cornerNamed(name: string): Cell {
  const { x, y } = cellOf(name);
  return { x: x + 0.5, y: y + 0.5 };
}

interface CellProps<Where = Cell> {
  cell: Where;
  seat: number;
  bounds: Bounds;
  asked: CellsAsked | null;
  rove: Rove;
  /** What the move that is pointed at could do here. */
  hint?: "free" | "taken" | undefined;
}

interface TileCellProps extends CellProps<PlacedTile> {
  named: boolean;
  far: boolean;
  war: boolean;
}

function TileCell({ cell: tile, seat, bounds, asked, rove, hint, named, far, war }: TileCellProps) {
  const { moves } = useHold<Founders>();
  const here = asked && !asked.corners;
  const place = useThing({
    name: nameOf(tile),
    move: here ? moves.get(at(tile)) : undefined,
    wish: here ? at(tile) : undefined,
    look: () => <TileInspect of={tile.tile} placed={tile} />,
    label: describePlaced(tile),
    rove,
  });
  const { left, top } = cornerOf(tile, bounds);
  const dim = here && !asked.growing && !place["data-move"];
  const thing = (what: string) => ({ "data-thing": `${what}:${seat}:${nameOf(tile)}` });
  const token = { x: 78, y: named ? 45 : 50, r: 17 };
  return (
    <Drawn
      {...place}
      class={`spot ${asked?.growing ? "f-swap" : ""} ${dim ? "f-dim" : ""}`}
      data-hint={hint}
      transform={`translate(${left} ${top})`}
    >
      <g
        class="f-piece"
        data-thing={`cell:${seat}:${nameOf(tile)}:${tile.tile}`}
        data-from={cameFrom(tile.tile)}
      >
        <TileFace
          of={tile.tile}
          named={named}
          far={far}
          producing={tile.producing || (!tile.artisan && !tile.war && !tile.coin)}
        />
        {tile.war && (
          <g class="f-pillaged" {...thing("war")}>
            <rect x="2" y="2" width="96" height="96" rx="7" />
            <Icon of={crossedSwords} x={20} y={16} width={60} height={60} />
          </g>
        )}
        {tile.artisan && (
          <g {...thing("artisan")}>
            <TokenDisc of={tile.artisan} {...token} />
          </g>
        )}
        {tile.coin && (
          <g {...thing("coin")}>
            <TokenDisc of="coin" {...token} />
          </g>
        )}
      </g>
      {war && tile.unprotected && !tile.war && <path class="f-open" d="M8 3 h84 M42 -3 l8 -8 l8 8" />}
      <rect class="ring" x="2" y="2" width="96" height="96" rx="7" />
    </Drawn>
  );
}

/** Where a tile lay before: open on the table, perhaps beside another of its kind, or on the pile of nature. */
const cameFrom = (tile: string): string =>
  [
    `market:${tile}`,
    `market:${tile}1`,
    `market:${tile}2`,
    `victory:${tile}`,
    `draft:${tile}`,
    "pile:nature",
  ].join(" ");

function EmptyCell({ cell, bounds, asked, rove, hint }: CellProps) {
  const { moves } = useHold<Founders>();
  const here = asked && !asked.corners;
  const place = useThing({
    name: nameOf(cell),
    move: here ? moves.get(at(cell)) : undefined,
    wish: here ? at(cell) : undefined,
    label: t("cell", { cell: nameOf(cell) }),
    rove,
  });
  const { left, top } = cornerOf(cell, bounds);
  return (
    <Drawn {...place} class="spot f-empty" data-hint={hint} transform={`translate(${left} ${top})`}>
      <rect class="ring" x="5" y="5" width="90" height="90" rx="7" />
      <path class="f-plus" d="M50 40v20M40 50h20" />
    </Drawn>
  );
}

function Cart({ corner, bounds }: { corner: Cell; bounds: Bounds }) {
  const { left, top } = cornerOf(corner, bounds);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is no control, whatever Biome holds.
    <g role="img" aria-label={t("cart", { cell: nameOf(corner) })} data-thing={`cart:${nameOf(corner)}`}>
      <rect class="f-joined" x={left + 38} y={top - 62} width="124" height="124" rx="30" />
      <TokenDisc of="cart" x={left + SIDE} y={top} r={19} />
    </g>
  );
}

function CornerSpot({ cell: corner, bounds, rove }: CellProps) {
  const { moves } = useHold<Founders>();
  const cell = { x: corner.x - 0.5, y: corner.y - 0.5 };
  const place = useThing({
    name: nameOf(corner),
    move: moves.get(at(cell)),
    label: t("corner", { cell: nameOf(cell) }),
    rove,
  });
  const { x, y } = middleOf(corner, bounds);
  return (
    <Drawn {...place} class="spot f-corner" transform={`translate(${x} ${y})`}>
      <circle class="ring" r="24" />
      <Disc of="cart" r={15} />
    </Drawn>
  );
}

interface FeedingProps {
  seat: number;
  bounds: Bounds;
  laying: string;
  named: boolean;
}

/** The tile as it would lie where the reader points, and an arrow from every tile that feeds it. */
function Feeding({ seat, bounds, laying, named }: FeedingProps) {
  const move = useHold<Founders>().pointed?.move;
  if (move?.verb !== "at") return null;
  const preview = previewOf(move);
  const cell = cellOf(move.words[0] ?? "");
  const { left, top } = cornerOf(cell, bounds);
  const feeds = preview?.type === "placement" ? preview.feeds : [];
  const bought = feeds.filter((feed) => feed.by === "coin");
  return (
    <Unspoken class="f-feeding">
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
    </Unspoken>
  );
}
