import { expect, test } from "vitest";
import { movesOf } from "../../src/board";
import { costOf, moveAt, wayTo } from "../../src/games/yuan/moves";
import type { Yuan } from "../../src/wire/yuan";
import { question } from "../asked";
import { BLANK, ROW, table } from "./table";

const PLAN = { ...BLANK, target: "Gobi", levels: [1, 0, 2] };

test("a level more is one move", () => {
  expect(wayTo(PLAN, "Gobi", [1, 3, 2])).toEqual(["fort 3"]);
});

test("another level of the same type is reached by beginning again", () => {
  expect(wayTo(PLAN, "Gobi", [2, 0, 2])).toEqual(["change", "target Gobi", "dev 2", "mil 2"]);
});

test("a level is left out by beginning again", () => {
  expect(wayTo(PLAN, "Gobi", [1, 0, 0])).toEqual(["change", "target Gobi", "dev 1"]);
});

test("another target keeps the levels", () => {
  expect(wayTo(PLAN, "Hov", PLAN.levels)).toEqual(["change", "target Hov", "dev 1", "mil 2"]);
});

test("a plan that was ready is written again in full", () => {
  expect(wayTo({ ...PLAN, ready: true }, "Gobi", PLAN.levels)).toEqual([
    "change",
    "target Gobi",
    "dev 1",
    "mil 2",
  ]);
});

test("armies that were to stay at home still do when a level changes", () => {
  const held = { ...PLAN, crosses: false };
  expect(wayTo(held, "Gobi", [2, 0, 2])).toEqual(["change", "target Gobi", "dev 2", "mil 2", "hold"]);
  expect(wayTo(held, "Gobi", [1, 3, 2])).toEqual(["fort 3"]);
  expect(wayTo(held, "Gobi", [2, 0, 0])).toEqual(["change", "target Gobi", "dev 2"]);
});

test("a plan costs what its levels cost after reductions", () => {
  expect(costOf(table(ROW), [2, 3, 1])).toBe(10);
});

test("a first city is chosen by its province", () => {
  const moves = movesOf(question<Yuan>("ChooseClan", { "choose mu": null }));
  const auction = {
    bidders: [],
    bid: null,
    ties: 0,
    winner: 0,
    first_cities: [{ clan: "mu", province: "Gobi", taken_by: null }],
  };
  expect(moveAt(moves, table(ROW, { auction }), "Gobi")?.notation).toBe("choose mu");
  expect(moveAt(moves, table(ROW, { auction }), "Altai")).toBeUndefined();
});
