import { expect, test } from "vitest";
import { partAsked } from "../../src/games/daimyo/moves";
import type { Daimyo } from "../../src/wire/daimyo";
import { question } from "../asked";
import { table } from "./table";

const asked = (moves: Parameters<typeof question<Daimyo>>[1]) =>
  partAsked(question<Daimyo>("Ask", moves), table());

test("the part comes forward where the question is answered", () => {
  expect(asked({ "die red5 tax": null })).toBe("islands");
  expect(asked({ "governor blue1": null, done: null })).toBe("islands");
  expect(asked({ "buy_hero idol": null, done: null })).toBe("market");
  expect(asked({ "lay help": null })).toBe("clan");
  expect(asked({ "ransom blue1": null })).toBe("others");
});

test("the menu of a turn belongs to the own board, whatever else it offers", () => {
  expect(asked({ main: null, "hero idol": null })).toBe("clan");
  expect(asked({ end: null })).toBe("clan");
});

test("nobody who is not asked is led anywhere", () => {
  expect(partAsked(null, table())).toBeNull();
});
