import { act, cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lang } from "../../src/i18n";
import { BACKOFF, Live } from "../../src/net/live";
import { Fingerprint, SeedChosen, SeedProof } from "../../src/pages/table/Fairness";
import { belongs } from "../../src/table/proof";
import type { TableInfo } from "../../src/wire/messages";
import { exchange, type Line } from "./line";

// SHA-256 of "salt 7".
const FINGERPRINT = "5a6b1f6e";
const info: TableInfo = {
  table: "abc",
  game: "founders",
  seats: 2,
  options: {},
  campaign: null,
  seed_chosen: false,
  fingerprint: FINGERPRINT,
};

async function sum(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(digest).toString("hex");
}

beforeEach(() => {
  lang.value = "en";
  localStorage.clear();
});
afterEach(cleanup);

test("a chosen seed is told, a drawn one is not", () => {
  render(<SeedChosen info={info} />);
  expect(screen.queryByText("Chosen seed")).toBeNull();
  render(<SeedChosen info={{ ...info, seed_chosen: true }} />);
  expect(screen.getByText("Chosen seed")).toBeTruthy();
});

test("the fingerprint that was shown first is the one that counts", async () => {
  const fingerprint = await sum("salt 7");
  const proof = { seed: "7", salt: "salt" };
  render(<Fingerprint info={{ ...info, table: "first", fingerprint }} />);
  expect(screen.getByText(fingerprint)).toBeTruthy();
  cleanup();
  // Another one that fits another seed comes too late.
  const late = { ...info, table: "first", fingerprint: await sum("salt 8") };
  render(<SeedProof info={late} proof={{ seed: "8", salt: "salt" }} />);
  await act(async () => screen.getByRole("button").click());
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^Failed:/));
  cleanup();
  render(<SeedProof info={late} proof={proof} />);
  await act(async () => screen.getByRole("button").click());
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^Verified:/));
});

test("a browser that cannot check says how it can be done", async () => {
  vi.stubGlobal("crypto", {});
  expect(await belongs({ seed: "7", salt: "salt" }, FINGERPRINT)).toBeNull();
  vi.unstubAllGlobals();
});

test("pages do not all come back at the same instant", () => {
  vi.useFakeTimers();
  const waits = [0, 0.999].map((luck) => {
    vi.spyOn(Math, "random").mockReturnValue(luck);
    const { lines, open } = exchange();
    const listener = { welcome: vi.fn(), now: vi.fn(), line: vi.fn(), turnedAway: vi.fn(), refused: vi.fn() };
    const live = new Live("ws://table", null, listener, open);
    (lines[0] as Line).welcome();
    (lines[0] as Line).break();
    let waited = 0;
    while (lines.length < 2) {
      vi.advanceTimersByTime(10);
      waited += 10;
    }
    live.close();
    return waited;
  });
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(waits).toEqual([(BACKOFF[0] as number) / 2, BACKOFF[0]]);
});
