import { cleanup, fireEvent } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Board } from "../../src/games/imperium/Board";
import { lang } from "../../src/i18n";
import type { Question } from "../../src/net/moment";
import type { Imperium, ImperiumView } from "../../src/wire/imperium";
import { question } from "../asked";
import { withoutLayout } from "../layout";
import { sitDown } from "../sit";
import { player, seats, table } from "./table";

withoutLayout();
beforeEach(() => {
  lang.value = "en";
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
});
afterEach(cleanup);

const sit = (view: ImperiumView, asked: Question<Imperium> | null, seat: number | null = 0) =>
  sitDown(Board, { view, seat, seats, question: asked });

const ROME = player("romans", {
  hand: ["romans-dalmatia", "romans-glory"],
  area: [
    { card: "romans-power-b" },
    { card: "cl-mysticism" },
    { card: "cl-steppe", garrison: ["cl-elders"] },
  ],
  nation_deck: 4,
  accession: "romans-julius-caesar",
  can_develop: true,
  development: [
    { card: "romans-legions", cost: { materials: 2 }, payable: true },
    { card: "romans-the-senate", cost: { materials: 9 }, payable: false },
  ],
  certain: true,
  points: 7,
  unrest: 2,
});
const CARTHAGE = player("carthaginians", {
  area: [{ card: "carthaginians-power-b" }, { card: "cl-hills", garrison: ["cl-port"] }],
});
const TURN = question<Imperium>("TakeTurn", {
  "play romans-dalmatia": { costs: { materials: 2 }, brings: { population: 1 } },
  "exhaust cl-mysticism": {},
  "innovate region": null,
  "innovate vassal": null,
  "revolt 0": null,
  "revolt 1": null,
  finish: null,
});
const turn = () => sit(table([ROME, CARTHAGE]), TURN);

test("cards, abilities and the three orders lie on the board; the rest are buttons of the bar", () => {
  expect(turn().lit().sort()).toEqual([
    "exhaust cl-mysticism",
    "innovate region",
    "innovate vassal",
    "play romans-dalmatia",
    "revolt 1",
  ]);
});

test("a card that can be played is one click, one that cannot tells why", () => {
  const { find, play, why } = turn();
  fireEvent.click(find('[data-move="play romans-dalmatia"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("play romans-dalmatia");
  fireEvent.click(find('[data-wish="play romans-glory"]'));
  expect(why).toHaveBeenCalledWith("play romans-glory");
});

test("of cards that are alike each is lit and plays, but for one that was played for free in this turn", () => {
  const hand = ["romans-glory", "romans-prosperity-1", "romans-prosperity-2"];
  const alike = [["romans-prosperity-1", "romans-prosperity-2"]];
  const view = { ...table([{ ...ROME, hand }, CARTHAGE]), alike };
  const offered = question<Imperium>("TakeTurn", { "play romans-prosperity-1": null, finish: null });
  const { find, play, lit, container } = sit(view, offered);
  expect(lit()).toEqual(["play romans-prosperity-1", "play romans-prosperity-1"]);
  fireEvent.click(find('[data-thing="romans-prosperity-2"] [data-move]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("play romans-prosperity-1");
  expect(container.querySelector('[data-thing="romans-glory"] [data-move]')).toBeNull();
  cleanup();
  expect(sit({ ...view, alike: [] }, offered).lit()).toEqual(["play romans-prosperity-1"]);
});

test("a finger sees what a card costs and surely brings before it is played", () => {
  const { find, play } = turn();
  const card = find('[data-move="play romans-dalmatia"]');
  fireEvent.pointerDown(card, { pointerType: "touch" });
  fireEvent.click(card);
  expect(play).not.toHaveBeenCalled();
  expect(find(".note").textContent).toContain("Costs 1 action token");
  expect(find(".note").textContent).toContain("2 materials");
  expect(find(".note").textContent).toContain("1 population");
});

test("an ability says what it does, and costs an exhaust token", () => {
  const { find } = turn();
  fireEvent.focus(find('[data-move="exhaust cl-mysticism"]'));
  expect(find(".note").textContent).toContain("Exhaust");
  expect(find(".note").textContent).toContain("Costs 1 exhaust token");
});

test("the own nation says how far it is from reshuffle and accession, and what it is worth", () => {
  const said = turn().find(".i-ahead").textContent;
  expect(said).toContain("Reshuffle after 4 more cards");
  expect(said).toContain("Accession after 5 reshuffles");
  expect(said).toContain("7 points if it ended now");
  expect(said).toContain("unrest cards: 2");
});

test("the development area tells what its cards cost now, and which are too dear", () => {
  const { container, find } = turn();
  const piles = [...container.querySelectorAll(".i-own .i-stack")];
  const development = piles.find((one) => one.textContent?.includes("Development"));
  fireEvent.click(development as Element);
  const notes = [...find(".dialog").querySelectorAll(".held-note")].map((one) => one.textContent);
  expect(notes).toEqual(["Now 9 materials: more than you have", "Now: 2 materials"]);
});

test("the market shows what lies on and under its cards", () => {
  const { container } = turn();
  const slots = [...container.querySelectorAll(".i-slot")];
  expect(slots.map((slot) => slot.querySelector(".i-under") !== null)).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(slots[2]?.querySelector(".i-on")?.textContent).toContain("2 progress");
});

test("a card of the market is taken by a click on it, a deck by a click on the deck", () => {
  const asked = question<Imperium>("BreakThrough", { "take cl-mountain": null, "top region_deck": null });
  const { find, play, lit } = sit(table([ROME, CARTHAGE]), asked);
  expect(lit().sort()).toEqual(["take cl-mountain", "top region_deck"]);
  fireEvent.click(find('[data-move="top region_deck"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("top region_deck");
});

test("cards that lie nowhere in sight are laid out to choose from", () => {
  const asked = question<Imperium>("Ask", {
    "find cl-port": null,
    "find cl-great": null,
    "find cl-steppe": null,
  });
  const { container } = sit(table([ROME, CARTHAGE]), asked);
  const offered = [...container.querySelectorAll(".i-offered [data-thing]")];
  expect(offered.map((one) => one.getAttribute("data-thing"))).toEqual(["cl-great"]);
});

test("cards of the development area, a pile that is closed, are laid out where one of them is asked for", () => {
  const [one] = ROME.development ?? [];
  const { container } = sit(
    table([ROME, CARTHAGE]),
    question<Imperium>("Ask", { [`develop ${one?.card}`]: null }),
  );
  expect(container.querySelector(`.i-offered [data-move="develop ${one?.card}"]`)).toBeTruthy();
});

test("the nation in which something is asked stands open", () => {
  const { container, find } = sit(
    table([ROME, CARTHAGE]),
    question<Imperium>("Ask", { "choose cl-hills": null }),
  );
  expect(container.querySelectorAll('.opponent[data-open="true"]')).toHaveLength(1);
  expect(find('[data-move="choose cl-hills"]')).toBeTruthy();
});

test("what lies under the cards of others is counted in short and named in full", () => {
  const { container, find } = turn();
  const brief = find(".i-rival-brief");
  expect(brief.querySelector(".i-under-count")?.textContent).toBe("+1");
  fireEvent.click(find(".opponent header button"));
  expect(container.querySelector(".i-rival .i-garrison")?.textContent).toContain("Port");
});

test("nations to choose from say how they play", () => {
  const view = table([player(""), player("")], { round: 0, offered: ["romans", "celts"] });
  for (const one of view.players) one.area = [];
  const { lit, find } = sit(
    view,
    question<Imperium>("ChooseNation", { "nation romans": null, "nation celts": null }),
  );
  expect(lit().sort()).toEqual(["nation celts", "nation romans"]);
  expect(find('[data-move="nation romans"]').textContent).toContain("fame");
});

test("the sides of a power card lie there to choose from", () => {
  const view = table([player("romans", { area: [], hand: [] }), player("", { area: [] })], { round: 0 });
  const { find, play } = sit(view, question<Imperium>("ChooseSide", { "side A": null, "side B": null }));
  expect(find('[data-move="side A"]').textContent).toContain("fame");
  fireEvent.click(find('[data-move="side B"]'));
  expect(play.mock.calls[0]?.[0].notation).toBe("side B");
});

test("who triggered the end and why stands above the table", () => {
  const { find } = sit(table([ROME, CARTHAGE], { ending: "last_round", cause: "main_deck", ender: 1 }), null);
  expect(find(".i-ending").textContent).toContain("the main deck is exhausted");
  expect(find(".i-ending").textContent).toContain("Bruno");
});

test("a spectator sees the table and nothing lit", () => {
  const { lit, container } = sit(table([ROME, CARTHAGE], { seat: null }), null, null);
  expect(lit()).toEqual([]);
  expect(container.querySelector(".i-innovate")).toBeNull();
});

test("what holds within a turn stands above the table: free cards, icons that are ignored, what the solstice has left", () => {
  const { find } = sit(
    table([ROME, CARTHAGE], {
      freed: ["romans-glory"],
      ignored: ["empire"],
      waiting: ["cl-temple", "cl-mysticism"],
    }),
    null,
  );
  const said = find(".i-course").textContent;
  expect(said).toContain("played for free: Glory");
  expect(said).toContain("ignores its state icon (empire)");
  expect(said).toContain("solstice still to resolve: Temple and Mysticism");
});

test("who resolved King of Kings wears a crown, and who adds something else to the market says so", () => {
  const qin = player("qin", { crowned: true, market_token: { population: 1 } });
  const { find, container } = sit(table([qin, CARTHAGE]), null);
  expect(find(".i-own .i-crowned").textContent).toContain("King of Kings");
  expect(find(".i-own .i-ahead").textContent).toContain("Adds 1 population to the market");
  cleanup();
  const rome = sit(table([player("romans", { market_token: { progress: 1 } }), CARTHAGE]), null);
  expect(rome.find(".i-ahead").textContent).not.toContain("to the market");
  expect(container.querySelector(".i-crowned")).toBeNull();
});

test("icons that count otherwise than printed are drawn as they count", () => {
  const area = [{ card: "cl-steppe", icons: { production: 0, fertile: 3, river: 0 } }];
  const { find } = sit(table([player("romans", { area }), CARTHAGE]), null);
  expect(find(".i-changed").querySelectorAll('[role="img"], .sign').length).toBe(3);
  expect(find(".i-changed").textContent).toContain("as they count now");
});
