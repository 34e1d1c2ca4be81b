import { act, cleanup, configure, fireEvent, render, screen } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lang } from "../../src/i18n";
import { CampaignPage } from "../../src/pages/CampaignPage";
import { RecentCampaigns } from "../../src/pages/front/RecentCampaigns";
import { NewCampaignPage } from "../../src/pages/NewCampaignPage";
import { campaignAddress, recentCampaigns, rememberCampaign } from "../../src/table/campaigns";
import { recentTables } from "../../src/table/recent";
import type { GameInfo } from "../../src/wire/messages";

const view = {
  nation: "romans",
  box: "both_with_classics",
  supreme: false,
  bonus: false,
  how: "choose",
  wins: 0,
  wins_needed: 5,
  losses: 0,
  losses_lost: 4,
  games: [],
  level: "chieftain",
  opponents: [{ nation: "celts", open: true }],
  tokens: { materials: 3, population: 2, progress: 1 },
  deck: [],
  joined: [],
  dropped: [],
  unrest_out: 0,
  keepable: [],
  droppable: [],
};
const info = { campaign: "abc", game: "imperium", table: null, sequel: null, view };
const heard: [string, unknown][] = [];

// The game's own part of the page takes its time to load, the more on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
await (await import("../../src/games/imperium")).imperium.book?.open();

function answer(path: string): unknown {
  if (path === "/api/campaigns") return { campaign: "new", secret: "fresh" };
  if (path.endsWith("/games")) {
    return { table: "tab", game: "imperium", keys: [{ seat: 0, secret: "key" }], over: false };
  }
  if (path === "/api/campaigns/lost") return { ...info, campaign: "lost", view: { ...view, how: "lost" } };
  return info;
}

beforeEach(() => {
  lang.value = "en";
  heard.length = 0;
  recentCampaigns.value = [];
  recentTables.value = [];
  history.replaceState(null, "", "/");
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    heard.push([path, init?.body ? JSON.parse(String(init.body)) : null]);
    return new Response(JSON.stringify(answer(path)), { headers: { "Content-Type": "application/json" } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a campaign is remembered with its secret, and who looks on leaves none", () => {
  const entry = { campaign: "abc", game: "imperium", secret: "key", when: 0, view };
  rememberCampaign(entry);
  rememberCampaign({ ...entry, secret: null, when: 1 });
  rememberCampaign({ ...entry, campaign: "other", secret: null });
  expect(recentCampaigns.value.map((one) => [one.campaign, one.secret, one.when])).toEqual([
    ["abc", "key", 1],
  ]);
  expect(campaignAddress("abc", "key")).toBe("/c/abc#key");
});

test("an opponent and a click lead to the next game, with the secret of the campaign", async () => {
  history.replaceState(null, "", "/c/abc#key");
  const { container } = render(
    <LocationProvider>
      <CampaignPage campaign="abc" />
    </LocationProvider>,
  );
  await screen.findByRole("button", { name: "Play" });
  fireEvent.click(container.querySelector('[data-nation="celts"]') as Element);
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  await vi.waitFor(() => expect(location.pathname + location.hash).toBe("/t/tab#key"));
  expect(heard.at(-1)).toEqual(["/api/campaigns/abc/games", { secret: "key", opponent: "celts", name: "" }]);
  expect(recentCampaigns.value[0]?.secret).toBe("key");
  expect(recentTables.value[0]?.table).toBe("tab");
});

test("after a lost campaign the next one is begun with its key", async () => {
  rememberCampaign({
    campaign: "lost",
    game: "imperium",
    secret: "old",
    when: 0,
    view: { ...view, how: "lost" },
  });
  history.replaceState(null, "", "/campaign/imperium?after=lost");
  const { container } = render(
    <LocationProvider>
      <NewCampaignPage game="imperium" />
    </LocationProvider>,
  );
  expect(await screen.findByText(/double resources/)).toBeTruthy();
  fireEvent.click(container.querySelector('[data-nation="celts"]') as Element);
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Begin the campaign" }));
  });
  expect(heard.at(-1)).toEqual([
    "/api/campaigns",
    {
      game: "imperium",
      terms: { nation: "celts", supreme: false, box: "both_with_classics" },
      after: { campaign: "lost", secret: "old" },
    },
  ]);
  await vi.waitFor(() => expect(location.pathname + location.hash).toBe("/c/new#fresh"));
});

test("the front page lists the campaigns of this browser, and asks before one is forgotten", async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
  rememberCampaign({ campaign: "abc", game: "imperium", secret: "key", when: 0, view });
  const games = [{ id: "imperium", title: { en: "Imperium", fr: "Imperium" } }] as unknown as GameInfo[];
  render(<RecentCampaigns games={games} />);
  expect(await screen.findByText("Romans · 0 wins, 0 defeats")).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/c/abc#key");
  fireEvent.click(screen.getByRole("button", { name: "Remove from this list" }));
  fireEvent.click(screen.getByRole("button", { name: "Forget it", hidden: true }));
  expect(recentCampaigns.value).toEqual([]);
});
