/** The grid of a nation: `x` to the player's right, `y` away from the player, so that it grows up the page. */
export interface Cell {
  x: number;
  y: number;
}

/** The part of the grid that is drawn, from its nearest left to its farthest right cell. */
export interface Bounds {
  left: number;
  right: number;
  near: number;
  far: number;
}

/** The side of a cell in the units of the drawing. */
export const SIDE = 100;

const SIDES: readonly Cell[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

export const nameOf = ({ x, y }: Cell): string => `${x},${y}`;

/** The cell that a move's word names: "2,-1". */
export function cellOf(name: string): Cell {
  const [x = 0, y = 0] = name.split(",").map(Number);
  return { x, y };
}

/** The empty cells that share a side with a tile, where a nation can grow. */
export function frontier(tiles: readonly Cell[]): Cell[] {
  const taken = new Set(tiles.map(nameOf));
  const found = new Map<string, Cell>();
  for (const tile of tiles) {
    for (const side of SIDES) {
      const cell = { x: tile.x + side.x, y: tile.y + side.y };
      if (!taken.has(nameOf(cell))) found.set(nameOf(cell), cell);
    }
  }
  return [...found.values()];
}

/** The smallest part of the grid that shows all cells, widened evenly until it holds so many columns and rows. */
export function boundsOf(cells: readonly Cell[], columns = 1, rows = 1): Bounds {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [left, right] = widen(Math.min(...xs, Infinity), Math.max(...xs, -Infinity), columns);
  const [near, far] = widen(Math.min(...ys, Infinity), Math.max(...ys, -Infinity), rows);
  return { left, right, near, far };
}

function widen(low: number, high: number, size: number): [number, number] {
  if (low > high) return widen(0, 0, size);
  const lacking = Math.max(0, size - (high - low + 1));
  return [low - Math.floor(lacking / 2), high + Math.ceil(lacking / 2)];
}

export const columnsOf = (bounds: Bounds): number => bounds.right - bounds.left + 1;
export const rowsOf = (bounds: Bounds): number => bounds.far - bounds.near + 1;

/** Where a cell's upper left corner lies in the drawing. */
export function cornerOf(cell: Cell, bounds: Bounds): { left: number; top: number } {
  return { left: (cell.x - bounds.left) * SIDE, top: (bounds.far - cell.y) * SIDE };
}

/** Where a cell's middle lies in the drawing. */
export function middleOf(cell: Cell, bounds: Bounds): { x: number; y: number } {
  const { left, top } = cornerOf(cell, bounds);
  return { x: left + SIDE / 2, y: top + SIDE / 2 };
}

/** The arrow from one cell's middle to another's, kept off both so that neither emblem is covered. */
export function arrow(
  from: Cell,
  to: Cell,
  bounds: Bounds,
): { x1: number; y1: number; x2: number; y2: number } {
  const a = middleOf(from, bounds);
  const b = middleOf(to, bounds);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  return { x1: a.x + ux * 18, y1: a.y + uy * 18, x2: b.x - ux * 30, y2: b.y - uy * 30 };
}
