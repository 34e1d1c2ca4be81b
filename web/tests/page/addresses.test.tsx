import { cleanup, render, screen } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../../src/App";
import { mendAddress } from "../../src/address";
import { emblemOf } from "../../src/games";
import { lang } from "../../src/i18n";
import { library } from "../../src/net/resource";
import { BesidePage } from "../../src/pages/BesidePage";
import { ContentPage } from "../../src/pages/ContentPage";
import { NewCampaignPage } from "../../src/pages/NewCampaignPage";
import { RulesPage } from "../../src/pages/RulesPage";
import { SetupPage } from "../../src/pages/SetupPage";

// What every object knows, whatever it is a list of.
const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
const PAGES = { BesidePage, ContentPage, NewCampaignPage, RulesPage, SetupPage };
const thrown: unknown[] = [];
const note = (event: PromiseRejectionEvent | ErrorEvent | Error) => thrown.push(event);

function answer(path: string): Response {
  if (path === "/api/library") return Response.json({ games: [], bots: [] });
  const text = { en: "There is no such game.", fr: "Ce jeu n’existe pas." };
  return Response.json({ status: 404, key: "no_such_game", text }, { status: 404 });
}

beforeEach(() => {
  lang.value = "en";
  thrown.length = 0;
  vi.stubGlobal("fetch", async (path: string) => answer(path));
  // Another file may have asked for it without an answer; it is kept for as long as a page is open.
  library().retry();
  process.on("unhandledRejection", note);
  addEventListener("error", note);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  process.off("unhandledRejection", note);
  removeEventListener("error", note);
  history.replaceState(null, "", "/");
});

describe("an address with the name of no game", () => {
  for (const [page, Page] of Object.entries(PAGES)) {
    it.each(NAMES)(`shows ${page} for %s without a fault`, async (name) => {
      render(
        <LocationProvider>
          <Page game={name} />
        </LocationProvider>,
      );
      await new Promise((done) => setTimeout(done, 20));
      expect(thrown).toEqual([]);
    });
  }

  it("has the emblem of any other game", () => {
    for (const name of NAMES) expect(emblemOf(name)).toBe(emblemOf("chess"));
  });

  it("says that there is nothing to be run beside it", async () => {
    history.replaceState(null, "", "/beside/__proto__");
    render(<App />);
    expect(await screen.findByText("This game has no solo opponent to run for your own copy.")).toBeTruthy();
  });
});

describe("an address that is cut in the middle of a sign", () => {
  it.each(["/rules/%", "/beside/%E0%A4%A", "/%ff"])("is shown as it stands: %s", async (path) => {
    history.replaceState(null, "", path);
    mendAddress();
    expect(decodeURIComponent(location.pathname)).toBe(path);
    render(<App />);
    await new Promise((done) => setTimeout(done, 20));
    expect(thrown).toEqual([]);
  });

  it("is left alone where nothing is wrong with it", () => {
    history.replaceState(null, "", "/rules/caf%C3%A9?q=%#x");
    mendAddress();
    expect(location.href.endsWith("/rules/caf%C3%A9?q=%#x")).toBe(true);
  });
});
