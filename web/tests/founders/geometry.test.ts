import { expect, test } from "vitest";
import {
  arrow,
  boundsOf,
  cellOf,
  columnsOf,
  cornerOf,
  frontier,
  middleOf,
  nameOf,
  rowsOf,
} from "../../src/games/founders/geometry";

const L = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

test("an L of three tiles can grow on seven cells, and on none that it touches by a corner only", () => {
  const cells = frontier(L).map(nameOf);
  expect(cells).toHaveLength(7);
  expect(cells).toContain("1,1");
  expect(cells).not.toContain("-1,-1");
});

test("what lies farther from its owner is drawn higher", () => {
  const bounds = boundsOf(L);
  expect(cornerOf({ x: 0, y: 1 }, bounds)).toEqual({ left: 0, top: 0 });
  expect(cornerOf({ x: 1, y: 0 }, bounds)).toEqual({ left: 100, top: 100 });
});

test("a small nation lies in the middle of its room", () => {
  const bounds = boundsOf([{ x: 3, y: -2 }], 5, 3);
  expect([columnsOf(bounds), rowsOf(bounds)]).toEqual([5, 3]);
  expect(middleOf({ x: 3, y: -2 }, bounds)).toEqual({ x: 250, y: 150 });
});

test("a nation without tiles still has its first cell", () => {
  expect(boundsOf([], 1, 1)).toEqual({ left: 0, right: 0, near: 0, far: 0 });
});

test("the name of a cell reads back", () => {
  expect(cellOf("2,-1")).toEqual({ x: 2, y: -1 });
  expect(nameOf(cellOf("-3,0"))).toBe("-3,0");
});

test("an arrow points from the feeding tile to the new one", () => {
  const line = arrow({ x: 0, y: 0 }, { x: 1, y: 0 }, boundsOf(L));
  expect(line.x1).toBeLessThan(line.x2);
  expect(line.y1).toBe(line.y2);
});
