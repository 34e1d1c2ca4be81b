import { expect, test } from "vitest";
import { allClans, allHeroes, allTiles, colourOf, relicOf } from "../../src/games/daimyo/content";
import { book } from "../../src/games/daimyo/texts";
import "./table";

test("a die's word names its colour, a relic tile's word its relic", () => {
  expect(colourOf("green4")).toBe("green");
  expect(relicOf("purple4").piece).toBe(4);
});

test("every hero, clan and tile says what it does", () => {
  const silent = [...allHeroes, ...allClans, ...allTiles].filter(({ id }) => book.sentences(id).length === 0);
  expect(silent).toEqual([]);
});

test("a bonus tile says it for both of its sides", () => {
  expect(allTiles.filter(({ id }) => book.sentences(id).length !== 2)).toEqual([]);
});
