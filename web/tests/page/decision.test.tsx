import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generic } from "../../src/games/generic";
import { lang } from "../../src/i18n";
import { DecisionBar } from "../../src/pages/table/DecisionBar";
import { PACE, speed } from "../../src/table/playback";
import { TableStore } from "../../src/table/store";
import { GameOfRules } from "../../src/ui";
import { exchange, type Line } from "./line";
import { line, moment, move, question } from "./situations";

let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  lang.value = "en";
  speed.value = "normal";
});
afterEach(() => {
  cleanup();
  store.close();
  vi.useRealTimers();
});

test("the bar tells who is playing and what was done, and asks when the board has come to it", () => {
  const { lines, open } = exchange();
  store = new TableStore("abc", "key", open);
  const far = lines[0] as Line;
  far.welcome(0);
  far.now(moment(1, { waiting: [{ seat: 1, text: "Choose", rule: "FOU-051" }] }));
  const { container } = render(<DecisionBar store={store} face={generic} />);
  act(() => {
    far.now(moment(2, { mover: 1, lines: [line(2, "P1 takes a mine.", 1)] }));
    far.now(
      moment(3, {
        mover: 1,
        lines: [line(3, "P1 goes on.", 1)],
        question: question(1, [move(7, "take mine")]),
      }),
    );
  });
  expect(container.textContent).toContain("P1 is playing…P1 takes a mine.");
  expect(container.querySelector("[data-move]")).toBeNull();
  act(() => {
    vi.advanceTimersByTime(2 * PACE.normal);
  });
  expect(container.textContent).toContain("Choose the tile to add.");
  expect(container.querySelector("[data-move]")).not.toBeNull();
});

test("a refusal without words of its own is told in the words of its rules", async () => {
  vi.useRealTimers();
  const rule = { id: "FOU-057", part: "", page: "", question: null, text: { en: "It must be fed.", fr: "" } };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify([rule])));
  const { lines, open } = exchange();
  store = new TableStore("abc", "key", open);
  const far = lines[0] as Line;
  far.welcome(0);
  far.now(moment(1, { question: question(1, [move(7, "take mine")]) }));
  const { container, findByText } = render(
    <GameOfRules.Provider value="founders">
      <DecisionBar store={store} face={generic} />
    </GameOfRules.Provider>,
  );
  store.why("at 0,1");
  act(() => {
    far.say({ type: "reasons", id: far.heard.at(-1)?.id, legal: false, rules: ["FOU-057"], text: "" });
  });
  await findByText(/It must be fed/);
  expect(container.querySelector("[role=alert]")?.textContent).toContain("FOU-057");
  vi.unstubAllGlobals();
});
