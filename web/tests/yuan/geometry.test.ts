import { expect, test } from "vitest";
import { arrow, edgesOf, flower, nameOf, seamsOf } from "../../src/games/yuan/geometry";

test("a tile turned by one has its ring one step further", () => {
  const plain = flower({ q: 0, r: 0 }, 0).map(nameOf);
  const turned = flower({ q: 0, r: 0 }, 1).map(nameOf);
  expect(turned[0]).toBe(plain[0]);
  expect(turned.slice(1)).toEqual([...plain.slice(2), plain[1]]);
});

test("the cells of two neighbouring tiles are all different", () => {
  const cells = [...flower({ q: 0, r: 0 }, 0), ...flower({ q: 2, r: 1 }, 3)].map(nameOf);
  expect(new Set(cells).size).toBe(14);
});

test("a border runs where the land of a clan ends", () => {
  const own = new Set(["0,0", "1,0"]);
  const edges = edgesOf({ q: 0, r: 0 }, (cell) => own.has(nameOf(cell)));
  expect(edges).toEqual([1, 2, 3, 4, 5]);
});

test("a tile alone has the eighteen sides of its outline", () => {
  expect(seamsOf([{ tile: "a", q: 0, r: 0, rotation: 0 }]).match(/M/g)?.length).toBe(18);
});

test("an arrow ends before the middle of its target", () => {
  const { head } = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 5);
  expect(head.startsWith("M86 0")).toBe(true);
});
