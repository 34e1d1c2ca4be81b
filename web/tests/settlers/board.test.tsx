import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Board } from "../../src/games/settlers/Board";
import { lang } from "../../src/i18n";
import type { Question } from "../../src/net/moment";
import type { Settlers, SettlersView } from "../../src/wire/settlers";
import { question } from "../asked";
import { withoutLayout } from "../layout";
import { sitDown } from "../sit";
import { location, player, seats, table } from "./table";

withoutLayout();
beforeEach(() => {
  lang.value = "en";
});
afterEach(cleanup);

const sit = (view: SettlersView, asked: Question<Settlers> | null, seat: number | null = 0) =>
  sitDown(Board, { view, seat, seats, question: asked });

const HOME = player("japanese", [location("mill"), location("gold_mine_1"), location("farm_1")], {
  hand: ["quarry_1", "stalls_1"],
});
const AWAY = player("roman", [location("village_1"), location("legion_1")]);
const COSTS = { costs: { wood: 1 }, brings: { stone: 2 }, location: true, cards: 0, deals: 0 };
const TURN = question<Settlers>("TakeTurn", {
  "build quarry_1": COSTS,
  "raze_hand quarry_1": { ...COSTS, location: false },
  "activate gold_mine_1": COSTS,
  "activate_twice gold_mine_1": COSTS,
  "raze village_1": COSTS,
  "spend wood": COSTS,
  pass: null,
  "defend mill": null,
  "defend gold_mine_1": null,
  "samurai farm_1": null,
});
// What a card is for comes with the view, possible now or not.
const PURPOSES = { quarry_1: ["build", "raze_hand"], stalls_1: ["build", "deal", "raze_hand"] };
const acting = () => sit(table([HOME, AWAY], { purposes: PURPOSES }), TURN);

test("all actions lie on the board; what is placed freely is taken up first", () => {
  expect(acting().lit().sort()).toEqual([
    "activate gold_mine_1",
    "activate_twice gold_mine_1",
    "build quarry_1",
    "raze village_1",
    "raze_hand quarry_1",
    "spend wood",
  ]);
});

test("a use of a card that is not possible tells why", () => {
  const { why, play, find } = acting();
  fireEvent.click(find('[data-wish="deal stalls_1"]'));
  expect(why).toHaveBeenCalledWith("deal stalls_1");
  fireEvent.click(find('[data-wish="raze_hand stalls_1"]'));
  expect(why).toHaveBeenCalledWith("raze_hand stalls_1");
  expect(play).not.toHaveBeenCalled();
});

test("a use that is possible is one click", () => {
  const { play, find } = acting();
  fireEvent.click(find('[data-move="build quarry_1"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("build quarry_1");
});

test("a finger sees what a use costs and brings before it is made", () => {
  const { play, find } = acting();
  const use = find('[data-move="build quarry_1"]');
  fireEvent.pointerDown(use, { pointerType: "touch" });
  fireEvent.click(use);
  expect(play).not.toHaveBeenCalled();
  expect(find(".note").textContent).toContain("1 wood");
  expect(find(".note").textContent).toContain("2 stone");
  fireEvent.pointerDown(use, { pointerType: "touch" });
  fireEvent.click(use);
  expect(play.mock.calls[0]?.[0].notation).toBe("build quarry_1");
});

test("the defense token is taken up and then placed", () => {
  const { find, lit, play } = acting();
  fireEvent.click(find('.s-own button[data-of="defense"]'));
  expect(lit().filter((one) => one?.startsWith("defend"))).toEqual(["defend mill", "defend gold_mine_1"]);
  expect(lit()).not.toContain("raze village_1");
  fireEvent.click(find('[data-move="defend mill"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("defend mill");
});

test("after the action what can be placed lies open", () => {
  const { lit } = sit(
    table([HOME, AWAY]),
    question<Settlers>("EndTurn", { finish: null, "defend mill": null, "samurai farm_1": null }),
  );
  expect(lit().sort()).toEqual(["defend mill", "samurai farm_1"]);
});

test("a location that cannot be chosen says why", () => {
  const { find, why } = sit(table([HOME, AWAY]), question<Settlers>("ChoosePlace", { "give_up mill": null }));
  fireEvent.click(find('[data-thing="farm_1"] button'));
  expect(why).toHaveBeenCalledWith("give_up farm_1");
});

test("the empire in which something is asked stands open", () => {
  const { container } = sit(
    table([HOME, AWAY]),
    question<Settlers>("Ask", { "target village_1": null, "target legion_1": null }),
  );
  expect(container.querySelectorAll('.opponent[data-open="true"]')).toHaveLength(1);
});

test("in a draft the cards before oneself are lit, and the one kept is marked", () => {
  const mine = player("roman", [], { draft: ["mill", "baker"], chosen: true, kept: "baker" });
  const { lit, find } = sit(
    table([mine, AWAY], { phase: "lookout" }),
    question<Settlers>("KeepSecond", { "take mill": null, "take baker": null }),
  );
  expect(lit()).toEqual(["take mill", "take baker"]);
  expect(find('.held[data-kept="true"]').getAttribute("data-thing")).toBe("baker");
});

test("a spectator sees no use of cards and no other action", () => {
  const { lit, container } = sit(table([HOME, AWAY], { seat: null }), null, null);
  expect(lit()).toEqual([]);
  expect(container.querySelector(".use, .s-spend")).toBeNull();
});

test("solo shows the attack row and what has to be beaten", () => {
  const virtual = player("", [location("village_1")], {
    virtual: true,
    deals: [{ card: "attack_wood_1" }, { card: "attack_vp_1" }],
  });
  const { find, container } = sit(
    table([{ ...HOME, faction_locations: 1 }, virtual], { attack_deck: 14, collected: ["mill", "baker"] }),
    question<Settlers>("Ask", { "target attack_vp_1": null }),
  );
  expect(container.querySelectorAll(".s-target")).toHaveLength(2);
  expect(find(".s-race-score").textContent).toBe("1 : 2");
  expect(find('[data-move="target attack_vp_1"]').classList).toContain("s-target");
});

test("goods to be stolen are lit in the supply they lie in", () => {
  const { lit } = sit(table([HOME, AWAY]), question<Settlers>("Ask", { "steal worker 1": null }));
  expect(lit()).toEqual(["steal worker 1"]);
});

test("the deals of another are counted by what they bring", () => {
  const deals = ["gardens", "stalls_1", "legion_1"].map((card) => ({ card }));
  const rich = player("roman", [], { deals });
  const { find } = sit(table([HOME, rich]), TURN);
  expect(find(".s-deals-brief").textContent).toContain("2 food, 2");
  expect(find(".s-deals-brief").textContent).toContain("1 raze token, 1");
});

test("a hand that is not asked for folds itself away on a narrow screen, until it is opened", () => {
  const asked = question<Settlers>("PickCard", { "take village_1": null });
  const view = table([HOME, AWAY], { open: ["village_1"] });
  const { find, container } = sit(view, asked);
  expect(container.querySelector(".hand .held")).toBeNull();
  fireEvent.click(find(".hand button"));
  expect(container.querySelectorAll(".hand .held")).toHaveLength(2);
});

test("the dialog of a card says in words what it does", () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  const { container } = sit(table([player("roman", [location("mill")]), player("barbarian")]), null);
  fireEvent.contextMenu(container.querySelector("[data-thing=mill] .thing") as Element);
  const said = container.querySelector("dialog .s-said") as Element;
  expect(said.textContent).toMatch(/build a red location/i);
  expect(said.querySelector("svg, .spoken")).toBeNull();
});
