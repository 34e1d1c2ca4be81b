import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Board } from "../../src/games/daimyo/Board";
import { lang } from "../../src/i18n";
import type { Question } from "../../src/net/moment";
import type { Daimyo, DaimyoView } from "../../src/wire/daimyo";
import { question } from "../asked";
import { withoutLayout } from "../layout";
import { sitDown } from "../sit";
import { island, player, seats, table } from "./table";

withoutLayout();
beforeEach(() => {
  lang.value = "en";
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
});
afterEach(cleanup);

const sit = (view: DaimyoView, asked: Question<Daimyo> | null = null) =>
  sitDown(Board, { view, seats, question: asked });

const ME = player(0, "nature", { hand: ["stone_breaker", "idol"], dice_sum: 5 });
const OTHERS = [player(1, "techno"), player(2, "noble")];
const REACH = { what: "hero", slot: "", ready: true, needs: 0, bends: [], discards: [] };

test("a die that fits several spaces offers them in a menu, and a space takes the dice of its colour", () => {
  const asked = question<Daimyo>("TakeDie", {
    "die red5 recruitment": null,
    "die red5 construction": null,
    "die red5 tax": null,
    "die blue3 help": null,
    "die blue3 tax": null,
  });
  const { play, find, lit } = sit(table(), asked);
  expect(lit().sort()).toEqual(["die blue3 help", "die red5 construction", "die red5 recruitment"]);
  fireEvent.click(find('[data-move="die red5 recruitment"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("die red5 recruitment");
});

test("heroes are played and discarded from the hand; what the dice do not make tells why", () => {
  const asked = question<Daimyo>("TakeTurn", {
    main: null,
    "hero stone_breaker": null,
    "discard stone_breaker": null,
    "discard idol": null,
  });
  const { play, why, find } = sit(table({ players: [ME, ...OTHERS] }), asked);
  fireEvent.click(find('[data-wish="hero idol"]'));
  expect(why).toHaveBeenCalledWith("hero idol");
  fireEvent.click(find('[data-move="hero stone_breaker"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("hero stone_breaker");
});

test("below a hero stands what the dice make of it", () => {
  const reach = [
    { ...REACH, hero: "stone_breaker" },
    { ...REACH, hero: "idol", needs: 2, bends: [["tax+2"]], discards: ["stone_breaker"] },
  ];
  const { find } = sit(
    table({ players: [ME, ...OTHERS], reach }),
    question<Daimyo>("TakeTurn", { main: null }),
  );
  expect(find('[data-thing="stone_breaker"] .held-note').textContent).toBe("in reach");
  expect(find('[data-thing="idol"] .held-note').textContent).toBe("bend 2 steps");
});

test("a hero in full says which dice to bend", () => {
  const reach = [
    { ...REACH, hero: "idol", needs: 1, bends: [["tax+1"], ["help-1"]], discards: ["stone_breaker"] },
  ];
  const { find } = sit(table({ players: [ME, ...OTHERS], reach }));
  fireEvent.contextMenu(find('[data-thing="idol"] .held-face'));
  const said = document.querySelector(".inspect")?.textContent;
  expect(said).toContain("Tax +1");
  expect(said).toContain("Villagers’ Help −1");
  expect(said).toContain("1 of The Stone Breaker");
});

test("units go where they are asked for, and what is not legal tells why", () => {
  const asked = question<Daimyo>("Recruit", { "governor blue1": null, "shadow red1": null, done: null });
  const { play, why, find, lit } = sit(table(), asked);
  expect(lit().sort()).toEqual(["governor blue1", "shadow red1"]);
  fireEvent.click(find('[data-wish="governor red1"]'));
  expect(why).toHaveBeenCalledWith("governor red1");
  fireEvent.click(find('[data-move="shadow red1"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("shadow red1");
});

test("an island says who leads it and what that would score now", () => {
  const majority = [
    { party: 1, place: 1, scores: 3 },
    { party: 0, place: 2, scores: 1 },
  ];
  const { find } = sit(table({ islands: [island("blue", { influence: [2, 4, 0], majority })] }));
  expect(find('[data-island="blue"] .d-majority').textContent).toBe("4+32+1");
  expect(find('[data-place="1"]').getAttribute("data-tip")).toContain("Bruno");
});

test("the popularity track has everybody, with what was counted round", () => {
  const ahead = player(1, "techno", { points: 52, track_space: 2, score_tokens: 1 });
  const { find } = sit(table({ players: [ME, ahead, player(2, "noble")] }));
  expect(find(".d-popularity").querySelectorAll("span[data-tip]")).toHaveLength(3);
  expect(find('[data-tip="Bruno: 52 points"]').textContent).toContain("+50");
});

test("the empire shows its cards of the round, which space its die covered, and how it is played by hand", () => {
  const empire = {
    level: "normal",
    card: "solo_12_2",
    cards: ["solo_12_1", "solo_12_2"],
    past: [],
    decks: {},
    achievements: [],
  };
  const spaces = [{ space: "turn1", die: "green4" }];
  const players = [ME, player(1, "techno", { kind: "empire", dice_sum: 4, spaces })];
  const { find, container } = sit(table({ seats: 1, parties: 2, players, empire }));
  expect(container.querySelectorAll(".d-solo")).toHaveLength(2);
  const covered = [...container.querySelectorAll('.d-solo [data-covered="true"]')];
  expect(covered.map((one) => one.getAttribute("data-colour"))).toEqual(["green"]);
  expect(find(".d-by-hand").querySelectorAll("ol > li").length).toBeGreaterThan(5);
});

test("the mercenaries show what a die makes them do, and take it there; they have no points", () => {
  const spaces = [{ space: "relic", die: "green4" }];
  const hired = player(2, "noble", { kind: "mercenaries", dice_sum: 4, spaces });
  const asked = question<Daimyo>("GiveDie", { "hire blue3 tower": null, "hire red5 governor": null });
  const view = table({ seats: 2, players: [ME, player(1, "techno"), hired] });
  const { play, find, container } = sit(view, asked);
  expect(container.querySelectorAll(".d-hire")).toHaveLength(4);
  expect(container.querySelectorAll(".d-hire .d-die")).toHaveLength(1);
  fireEvent.click(find('.d-hire[data-move="hire blue3 tower"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("hire blue3 tower");
  expect(container.querySelectorAll(".opponents .standing-points")).toHaveLength(1);
});

test("in the draft a board that is taken says by whom", () => {
  const other = player(1, "techno", {
    sites: [{ board: "farm_board_circle", built: [], next_cost: { stone: 2 } }],
  });
  const asked = question<Daimyo>("DraftBoard", { "board farm_board_square": null });
  const { container } = sit(table({ round: 0, boards: "advanced", players: [ME, other] }), asked);
  expect([...container.querySelectorAll(".d-taken")].map((one) => one.textContent)).toEqual(["Taken: Bruno"]);
});

test("the space of the present turn is marked on the board of whoever is at turn only", () => {
  const { container } = sit(table({ active: 0, space: "relic" }));
  expect(container.querySelectorAll('[data-now="true"]')).toHaveLength(1);
  cleanup();
  expect(sit(table({ active: 1, space: "relic" })).container.querySelector('[data-now="true"]')).toBeNull();
});

test("heroes are shown before the islands while they are bought", () => {
  const order = (view: DaimyoView) =>
    [...sit(view).container.querySelectorAll(".d-offers, .d-sea")].map((one) =>
      one.classList.contains("d-sea"),
    );
  expect(order(table({ phase: "purchase" }))).toEqual([false, true]);
  cleanup();
  expect(order(table())).toEqual([true, false]);
});

test("own goods, storage, spaces and dice stand in a line of their own beside the islands", () => {
  const me = player(0, "nature", {
    stock: { rice: 3, metal: 0, stone: 1, gold: 4 },
    spaces: [{ space: "tax", die: "green4" }],
  });
  const { find } = sit(table({ players: [me, ...OTHERS] }));
  const line = find(".d-mine");
  expect(line.getAttribute("data-part")).toBe("islands market");
  expect([...line.querySelectorAll(".counter > b")].map((one) => one.textContent)).toEqual([
    "3",
    "0",
    "1",
    "4",
  ]);
  expect([...line.querySelectorAll(".d-mine-spaces > li")].at(-1)?.textContent).toBe("Tax (die of value 4)");
});
