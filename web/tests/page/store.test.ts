import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { say } from "../../src/i18n";
import { speed } from "../../src/table/playback";
import { TableStore } from "../../src/table/store";
import { exchange, type Line } from "./line";
import { line, moment, move, name, question, seat } from "./situations";

const take = move(7, "take mine");
const goOn = move(9, "go_on");

describe("a table", () => {
  let store: TableStore;
  let far: Line;
  let lines: Line[];

  beforeEach(() => {
    localStorage.clear();
    speed.value = "skip";
    const there = exchange();
    lines = there.lines;
    store = new TableStore("abc", "key", there.open);
    far = lines[0] as Line;
    far.welcome(0);
  });
  afterEach(() => store.close());

  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

  it("asks nothing while the answer is on its way", async () => {
    far.now(moment(1, { question: question(1, [take]) }));
    store.play(take);
    expect(far.heard.at(-1)).toMatchObject({ type: "play", number: 1, move: 7 });
    expect(store.question.value).toBeNull();
    expect(store.sending.value).toBe(true);
    far.say({ type: "done", id: far.heard.at(-1)?.id });
    far.now(moment(2, { mover: 0, question: question(2, [goOn]) }));
    await settled();
    expect(store.question.value?.number).toBe(2);
  });

  it("keeps nobody from planning while the others get ready", () => {
    speed.value = "slow";
    far.now(moment(1, { question: question(1, [take]) }));
    for (const seq of [2, 3, 4]) {
      const lines = [line(seq, `P${seq} is ready.`, seq)];
      far.now(moment(seq, { mover: seq, lines, standing: seq - 2, question: question(1, [take]) }));
    }
    expect(store.playback.behind.value).toBe(true);
    expect(store.asked.value?.number).toBe(1);
    far.now(moment(5, { mover: 1, lines: [line(5, "P1 takes a mine.", 1)], question: question(5, [goOn]) }));
    expect(store.asked.value).toBeNull();
    store.playback.skip();
    expect(store.asked.value?.number).toBe(5);
  });

  it("asks again after a refusal, and says why", async () => {
    far.now(moment(1, { question: question(1, [take]) }));
    store.play(take);
    far.say({
      type: "refused",
      id: far.heard.at(-1)?.id,
      key: "stale",
      text: name("too late"),
      rules: ["FOU-057"],
    });
    await settled();
    expect(store.question.value?.number).toBe(1);
    expect(store.notice.value).toEqual({ text: name("too late"), rules: ["FOU-057"] });
  });

  it("forgets a refusal when something else is asked", async () => {
    far.now(moment(1, { question: question(1, [take]) }));
    void store.why("at 2,0");
    far.say({ type: "reasons", id: far.heard.at(-1)?.id, legal: false, rules: [], text: name("no") });
    await settled();
    expect(store.notice.value).not.toBeNull();
    far.now(moment(2, { question: question(2, [goOn]) }));
    expect(store.notice.value).toBeNull();
  });

  it("takes the default of a choice that the reader always answers so", () => {
    store.always.value = ["ProposeEnd"];
    far.now(moment(1, { question: question(1, [goOn], { choice: "ProposeEnd", default: 9 }) }));
    expect(far.heard.at(-1)).toMatchObject({ type: "play", number: 1, move: 9 });
  });

  it("takes a default once, and leaves it to the reader where that is refused", async () => {
    store.always.value = ["ProposeEnd"];
    far.now(moment(1, { question: question(1, [goOn], { choice: "ProposeEnd", default: 9 }) }));
    far.say({
      type: "refused",
      id: far.heard.at(-1)?.id,
      key: "not_kept",
      text: name("not kept"),
      rules: [],
    });
    await settled();
    expect(far.heard.filter((one) => one.type === "play")).toHaveLength(1);
    expect(store.question.value?.number).toBe(1);
    expect(store.notice.value?.text).toEqual(name("not kept"));
  });

  it("takes no default while the line is broken, and takes it when the line is back", async () => {
    const asked = moment(1, { question: question(1, [goOn], { choice: "ProposeEnd", default: 9 }) });
    far.now(asked);
    far.break();
    store.always.value = ["ProposeEnd"];
    await settled();
    expect(store.notice.value).not.toBeNull();
    store.retry();
    const again = lines[1] as Line;
    again.welcome(0);
    again.now(asked);
    expect(again.heard.at(-1)).toMatchObject({ type: "play", number: 1, move: 9 });
  });

  const END = new Map([["ProposeEnd", "menu" as const]]);
  const atTheEnd = (more = {}) =>
    moment(1, { question: question(1, [goOn], { choice: "ProposeEnd", default: 9 }), ...more });

  it("asks nothing small against bots, says what it answered, and asks again on wish", () => {
    far.now(atTheEnd({ seats: [seat(0), seat(1, { bot: "greedy", person: false })] }));
    store.beQuiet(END);
    expect(far.heard.at(-1)).toMatchObject({ type: "play", number: 1, move: 9, auto: true });
    expect(Object.keys(store.answers.value)).toEqual(["ProposeEnd"]);
    void store.takeBack("all");
    expect(store.always.value).toEqual(["ProposeEnd"]);
    store.askAgain("ProposeEnd");
    store.beQuiet(END);
    expect(store.always.value).toEqual([]);
  });

  it("asks everything where people play, and in a lesson", () => {
    far.now(atTheEnd({ seats: [seat(0), seat(1)] }));
    store.beQuiet(END);
    expect(store.always.value).toEqual([]);
    const bots = [seat(0), seat(1, { bot: "greedy", person: false })];
    far.now(atTheEnd({ seats: bots, lesson: { idea: 0 } }));
    store.beQuiet(END);
    expect(store.always.value).toEqual([]);
  });

  it("does not answer another choice by itself", () => {
    store.always.value = ["ProposeEnd"];
    far.now(moment(1, { question: question(1, [goOn], { choice: "AnswerProposal", default: 9 }) }));
    expect(far.heard.filter((one) => one.type === "play")).toEqual([]);
  });

  it("plays back what a bot does in the reader's place, like any other's moves", () => {
    speed.value = "normal";
    const seats = [seat(0, { bot: "greedy" }), seat(1)];
    far.now(moment(0, { seats }));
    far.now(moment(1, { mover: 0, seats, lines: [line(1, "one")] }));
    far.now(moment(2, { mover: 0, seats, lines: [line(2, "two")] }));
    expect(store.playback.behind.value).toBe(true);
  });

  it("tells the one who asked to take back that the others said no", () => {
    const plea = { seat: 0, what: null, agreed: [], open: [1] };
    far.now(moment(2, { plea }));
    far.now(moment(2));
    expect(say(store.notice.value?.text ?? "")).toContain("your move stands");
    store.dismiss();
    far.now(moment(2, { plea }));
    far.now(moment(3, { moves: 0, undone: true }));
    expect(store.notice.value).toBeNull();
  });

  it("takes back once for a double click, and again when asked again", async () => {
    const takenBack = () => far.heard.filter((one) => one.type === "take_back");
    void store.ask({ type: "take_back", all: false });
    void store.ask({ type: "take_back", all: false });
    expect(takenBack()).toHaveLength(1);
    far.say({ type: "done", id: takenBack()[0]?.id });
    await settled();
    void store.ask({ type: "take_back", all: false });
    expect(takenBack()).toHaveLength(2);
  });

  it("says that the line broke, and asks what the server asks then", async () => {
    far.now(moment(1, { question: question(1, [take]) }));
    store.play(take);
    far.break();
    await settled();
    expect(store.open.value).toBe(false);
    expect(store.question.value?.number).toBe(1);
    expect(store.notice.value).not.toBeNull();
  });

  it("does not let a spectator in with a wrong key", () => {
    const { lines, open } = exchange();
    const other = new TableStore("abc", "wrong", open);
    lines[0]?.onopen?.();
    lines[0]?.say({ type: "refused", id: null, key: "wrong_secret", text: name("no such seat"), rules: [] });
    lines[0]?.break(4403);
    expect(other.turnedAway.value).toEqual(name("no such seat"));
    other.close();
  });
});
