import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { library, wordsOf } from "../../src/net/resource";
import { DesignPage } from "../../src/pages/DesignPage";
import { entriesOf, fieldsOf, pathOf, read, withChange, written } from "../../src/pages/design/changes";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const file = [
  {
    id: "board_roman",
    name: { en: "Romans", fr: "Romains" },
    source: "public",
    production: { worker: 4 },
    steps: [{ id: "first", gold: 1 }, 7],
    odd: null,
  },
];

test("every number and word of an entry can be changed, remarks cannot", () => {
  const [entry] = entriesOf(file);
  const fields = fieldsOf(entry?.data ?? null);
  expect(fields.map((field) => pathOf("boards", entry?.id ?? "", field))).toEqual([
    "boards.board_roman.production.worker",
    "boards.board_roman.steps.first.gold",
    "boards.board_roman.steps.1",
  ]);
  expect(pathOf("tables", "", { path: ["rounds"], printed: 5 })).toBe("tables.rounds");
});

test("what is typed becomes the kind of value that is printed", () => {
  expect(read(" 6 ", 4)).toBe(6);
  expect(read("six", 4)).toBeNull();
  expect(read("wood", "gold")).toBe("wood");
  expect(read("", "gold")).toBeNull();
  expect(written({ path: "a.b", printed: "1", value: "2" })).toBe('a.b="2"');
});

test("a field is changed once, and not at all where the printed value stands again", () => {
  const one = { path: "tables.rounds", printed: 5, value: 6 };
  const twice = withChange(withChange([], one), { ...one, value: 7 });
  expect(twice.map((change) => change.value)).toEqual([7]);
  expect(withChange(twice, { ...one, value: 5 })).toEqual([]);
});

const measured = {
  label: { en: "wins of seat 1", fr: "victoires de la place 1" },
  share: true,
  printed: 0.5,
  changed: 0.56,
  difference: 0.06,
  low: 0.02,
  high: 0.1,
  real: true,
};

test("a designer changes a number, compares, and keeps it as a pack", async () => {
  const asked: string[] = [];
  const name = { en: "Settlers", fr: "Settlers" };
  const answers: Record<string, unknown> = {
    "/api/library": {
      games: [{ id: "settlers", title: name, seats: [2, 3], usual_seats: 2, options: [], packs: [] }],
      bots: [{ name: "quick", label: { en: "Quick", fr: "Rapide" }, text: name, claims: {} }],
      design: true,
    },
    "/api/games/settlers/words": { words: {}, fields: {}, content: {}, content_values: {} },
    "/api/games/settlers/printed": { boards: file, tables: { rounds: 5 } },
    "/api/games/settlers/trials": {
      id: "t",
      game: "settlers",
      changes: [],
      seeds: 8,
      planned: 400,
      done: false,
    },
    "/api/trials/t": {
      id: "t",
      game: "settlers",
      changes: [],
      seeds: 50,
      planned: 400,
      done: true,
      verdict: { en: "The change is real.", fr: "Le changement est réel." },
      failure: null,
      measured: [measured],
    },
    "/api/games/settlers/packs": { name: "richer", content: "abc" },
  };
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    asked.push(`${path} ${init?.body ?? ""}`);
    return Promise.resolve(new Response(JSON.stringify(answers[path])));
  });
  // Another test of this worker may have fetched them before.
  for (const fetched of [library(), wordsOf("settlers")]) fetched.retry();
  render(<DesignPage game="settlers" />);
  const compare = await screen.findByRole("button", { name: "Compare" });
  expect((compare as HTMLButtonElement).disabled).toBe(true);
  fireEvent.input(screen.getByLabelText("production · worker"), { target: { value: "5" } });
  expect((await screen.findByText("boards.board_roman.production.worker=5")).tagName).toBe("CODE");
  fireEvent.click(compare);
  expect(await screen.findByText("The change is real.", {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText("+2.0 … +10.0")).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Name of the pack"), { target: { value: "richer" } });
  fireEvent.click(screen.getByRole("button", { name: "Keep as a pack" }));
  const link = await screen.findByRole("link", { name: "Set up a table with it" });
  expect(link.getAttribute("href")).toBe("/new/settlers?pack=abc");
  expect(asked.find((one) => one.includes("/packs"))).toContain(
    '{"name":"richer","changes":["boards.board_roman.production.worker=5"]}',
  );
});
