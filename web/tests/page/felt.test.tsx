import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lang } from "../../src/i18n";
import { Felt } from "../../src/pages/table/Felt";
import { sound, sounds } from "../../src/table/sound";
import { TableStore } from "../../src/table/store";
import type { Line as Told } from "../../src/wire/messages";
import { withoutLayout } from "../layout";
import { exchange, type Line } from "./line";
import { line, moment } from "./situations";

withoutLayout();
beforeEach(() => {
  vi.useFakeTimers();
  lang.value = "en";
  sounds.value = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sit() {
  const { open, lines } = exchange();
  const store = new TableStore("abc", "secret", open);
  const far = lines[0] as Line;
  far.welcome();
  far.now(moment(0, { standing: 0, lines: [line(0, "setup")] }));
  const { container } = render(<Felt store={store} />);
  const happens = (seq: number, lines: Told[]) =>
    act(() => far.now(moment(seq, { mover: 1, standing: seq, lines })));
  return { container, happens, store };
}

it("a raze stands over the board for a moment and goes by itself", () => {
  const { container, happens, store } = sit();
  happens(1, [{ ...line(1, "Livia razes the Mill of Ana.", 1), moment: "Raze" }]);
  expect(container.textContent).toContain("Raze");
  expect(container.textContent).toContain("Livia razes the Mill of Ana");
  act(() => void vi.advanceTimersByTime(2500));
  expect(container.textContent).toBe("");
  store.close();
});

it("the end of a round shows what it brought everybody", () => {
  const { container, happens, store } = sit();
  const scored = { ...line(1, "Livia scores 3.", 1), tally: { Islands: 3 } };
  const round = { ...line(1, "Round 2.", -1), role: "round" as const, brief: "Round 2", moment: "Round 2" };
  happens(1, [scored, round]);
  expect(container.querySelector(".felt-name")?.textContent?.trim()).toBe("Round 2");
  expect(container.querySelector(".felt tbody")?.textContent).toContain("3");
  store.close();
});

it("nothing is heard unless one has asked for sounds", () => {
  const make = vi.fn();
  vi.stubGlobal("AudioContext", class {});
  sound("end", make);
  expect(make).not.toHaveBeenCalled();
});
