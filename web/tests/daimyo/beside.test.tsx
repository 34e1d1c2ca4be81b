import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Beside } from "../../src/games/daimyo/beside/Beside";
import { ownCards } from "../../src/games/daimyo/beside/own";
import { account, forget, past } from "../../src/games/daimyo/beside/session";
import { book } from "../../src/games/daimyo/texts";
import { lang } from "../../src/i18n";
import type {
  EmpireAccount,
  EmpireAdvice,
  EmpireBegin,
  EmpireCount,
  EmpirePlay,
} from "../../src/wire/daimyo";

type Asked = EmpireBegin | EmpirePlay | EmpireCount;

const ACCOUNT: EmpireAccount = {
  level: "hard",
  facts: { islands: {}, tiles: [] },
  phase: "card",
  held: { empire: { towers: 3 } },
};
const GOLD = (n: 1 | 2 | 3) => [{ op: "e_gold" as const, n }];

let asked: Asked[] = [];
/** What stands at the table after what was told; the game decides, so that a test says what it says. */
let next: (body: EmpirePlay) => Partial<EmpireAdvice>;
let phase: NonNullable<EmpireAccount["phase"]>;

/** The card that lies open is part of the account. */
const cardOf = ({ told }: EmpirePlay) => (told?.what === "card" ? { card: String(told.said) } : {});

beforeEach(async () => {
  lang.value = "en";
  await book.open();
  window.scrollTo = () => {};
  forget();
  ownCards.value = [];
  asked = [];
  phase = "card";
  next = () => ({});
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as Asked;
    asked.push(body);
    if (body.ask === "count") {
      const lines = [{ source: "relics", rule: "DAI-197", you: 4, empire: 1 }];
      return Response.json({ lines, you: 4, empire: 1, winners: ["you"] });
    }
    const now = body.ask === "begin" ? ACCOUNT : { ...body.account, phase, ...cardOf(body) };
    const shown: EmpireAdvice = { account: now, facts: now.facts, deck: "12", cards: [] };
    return Response.json({ ...shown, ...(body.ask === "play" ? next(body) : {}) });
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
const told = () => asked.flatMap((one) => (one.ask === "play" && one.told ? [one.told] : []));

async function at(of: EmpireAccount) {
  phase = of.phase ?? "setup";
  account.value = of;
  render(<Beside />);
  await settle();
}

/** A game leads to another phase by the next tap. */
async function leads(to: typeof phase, name: string | RegExp, more: Partial<EmpireAdvice> = {}) {
  phase = to;
  next = () => more;
  await tap(name);
}

async function tellGold(amount: string, on: string) {
  await tap("Gold");
  await tap(amount);
  await tap(on);
}

test("a card that was told is offered again, and only its third space is asked for", async () => {
  await at(ACCOUNT);
  await leads("die", "My card says something else");
  await leads("tell", /blue.*4/, { acting: ["green", "red"] });
  expect(screen.getByText("What does the green space say?")).toBeTruthy();
  await tellGold("2", "Next space");
  phase = "card";
  next = () => ({});
  await tellGold("3", "Carry out");
  const spaces = { green: GOLD(2), red: GOLD(3) };
  expect(told().at(-1)).toEqual({ what: "spaces", spaces });
  await leads("die", /Card you entered.*2 × Gold/);
  // What it says goes along with the die, for the game has never heard of it.
  await leads("tell", /red.*1/, { acting: ["blue", "green"] });
  expect(told().at(-1)).toEqual({ what: "die", said: "red1", spaces });
  expect(screen.getByText("What does the blue space say?")).toBeTruthy();
  phase = "act";
  await tellGold("1", "Carry out");
  expect(told().at(-1)).toEqual({ what: "spaces", spaces: { ...spaces, blue: GOLD(1) } });
  expect(Object.keys(ownCards.value[0]?.spaces ?? {}).sort()).toEqual(["blue", "green", "red"]);
});

test("an action is answered, put right and done, and can be taken back", async () => {
  const question = {
    kind: "island",
    text: "Where to?",
    rule: "DAI-247",
    answers: [
      { word: "red", label: "Red" },
      { word: "blue", label: "Blue" },
    ],
  } as const;
  next = () => ({
    question: { ...question, answers: [...question.answers] },
    islands: ["red"],
    fields: ["you"],
  });
  await at({ ...ACCOUNT, phase: "act", queue: [GOLD(1)] });
  expect(screen.queryByRole("button", { name: "Done" })).toBeNull();
  // What the action rests on is asked for, and nothing else.
  expect(screen.getAllByRole("status").map((one) => one.getAttribute("aria-label"))).toEqual([
    "Your influence",
  ]);
  await tap(/^More: Your influence/);
  expect(account.value).toMatchObject({ facts: { islands: { red: { you: 1 } } }, answers: [] });
  next = () => ({});
  await tap("Red");
  expect(told().at(-1)).toEqual({ what: "answer", said: "red" });
  await leads("round", "Done", { steps: [{ text: "Score the islands.", rule: "DAI-254" }], last: true });
  expect(screen.getByText("Score the islands.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Go to the final count" })).toBeTruthy();
  phase = "act";
  await tap("Back");
  expect(past.value).toHaveLength(1);
});

test("its power is the line that the game names, or what the player's own card says", async () => {
  next = () => ({ sum: 12, row: 2 });
  await at({ ...ACCOUNT, phase: "power" });
  expect(screen.getByText("Its three dice make 12.")).toBeTruthy();
  await tap("My card says something else");
  await tellGold("2", "Carry out");
  expect(told().at(-1)).toEqual({ what: "power", action: GOLD(2) });
});

test("a game that an older page has kept is shown as it is", async () => {
  const kept = { ...ACCOUNT, round: 2, turn: 3, phase: "card", card: "", dice: ["red1", "blue2"], queue: [] };
  await at(kept as EmpireAccount);
  expect(asked[0]).toEqual({ ask: "play", account: kept });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Round 2, turn 3 of the empire");
});

test("what both have is told for the final count, and the Helmet goes to one", async () => {
  await at({ ...ACCOUNT, phase: "over" });
  await settle();
  expect(screen.getByRole("heading", { name: "You win, 4 to 1" })).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Heroes worth 5, You"), { target: { value: "2" } });
  await settle();
  fireEvent.click(screen.getByLabelText("Mighty Helmet, Empire"));
  await settle();
  fireEvent.click(screen.getByLabelText("Mighty Helmet, You"));
  await settle();
  expect(asked.findLast((one) => one.ask === "count")).toMatchObject({
    ask: "count",
    you: { heroes: [5, 5], helmet: true },
    empire: { towers: 3, helmet: false },
  });
});
