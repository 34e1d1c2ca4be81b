import { cleanup, fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { campaign } from "../../src/games/imperium/campaign";
import { Begin } from "../../src/games/imperium/campaign/Begin";
import { Story } from "../../src/games/imperium/campaign/Story";
import { nationOf } from "../../src/games/imperium/content";
import { book } from "../../src/games/imperium/texts";
import { lang } from "../../src/i18n";
import type { CampaignGame, ImperiumCampaign } from "../../src/wire/imperium";

await book.open();
beforeAll(() => {
  // The dialogs of the browser are not there in tests.
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
});
beforeEach(() => {
  lang.value = "en";
});
afterEach(cleanup);

const played: CampaignGame = {
  table: "abc",
  opponent: "greeks",
  level: "chieftain",
  day: "2026-11-17",
  points: 61,
  against: 48,
  won: true,
  kept: "",
  dropped: "",
};

function view(more: Partial<ImperiumCampaign> = {}): ImperiumCampaign {
  return {
    nation: "romans",
    box: "both_with_classics",
    supreme: false,
    bonus: false,
    how: "choose",
    wins: 1,
    wins_needed: 5,
    losses: 2,
    losses_lost: 4,
    games: [{ ...played, kept: "cl-port" }],
    level: "warlord",
    opponents: [
      { nation: "greeks", open: false },
      { nation: "celts", open: true },
      { nation: "qin", open: true },
    ],
    tokens: { materials: 3, population: 2, progress: 1 },
    deck: ["cl-port", "cl-shrine"],
    joined: ["cl-port"],
    dropped: ["cl-mountain"],
    unrest_out: 0,
    keepable: [],
    droppable: [],
    ...more,
  };
}

function show(more: Partial<ImperiumCampaign> = {}, own = true) {
  const play = vi.fn();
  const reward = vi.fn();
  const after = { address: "/campaign/imperium?after=x", begun: false };
  const { container } = render(
    <Story
      view={view(more)}
      table={more.how === "playing" ? "/t/abc#key" : null}
      tables={["abc"]}
      own={own}
      busy={false}
      play={play}
      reward={reward}
      after={after}
    />,
  );
  return { play, reward, container };
}

test("wins and defeats are marks out of five and four", () => {
  const { container } = show();
  expect(screen.getByText("Wins: 1 of 5")).toBeTruthy();
  expect(container.querySelectorAll(".i-camp-win i")).toHaveLength(5);
  expect(container.querySelectorAll(".i-camp-win i[data-on=true]")).toHaveLength(1);
  expect(container.querySelectorAll(".i-camp-loss i")).toHaveLength(4);
  expect(container.querySelectorAll(".i-camp-loss i[data-on=true]")).toHaveLength(2);
});

test("the next opponent is chosen among those that were not beaten, and a click begins the game", () => {
  const { play, container } = show();
  const closed = container.querySelector<HTMLButtonElement>('[data-nation="greeks"]');
  expect(closed?.disabled).toBe(true);
  expect(within(closed?.parentElement as HTMLElement).getByText("IMP-301")).toBeTruthy();
  // Nobody is chosen for the player.
  expect(container.querySelector('[aria-pressed="true"]')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Play" }).disabled).toBe(true);
  const qin = container.querySelector('[data-nation="qin"]') as Element;
  // It is told what it does as an opponent, not how one plays it.
  expect(qin.textContent).toContain(book.word("about.opponent.qin"));
  expect(book.sentences("qin").some((line) => qin.textContent?.includes(line))).toBe(false);
  fireEvent.click(qin);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(play).toHaveBeenLastCalledWith("qin");
});

test("who has won the last game is proposed again", () => {
  const { play } = show({ games: [{ ...played, opponent: "qin", won: false }] });
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(play).toHaveBeenLastCalledWith("qin");
});

test("a reward is one card, kept or removed, and every card can be looked at", () => {
  const { reward, container } = show({
    how: "reward",
    games: [played],
    keepable: ["cl-port", "cl-shrine"],
    droppable: ["cl-mountain"],
  });
  const now = container.querySelector(".i-camp-now") as HTMLElement;
  expect(within(now).queryByRole("button", { name: /^(Keep|Remove) “/ })).toBeNull();
  fireEvent.click(now.querySelector('[data-card="cl-port"]') as Element);
  fireEvent.click(now.querySelector('[data-card="cl-mountain"]') as Element);
  expect(now.querySelectorAll("[aria-pressed=true]")).toHaveLength(1);
  fireEvent.click(within(now).getByRole("button", { name: /^Remove “/ }));
  expect(reward).toHaveBeenLastCalledWith("drop cl-mountain");
  fireEvent.keyDown(now.querySelector('[data-card="cl-shrine"]') as Element, { key: "Enter" });
  fireEvent.click(within(now).getByRole("button", { name: /^Keep “/ }));
  expect(reward).toHaveBeenLastCalledWith("keep cl-shrine");
  fireEvent.click(within(now).getByRole("button", { name: /Look at “Port”/ }));
  expect(container.querySelector("dialog .card-inspect")).toBeTruthy();
});

test("the games are told with date, opponent, level, points, result and reward", () => {
  const { container } = show({
    games: [
      { ...played, kept: "cl-port" },
      { ...played, table: "def", won: false },
    ],
  });
  const [first, second] = [...container.querySelectorAll("tbody tr")];
  for (const said of ["Greeks", "won", "61 to 48", "Chieftain", "kept: Port", "Nov 17, 2026"]) {
    expect(first?.textContent).toContain(said);
  }
  expect(second?.textContent).toContain("lost");
  // Nothing is offered that is there no more.
  expect(first?.querySelector("a")?.getAttribute("href")).toBe("/replay/abc");
  expect(second?.querySelector("a")).toBeNull();
  expect(second?.textContent).toContain("Its table is gone.");
  expect(first?.querySelector("a")?.getAttribute("href")).toBe("/replay/abc");
});

test("the starting deck shows what was kept and what was removed", () => {
  const { container } = show();
  const card = (id: string) => container.querySelector(`[data-card="${id}"]`)?.closest("li");
  expect(card("cl-port")?.textContent).toContain("kept");
  expect(card("cl-shrine")?.textContent).not.toContain("kept");
  expect(card("cl-mountain")?.getAttribute("data-gone")).toBe("true");
});

test("a game that is played is a click away, for the own seat", () => {
  show({ how: "playing", games: [{ ...played, won: null, day: "" }] });
  expect(screen.getByRole("link", { name: "Go to the table" }).getAttribute("href")).toBe("/t/abc#key");
});

test.each([
  ["won", false, "Campaign won"],
  ["won", true, "Grand campaign won"],
  ["lost", false, "Campaign lost"],
] as const)("that a campaign is %s is told (supreme: %s)", (how, supreme, said) => {
  show({ how, supreme });
  expect(screen.getByRole("heading", { name: said })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Begin another campaign" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Play" })).toBeNull();
});

test("who looks on can choose nothing", () => {
  show({}, false);
  expect(screen.queryByRole("button", { name: "Play" })).toBeNull();
  expect(screen.getByText(/You are watching/)).toBeTruthy();
});

test("a campaign is begun with a nation of the boxes, ordinary or as Supreme Ruler", () => {
  const begin = vi.fn();
  const { container } = render(<Begin before={view({ how: "lost" })} busy={false} begin={begin} />);
  expect(screen.getByText(/double resources/)).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Begin the campaign" });
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Boxes"), { target: { value: "legends" } });
  const nations = [...container.querySelectorAll<HTMLElement>("[data-nation]")].map(
    (one) => one.dataset.nation,
  );
  expect(nations.length).toBe(8);
  expect(nations.every((one) => nationOf(one as string).box === "legends")).toBe(true);
  fireEvent.click(container.querySelector('[data-nation="qin"]') as Element);
  fireEvent.click(screen.getByRole("radio", { name: /Supreme Ruler/ }));
  fireEvent.click(button);
  expect(begin).toHaveBeenCalledWith({ nation: "qin", supreme: true, box: "legends" });
});

test("a campaign has its line in the list, in both languages", async () => {
  expect(campaign.line(view() as never)).toBe("Romans · 1 win, 2 defeats");
  lang.value = "fr";
  await book.open();
  expect(campaign.line(view() as never)).toBe("Romains · 1 victoire, 2 défaites");
});
