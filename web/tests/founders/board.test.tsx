import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { Board } from "../../src/games/founders/Board";
import type { Question } from "../../src/net/moment";
import type { Founders, FoundersView } from "../../src/wire/founders";
import { question } from "../asked";
import { withoutLayout } from "../layout";
import { sitDown } from "../sit";
import { nation, seats, table } from "./table";

const OWN = nation("forest 0,0", "cliffs 1,0");
const OTHER = nation("lake 0,0", "lake 0,1");
const FEEDS = {
  type: "placement",
  feeds: [
    { resource: "wood", by: "neighbour", place: { seat: 0, x: 0, y: 0 } },
    { resource: "stone", by: "neighbour", place: { seat: 0, x: 1, y: 0 } },
  ],
  replaces: "",
  discards: [],
  keeps_coin: false,
  token: "",
  points: 0,
  ends: false,
};

withoutLayout();

afterEach(cleanup);

const sit = (view: FoundersView, asked: Question<Founders> | null) =>
  sitDown(Board, { view, seats, question: asked });

const PLACING = question<Founders>("PlaceTile", { "at 0,1": FEEDS, "at 1,1": FEEDS });
const placing = () => sit(table([OWN, OTHER], { tile: "mine" }), PLACING);

test("the cells where the chosen tile fits are lit, and only those", () => {
  expect(placing().lit().sort()).toEqual(["at 0,1", "at 1,1"]);
});

test("a click on a lit cell plays", () => {
  const { find, play } = placing();
  fireEvent.click(find('[data-move="at 0,1"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("at 0,1");
});

test("a click on another cell asks why not", () => {
  const { find, play, why } = placing();
  fireEvent.click(find('.f-own [data-spot="2,0"]'));
  fireEvent.click(find('.f-own [data-spot="0,0"]'));
  expect(why.mock.calls).toEqual([["at 2,0"], ["at 0,0"]]);
  expect(play).not.toHaveBeenCalled();
});

test("pointing at a lit cell shows which neighbours feed it", () => {
  const { find, container } = placing();
  expect(container.querySelectorAll(".f-feed")).toHaveLength(0);
  fireEvent.focus(find('[data-move="at 0,1"]'));
  expect(container.querySelectorAll(".f-feed")).toHaveLength(2);
  expect(find(".note").textContent).toContain("Forest");
});

test("on a touch screen the first tap shows and the second plays", () => {
  const { find, play } = placing();
  const cell = find('[data-move="at 0,1"]');
  const tap = () => {
    fireEvent.pointerDown(cell, { pointerType: "touch" });
    fireEvent.pointerUp(cell, { pointerType: "touch" });
    fireEvent.click(cell);
  };
  tap();
  expect(play).not.toHaveBeenCalled();
  expect(find(".note")).toBeTruthy();
  tap();
  expect(play).toHaveBeenCalledOnce();
});

test("arrow keys go from cell to cell", () => {
  const { find } = placing();
  const start = find('.f-own [data-spot="0,0"]');
  fireEvent.focus(start);
  fireEvent.keyDown(start, { key: "ArrowUp" });
  expect(document.activeElement?.getAttribute("data-spot")).toBe("0,1");
});

test("open tiles that can be added are lit; the others are asked why not", () => {
  const { lit, find, why } = sit(table([OWN, OTHER]), question<Founders>("AddTile", { "take mine": null }));
  expect(lit()).toEqual(["take mine"]);
  fireEvent.click(find('[data-thing="market:winery"]'));
  expect(why).toHaveBeenCalledWith("take winery");
});

test("the nature pile is where a tile is drawn when nothing fits", () => {
  const { find, play } = sit(table([OWN, OTHER]), question<Founders>("AddTile", { draw: null }));
  fireEvent.click(find('.f-pile[data-move="draw"]'));
  expect(play).toHaveBeenCalledOnce();
});

test("an empty pile says why it cannot be revealed from", () => {
  const { lit, find, why } = sit(
    table([OWN, OTHER]),
    question<Founders>("RevealTile", { "reveal nature": null, "reveal village": null }),
  );
  expect(lit()).toEqual(["reveal nature", "reveal village"]);
  fireEvent.click(find("button.f-pile.f-city"));
  expect(why).toHaveBeenCalledWith("reveal city");
});

test("in the draft the open tiles can be picked", () => {
  const view = table([nation(), nation()], { draft: ["forest", "lake", "lake"], turn: 0 });
  expect(sit(view, question<Founders>("PickTile", { "pick forest": null, "pick lake": null })).lit()).toEqual(
    ["pick forest", "pick lake", "pick lake"],
  );
});

test("the start tiles are laid against each other", () => {
  const own = { ...nation(), picked: ["forest", "lake"] };
  const asked = question<Founders>("LayStart", {
    "at 0,1": null,
    "at 0,-1": null,
    "at 1,0": null,
    "at -1,0": null,
  });
  expect(sit(table([own, OTHER]), asked).lit()).toHaveLength(4);
});

test("tokens in hand are played from the hand; one without a target is told why", () => {
  const own = { ...OWN, hand: { war: 1, cart: 1 } };
  const { lit, find, why } = sit(
    table([own, OTHER]),
    question<Founders>("PlayToken", { keep: null, "play war": null }),
  );
  expect(lit()).toEqual(["play war"]);
  fireEvent.click(find('[data-thing="hand:0:cart:1"]'));
  expect(why).toHaveBeenCalledWith("play cart");
});

test("an opponent is named on his nation", () => {
  const { lit } = sit(
    table([OWN, OTHER, OTHER]),
    question<Founders>("ChooseVictim", { "against 1": null, "against 2": null }),
  );
  expect(lit()).toEqual(["against 1", "against 2"]);
});

test("a pillage is chosen in the victim's nation, which stands open", () => {
  const { find, play } = sit(
    table([OWN, OTHER], { victim: 1, token: "war" }),
    question<Founders>("PillageTile", { "at 0,1": null }),
  );
  expect(find('.opponent[data-seat="1"]').getAttribute("data-open")).toBe("true");
  fireEvent.click(find('.opponent [data-move="at 0,1"]'));
  expect(play).toHaveBeenCalledOnce();
});

test("a cart is put on the corner between four tiles", () => {
  const block = nation("forest 0,0", "lake 1,0", "grove 0,1", "cliffs 1,1");
  const { find, play } = sit(table([block, OTHER]), question<Founders>("PlaceCart", { "at 0,0": null }));
  fireEvent.click(find('.f-corner[data-move="at 0,0"]'));
  expect(play).toHaveBeenCalledOnce();
});

test("whoever is not asked can look closer at any tile", () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  const { find, lit } = sit(table([OWN, OTHER]), null);
  expect(lit()).toEqual([]);
  fireEvent.click(find('.f-own [data-spot="0,0"]'));
  expect(find("dialog").textContent).toContain("FOU-068");
});

const ADDING = question<Founders>("AddTile", { "take mine": null, "take winery": null });

test("with a tile chosen, a click on another that could be added switches to it", () => {
  const instead = vi.fn();
  const { container, next } = sitDown(Board, { view: table([OWN, OTHER]), seats, question: ADDING, instead });
  next({ view: table([OWN, OTHER], { tile: "mine" }), question: { ...PLACING, completes: true } });
  const tile = (name: string) => container.querySelector(`[data-thing="market:${name}"]`) as Element;
  expect(tile("winery").getAttribute("data-instead")).toBe("take winery");
  expect(tile("mine").hasAttribute("data-instead")).toBe(false);
  expect(tile("lake").hasAttribute("data-instead")).toBe(false);
  fireEvent.click(tile("winery"));
  expect(instead).toHaveBeenCalledWith("take winery");
});

test("a tile that can be added has a glass to look at it", () => {
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  const { container, play, find } = sit(table([OWN, OTHER]), ADDING);
  expect(container.querySelectorAll(".f-tiles .look")).toHaveLength(2);
  fireEvent.click(find('[data-thing="market:mine"] + .look'));
  expect(find("dialog").textContent).toContain("Mine");
  expect(play).not.toHaveBeenCalled();
});

test("the coordinates of which the log speaks are drawn, and names are letters of the page", () => {
  const { container, find } = sit(table([OWN, OTHER]), null);
  const numbers = [...container.querySelectorAll(".f-own .f-rulers text")].map((one) => one.textContent);
  expect(numbers).toEqual(expect.arrayContaining(["−1", "0", "1", "2"]));
  expect(find('[data-thing="market:mine"] .f-caption').textContent).toBe("Mine");
  expect(container.querySelector('[data-thing="market:mine"] svg text.f-name')).toBeNull();
});
