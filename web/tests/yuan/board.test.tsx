import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Board } from "../../src/games/yuan/Board";
import { vainWords } from "../../src/games/yuan/naming";
import type { Line } from "../../src/games/yuan/pieces";
import type { Question } from "../../src/net/moment";
import { speed } from "../../src/table/playback";
import type { ProvinceView, Yuan, YuanView } from "../../src/wire/yuan";
import { move, question } from "../asked";
import { withoutLayout } from "../layout";
import { sitDown } from "../sit";
import { BLANK, changing, line, province, ROW, seats, table } from "./table";

withoutLayout();
beforeEach(() => {
  speed.value = "normal";
});
afterEach(cleanup);

function sit(view: YuanView, asked: Question<Yuan> | null, log: Line[] = [], fresh: Line[] = []) {
  const told = sitDown(Board, { view, seats, question: asked, log, fresh });
  const { container, play } = told;
  return {
    ...told,
    level: (name: string) =>
      [...container.querySelectorAll(".y-level")].find((one) => one.textContent?.startsWith(name)) as Element,
    played: () => play.mock.calls.map(([one]) => one.notation),
    next: (view: YuanView, asked: Question<Yuan> | null, log: Line[] = [], fresh: Line[] = []) =>
      told.next({ view, question: asked, log, fresh }),
  };
}

const far = { actions: ["colonisation", "", ""], far: true, sources: [], force: 0 };
const own = { actions: ["expansion", "reinforcement", "recruitment"], far: false, sources: [], force: 0 };
const enemy = { actions: ["", "", "attack"], far: false, sources: ["Altai"], force: 1 };
const TARGETS = question<Yuan>("PlanTurn", {
  pass: null,
  "target Altai": own,
  "target Gobi": far,
  "target Hov": enemy,
});

test("every province can be made the target, and one can pass", () => {
  expect(sit(table(ROW), TARGETS).lit().sort()).toEqual([
    "pass",
    "target Altai",
    "target Gobi",
    "target Hov",
  ]);
});

test("targets on which something can be done stand out; what is too far and too dear does not", () => {
  const { find } = sit(table(ROW), TARGETS);
  expect(find("[data-province=Altai]").classList).not.toContain("y-can");
  expect(find("[data-province=Gobi]").classList).toContain("y-can");
});

test("the name of a province says whether anything can be done there", () => {
  const { find } = sit(table(ROW), TARGETS);
  expect(find("[data-province=Altai]").getAttribute("aria-label")).toContain("in reach");
  expect(find("[data-province=Gobi]").getAttribute("aria-label")).toContain(
    "nothing would have an effect here",
  );
});

test("what has no effect on a free province is never called another clan's", () => {
  // The wire leaves the owner of a free province out.
  const { owner: _, ...free } = table(ROW).provinces.find((one) => one.name === "Gobi") as ProvinceView;
  expect(vainWords("fort", free, 0)).toBe("no effect: not yours yet");
  expect(vainWords("dev", free, 0)).toBe("no effect: not beside your land");
  expect(vainWords("fort", { ...free, owner: 1 }, 0)).toBe("no effect: another clan’s province");
});

test("a click on a province plays", () => {
  const { find, played } = sit(table(ROW), TARGETS);
  fireEvent.click(find("[data-province=Gobi]"));
  expect(played()).toEqual(["target Gobi"]);
});

test("a province that is pointed at tells what each type would be there, and which armies would march", () => {
  const { find, container } = sit(table(ROW), TARGETS);
  fireEvent.focus(find("[data-province=Hov]"));
  expect(find(".y-info").textContent).toContain("attack with 1 at level I, against 2");
  expect(container.querySelectorAll(".y-march").length).toBe(1);
});

const WRITTEN = { ...BLANK, target: "Altai", levels: [1, 0, 0], actions: ["expansion", "", ""] };
const after = { name: "Gobi", owner: 0, clan: "mu" };
const LEVELS = {
  ...question<Yuan>("PlanTurn", {
    "fort 1": { cost: 0, left: 4, action: "reinforcement", expected: [] },
    "fort 2": { cost: 3, left: 1, action: "reinforcement", expected: [after] },
    ready: null,
    change: null,
  }),
  number: 2,
};

test("the map shows what the plan would leave, and what a level would add to it", () => {
  const plain = sit(table(ROW, { plan: WRITTEN }), LEVELS);
  expect(plain.container.querySelectorAll(".y-planned").length).toBe(0);
  fireEvent.focus(plain.find('[data-move="fort 2"]'));
  expect(plain.container.querySelectorAll("[data-at=Gobi] .y-planned").length).toBe(1);
});

test("pointing at a level moves nothing away from the pointer; what it does is told beside it", () => {
  const { find, container } = sit(table(ROW, { plan: WRITTEN }), LEVELS);
  const names = () => [...container.querySelectorAll(".y-type-name")].map((one) => one.textContent);
  const before = names();
  fireEvent.pointerEnter(find('[data-move="fort 2"]'));
  expect(names()).toEqual(before);
  expect(find('[data-move="fort 2"]').getAttribute("data-tip")).toBe("A second city and a rampart.");
});

test("a level that cannot be paid is asked about", () => {
  const { level, why } = sit(table(ROW, { plan: WRITTEN }), LEVELS);
  fireEvent.click(level("Militarisation III"));
  expect(why.mock.calls).toEqual([["mil 3"]]);
});

test("another level than the one that is written rewrites the plan, move by move", () => {
  const { level, played, next } = sit(table(ROW, { plan: WRITTEN }), LEVELS);
  fireEvent.click(level("Development II "));
  expect(played()).toEqual(["change"]);
  next(table(ROW), { ...TARGETS, number: 3 });
  expect(played()).toEqual(["change", "target Altai"]);
  next(table(ROW, { plan: { ...WRITTEN, levels: [0, 0, 0] } }), {
    ...question<Yuan>("PlanTurn", { "dev 2": null, ready: null }),
    number: 4,
  });
  expect(played()).toEqual(["change", "target Altai", "dev 2"]);
});

test("another province becomes the target with the same levels", () => {
  const { find, played } = sit(table(ROW, { plan: WRITTEN }), LEVELS);
  fireEvent.click(find("[data-province=Gobi]"));
  expect(played()).toEqual(["change"]);
});

test("who is ready is shown, and nothing of what others plan", () => {
  const { find } = sit(table(ROW), TARGETS);
  const rows = [...find(".y-clans tbody").querySelectorAll("tr")].map((row) => row.textContent);
  expect(rows[1]).toContain("ready");
  expect(rows[2]).toContain("planning");
});

const LOG = [
  line("clan_drawn", 0, { clan: "suhey", province: "Altai", chao: 4 }, 0),
  line("clan_drawn", 1, { clan: "xiangi", province: "Hov", chao: 4 }, 0),
];
const RESOLVED = [
  line("plan_shown", 0, { province: "Gobi" }, 2),
  line("stage_began", -1, { stage: "1" }, 2),
  changing(line("settled", 0, { province: ["Gobi"] }, 2), {
    name: "Gobi",
    owner: 0,
    clan: "suhey",
    temple: true,
  }),
];
const BEFORE = [
  province("Altai forest 0,0", { owner: 0, cities: 1 }),
  province("Gobi hill 1,0"),
  province("Hov mine 2,0", { owner: 1, cities: 1 }),
];
const LATER = BEFORE.map((one) => (one.name === "Gobi" ? province("Gobi hill 1,0", { owner: 0 }) : one));

test("a resolution is shown from the map as it was, and a step brings the villages", () => {
  const { find, container, next } = sit(table(BEFORE), null, LOG);
  next(table(LATER), TARGETS, [...LOG, ...RESOLVED], RESOLVED);
  expect(container.querySelector("[data-at=Gobi] .y-piece")).toBe(null);
  fireEvent.click(find('[aria-label="Next step"]'));
  expect(container.querySelector("[data-at=Gobi] .y-piece")).not.toBe(null);
});

test("a resolution that is shown does not keep one from planning", () => {
  const { find, container, next, played } = sit(table(BEFORE), null, LOG);
  next(table(LATER), TARGETS, [...LOG, ...RESOLVED], RESOLVED);
  fireEvent.click(find("[data-province=Altai]"));
  expect(played()).toEqual(["target Altai"]);
  expect(container.querySelector(".y-playback")).toBe(null);
});

test("a resolution that was jumped over can be looked at later", () => {
  const { find, container } = sit(table(LATER), TARGETS, [...LOG, ...RESOLVED]);
  expect(container.querySelector(".y-playback")).toBe(null);
  fireEvent.click(find(".y-again"));
  expect(container.querySelector(".y-playback")).not.toBe(null);
});

test("tiles are taken from the hand, laid on open places and turned", () => {
  const laying = { hands: [["mongolia_a"], [], []], tile: "", place: "", places: ["2,1"] };
  const setup = { provinces: [], cells: [], plan: null, turn: 0, step: "TakeTile" as const };
  const { find, played, next } = sit(
    table([], { ...setup, laying }),
    question<Yuan>("TakeTile", { "take mongolia_a": null }),
  );
  fireEvent.click(find('[data-move="take mongolia_a"]'));
  next(table([], { ...setup, laying: { ...laying, tile: "mongolia_a" } }), {
    ...question<Yuan>("LayTile", { "lay 2,1": null }),
    number: 2,
  });
  fireEvent.click(find('[data-move="lay 2,1"]'));
  next(table([], { ...setup, laying: { ...laying, tile: "mongolia_a", place: "2,1" } }), {
    ...question<Yuan>("TurnTile", { "turn 0": null, "turn 3": null }),
    number: 3,
  });
  fireEvent.click(find('[data-move="turn 3"]'));
  expect(played()).toEqual(["take mongolia_a", "lay 2,1", "turn 3"]);
});

test("a province where no first city may be placed is asked about", () => {
  const { find, why } = sit(
    table(ROW, { plan: null, turn: 0, step: "FoundCity" }),
    question<Yuan>("FoundCity", { "found Gobi": null }),
  );
  fireEvent.click(find("[data-province=Hov]"));
  expect(why.mock.calls).toEqual([["found Hov"]]);
});

test("bids and first cities are chosen on the board", () => {
  const auction = {
    bidders: [0, 1],
    bid: null,
    ties: 0,
    winner: null,
    first_cities: [{ clan: "mu", province: "Gobi", taken_by: null }],
  };
  const bidding = sit(table(ROW, { plan: null, auction, turn: 0, step: "Bid" }), {
    ...question<Yuan>("Bid", {}),
    moves: [move<Yuan>("bid 0"), move<Yuan>("bid 6", null, 1)],
  });
  expect(bidding.lit()).toEqual(["bid 0", "bid 6"]);
});

test("what would have no effect says why", () => {
  const { find } = sit(table(ROW), TARGETS);
  fireEvent.focus(find("[data-province=Hov]"));
  expect(find(".y-info").textContent).toContain("no effect: another clan’s province");
  const away = { actions: ["", "", ""], far: false, sources: [], force: 0 };
  const village = { actions: ["expansion", "urbanisation", ""], far: false, sources: [], force: 0 };
  cleanup();
  const rows = [province("Altai forest 0,0", { owner: 0, village: true }), province("Gobi hill 1,0")];
  const other = sit(
    table(rows),
    question<Yuan>("PlanTurn", { "target Altai": village, "target Gobi": away }),
  );
  fireEvent.focus(other.find("[data-province=Gobi]"));
  expect(other.find(".y-info").textContent).toContain("no effect: not beside your land");
  fireEvent.focus(other.find("[data-province=Altai]"));
  expect(other.find(".y-info").textContent).toContain("only a city recruits");
});

test("a level without effect says why on the plan", () => {
  const plan = { ...BLANK, target: "Gobi" };
  const { container } = sit(
    table(ROW, { plan }),
    question<Yuan>("PlanTurn", { "fort 1": { cost: 0, left: 4, action: "", expected: [] }, ready: null }),
  );
  expect(container.querySelector(".y-plan .y-vain")?.textContent).toBe("No effect: not yours yet");
});

test("levels that can be switched look so", () => {
  const { level } = sit(table(ROW, { plan: WRITTEN }), LEVELS);
  expect(level("Development II ").hasAttribute("data-act")).toBe(true);
  expect(level("Militarisation III").hasAttribute("data-act")).toBe(false);
});
