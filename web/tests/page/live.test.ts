import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lang } from "../../src/i18n";
import { BACKOFF, Live, PATIENCE } from "../../src/net/live";
import { exchange, type Line } from "./line";
import { moment, name } from "./situations";

function listener() {
  return { welcome: vi.fn(), now: vi.fn(), line: vi.fn(), turnedAway: vi.fn(), refused: vi.fn() };
}

function opened(secret: string | null = "key") {
  const heard = listener();
  const { lines, open } = exchange();
  const live = new Live("ws://table", secret, heard, open);
  return { live, heard, lines, last: () => lines.at(-1) as Line };
}

describe("the line to a table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("greets with the seat's secret and with no moment known", () => {
    const { last } = opened("key");
    last().onopen?.();
    expect(last().heard).toEqual([{ type: "hello", secret: "key", seq: -1, lang: "en" }]);
  });

  it("gives each request its own answer", async () => {
    const { live, last } = opened();
    last().welcome();
    const played = live.ask({ type: "play", number: 1, move: 7 });
    const why = live.ask({ type: "why", notation: "at 2,0" });
    const [, first, second] = last().heard;
    last().say({ type: "reasons", id: second?.id, legal: false, rules: ["FOU-057"], text: "no" });
    last().say({ type: "done", id: first?.id });
    expect(await why).toMatchObject({ rules: ["FOU-057"] });
    expect(await played).toMatchObject({ type: "done" });
  });

  it("asks for everything again in the language that the reader changes to", () => {
    const { last } = opened();
    last().welcome();
    last().now(moment(4));
    lang.value = "fr";
    expect(last().heard.at(-1)).toMatchObject({ type: "speak", lang: "fr" });
    lang.value = "en";
    expect(last().heard.at(-1)).toMatchObject({ type: "speak", lang: "en" });
  });

  it("greets as if it had seen nothing where the language has changed during a break", () => {
    const { last } = opened();
    last().welcome();
    last().now(moment(4));
    last().break();
    lang.value = "fr";
    vi.advanceTimersByTime(BACKOFF[0] as number);
    last().onopen?.();
    expect(last().heard).toEqual([{ type: "hello", secret: "key", seq: -1, lang: "fr" }]);
    lang.value = "en";
  });

  it("completes a view with what the server did not repeat, and begins anew after a break", () => {
    const { heard, last } = opened();
    last().welcome();
    last().now(moment(4, { view: { round: 1, hand: ["mill"] } }));
    last().now(moment(5, { view: { round: 2 } }));
    expect(heard.now.mock.lastCall?.[0].view).toEqual({ round: 2, hand: ["mill"] });
    last().break();
    vi.advanceTimersByTime(BACKOFF[0] as number);
    last().welcome();
    last().now(moment(5, { view: { round: 3 } }));
    expect(heard.now.mock.lastCall?.[0].view).toEqual({ round: 3 });
  });

  it("opens itself again after a break and says which moment it has", () => {
    const { heard, lines, last } = opened();
    last().welcome();
    last().now(moment(4));
    last().break();
    expect(heard.line).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(BACKOFF[0] as number);
    expect(lines).toHaveLength(2);
    last().onopen?.();
    expect(last().heard[0]).toMatchObject({ type: "hello", seq: 4 });
  });

  it("believes the server after a break, also where it has gone back to a backup", () => {
    const { heard, last } = opened();
    last().welcome();
    last().now(moment(4));
    last().break();
    vi.advanceTimersByTime(BACKOFF[0] as number);
    last().welcome();
    last().now(moment(3));
    expect(heard.now).toHaveBeenLastCalledWith(moment(3), true);
  });

  it("waits longer from attempt to attempt, and begins anew once it was let in", () => {
    const { lines, last } = opened();
    last().break();
    vi.advanceTimersByTime(BACKOFF[0] as number);
    last().break();
    vi.advanceTimersByTime(BACKOFF[0] as number);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(BACKOFF[1] as number);
    expect(lines).toHaveLength(3);
    last().welcome();
    last().break();
    vi.advanceTimersByTime(BACKOFF[0] as number);
    expect(lines).toHaveLength(4);
  });

  it("gives a line up that does not answer, and hears nothing more from it", async () => {
    const { live, heard, lines, last } = opened();
    last().welcome();
    const asked = live.ask({ type: "plead" });
    vi.advanceTimersByTime(PATIENCE);
    expect(await asked).toBeNull();
    expect(heard.line).toHaveBeenLastCalledWith(false);
    lines[0]?.now(moment(5));
    expect(heard.now).not.toHaveBeenCalled();
    vi.advanceTimersByTime(BACKOFF[0] as number);
    expect(lines).toHaveLength(2);
    live.close();
  });

  it("is lost with the network, and tried at once when that is back", () => {
    const { live, heard, lines, last } = opened();
    last().welcome();
    dispatchEvent(new Event("offline"));
    expect(heard.line).toHaveBeenLastCalledWith(false);
    dispatchEvent(new Event("online"));
    expect(lines).toHaveLength(2);
    live.close();
  });

  it("answers what was on its way with nothing when the line breaks", async () => {
    const { live, last } = opened();
    last().welcome();
    const asked = live.ask({ type: "take_back", all: false });
    last().break();
    expect(await asked).toBeNull();
  });

  it("tells the first moment after each opening from those that follow", () => {
    const { heard, last } = opened();
    last().welcome();
    last().now(moment(1));
    last().now(moment(2));
    last().break();
    vi.advanceTimersByTime(BACKOFF[0] as number);
    last().welcome();
    last().now(moment(5));
    expect(heard.now.mock.calls.map(([one, first]) => [one.seq, first])).toEqual([
      [1, true],
      [2, false],
      [5, true],
    ]);
  });

  it("does not listen to a moment older than the one it has", () => {
    const { heard, last } = opened();
    last().welcome();
    last().now(moment(3));
    last().now(moment(2));
    expect(heard.now).toHaveBeenCalledTimes(1);
  });

  it("comes back where it was refused for now only", () => {
    const { heard, lines, last } = opened();
    last().onopen?.();
    last().say({ type: "refused", id: null, key: "busy", text: name("later"), rules: [] });
    last().break(1013);
    vi.advanceTimersByTime(BACKOFF[0] as number);
    expect(heard.turnedAway).not.toHaveBeenCalled();
    expect(lines).toHaveLength(2);
  });

  it("does not try again where it was turned away", () => {
    const { heard, lines, last } = opened("wrong");
    last().onopen?.();
    last().say({ type: "refused", id: null, key: "wrong_secret", text: name("no"), rules: [] });
    last().break(4403);
    vi.advanceTimersByTime(60_000);
    expect(heard.turnedAway).toHaveBeenCalledOnce();
    expect(lines).toHaveLength(1);
  });
});
