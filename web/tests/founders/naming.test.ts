import { afterEach, expect, test } from "vitest";
import { allTiles } from "../../src/games/founders/content";
import { resourceEmblem, tileEmblem } from "../../src/games/founders/emblems";
import { describePlaced, describeTile, faceName, lines, longest } from "../../src/games/founders/naming";
import { book } from "../../src/games/founders/texts";
import { lang } from "../../src/i18n";
import { placed } from "./table";

afterEach(() => {
  lang.value = "en";
});

test("a tile is described by what it needs and gives", async () => {
  lang.value = "en";
  expect(describeTile("mine")).toBe("Mine, needs wood + stone, gives iron");
  expect(describeTile("forest")).toBe("Forest, gives wood or stone");
  lang.value = "fr";
  await book.open();
  expect(describeTile("temple_janus")).toBe("Temple de Janus, 2 points, nécessite fer + charrette");
});

test("a tile of a nation also says what lies on it", () => {
  lang.value = "en";
  const tile = { ...placed("mine 1,0"), artisan: "artisan_iron", unprotected: true };
  expect(describePlaced(tile)).toContain("(1,0), with an artisan token (blacksmith), unprotected");
  expect(describePlaced({ ...tile, war: true })).toContain("pillaged");
});

test("no line of a face is longer than a small type can set, in either language", () => {
  for (const language of ["en", "fr"] as const) {
    lang.value = language;
    for (const tile of allTiles) expect(longest(lines(faceName(tile.id)))).toBeLessThanOrEqual(17);
  }
});

test("every tile has an emblem of its own, and tiles of a trade share theirs", () => {
  expect(tileEmblem("market_iron")).toBe(tileEmblem("market_fish"));
  const cities = allTiles.filter((tile) => tile.kind === "city").map((tile) => tileEmblem(tile.id));
  expect(new Set(cities).size).toBe(4);
  const nature = allTiles.filter((tile) => tile.kind === "nature").map((tile) => tileEmblem(tile.id));
  expect(new Set(nature).size).toBe(6);
});

test("no two resources share an emblem", () => {
  const resources = new Set(allTiles.flatMap((tile) => [...tile.requires, ...tile.produces]));
  expect(new Set([...resources].map(resourceEmblem)).size).toBe(resources.size);
});
