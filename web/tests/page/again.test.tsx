import { act, cleanup, render, screen } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lang } from "../../src/i18n";
import { ResultPanel } from "../../src/pages/table/ResultPanel";
import { TableStore } from "../../src/table/store";
import { exchange, type Line } from "./line";
import { moment } from "./situations";

const result = { scores: [], tie_break: "" };
const info = {
  table: "abc",
  game: "founders",
  seats: 2,
  options: {},
  campaign: null,
  seed_chosen: false,
  fingerprint: null,
};
let store: TableStore;

beforeEach(() => {
  lang.value = "en";
});
afterEach(() => {
  cleanup();
  store.close();
});

function sitDown(seat: number | null): Line {
  const { lines, open } = exchange();
  store = new TableStore("abc", seat === null ? null : "key", open);
  const far = lines[0] as Line;
  far.welcome(seat);
  far.now(moment(9, { result }));
  render(
    <LocationProvider>
      <ResultPanel store={store} result={result} info={info} />
    </LocationProvider>,
  );
  return far;
}

test("who plays again asks the table, and goes where it leads", async () => {
  const far = sitDown(0);
  screen.getByRole("button", { name: "Play again" }).click();
  expect(far.heard.at(-1)?.type).toBe("again");
  await act(async () => far.now(moment(9, { result, sequel: "def" })));
  expect(location.pathname + location.hash).toBe("/t/def#key");
});

test("the others are offered the same table", async () => {
  const far = sitDown(1);
  await act(async () => far.now(moment(9, { result, sequel: "ghi" })));
  expect(location.pathname).not.toContain("ghi");
  await act(async () => screen.getByRole("button", { name: "Join the next game" }).click());
  expect(location.pathname + location.hash).toBe("/t/ghi#key");
});

test("who looks on may watch", async () => {
  const far = sitDown(null);
  await act(async () => far.now(moment(9, { result, sequel: "jkl" })));
  expect(screen.getByRole("button", { name: "Watch the next game" })).toBeTruthy();
});

test("from a game of a campaign one goes back to the campaign", () => {
  const { lines, open } = exchange();
  store = new TableStore("abc", "key", open);
  const far = lines[0] as Line;
  far.welcome(0);
  far.now(moment(9, { result }));
  render(
    <LocationProvider>
      <ResultPanel store={store} result={result} info={{ ...info, campaign: "camp" }} />
    </LocationProvider>,
  );
  expect(screen.getByRole("link", { name: "Back to the campaign" }).getAttribute("href")).toBe("/c/camp#key");
  expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
});
