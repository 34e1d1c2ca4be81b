import { afterEach, describe, expect, it, vi } from "vitest";
import { type Finished, Frames } from "../../src/pages/replay/frames";
import type { Frame } from "../../src/wire/messages";

const frame = (moves: number): Frame => ({
  moves,
  last: 9,
  mover: null,
  label: null,
  lines: [],
  told: 0,
  course: [],
  view: {},
  result: null,
});
const finished: Finished = {
  info: {
    table: "abc",
    game: "founders",
    seats: 2,
    options: {},
    campaign: null,
    seed_chosen: false,
    fingerprint: null,
  },
  seats: [],
  lines: [],
  lang: "en",
  first: frame(0),
  last: 9,
};

describe("the positions of a finished game", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("says why a position is not shown, and shows it once it can be had", async () => {
    const frames = new Frames(finished);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    await frames.show(3, null, "en");
    expect(frames.problem.value?.key).toBe("unreachable");
    expect(frames.shown.value.moves).toBe(0);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(frame(3)))));
    await frames.show(3, null, "en");
    expect(frames.problem.value).toBeNull();
    expect(frames.shown.value.moves).toBe(3);
  });
});
