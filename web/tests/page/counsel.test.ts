import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lang } from "../../src/i18n";
import { decimal, percent, signed } from "../../src/i18n/figures";
import type { Question } from "../../src/net/moment";
import { Counsel } from "../../src/table/counsel";

const HINT = {
  look: [1, 2],
  best: [
    { moves: [2, 7], text: "Add Mine", chance: 0.6, error: 0.01 },
    { moves: [1], text: "Add Lake", chance: 0.5, error: 0.01 },
  ],
  equal: false,
  reasons: [],
  lines: 40,
};

function question(number: number): Question {
  const moves = [1, 2, 3].map((move) => ({ move, notation: `take ${move}` }));
  return { number, moves } as unknown as Question;
}

const asked = vi.fn();

beforeEach(() => {
  lang.value = "en";
  asked.mockReset();
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked(path, JSON.parse(String(init.body)));
    return Response.json({ number: 4, hint: HINT });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("a hint", () => {
  it("is asked for once, and told a step further each time", async () => {
    const counsel = new Counsel("t1", "key");
    expect(counsel.hintFor(question(4))).toBeNull();
    await counsel.ask(question(4));
    expect(asked).toHaveBeenCalledExactlyOnceWith("/api/tables/t1/hint", {
      secret: "key",
      number: 4,
      lang: "en",
    });
    expect(counsel.step.value).toBe(1);
    expect(counsel.lit(question(4))).toEqual(["take 1", "take 2"]);
    for (const step of [2, 3, 3]) {
      await counsel.ask(question(4));
      expect(counsel.step.value).toBe(step);
    }
    expect(counsel.hintFor(question(4))).toEqual(HINT);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("belongs to its question and its language", async () => {
    const counsel = new Counsel("t1", "key");
    await counsel.ask(question(4));
    expect(counsel.hintFor(question(5))).toBeNull();
    expect(counsel.lit(question(5))).toEqual([]);
    lang.value = "fr";
    expect(counsel.hintFor(question(4))).toBeNull();
  });

  it("is not there for one who looks on", async () => {
    const counsel = new Counsel("t1", null);
    await counsel.ask(question(4));
    expect(asked).not.toHaveBeenCalled();
  });

  it("says why there is none", async () => {
    const text = { en: "No hints here.", fr: "Pas d’indices ici." };
    vi.stubGlobal("fetch", async () =>
      Response.json({ status: 403, key: "no_hints", text }, { status: 403 }),
    );
    const counsel = new Counsel("t1", "key");
    await counsel.ask(question(4));
    expect(counsel.problem.value).toEqual(text);
    expect(counsel.busy.value).toBe(-1);
    counsel.close();
    expect(counsel.problem.value).toBeNull();
  });
});

describe("figures", () => {
  it("are written as the reader's language has them", () => {
    expect([
      percent(0.123),
      percent(-0.05, 1),
      decimal(-0.01),
      signed(2),
      signed(-2.25, 1),
      signed(0),
    ]).toEqual(["12%", "−5.0%", "0.0", "+2", "−2.3", "0"]);
    lang.value = "fr";
    expect([percent(0.5), decimal(1.25, 2)]).toEqual(["50 %", "1,25"]);
  });
});
