import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lang } from "../../src/i18n";
import { addressOf, readLooked } from "../../src/pages/replay/address";
import { useReplayKeys } from "../../src/pages/replay/keys";
import { moveOf, nextStop, stepsFor, stopsOf } from "../../src/pages/replay/stops";
import { Told } from "../../src/pages/replay/Told";
import { recentTables } from "../../src/table/recent";
import type { Frame, Line } from "../../src/wire/messages";
import { line, seat } from "./situations";

beforeEach(() => {
  lang.value = "en";
  recentTables.value = [];
});
afterEach(cleanup);

describe("the address of a position", () => {
  it("survives a reload, with who looks", () => {
    const address = addressOf("abc", { move: 12, seat: 1 });
    const read = (search: string) => readLooked(search, "abc", 3, 90);
    expect(read(new URL(address, "http://x").search)).toEqual({ move: 12, seat: 1 });
    expect(read(new URL(addressOf("abc", { move: 3, seat: null }), "http://x").search)).toEqual({
      move: 3,
      seat: null,
    });
  });

  it("that is mistyped leads to the start", () => {
    expect(readLooked("?move=9999&seat=7", "abc", 3, 90)).toEqual({ move: 0, seat: null });
    expect(readLooked("?move=-1", "abc", 3, 90).move).toBe(0);
  });

  it("of one's own game means one's own seat", () => {
    const own = {
      table: "abc",
      game: "yuan",
      secret: "k",
      others: [],
      names: [],
      when: 1,
      over: true,
      seat: 2,
    };
    recentTables.value = [own];
    expect(readLooked("", "abc", 3, 90).seat).toBe(2);
    expect(readLooked("?seat=none", "abc", 3, 90).seat).toBeNull();
  });
});

// Two secret moves without a line, then a round; the automa acts within the fourth move.
const COURSE = [1, 1, 1, 3, 5, 6];
const LINES: Line[] = [
  line(0, "setup", -1),
  { ...line(1, "Ana builds.", 0), by: 0 },
  { ...line(1, "Round 1.", -1), role: "round", brief: "Round 1" },
  { ...line(2, "Bruno builds.", 1), by: 1 },
  { ...line(2, "The C.I.V. acts.", -2), by: 1 },
  { ...line(3, "Ana passes.", 0), by: 0 },
];

describe("the steps of a replay", () => {
  it("find the position at which a line was told, whatever was done in secret before", () => {
    expect(LINES.map((_, place) => moveOf(COURSE, place))).toEqual([0, 3, 3, 4, 4, 5]);
  });

  it("go by move, by turn, by round and by the turns of an opponent of the rules", () => {
    expect(stepsFor(LINES)).toEqual(["move", "turn", "round", "automa"]);
    expect(stopsOf("move", LINES, COURSE)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stopsOf("turn", LINES, COURSE)).toEqual([0, 3, 4, 5]);
    expect(stopsOf("round", LINES, COURSE)).toEqual([0, 3, 5]);
    expect(stopsOf("automa", LINES, COURSE)).toEqual([0, 4, 5]);
    expect([
      nextStop([0, 3, 5], 3, true),
      nextStop([0, 3, 5], 4, false),
      nextStop([0, 3, 5], 5, true),
    ]).toEqual([5, 3, 5]);
  });

  it("are made by the arrow keys, but not where a field needs them", () => {
    const keys = { back: vi.fn(), next: vi.fn(), first: vi.fn(), last: vi.fn(), toggle: vi.fn() };
    const Page = () => {
      useReplayKeys(keys);
      return <input aria-label="field" />;
    };
    const { container } = render(<Page />);
    for (const key of ["ArrowRight", "ArrowLeft", "End", " "]) fireEvent.keyDown(document.body, { key });
    fireEvent.keyDown(container.querySelector("input") as Element, { key: "ArrowRight" });
    const called = Object.values(keys).map((one) => one.mock.calls.length);
    expect(called).toEqual([1, 1, 0, 1, 1]);
  });
});

it("a whole turn of an opponent of the rules is told in full", () => {
  const acts = Array.from({ length: 9 }, (_, place) => ({
    ...line(4, `It does thing ${place}.`, -2),
    what: `thing${place}`,
    by: 0,
  }));
  const frame: Frame = {
    moves: 4,
    last: 9,
    mover: 0,
    label: null,
    lines: [{ ...line(4, "Ana ends the turn.", 0), by: 0 }, ...acts],
    told: 10,
    course: [],
    view: {},
    result: null,
  };
  const { container } = render(<Told of={frame} seats={[seat(0, { name: "Ana" })]} title="" />);
  for (const place of acts.keys()) expect(container.textContent).toContain(`thing ${place}`);
});
