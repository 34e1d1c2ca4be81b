import { expect, test } from "vitest";
import {
  nationAsked,
  ON_BOARD,
  partAsked,
  pointedAt,
  wantsConfirming,
  warLooms,
} from "../../src/games/founders/moves";
import type { Founders } from "../../src/wire/founders";
import { move, question } from "../asked";
import { nation, table } from "./table";

const OWN = nation("forest 0,0", "cliffs 1,0");
const OTHER = nation("lake 0,0", "lake 0,1");

test("a tile is laid in the reader's own nation", () => {
  expect(nationAsked(question<Founders>("PlaceTile", { "at 0,1": null }), table([OWN, OTHER]), 0)).toBe(0);
});

test("a pillage and a purchase lie in the victim's nation", () => {
  const view = table([OWN, OTHER], { victim: 1 });
  expect(nationAsked(question<Founders>("PillageTile", { "at 0,1": null }), view, 0)).toBe(1);
  expect(nationAsked(question<Founders>("BuyFromTile", { "at 0,1": null }), view, 0)).toBe(1);
});

test("a question without cells lies in no nation", () => {
  expect(
    nationAsked(question<Founders>("AddTile", { "take mine": null }), table([OWN, OTHER]), 0),
  ).toBeNull();
  expect(nationAsked(null, table([OWN, OTHER]), 0)).toBeNull();
});

test("a tile of the market points at the cells where it fits, apart from those that it would replace", () => {
  const sites = { type: "sites", free: [{ seat: 0, x: 0, y: 1 }], taken: [{ seat: 0, x: 1, y: 0 }] };
  expect(pointedAt(move<Founders>("take mine", sites), 0)).toEqual({
    free: new Set(["0,1"]),
    taken: new Set(["1,0"]),
  });
  expect(pointedAt(move<Founders>("take mine", sites), 1).free.size).toBe(0);
});

test("a token points at its targets in each nation", () => {
  const aims = {
    type: "aims",
    places: [
      { seat: 1, x: 0, y: 1 },
      { seat: 2, x: 4, y: 0 },
    ],
  };
  expect(pointedAt(move<Founders>("play war", aims), 2).free).toEqual(new Set(["4,0"]));
});

test("the questions of the end of a turn are answered in the decision bar", () => {
  for (const verb of ["keep", "buy", "finish", "go_on", "propose", "accept", "refuse"])
    expect(ON_BOARD).not.toContain(verb);
});

test("every question brings the part of the board forward on which it is answered", () => {
  expect(partAsked(question<Founders>("RevealTile", {}))).toBe("market");
  expect(partAsked(question<Founders>("ChooseVictim", {}))).toBe("others");
  expect(partAsked(question<Founders>("PlayToken", {}))).toBe("nation");
  expect(partAsked(null)).toBeNull();
});

test("only a cell with consequences wants confirming on a touch screen", () => {
  expect(wantsConfirming(move<Founders>("at 0,1", { type: "placement" }))).toBe(true);
  expect(wantsConfirming(move<Founders>("at 0,1"))).toBe(false);
  expect(wantsConfirming(move<Founders>("take mine", { type: "sites" }))).toBe(false);
});

test("tiles that lie open are marked while anybody holds a war token", () => {
  expect(warLooms(table([OWN, OTHER]))).toBe(false);
  expect(warLooms(table([OWN, { ...OTHER, hand: { war: 1 } }]))).toBe(true);
});
