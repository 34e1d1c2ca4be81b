import { beforeEach, describe, expect, it } from "vitest";
import { NO_WORDS } from "../../src/games/board";
import { lang } from "../../src/i18n";
import { doneSince, lastMoveOf, merged } from "../../src/table/actions";
import { sayAction, sayTold } from "../../src/table/sentence";
import type { Line } from "../../src/wire/messages";
import { line } from "./situations";

const [ME, LIVIA, MARCUS, NOBODY, AUTOMA] = [0, 1, 2, -1, -2];

const told = (log: readonly Line[], doer: number) =>
  doneSince(log, doer, ME).map((one) =>
    sayAction(one.lines, NO_WORDS, ["Ana", "Livia", "Marcus"][doer] ?? "Virtual player"),
  );

// Ana builds, Livia builds and razes, Marcus passes; then Ana is to move.
const ROUND = [
  line(0, "Round 1."),
  line(1, "Ana builds Mill.", ME),
  line(2, "Livia builds Quarry.", LIVIA),
  line(2, "Livia pays 1 wood.", LIVIA),
  line(2, "New in the market: Castle.", NOBODY),
  line(3, "Livia takes 1 stone from Ana.", LIVIA),
  line(4, "Marcus passes.", MARCUS),
];

beforeEach(() => {
  lang.value = "en";
});

describe("what the others did since one's last turn", () => {
  it("is a line an action, without the name, and without what the rules did", () => {
    expect(told(ROUND, LIVIA)).toEqual(["Builds Quarry; pays 1 wood", "Takes 1 stone from Ana"]);
    expect(told(ROUND, MARCUS)).toEqual(["Passes"]);
  });

  it("stays while one's own turn goes on, and begins anew when another moves", () => {
    const own = [...ROUND, line(5, "Ana builds Castle.", ME), line(6, "Ana passes.", ME)];
    expect(told(own, LIVIA)).toEqual(told(ROUND, LIVIA));
    const next = [...own, line(7, "Livia passes.", LIVIA)];
    expect(told(next, LIVIA)).toEqual(["Passes"]);
    expect(told(next, MARCUS)).toEqual([]);
  });

  it("counts what happened to the others in one's own last move: the end of a round", () => {
    const passing = [
      line(5, "Ana passes.", ME),
      line(5, "Livia discards 1 wood.", LIVIA),
      line(6, "Livia takes Rubble.", LIVIA),
    ];
    expect(told([...ROUND, ...passing], LIVIA)).toEqual(["Discards 1 wood", "Takes Rubble"]);
  });

  it("is the last turn of an opponent whom the rules play, within one's own move", () => {
    const alone = [
      line(1, "Ana builds Mill.", ME),
      line(2, "Ana passes.", ME),
      line(2, "Virtual player attacks Mill.", AUTOMA),
    ];
    expect(told(alone, AUTOMA)).toEqual(["Attacks Mill"]);
  });

  it("tells of plans that were carried out with one's own last word, whoever is ready for the next", () => {
    const ready = (move: number, seat: number) => ({ ...line(move, "is ready", seat), what: "is_ready" });
    const log = [
      ready(1, LIVIA),
      ready(2, ME),
      line(2, "Ana colonises Hov.", ME),
      line(2, "Livia colonises Lai.", LIVIA),
      line(2, "Turn 2.", NOBODY),
    ];
    for (const now of [log, [...log, ready(3, LIVIA)], [...log, ready(3, LIVIA), ready(4, MARCUS)]]) {
      const done = doneSince(now, LIVIA, ME, new Set(["is_ready"]));
      expect(done.map((one) => sayAction(one.lines, NO_WORDS, "Livia"))).toEqual(["Colonises Lai"]);
    }
  });

  it("is nothing before anybody has moved", () => {
    expect(told([line(0, "Livia is the first player.", LIVIA)], LIVIA)).toEqual([]);
  });

  it("knows one's own last move", () => {
    expect(lastMoveOf(ROUND, ME)).toBe(1);
    expect(lastMoveOf(ROUND, MARCUS)).toBe(4);
    expect(lastMoveOf([], ME)).toBe(-1);
  });
});

describe("what happened several times in a row", () => {
  const drew = { ...line(1, "Livia draws a card.", LIVIA), many: "Livia draws {count} cards." };

  it("is told once, with its number", () => {
    const lines = [drew, drew, line(1, "Livia shuffles.", LIVIA), drew, { ...drew, move: 2 }];
    expect(merged(lines).map(sayTold)).toEqual([
      "Livia draws 2 cards.",
      "Livia shuffles.",
      "Livia draws a card.",
      "Livia draws a card.",
    ]);
    expect(merged([line(1, "Livia sighs."), line(1, "Livia sighs.")]).map(sayTold)).toEqual([
      "Livia sighs. ×2",
    ]);
  });

  it("is part of its action, in French with its space before the semicolon", () => {
    lang.value = "fr";
    const [action] = doneSince([drew, drew, drew, line(1, "Livia passe.", LIVIA)], LIVIA, ME);
    expect(action && sayAction(action.lines, NO_WORDS, "Livia")).toBe("Draws 3 cards\u00a0; passe");
  });
});
