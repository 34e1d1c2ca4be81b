import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NO_WORDS } from "../../src/games/board";
import { Board } from "../../src/games/imperium/Board";
import type { Line } from "../../src/games/imperium/civTurn";
import { turnOf } from "../../src/games/imperium/civTurn";
import { lang } from "../../src/i18n";
import type { CivView, Imperium } from "../../src/wire/imperium";
import { question, seated } from "../asked";
import { withoutLayout } from "../layout";
import { player, table } from "./table";

withoutLayout();
beforeEach(() => {
  lang.value = "en";
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
});
afterEach(cleanup);

const VASSALS = {
  row: "mauryans-barbarian-06",
  side: "barbarian",
  place: 6,
  by: "category",
  value: "vassal",
  source: "reconstructed",
  unsure: [{ field: "match", chosen: ["vassal"], alternatives: [["barbarian"], ["tradition"]] }],
};
const PROSPERITY = {
  row: "mauryans-barbarian-02",
  side: "barbarian",
  place: 2,
  by: "name",
  value: "prosperity",
  source: "rulebook",
};
const CIV: CivView = {
  nation: "mauryans",
  state: "barbarian",
  level: "chieftain",
  tokens: { progress: 3 },
  die: 2,
  aside: false,
  slots: [
    { slot: 1, filled: true },
    { slot: 2, filled: true, card: "cl-sumerians" },
    { slot: 3 },
    { slot: 4, filled: true },
    { slot: 5, blocked: true },
  ],
  deck: 7,
  deck_known: [],
  discard: ["cl-elders"],
  area: ["cl-jungle"],
  history_size: 2,
  history: ["cl-port"],
  dynasty: 9,
  dynasty_known: [],
  quests: 0,
  journey: [],
  crowned: false,
  table: [PROSPERITY, VASSALS],
  resolved: [
    { card: "cl-sumerians", ...VASSALS },
    { card: "mauryans-prosperity", ...PROSPERITY },
    { card: "cl-unrest-1" },
  ],
};

const line = (what: Line["what"], text: string, rule = "IMP-254"): Line => ({
  move: 1,
  what,
  rule,
  seat: -2,
  text,
  details: {},
});
const LOG = [
  line("civ_rolled", "The C.I.V. rolls a 5."),
  line("civ_revealed", "The C.I.V. turns up Elders."),
  line("civ_cleaned", "The C.I.V. cleans up."),
  line("civ_rolled", "The C.I.V. rolls a 2."),
  line("civ_set_aside", "The card of slot 2 is set aside unseen."),
  line("civ_revealed", "The C.I.V. turns up Sumerians."),
  line("row_matched", "The C.I.V. resolves Sumerians."),
  line("archived", "The C.I.V. archives Sumerians."),
  line("civ_revealed", "The C.I.V. turns up Prosperity."),
  line("gained", "The C.I.V. gains 2 progress."),
  line("civ_revealed", "The C.I.V. turns up Unrest."),
  line("returned_unrest", "The C.I.V. returns Unrest."),
  line("civ_cleaned", "The C.I.V. cleans up."),
  line("civ_filled", "The C.I.V. fills 3 slots."),
  line("round_began", "Round 3 begins."),
];

function sit(civ: Partial<CivView> = {}, log: Line[] = LOG) {
  const { container } = render(
    <Board
      view={table([player("romans", { hand: ["romans-glory"] })], { civ: { ...CIV, ...civ } })}
      fresh={[]}
      log={log}
      seat={0}
      seats={seated("Ana")}
      question={question<Imperium>("TakeTurn", { finish: null })}
      words={NO_WORDS}
      play={vi.fn()}
      why={vi.fn()}
    />,
  );
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  const find = (selector: string) => {
    const [found] = all(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  return { all, find, text: (selector: string) => all(selector).map((one) => one.textContent ?? "") };
}

test("the last turn in the log is taken apart by card and clean-up", () => {
  const { steps, cleanup: after } = turnOf(LOG);
  expect(steps.map((step) => step.map((one) => one.what))).toEqual([
    ["archived"],
    ["gained"],
    ["returned_unrest"],
  ]);
  expect(after.map((one) => one.what)).toEqual(["civ_filled"]);
  expect(turnOf([])).toEqual({ steps: [], cleanup: [] });
});

test("each slot says what lies there, and the die lies where it fell", () => {
  const { text, all } = sit();
  expect(text(".i-slot-of .spoken").join(" ")).toContain("Slot 1: a card face down");
  expect(text(".i-slot-of .spoken").join(" ")).toContain("Slot 2: Sumerians");
  expect(text(".i-slot-of .spoken").join(" ")).toContain("Slot 3: empty");
  expect(text(".i-slot-of .spoken").join(" ")).toContain("Slot 5: closed by an exhaust token");
  expect(all(".i-die")).toHaveLength(1);
  expect(all(".i-slot-of")[1]?.querySelector(".i-die")).toBeTruthy();
});

test("a six lies beside the slots where there is no sixth; a card set aside is said to be", () => {
  expect(sit({ die: 6 }).find(".i-slot-beside .i-die").textContent).toContain("No token");
  cleanup();
  expect(sit({ die: 3, aside: true }).text(".i-slot-of .spoken").join(" ")).toContain("set aside");
});

test("in full each card tells its row, why, in words, from where, and what was uncertain", () => {
  const { find, text, all } = sit();
  fireEvent.click(find(".opponent header > .button"));
  const [vassal, prosperity, unrest] = all(".i-step-full");
  expect(vassal?.textContent).toContain("Barbarian, row 6");
  expect(vassal?.textContent).toContain("Vassal");
  expect(vassal?.textContent).toContain("the row matches the card’s category");
  expect(vassal?.querySelector(".i-row-words")?.textContent?.length).toBeGreaterThan(10);
  expect(vassal?.querySelector(".source")?.textContent).toBe("Reconstructed");
  expect(vassal?.querySelector(".i-doubts")?.textContent).toContain(
    "Read here as vassal, but it could be barbarian or tradition.",
  );
  expect(vassal?.textContent).toContain("The C.I.V. archives Sumerians.");
  expect(prosperity?.textContent).toContain("the row matches the card’s name");
  expect(prosperity?.querySelector(".i-doubts")).toBeNull();
  expect(unrest?.textContent).toContain("goes back to its pile");
  expect(text(".i-step-full").join(" ")).toContain("The C.I.V. fills 3 slots.");
});

test("a card that was resolved opens with its face and all that is told of it", () => {
  const { all, find } = sit();
  fireEvent.click(find(".i-step-card"));
  expect(find(".dialog").textContent).toContain("Why this row");
  expect(find(".dialog").textContent).toContain("What happened");
  expect(all(".dialog .i-doubts")).toHaveLength(1);
});

test("its side says once what it did, and not that it did nothing", () => {
  expect(sit().find(".i-civ").closest(".opponent")?.textContent).not.toContain("nothing yet");
});

test("a row of which nothing could be done says so", () => {
  const silent = LOG.filter((one) => one.what !== "gained" && one.what !== "archived");
  const { text } = sit({}, silent);
  expect(text(".i-step").filter((one) => one?.includes("Nothing of this row could be done."))).toHaveLength(
    2,
  );
  cleanup();
  expect(sit().text(".i-step").join(" ")).not.toContain("Nothing of this row could be done.");
});

test("its table lists the rows that hold, with their sources and doubts", () => {
  const { find, all } = sit();
  fireEvent.click(find(".i-civ-table"));
  expect(find(".dialog h2").textContent).toContain("Mauryans, barbarian");
  expect(all(".i-row")).toHaveLength(2);
  expect(all(".i-row .source").map((one) => one.textContent)).toEqual(["Rulebook", "Reconstructed"]);
  expect(all(".i-row .i-doubts")).toHaveLength(1);
});

test("its piles say how many cards they hold and show what is known of them", () => {
  const { all, find } = sit();
  const dynasty = all(".i-civ .i-stack").find((one) => one.textContent?.includes("Dynasty"));
  fireEvent.click(dynasty as Element);
  expect(find(".dialog").textContent).toContain("9 cards face down");
});

test("the cards of the market bear the numbers of the markers below them, in the solo game only", () => {
  expect(sit().text(".i-number > [aria-hidden]")).toEqual(["1", "2", "3", "4", "5"]);
  cleanup();
  const { container } = render(
    <Board
      view={table([player("romans"), player("greeks")])}
      fresh={[]}
      log={[]}
      seat={0}
      seats={seated("Ana", "Bruno")}
      question={null}
      words={NO_WORDS}
      play={vi.fn()}
      why={vi.fn()}
    />,
  );
  expect(container.querySelector(".i-number")).toBeNull();
});

test("before its first turn it says how it will play", () => {
  const { find } = sit({ die: 0, resolved: [] }, []);
  expect(find(".i-civ .none").textContent).toContain("It plays after you");
});

test("the opponent is called the C.I.V. wherever opponents are named", () => {
  const { text } = sit();
  expect(text(".tabs button")).toContain("C.I.V.");
});
