import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Beside } from "../../src/games/daimyo/beside/Beside";
import { ownCards } from "../../src/games/daimyo/beside/own";
import { forget, go, heldBy, session, start } from "../../src/games/daimyo/beside/session";
import { book } from "../../src/games/daimyo/texts";
import { lang } from "../../src/i18n";
import type { EmpireAct, EmpireCount } from "../../src/wire/daimyo";

let asked: (EmpireAct | EmpireCount)[] = [];

beforeEach(async () => {
  lang.value = "en";
  await book.open();
  window.scrollTo = () => {};
  forget();
  ownCards.value = [];
  asked = [];
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as EmpireAct | EmpireCount;
    asked.push(body);
    return new Response(
      JSON.stringify(
        body.ask === "count"
          ? {
              lines: [{ source: "relics", rule: "DAI-197", you: 4, empire: 1 }],
              you: 4,
              empire: 1,
              winners: ["you"],
            }
          : { facts: body.facts, gains: { towers: 1 }, steps: [{ text: "A tower.", rule: "DAI-249" }] },
      ),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))));
async function tap(name: string | RegExp) {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
}

/** At the empire's turn, with a card that is not among ours. */
async function strange() {
  render(<Beside />);
  await act(async () => {
    start("hard");
    go({ phase: "card" });
  });
}

async function tellGold(amount: string, on: string) {
  await tap("Gold");
  await tap(amount);
  await tap(on);
}

test("a card that was told is offered again, and only its third space is asked for", async () => {
  await strange();
  await tap("My card says something else");
  await tap(/blue.*4/);
  expect(screen.getByText("What does the green space say?")).toBeTruthy();
  await tellGold("2", "Next space");
  await tellGold("3", "Carry out");
  await tap("Done");
  await tap("Done");
  await tap(/Card you entered.*2 × Gold/);
  await tap(/red.*1/);
  expect(screen.getByText("What does the blue space say?")).toBeTruthy();
  await tellGold("1", "Carry out");
  expect(session.value?.queue).toEqual([[{ op: "e_gold", n: 1 }], [{ op: "e_gold", n: 2 }]]);
  expect(Object.keys(ownCards.value[0]?.spaces ?? {}).sort()).toEqual(["blue", "green", "red"]);
});

test("what the empire's actions brought stands in the final count, the Helmet goes to one", async () => {
  await strange();
  await tap("My card says something else");
  await tap(/blue.*4/);
  await tellGold("2", "Next space");
  await tellGold("3", "Carry out");
  await tap("Done");
  await tap("Done");
  // The tower of the level, and one by each action.
  expect(session.value && heldBy(session.value, "empire").towers).toBe(3);
  await act(async () => go({ phase: "over" }));
  await settle();
  expect(screen.getByRole("heading", { name: "You win, 4 to 1" })).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Heroes worth 5, You"), { target: { value: "2" } });
  fireEvent.click(screen.getByLabelText("Mighty Helmet, Empire"));
  fireEvent.click(screen.getByLabelText("Mighty Helmet, You"));
  await settle();
  expect(asked.at(-1)).toMatchObject({
    ask: "count",
    you: { heroes: [5, 5], helmet: true },
    empire: { towers: 3, helmet: false },
  });
});
