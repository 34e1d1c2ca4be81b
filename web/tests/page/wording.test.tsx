import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generic } from "../../src/games/generic";
import { lang } from "../../src/i18n";
import { pageWords } from "../../src/pages/RulesPage";
import { DecisionBar } from "../../src/pages/table/DecisionBar";
import { PlayersBar } from "../../src/pages/table/PlayersBar";
import { PleaBox } from "../../src/pages/table/PleaBox";
import { TableStore } from "../../src/table/store";
import { exchange, type Line } from "./line";
import { moment, move, question } from "./situations";

let store: TableStore;
let far: Line;

beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const { lines, open } = exchange();
  store = new TableStore("abc", "key", open);
  far = lines[0] as Line;
  far.welcome(0);
});

afterEach(() => {
  cleanup();
  store.close();
  lang.value = "en";
});

test("the solo rules have a book of their own, whose pages are counted", () => {
  lang.value = "fr";
  expect(pageWords("solo p. 9")).toBe("livret solo, p. 9");
  expect(pageWords("12, 14")).toBe("livret, p. 12, 14");
  expect(pageWords("EN 12")).toBe("livret anglais, p. 12");
  expect(pageWords("9 EN, 16")).toBe("livret, p. 16 · livret anglais, p. 9");
  lang.value = "en";
  expect(pageWords("solo p. 9")).toBe("printed solo rules, p. 9");
});

test("a wish to go back says what would go, as the log does", () => {
  lang.value = "en";
  far.now(moment(2, { plea: { seat: 1, what: "Bruno builds Ruins.", agreed: [], open: [0] } }));
  const { container } = render(<PleaBox store={store} />);
  expect(container.textContent).toContain("take this back: Bruno builds Ruins.");
  cleanup();
  far.now(moment(3, { plea: { seat: 1, what: null, agreed: [], open: [0] } }));
  render(<PleaBox store={store} />);
  expect(screen.getByRole("alert").textContent).toContain("take back their last move");
});

test("a hint that was told in one game is told in another that asks by the same word", async () => {
  const face = { ...generic, book: { open: async () => undefined, hint: () => "One action a turn." } };
  far.now(moment(2, { question: question(2, [move(1, "pass")]) }));
  const { container } = render(<DecisionBar store={store} face={face} />);
  expect(container.textContent).toContain("One action a turn.");
  await act(async () => screen.getByRole("button", { name: "Close" }).click());
  expect(localStorage.getItem("imperia.hintsTold")).toMatch(/"founders \w+"/);
});

test("whose turn it is reads as a sentence, for oneself as well", () => {
  lang.value = "fr";
  far.now(moment(2, { waiting: [{ seat: 0, text: "…", rule: "FOU-037" }] }));
  const { container } = render(<PlayersBar store={store} />);
  expect(container.textContent).toContain("à vous de jouer");
  expect(container.textContent).not.toContain("vous doit");
});
