import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lang } from "../../src/i18n";
import { CoachPanel, JudgedHere } from "../../src/pages/coach/CoachPanel";
import { Coach } from "../../src/pages/coach/coach";
import type { Report } from "../../src/wire/messages";

const JUDGED = {
  move: 6,
  round: 2,
  seat: 0,
  played: "Add Grove",
  better: "Add Lake",
  loss: 0.12,
  error: 0.01,
  open_loss: 0.1,
  mark: 2,
  reasons: [{ label: "points", points: 4.2 }],
};

function report(more: Partial<Report> = {}): Report {
  return {
    game: "founders",
    seat: 0,
    parties: ["Ana", "Bruno"],
    over: true,
    series: [
      { move: 0, round: 1, chances: [0.5, 0.5] },
      { move: 6, round: 2, chances: [0.6, 0.4] },
      { move: 9, round: 2, chances: [0, 1] },
    ],
    seen: [{ move: 6, chance: 0.55 }],
    judged: [JUDGED],
    turning: [{ move: 6, round: 2, seat: 0, played: "Add Grove", luck: [-0.48, 0.48], skill: [-0.12, 0.12] }],
    accounts: [
      { party: 0, begun: 0.5, luck: -0.38, own: -0.12, others: [0, 0], result: 0 },
      { party: 1, begun: 0.5, luck: 0.38, own: 0, others: [0.12, 0], result: 1 },
    ],
    decisions: 3,
    looked_at: 3,
    all_decisions: 5,
    all_looked_at: 5,
    done: true,
    ...more,
  };
}

beforeEach(() => {
  lang.value = "en";
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the coach", () => {
  it("leads from error to error, and tells luck from skill", () => {
    const go = vi.fn();
    render(<CoachPanel report={report()} at={0} go={go} />);
    fireEvent.click(screen.getByTestId("next-error"));
    expect(go).toHaveBeenCalledWith(6);
    const account = screen.getByRole("row", { name: /Bruno 50 \+38/ });
    expect(
      within(account)
        .getAllByRole("cell")
        .map((one) => one.textContent),
    ).toEqual(["50", "+38", "0", "+12", "100"]);
    expect(screen.getByRole("img", { name: /Chances of winning.*Ana 0%, Bruno 100%/ })).toBeTruthy();
  });

  it("tells the chances by round to who cannot see the picture", () => {
    render(<CoachPanel report={report()} at={0} go={() => undefined} />);
    const table = screen.getByRole("table", { name: "Chances of winning over the game" });
    expect(within(table).getByRole("row", { name: "2 60% 40%" })).toBeTruthy();
  });

  it("says that nothing is certain yet, or that nothing was lost", () => {
    const none = report({ judged: [], done: false, looked_at: 1 });
    const { rerender } = render(<CoachPanel report={none} at={0} go={() => undefined} />);
    expect(screen.getByText("Nothing certain yet.")).toBeTruthy();
    expect(screen.getByText("1 of 3 decisions examined so far…")).toBeTruthy();
    rerender(<CoachPanel report={{ ...none, done: true }} at={0} go={() => undefined} />);
    expect(screen.getByText(/No decision was clearly costly/)).toBeTruthy();
  });

  it("says beside the board what is better, by how much, and why", () => {
    const { container } = render(<JudgedHere of={JUDGED} />);
    expect(container.textContent).toContain("−12.0% chance of winning, ± 1.0; with all cards face up −10.0%");
    expect(container.textContent).toContain("BetterAdd Lake");
    expect(container.textContent).toContain("+4.2 points");
    expect(screen.getByRole("img", { name: "an error (10 points or more)" })).toBeTruthy();
  });

  it("is asked again until it has found all, and no more when nobody reads", async () => {
    vi.useFakeTimers();
    const answers = [report({ done: false }), report({ done: false }), report()];
    const fetch = vi.fn(async () =>
      Response.json({ report: answers[Math.min(fetch.mock.calls.length, 3) - 1] }),
    );
    vi.stubGlobal("fetch", fetch);
    const coach = new Coach("t1");
    coach.follow(0, "en");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(coach.report.value?.done).toBe(true);
    fetch.mockClear();
    const stop = new Coach("t1").follow(0, "en");
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
