import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lang } from "../../src/i18n";
import { RecentTables } from "../../src/pages/front/RecentTables";
import { type RecentTable, recentTables, rememberTable, updateTable } from "../../src/table/recent";
import type { GameInfo } from "../../src/wire/messages";

const GAMES = [{ id: "founders", title: { en: "Founders", fr: "Fondateurs" } }] as GameInfo[];

function table(name: string, more: Partial<RecentTable> = {}): RecentTable {
  return {
    table: name,
    game: "founders",
    secret: "key",
    others: [],
    names: [name],
    when: 0,
    over: false,
    ...more,
  };
}

beforeEach(() => {
  lang.value = "en";
  recentTables.value = [];
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const names = () => recentTables.value.map((one) => one.table);

test("an unfinished table is never forgotten, however many follow it", () => {
  rememberTable(table("first"));
  for (let number = 0; number < 40; number += 1) rememberTable(table(`next ${number}`));
  expect(names()).toHaveLength(41);
  expect(names()).toContain("first");
});

test("of finished tables, and of those that were only looked at, the latest are kept", () => {
  rememberTable(table("running"));
  for (let number = 0; number < 20; number += 1) {
    rememberTable(table(`watched ${number}`, { secret: null }));
    rememberTable(table(`over ${number}`));
    updateTable(`over ${number}`, { over: true });
  }
  expect(names()).toHaveLength(13);
  expect(names()).toContain("running");
  expect(names()).toContain("over 19");
});

test("finished games fold away, and the cross asks before a key is lost", async () => {
  rememberTable(table("Ana and Bruno"));
  rememberTable(table("Chloé and Dan", { over: true }));
  const { container } = render(<RecentTables games={GAMES} />);
  expect(container.querySelector("details")?.textContent).toContain("Chloé and Dan");
  expect(container.querySelector("details")?.textContent).not.toContain("Ana and Bruno");
  const cross = () => container.querySelector("section > ul button") as Element;
  await act(async () => void fireEvent.click(cross()));
  expect(names()).toHaveLength(2);
  expect(screen.getByText(/key to your seat/)).toBeTruthy();
  expect((container.querySelector("#link-forget") as HTMLInputElement).value).toContain(
    "/t/Ana and Bruno#key",
  );
  await act(async () => void fireEvent.click(screen.getByText("Keep it")));
  expect(names()).toHaveLength(2);
  await act(async () => void fireEvent.click(cross()));
  await act(async () => void fireEvent.click(screen.getByText("Forget it")));
  expect(names()).toEqual(["Chloé and Dan"]);
});

test("a table says how far it was, how all stood, and whether it is the reader's turn", () => {
  rememberTable(
    table("one", { names: ["Ana", "Livia"], brief: { round: 3, points: [12, null] }, turn: true, when: 0 }),
  );
  const { container } = render(<RecentTables games={GAMES} />);
  expect(container.querySelector(".recent-turn")?.textContent).toBe("your turn");
  expect(container.querySelector("small")?.textContent).toContain("Ana 12 and Livia · round 3 · ");
});

test("a date is written as the reader's region writes it, in the language of the page", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-CH", "en-GB"]);
  rememberTable(table("one", { when: new Date(2026, 10, 18, 9, 5).getTime() }));
  const { container } = render(<RecentTables games={GAMES} />);
  expect(container.querySelector("small")?.textContent).toContain("18 Nov 2026");
});
