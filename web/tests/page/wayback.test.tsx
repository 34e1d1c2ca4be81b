import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generic } from "../../src/games/generic";
import { lang, say } from "../../src/i18n";
import { DecisionBar } from "../../src/pages/table/DecisionBar";
import { useKeys } from "../../src/pages/table/keys";
import { speed } from "../../src/table/playback";
import { TableStore } from "../../src/table/store";
import { exchange, type Line } from "./line";
import { line, moment, move, question, seat } from "./situations";

let store: TableStore;
let far: Line;

const take = move(7, "take mine");
const build = move(8, "build mill");
const goOn = move(9, "go_on");
const pass = { ...move(3, "pass", "Pass"), warning: "You lose: 2 wood." };
const FREE = { free: 0, plea: false, auto: false, begun: false };
const BOTS = [seat(0), seat(1, { bot: "greedy", person: false })];

beforeEach(() => {
  localStorage.clear();
  lang.value = "en";
  speed.value = "skip";
  const { lines, open } = exchange();
  store = new TableStore("abc", "key", open);
  far = lines[0] as Line;
  far.welcome(0);
});
afterEach(() => {
  cleanup();
  store.close();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const done = async () => {
  far.say({ type: "done", id: far.heard.at(-1)?.id });
  await settled();
};
const sent = (type: string) => far.heard.filter((one) => one.type === type);
const bar = () => render(<DecisionBar store={store} face={generic} />);

test("taking back what was answered without asking asks it from now on", async () => {
  store.always.value = ["ProposeEnd", "EndTurn"];
  far.now(moment(1, { question: question(1, [goOn], { choice: "ProposeEnd", default: 9 }) }));
  expect(sent("play")[0]).toMatchObject({ move: 9, auto: true });
  await done();
  far.now(moment(2, { mover: 0, undo: { ...FREE, free: 2, auto: true } }));
  void store.takeBack("choice");
  expect(sent("take_back")[0]).toMatchObject({ begun: false, all: false });
  expect(store.always.value).toEqual(["EndTurn"]);
  await done();
  far.now(moment(3, { undone: true, question: question(3, [goOn], { choice: "ProposeEnd", default: 9 }) }));
  expect(sent("play")).toHaveLength(1);
});

test("a page that was loaded anew switches all automatic answers off, for it does not know which one it was", () => {
  store.always.value = ["ProposeEnd", "EndTurn"];
  far.now(moment(2, { undo: { ...FREE, free: 1, auto: true } }));
  void store.takeBack("choice");
  expect(store.always.value).toEqual([]);
});

test("taking an own choice back leaves the automatic answers alone", () => {
  store.always.value = ["EndTurn"];
  far.now(moment(2, { undo: { ...FREE, free: 1 } }));
  void store.takeBack("choice");
  expect(store.always.value).toEqual(["EndTurn"]);
});

test("a half-made move is cancelled by a button or by its key, and Escape takes nothing back", async () => {
  far.now(
    moment(1, {
      question: question(1, [take], { completes: true }),
      undo: { ...FREE, free: 2, begun: true },
    }),
  );
  bar();
  const Keyed = () => {
    useKeys(store);
    return null;
  };
  render(<Keyed />);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(sent("take_back")[0]).toMatchObject({ begun: true, all: false });
  await done();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(sent("take_back")).toHaveLength(1);
  fireEvent.keyDown(document.body, { key: "u" });
  expect(sent("take_back")).toHaveLength(2);
});

test("another move is made in place of a half-made one", async () => {
  const begun = {
    question: question(1, [take], { completes: true }),
    undo: { ...FREE, free: 1, begun: true },
  };
  far.now(moment(1, begun));
  void store.instead("build mill");
  const asked = sent("take_back")[0];
  expect(asked).toMatchObject({ begun: true });
  far.now(moment(2, { undone: true, question: question(2, [take, build]) }));
  expect(sent("play")).toMatchObject([{ number: 2, move: 8, auto: false }]);
  far.say({ type: "done", id: asked?.id });
});

test("where it cannot be given up, nothing is made in its place later", async () => {
  far.now(moment(1, { question: question(1, [take], { completes: true }), undo: { ...FREE, begun: true } }));
  void store.instead("build mill");
  const refusal = { key: "no_undo", text: { en: "no", fr: "non" }, rules: [] };
  far.say({ type: "refused", id: far.heard.at(-1)?.id, ...refusal });
  await settled();
  far.now(moment(2, { undone: true, question: question(2, [take, build]) }));
  expect(sent("play")).toEqual([]);
});

test("what gives something up is said and asked once, and is not the loudest button", () => {
  far.now(moment(1, { question: question(1, [take, pass]) }));
  const { container } = bar();
  const button = () => screen.getByRole("button", { name: "Pass" });
  expect(button().className).toContain("button-plain");
  fireEvent.click(button());
  expect(sent("play")).toEqual([]);
  expect(container.querySelector("[role=alertdialog]")?.textContent).toContain("You lose: 2 wood.");
  fireEvent.click(screen.getByRole("button", { name: "Go back" }));
  expect(container.querySelector("[role=alertdialog]")).toBeNull();
  expect(sent("play")).toEqual([]);
  fireEvent.click(button());
  fireEvent.click(screen.getByRole("button", { name: "Pass anyway" }));
  expect(sent("play")).toMatchObject([{ move: 3 }]);
});

test("the only button of the bar is no louder for that, where the board has other answers", () => {
  const face = { ...generic, onBoard: new Set(["take"]) };
  far.now(moment(1, { question: question(1, [take, move(3, "pass", "Pass")]) }));
  render(<DecisionBar store={store} face={face} />);
  expect(screen.getByRole("button", { name: "Pass" }).className).toContain("button-plain");
});

test("who asked to take back is told that the others said no, and may think better of it", async () => {
  const plea = { seat: 0, what: "Ana builds Ruins.", agreed: [], open: [1] };
  far.now(moment(2, { plea }));
  bar();
  // The refusal is an entry of its own.
  act(() => far.now(moment(3)));
  expect(say(store.notice.value?.text ?? "")).toContain("your move stands");
  act(() => far.now(moment(4, { plea })));
  fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(far.heard.at(-1)).toMatchObject({ type: "answer", agree: false });
  await done();
  act(() => far.now(moment(5)));
  expect(store.notice.value).toBeNull();
});

test("a plea that a move has overtaken says so", () => {
  far.now(moment(2, { plea: { seat: 0, what: "Ana builds Ruins.", agreed: [], open: [1] } }));
  far.now(moment(3, { mover: 1, lines: [line(3, "P1 moves.", 1)] }));
  expect(say(store.notice.value?.text ?? "")).toContain("gone on");
});

test("against bots alone there is nothing to ask: it is called Undo", () => {
  far.now(moment(2, { undo: { ...FREE, plea: true }, seats: BOTS }));
  bar();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(far.heard.at(-1)).toMatchObject({ type: "plead" });
  cleanup();
  act(() => far.now(moment(3, { undo: { ...FREE, plea: true } })));
  bar();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(screen.getByRole("button", { name: "Ask to take the move back" })).toBeTruthy();
});

test("a refusal is a sentence, even where neither it nor its rules have words", async () => {
  far.now(moment(1, { question: question(1, [take]) }));
  const { container } = bar();
  store.why("at 0,1");
  await act(async () => {
    far.say({ type: "reasons", id: far.heard.at(-1)?.id, legal: false, rules: [], text: "" });
    await settled();
  });
  expect(container.querySelector("[role=alert]")?.textContent).toContain("That is not possible now.");
});

test("what happened last is said where nothing else is", () => {
  far.now(moment(1, { lines: [line(1, "P1 takes a mine.", 1)], standing: 0, question: question(1, [take]) }));
  const { container } = bar();
  expect(container.querySelector(".decision-last")?.textContent).toContain("P1 takes a mine.");
});
