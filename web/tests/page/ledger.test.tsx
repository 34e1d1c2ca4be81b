import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import type { ComponentProps } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Mark } from "../../src/board/Signs";
import { type GameFace, NO_WORDS } from "../../src/games/board";
import { lang } from "../../src/i18n";
import { Log } from "../../src/pages/table/Log";
import { foldsOf, ofSeat, type Round, sheetOf } from "../../src/table/ledger";
import { sayClauses } from "../../src/table/sentence";
import { Drawing } from "../../src/table/signed";
import { Words } from "../../src/table/words";
import type { GameWords, Line } from "../../src/wire/messages";
import { withoutLayout } from "../layout";
import { line, name, seat } from "./situations";

withoutLayout();
beforeEach(() => {
  lang.value = "en";
});
afterEach(cleanup);
// The browser of these tests has no windows of their own.
HTMLDialogElement.prototype.showModal ??= vi.fn();
HTMLDialogElement.prototype.close ??= vi.fn();

const SEATS = [seat(0, { name: "Ana" }), seat(1, { name: "Bruno" })];
const WORDS: GameWords = {
  ...NO_WORDS,
  words: {
    card: { quarry: name("Quarry") },
    amount: { "1_wood": name("1 wood"), "2_stone": name("2 stone"), "4_stone": name("4 stone") },
  },
};

/** A line of an action that a seat's move began. */
const part = (move: number, text: string, over: Partial<Line> = {}): Line => ({
  ...line(move, text, over.by ?? 0),
  by: over.seat ?? 0,
  ...over,
});
const price = (move: number, amount: string[], over: Partial<Line> = {}) =>
  part(move, "pays", { role: "price", details: { amount }, brief: amount.join(), ...over });
const gain = (move: number, amount: string[], over: Partial<Line> = {}) =>
  part(move, "gains", { role: "gain", details: { amount }, brief: amount.join(), ...over });
const round = (move: number, head: string): Line => ({
  ...line(move, `${head}.`, -1),
  role: "round",
  brief: head,
});

// Bruno builds a Quarry, which yields twice; its placing completes the move.
const BUILD = [
  part(3, "Bruno builds Quarry.", { seat: 1, by: 1, details: { card: "quarry" } }),
  price(3, ["1_wood"], { seat: 1, by: 1 }),
  part(4, "Quarry stands in the empire of Bruno.", { seat: 1, by: 1, action: 3, role: "quiet" }),
  gain(4, ["2_stone"], { seat: 1, by: 1, action: 3 }),
  gain(4, ["2_stone"], { seat: 1, by: 1, action: 3 }),
];

const said = (rounds: readonly Round[]) =>
  rounds.map((one) => [
    one.head,
    one.turns.map((turn) => [
      turn.seat,
      turn.items.map((item) => (item.kind === "tally" ? "table" : sayClauses(item.clauses, WORDS))),
    ]),
  ]);

describe("the sheet", () => {
  it("tells a build with its price and what it yields as one line", () => {
    const sheet = sheetOf(BUILD);
    expect(said(sheet)).toEqual([["", [[1, ["Bruno builds Quarry (1 wood): +4 stone"]]]]]);
  });

  it("stands a price that is paid first with what is paid for", () => {
    const lines = [price(1, ["1_wood"]), part(1, "Ana razes Mill."), gain(1, ["2_stone"])];
    expect(said(sheetOf(lines))).toEqual([["", [[0, ["Ana razes Mill (1 wood): +2 stone"]]]]]);
  });

  it("keeps what another loses or gets by an action in it, by name", () => {
    const lines = [
      part(1, "Ana razes Mill."),
      gain(1, ["1_wood"], { seat: 1, by: 0, text: "Bruno gains 1 wood." }),
    ];
    expect(said(sheetOf(lines))).toEqual([["", [[0, ["Ana razes Mill. Bruno gains 1 wood"]]]]]);
  });

  it("tells five cards that are drawn as one thing, with their names where the reader sees them", () => {
    const drew = (item: string) =>
      part(1, `Ana draws ${item}.`, { item, many: "Ana draws {count} cards: {items}." });
    const lines = ["Mill", "Quarry", "Quarry"].map(drew);
    expect(said(sheetOf(lines))).toEqual([["", [[0, ["Ana draws 3 cards: Mill and Quarry ×2"]]]]]);
  });

  it("is grouped by round and by turn; what follows a head within a move is no longer the mover's", () => {
    const lines = [
      part(1, "Ana passes."),
      round(1, "Round 2"),
      part(1, "Bruno draws.", { seat: 1, by: 0 }),
      part(2, "Ana builds."),
      part(3, "Ana sells."),
    ];
    expect(said(sheetOf(lines))).toEqual([
      ["", [[0, ["Ana passes"]]]],
      [
        "Round 2",
        [
          [1, ["Bruno draws"]],
          [0, ["Ana builds", "Ana sells"]],
        ],
      ],
    ]);
  });

  it("heads no phase in which nothing happens", () => {
    const phase = (move: number, head: string): Line => ({
      ...line(move, head, -1),
      role: "phase",
      brief: head,
    });
    const sheet = sheetOf([phase(1, "I"), phase(1, "II"), { ...line(1, "a", 0) }]);
    expect(sheet[0]?.turns.map((turn) => turn.head)).toEqual(["II", ""]);
  });

  it("tells the end of a round as a table, with what the players choose of it later", () => {
    const scored = (of: number, points: number) =>
      part(5, "scores", { seat: of, by: 0, tally: { Islands: points } });
    const income = gain(6, ["1_wood"], { seat: 1, by: 0, action: 5 });
    expect(said(sheetOf([part(5, "Ana digs."), scored(0, 3), scored(1, 2), income]))).toEqual([
      [
        "",
        [
          [0, ["Ana digs"]],
          [-1, ["table"]],
        ],
      ],
    ]);
  });

  it("goes on with such a table over the moves that only add to it", () => {
    const scored = (move: number, of: number, column: string) =>
      part(move, "scores", { seat: of, by: of, tally: { [column]: 1 } });
    const sheet = sheetOf([scored(5, 0, "Islands"), scored(6, 1, "Income"), scored(7, 0, "Income")]);
    expect(said(sheet)).toEqual([["", [[-1, ["table"]]]]]);
  });

  it("tells the turn of an opponent of the rules a card a line, with what came of each", () => {
    const act = (text: string, over: Partial<Line> = {}) => part(7, text, { seat: -2, by: 0, ...over });
    const lines = [
      part(7, "Ana ends the turn."),
      act("It reveals Druids.", { role: "step" }),
      act("gains", { role: "gain", details: { amount: ["1_wood"] } }),
      act("It reveals Glory.", { role: "step" }),
      act("Nothing can be done."),
    ];
    expect(said(sheetOf(lines))).toEqual([
      [
        "",
        [
          [0, ["Ana ends the turn"]],
          [-2, ["It reveals Druids: +1 wood", "It reveals Glory; Nothing can be done"]],
        ],
      ],
    ]);
  });

  it("does not break such a turn where the rules do something in between", () => {
    const act = (text: string) => part(7, text, { seat: -2, by: 0, role: "step" });
    const refill = part(7, "New in the market: Mill.", { seat: -1, by: 0, role: "quiet" });
    expect(said(sheetOf([act("It takes Mill."), refill, act("It takes Port.")]))).toEqual([
      ["", [[-2, ["It takes Mill", "It takes Port"]]]],
    ]);
  });

  it("says what somebody else does in the course of an action as a sentence of its own", () => {
    const lines = [
      part(1, "Ana builds."),
      part(1, "Bruno pays.", { seat: 1, by: 0 }),
      part(1, "The deck is empty.", { seat: -1, by: 0 }),
    ];
    const [turn] = sheetOf(lines)[0]?.turns ?? [];
    const [item] = turn?.items ?? [];
    expect(item?.kind === "entry" && sayClauses(item.clauses, WORDS, "Ana")).toBe(
      "Builds. Bruno pays. The deck is empty",
    );
  });

  it("folds a game without rounds by turns", () => {
    const turns = Array.from({ length: 24 }, (_, place) => [
      { ...line(place, "turn", place % 2), role: "turn" as const, brief: `Turn ${place + 1}` },
      part(place + 1, "builds", { by: place % 2 }),
    ]).flat();
    expect(foldsOf(sheetOf(turns), (from, to) => `${from}-${to}`).map((one) => one.head)).toEqual([
      "1-10",
      "11-20",
      "21-30",
    ]);
  });

  it("can be read for one player alone", () => {
    const sheet = sheetOf([part(1, "Ana builds."), ...BUILD]);
    expect(said(ofSeat(sheet, 1))).toEqual([["", [[1, ["Bruno builds Quarry (1 wood): +4 stone"]]]]]);
  });
});

function open(lines: readonly Line[], over: Partial<ComponentProps<typeof Log>> = {}) {
  const { container } = render(
    <Words.Provider value={WORDS}>
      <Log lines={lines} seats={SEATS} {...over} />
    </Words.Provider>,
  );
  return container;
}

describe("the log on the page", () => {
  it("opens the parts of an action with their rules by a click", () => {
    const log = open(BUILD);
    const entry = log.querySelector(".log-line") as HTMLElement;
    expect(entry.querySelector(".log-said")?.textContent).toBe("Bruno builds Quarry (1 wood): +4 stone");
    fireEvent.click(within(entry).getByRole("button", { name: "Details" }));
    expect(entry.querySelectorAll(".log-parts li")).toHaveLength(4);
    expect(entry.querySelectorAll(".log-parts .rule-link")).toHaveLength(4);
  });

  it("leaves the name out below the head of a turn", () => {
    const log = open([...BUILD, part(5, "Bruno passes.", { seat: 1, by: 1 })]);
    expect(log.querySelector(".log-turn h3")?.textContent?.trim()).toBe("Bruno");
    expect([...log.querySelectorAll(".log-said")].map((one) => one.textContent)).toEqual([
      "Builds Quarry (1 wood): +4 stone",
      "Passes",
    ]);
  });

  it("has earlier rounds folded, unless something in them is sought or the last has hardly begun", () => {
    const late = (count: number) =>
      Array.from({ length: count }, (_, place) => part(place + 2, "Ana trades."));
    const lines = (count: number) => [part(1, "Ana builds."), round(1, "Round 2"), ...late(count)];
    const folds = (log: Element) => [...log.querySelectorAll("details")].map((one) => one.open);
    expect(folds(open(lines(12)))).toEqual([false, true]);
    cleanup();
    expect(folds(open(lines(12), { sought: { move: 1 } }))).toEqual([true, true]);
    cleanup();
    expect(folds(open(lines(2)))).toEqual([true, true]);
  });

  it("shows a card that it names, and where a place lies", () => {
    const draw = vi.fn((_shelf: string, id: string) => <b>drawn {id}</b>);
    const face = { named: { card: "cards" }, draw } as unknown as GameFace;
    open(BUILD, { face });
    fireEvent.click(screen.getByRole("button", { name: "Look at Quarry" }));
    expect(screen.getByText("drawn quarry")).toBeTruthy();
    expect(draw).toHaveBeenCalledWith("cards", "quarry");
  });

  it("draws goods as signs: a price, what a build yields in all, and its parts", () => {
    const sign = ({ noun, word, count }: Mark) => <i>{`${noun} ${word} ${count}`}</i>;
    const face = { signs: { amount: "good" }, sign } as unknown as GameFace;
    const { container } = render(
      <Words.Provider value={WORDS}>
        <Drawing.Provider value={face}>
          <Log lines={BUILD} seats={SEATS} face={face} />
        </Drawing.Provider>
      </Words.Provider>,
    );
    const drawn = () => [...container.querySelectorAll(".log-said i")].map((one) => one.textContent);
    expect(drawn()).toEqual(["good wood 1", "good stone 4"]);
    expect(container.querySelector(".log-said")?.textContent).toBe(
      "Bruno builds Quarry (good wood 1): +good stone 4",
    );
    // Neither the bracket nor the plus ends a line.
    const glued = [...container.querySelectorAll(".glued")].map((one) => one.textContent);
    expect(glued).toEqual(["(good wood 1):", "+good stone 4"]);
  });

  it("keeps a name in French quotation marks in one piece", () => {
    const face = { named: { card: "cards" }, draw: () => null } as unknown as GameFace;
    const log = open([part(1, "Ana joue «\u00a0Quarry\u00a0».", { details: { card: "quarry" } })], { face });
    expect(log.querySelector(".log-thing")?.textContent).toBe("«\u00a0Quarry\u00a0»");
  });

  it("names nobody twice: a line that does not begin with the name stands as it is", () => {
    const log = open([part(1, "Mill of Ana is razed.")]);
    expect(log.querySelector(".log-said")?.textContent).toBe("Mill of Ana is razed");
  });

  it("is filtered by player", () => {
    const log = open([part(1, "Ana builds."), ...BUILD]);
    fireEvent.click(screen.getByRole("button", { name: "Ana" }));
    expect([...log.querySelectorAll(".log-said")].map((one) => one.textContent)).toEqual(["Ana builds"]);
  });

  it("leads to the position of an action in a replay", () => {
    const go = vi.fn();
    const log = open(BUILD, { go, at: 4 });
    expect(log.querySelector(".log-line")?.hasAttribute("data-current")).toBe(true);
    fireEvent.click(log.querySelector(".log-said") as Element);
    // The place of its last line in the log.
    expect(go).toHaveBeenCalledWith(4);
  });

  it("adds a round's points up by player", () => {
    const scored = (of: number, points: number) =>
      part(5, "scores", { seat: of, by: 0, tally: { Islands: points } });
    const log = open([scored(1, 2), scored(0, 3), scored(1, 4)]);
    const rows = [...log.querySelectorAll(".log-tally tbody tr")].map((one) => one.textContent?.trim());
    expect(rows).toEqual(["Ana3", "Bruno6"]);
  });
});
