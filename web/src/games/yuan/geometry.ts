import type { Box } from "../../board";
import type { RiverView, TileView } from "../../wire/yuan";

export interface Cell {
  q: number;
  r: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The radius of a cell in the units of the drawing; cells are hexagons that stand on a side. */
export const RADIUS = 50;
const HEIGHT = RADIUS * Math.sqrt(3);

/** The neighbours in the order in which a tile lists its ring: SE, NE, N, NW, SW, S. */
export const RING: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** The two corners of the side towards each neighbour, counted from the right, clockwise on the screen. */
const SIDES: readonly (readonly [number, number])[] = [
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
  [1, 2],
];

export const nameOf = ({ q, r }: Cell): string => `${q},${r}`;

export function cellOf(name: string): Cell {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return { q, r };
}

export const plus = (one: Cell, other: Cell): Cell => ({ q: one.q + other.q, r: one.r + other.r });

/** The middle of a cell. */
export function middle({ q, r }: Cell): Point {
  return { x: 1.5 * RADIUS * q, y: HEIGHT * (r + q / 2) };
}

export function corner(index: number, radius = RADIUS): Point {
  const angle = (index * Math.PI) / 3;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

const told = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The outline of a cell around nought. */
export function outline(radius = RADIUS): string {
  return `M${[0, 1, 2, 3, 4, 5].map((index) => told(corner(index, radius))).join("L")}Z`;
}

/** The side of a cell towards a neighbour, around nought. */
export function side(direction: number, radius = RADIUS): string {
  const [from, to] = SIDES[direction] ?? [0, 1];
  return `M${told(corner(from, radius))}L${told(corner(to, radius))}`;
}

/** The seven cells of a tile that lies there, in the order in which the tile lists them. */
export function flower(centre: Cell, rotation: number): Cell[] {
  return [centre, ...RING.map((_, index) => plus(centre, RING[(index + rotation) % 6] ?? centre))];
}

/** A frame around these cells. */
export function boundsOf(cells: readonly Cell[], margin = 14): Box {
  const points = cells.map(middle);
  const left = Math.min(...points.map((one) => one.x)) - RADIUS - margin;
  const right = Math.max(...points.map((one) => one.x)) + RADIUS + margin;
  const top = Math.min(...points.map((one) => one.y)) - HEIGHT / 2 - margin;
  const bottom = Math.max(...points.map((one) => one.y)) + HEIGHT / 2 + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The sides of a cell at which something else begins. */
export function edgesOf(cell: Cell, same: (other: Cell) => boolean): number[] {
  return RING.flatMap((step, direction) => (same(plus(cell, step)) ? [] : [direction]));
}

/** The seams between tiles, as one path. */
export function seamsOf(tiles: readonly TileView[]): string {
  const tileAt = new Map<string, string>();
  for (const tile of tiles) {
    for (const cell of flower(tile, tile.rotation)) tileAt.set(nameOf(cell), tile.tile);
  }
  return [...tileAt]
    .flatMap(([name, tile]) => {
      const cell = cellOf(name);
      const at = middle(cell);
      return edgesOf(cell, (other) => tileAt.get(nameOf(other)) === tile).map((direction) =>
        shifted(direction, at),
      );
    })
    .join("");
}

function shifted(direction: number, at: Point): string {
  const [from, to] = (SIDES[direction] ?? [0, 1]).map((index) => {
    const { x, y } = corner(index);
    return told({ x: x + at.x, y: y + at.y });
  });
  return `M${from}L${to}`;
}

/** A river side between two cells. */
export function riverOf({ cell, other_cell }: RiverView): string {
  const from = cellOf(cell);
  const to = cellOf(other_cell);
  const direction = RING.findIndex((step) => nameOf(plus(from, step)) === nameOf(to));
  return shifted(direction, middle(from));
}

export interface ArrowShape {
  shaft: string;
  head: string;
  /** Where a number stands on it. */
  at: Point;
}

/** A bent arrow from one place to another, which keeps clear of both middles. */
export function arrow(from: Point, to: Point, width: number): ArrowShape {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(40, length * 0.14);
  const control = { x: (from.x + to.x) / 2 - uy * bend, y: (from.y + to.y) / 2 + ux * bend };
  const start = { x: from.x + ux * 16, y: from.y + uy * 16 };
  const tip = { x: to.x - ux * 14, y: to.y - uy * 14 };
  const back = Math.hypot(tip.x - control.x, tip.y - control.y) || 1;
  const [hx, hy] = [(tip.x - control.x) / back, (tip.y - control.y) / back];
  const reach = 8 + width * 1.6;
  const neck = { x: tip.x - hx * reach, y: tip.y - hy * reach };
  const wing = 5 + width * 0.9;
  return {
    shaft: `M${told(start)}Q${told(control)} ${told(neck)}`,
    head: `M${told(tip)}L${told({ x: neck.x - hy * wing, y: neck.y + hx * wing })}L${told({
      x: neck.x + hy * wing,
      y: neck.y - hx * wing,
    })}Z`,
    at: {
      x: 0.25 * start.x + 0.5 * control.x + 0.25 * tip.x,
      y: 0.25 * start.y + 0.5 * control.y + 0.25 * tip.y,
    },
  };
}
