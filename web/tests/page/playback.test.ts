import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { logAfter, PACE, Playback, speed } from "../../src/table/playback";
import { line, moment, seat } from "./situations";

const texts = (playback: Playback) => playback.log.value.map((one) => one.text);

describe("playing back", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    speed.value = "normal";
  });
  afterEach(() => void vi.useRealTimers());

  function watching() {
    const playback = new Playback();
    playback.jump(moment(0, { standing: 0, lines: [line(0, "setup")] }));
    return playback;
  }

  it("shows the others' moves one after the other", () => {
    const playback = watching();
    playback.arrive(moment(1, { mover: 1, lines: [line(1, "one", 1)] }), false);
    playback.arrive(moment(2, { mover: 1, lines: [line(2, "two", 1)] }), false);
    expect(texts(playback)).toEqual(["setup", "one"]);
    expect(playback.behind.value).toBe(true);
    vi.advanceTimersByTime(PACE.normal);
    expect(texts(playback)).toEqual(["setup", "one", "two"]);
    expect(playback.behind.value).toBe(false);
  });

  it("shows one's own move at once, and what came before it too", () => {
    const playback = watching();
    playback.arrive(moment(1, { mover: 1, lines: [line(1, "one", 1)] }), false);
    playback.arrive(moment(2, { mover: 1, lines: [line(2, "two", 1)] }), false);
    playback.arrive(moment(3, { mover: 0, lines: [line(3, "mine")] }), true);
    expect(texts(playback)).toEqual(["setup", "one", "two", "mine"]);
    expect(playback.fresh.value.map((one) => one.text)).toEqual(["mine"]);
  });

  it("skips to now, with the whole log but no motion", () => {
    const playback = watching();
    for (const seq of [1, 2, 3]) {
      playback.arrive(moment(seq, { mover: 1, lines: [line(seq, `m${seq}`, 1)] }), false);
    }
    playback.skip();
    expect(texts(playback)).toEqual(["setup", "m1", "m2", "m3"]);
    expect(playback.fresh.value).toEqual([]);
    expect(playback.shown.value?.seq).toBe(3);
  });

  it("shows everything at once at the speed of now", () => {
    speed.value = "skip";
    const playback = watching();
    playback.arrive(moment(1, { mover: 1, lines: [line(1, "one", 1)] }), false);
    playback.arrive(moment(2, { mover: 1, lines: [line(2, "two", 1)] }), false);
    expect(playback.behind.value).toBe(false);
  });

  it("calls a player by another name in all that was said before", () => {
    const playback = watching();
    const renamed = (seq: number, lines: string[]) =>
      moment(seq, { standing: 0, lines: lines.map((text, move) => line(move, text)) });
    playback.arrive(renamed(0, ["setup of Zoé"]), false);
    expect(texts(playback)).toEqual(["setup of Zoé"]);
    playback.arrive(moment(1, { mover: 1, lines: [line(1, "one", 1)] }), false);
    playback.arrive(moment(2, { mover: 1, lines: [line(2, "two", 1)] }), false);
    playback.arrive(renamed(2, ["setup of Léa", "one", "two"]), false);
    playback.skip();
    expect(texts(playback)).toEqual(["setup of Léa", "one", "two"]);
  });

  it("keeps the lines of a moment that waits when somebody comes in meanwhile", () => {
    const playback = watching();
    playback.arrive(moment(1, { mover: 1, lines: [line(1, "one", 1)] }), false);
    playback.arrive(moment(2, { mover: 1, lines: [line(2, "two", 1)] }), false);
    playback.arrive(moment(2, { mover: 1, standing: 3, seats: [seat(0), seat(1, { here: false })] }), false);
    vi.advanceTimersByTime(PACE.normal);
    expect(texts(playback)).toEqual(["setup", "one", "two"]);
    expect(playback.shown.value?.seats[1]?.here).toBe(false);
  });

  it("takes the lines of moves that were taken back out of the log", () => {
    const playback = watching();
    playback.arrive(moment(1, { mover: 0, lines: [line(1, "one")] }), true);
    playback.arrive(moment(2, { mover: 0, lines: [line(2, "two")] }), true);
    playback.arrive(moment(3, { moves: 1, standing: 2, undone: true }), false);
    expect(texts(playback)).toEqual(["setup", "one"]);
  });

  it("begins the log anew where the server tells all of it", () => {
    const before = [line(0, "setup"), line(1, "gone")];
    const after = logAfter(before, moment(9, { standing: 0, lines: [line(0, "setup"), line(1, "other")] }));
    expect(after.map((one) => one.text)).toEqual(["setup", "other"]);
  });
});

describe("an action of several moves", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    speed.value = "normal";
  });
  afterEach(() => void vi.useRealTimers());

  const begins = { ...line(1, "Livia takes a mine.", 1), by: 1 };
  const completes = { ...line(2, "Livia lays it.", 1), by: 1, action: 1 };
  const next = { ...line(3, "Marcus passes.", 2), by: 2 };

  function following() {
    const playback = new Playback();
    playback.jump(moment(0, { standing: 0, lines: [line(0, "setup")] }));
    playback.arrive(moment(1, { mover: 1, lines: [begins] }), false);
    playback.arrive(moment(2, { mover: 1, lines: [completes] }), false);
    return playback;
  }

  it("is shown as one thing", () => {
    const playback = following();
    expect(playback.told.value.map((one) => one.text)).toEqual(["Livia takes a mine.", "Livia lays it."]);
    expect(playback.behind.value).toBe(false);
    playback.arrive(moment(3, { mover: 2, lines: [next] }), false);
    expect(playback.behind.value).toBe(true);
  });

  it("can be seen again where it happened, and leads back to the present", () => {
    const playback = following();
    playback.arrive(moment(3, { mover: 2, lines: [next] }), false);
    vi.advanceTimersByTime(5 * PACE.normal);
    expect([1, 3, 9].map(playback.knows)).toEqual([true, true, false]);
    playback.replay([1]);
    expect(playback.shown.value?.seq).toBe(0);
    expect(texts(playback)).toHaveLength(4);
    vi.advanceTimersByTime(PACE.normal);
    expect(playback.shown.value?.seq).toBe(1);
    expect(playback.told.value).toEqual([begins]);
    vi.advanceTimersByTime(5 * PACE.normal);
    expect(playback.shown.value?.seq).toBe(3);
    expect(playback.behind.value).toBe(false);
  });

  it("that is seen again is left by a touch, without missing what came meanwhile", () => {
    const playback = following();
    playback.replay([1]);
    playback.arrive(moment(3, { mover: 2, lines: [next] }), false);
    playback.skip();
    expect(playback.shown.value?.seq).toBe(3);
    expect(texts(playback).at(-1)).toBe("Marcus passes.");
  });
});

describe("what nobody need see", () => {
  it("holds nobody up: that seven others are ready takes no time", () => {
    vi.useFakeTimers();
    speed.value = "normal";
    const playback = new Playback();
    playback.jump(moment(0, { standing: 0, lines: [line(0, "setup")] }));
    for (const seat of [1, 2, 3, 4, 5, 6, 7]) {
      const ready = { ...line(seat, `P${seat} is ready.`, seat), role: "quiet" as const };
      playback.arrive(moment(seat, { mover: seat, lines: [ready] }), false);
    }
    playback.arrive(moment(8, { mover: 7, lines: [line(8, "All plans are shown.", -1)] }), false);
    vi.advanceTimersByTime(200);
    expect(playback.behind.value).toBe(false);
    vi.useRealTimers();
  });
});
