import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Beside } from "../../src/games/imperium/beside/Beside";
import { found } from "../../src/games/imperium/beside/cards";
import { account, advice, begin, busy, forget, past } from "../../src/games/imperium/beside/session";
import { allCards } from "../../src/games/imperium/content";
import { cardName } from "../../src/games/imperium/naming";
import { book } from "../../src/games/imperium/texts";
import { lang } from "../../src/i18n";
import type {
  CivAccount,
  CivAdvice,
  CivBegin,
  CivCards,
  CivCount,
  CivFind,
  CivPlay,
} from "../../src/wire/imperium";
import type { GameWords } from "../../src/wire/messages";

type Asked = CivBegin | CivPlay | CivCount | CivFind;

const ACCOUNT: CivAccount = {
  facts: {
    nation: "romans",
    level: "imperator",
    state: "barbarian",
    tokens: { progress: 2 },
    die: 0,
    market: ["cl-forest", "cl-steppe", "cl-elders", "cl-oracle", "cl-river"].map((card) => ({
      card,
      tokens: {},
    })),
    gone: [],
    journey: "",
  },
  box: "classics",
  phase: "yours",
  counted: [],
};
const CARDS: CivCards = {
  unrest: "cl-unrest-1",
  taken: ["cl-steppe"],
  own: ["romans-conquer"],
  common: ["cl-forest", "cl-jungle"],
  foreign: [],
  market: ["cl-jungle"],
};
const WORDS: GameWords = {
  words: { card: Object.fromEntries(allCards.map(({ id }) => [id, { en: id, fr: `fr ${id}` }])) },
  fields: {},
  content: {},
  content_values: {},
};

vi.setConfig({ testTimeout: 30_000 });

let asked: Asked[] = [];
/** What stands at the table after what was told; the game decides, so that a test says what it says. */
let next: (body: CivPlay) => Partial<CivAdvice>;

const stands = (change: Partial<CivAdvice>, of: CivAccount = ACCOUNT): CivAdvice => ({
  account: of,
  facts: of.facts,
  stage: "yours",
  ...change,
});

beforeEach(async () => {
  lang.value = "en";
  await book.open();
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  window.scrollTo = () => {};
  forget();
  asked = [];
  next = () => ({});
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path.endsWith("/words")) return Response.json(WORDS);
    const body = JSON.parse(String(init?.body)) as Asked;
    asked.push(body);
    switch (body.ask) {
      case "cards":
        return Response.json(CARDS);
      case "count":
        return Response.json({
          total: (body.cards?.length ?? 0) * 4,
          lines: [{ label: "regions", rule: "IMP-290", count: 1, points: 4 }],
        });
      case "begin":
        return Response.json(stands({}));
      default:
        return Response.json(stands(next(body), body.account));
    }
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settle = () =>
  act(async () => {
    await new Promise((done) => setTimeout(done, 5));
    await vi.waitFor(() => expect(busy.value).toBe(false));
  });
const told = () => asked.flatMap((one) => (one.ask === "play" && one.told ? [one.told] : []));

// Roles are slow to look up among so many cards.
const labelOf = (one: Element) => one.getAttribute("aria-label") ?? one.textContent?.trim() ?? "";
const button = (name: string | RegExp) =>
  [...document.querySelectorAll("button")].find((one) =>
    typeof name === "string" ? labelOf(one) === name : name.test(labelOf(one)),
  );
async function tap(name: string) {
  // What the server is asked for comes when it comes.
  const there = await vi.waitFor(() => {
    const one = button(name);
    if (!one) throw new Error(`there is no button ${name}`);
    return one;
  });
  fireEvent.click(there);
  await settle();
}
const heading = () => document.querySelector("h1")?.textContent;

async function running() {
  await begin({ ask: "begin", nation: "romans", level: "imperator", box: "classics" });
  render(<Beside />);
  await settle();
}

/** The player has told the die, and the C.I.V. does this by its card. */
async function acting(change: Partial<CivAdvice>) {
  await running();
  next = () => ({
    stage: "acts",
    slot: 1,
    account: { ...ACCOUNT, phase: "cards", card: "romans-conquer" },
    ...change,
  });
  await tap("3");
}

test("what is told goes to the game, and what comes next comes from it", async () => {
  await running();
  expect(heading()).toBe("Your turn");
  next = () => ({ stage: "card", slot: 1, steps: [{ text: "Set aside.", rule: "IMP-251" }] });
  await tap("3");
  expect(heading()).toBe("Slot 1: reveal its card");
  expect(screen.getByText("Set aside.")).toBeTruthy();
  // What it took comes first among the cards that it may turn up.
  await vi.waitFor(() =>
    expect(document.querySelector("[aria-label='Cards it took']")?.textContent).toContain("Steppe"),
  );
  const cards = { ...ACCOUNT, phase: "cards" as const, card: "romans-conquer" };
  next = () => ({
    stage: "acts",
    slot: 1,
    following: 2,
    account: cards,
    steps: [{ text: "Gain [token:progress:3].", rule: "IMP-258" }],
  });
  await tap("Conquer");
  expect(heading()).toBe("Conquer");
  next = () => ({ stage: "acts", account: { ...cards, phase: "clean", card: "" } });
  await tap("Done: slot 2");
  expect(heading()).toBe("Its cleanup");
  next = () => ({ account: { ...ACCOUNT, facts: { ...ACCOUNT.facts, tokens: { progress: 5 } } } });
  await tap("Done: your turn");
  expect(heading()).toBe("Your turn");
  expect(account.value?.facts.tokens).toEqual({ progress: 5 });
  expect(told()).toEqual([
    { what: "die", said: 3 },
    { what: "card", said: "romans-conquer" },
    { what: "done" },
    { what: "done" },
  ]);
});

test("questions are answered with a tap, and larger numbers are typed", async () => {
  const yes = { matter: "deck:", text: "Is a card left?", rule: "IMP-269", kind: "yes_or_no" } as const;
  await acting({ question: yes });
  expect(button(/^Done/)).toBeUndefined();
  const count = { matter: "regions:", text: "How many?", rule: "IMP-Q111", kind: "count", most: 40 } as const;
  next = () => ({ stage: "acts", question: count });
  await tap("Yes");
  expect(button("9")).toBeTruthy();
  next = () => ({ stage: "acts" });
  fireEvent.input(screen.getByLabelText("Another number"), { target: { value: "13" } });
  await tap("Done");
  expect(told().slice(1)).toEqual([
    { what: "answer", said: true },
    { what: "answer", said: 13 },
  ]);
});

test("a slot of the market that nobody has told is asked for, and can wait", async () => {
  await running();
  next = () => ({ stage: "market", slot: 1 });
  await tap("3");
  expect(screen.getByText(/Which card is in slot 2 of the market now/)).toBeTruthy();
  // Of the cards only those that can still come there.
  await vi.waitFor(() => expect(button("Jungle")).toBeTruthy());
  expect(button("Forest")).toBeUndefined();
  next = () => ({ stage: "market", slot: 4 });
  await tap("Jungle");
  next = () => ({ stage: "card", slot: 2 });
  await tap("Later");
  expect(heading()).toBe("Slot 2: reveal its card");
  expect(told().slice(1)).toEqual([{ what: "market", said: "cl-jungle" }, { what: "later" }]);
});

test("everything is kept in the browser and said in another language at once", async () => {
  await acting({});
  expect(JSON.parse(String(localStorage.getItem("imperia.beside.imperium")))).toEqual(account.value);
  await vi.waitFor(() => expect(advice.value?.account).toEqual(account.value));
  const count = asked.length;
  lang.value = "fr";
  await settle();
  expect(asked.slice(count)).toEqual([{ ask: "play", account: account.value }]);
});

test("a game that an older page has kept is shown as it is", async () => {
  const kept = {
    ...ACCOUNT,
    phase: "cards",
    slots: [2],
    card: "",
    answers: [],
    deck: false,
    later: true,
    taken: [],
  };
  next = (body) => ({ stage: "card", slot: 2, account: { ...body.account, told: {} } });
  account.value = kept as CivAccount;
  render(<Beside />);
  await settle();
  expect(heading()).toBe("Slot 2: reveal its card");
  expect(asked[0]).toEqual({ ask: "play", account: kept });
});

test("every step can be taken back", async () => {
  await acting({});
  next = (body) => ({ stage: body.account.phase === "cards" ? "acts" : "yours" });
  await tap("Back");
  expect(account.value?.phase).toBe("yours");
  expect(heading()).toBe("Your turn");
  expect(past.value).toHaveLength(0);
  expect(button("Back")).toBeUndefined();
});

test("a refusal is said, and what was told is told again when the reader wants it", async () => {
  await running();
  const answering = globalThis.fetch;
  vi.stubGlobal("fetch", async () =>
    Response.json({ status: 400, key: "x", text: { en: "IMP-247 forbids it.", fr: "" } }, { status: 400 }),
  );
  await tap("3");
  expect(screen.getByRole("alert").textContent).toContain("IMP-247 forbids it.");
  expect(advice.value?.stage).toBe("yours");
  vi.stubGlobal("fetch", answering);
  next = () => ({ stage: "card", slot: 1 });
  await tap("Try again");
  expect(heading()).toBe("Slot 1: reveal its card");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("tokens, state and what has run out are put right by hand", async () => {
  await running();
  await tap("Tracking");
  fireEvent.click(screen.getByLabelText("Progress: one less"));
  fireEvent.click(screen.getByLabelText("Materials: one more"));
  await tap("Empire");
  await tap("Fame deck");
  await settle();
  expect(account.value?.facts).toMatchObject({
    tokens: { progress: 1, materials: 1 },
    state: "empire",
    gone: ["fame_deck"],
  });
});

test("cards are found by name in either language and by category", () => {
  const cards = ["romans-conquer", "cl-forest", "cl-oracle"];
  expect(found(cards, null, "FR romans-CONQ", WORDS, cardName)).toEqual(["romans-conquer"]);
  expect(found(cards, "region", "", WORDS, cardName)).toEqual(["cl-forest"]);
});

test("its points are those that the server counts from its cards", async () => {
  await running();
  await tap("Points");
  await tap("Conquer");
  await tap("Conquer");
  expect(screen.getByText("8 points")).toBeTruthy();
  fireEvent.click(screen.getAllByLabelText("Remove Conquer")[0] as Element);
  await settle();
  expect(screen.getByText("4 points")).toBeTruthy();
});

test("a number that was told before is confirmed by one tap", async () => {
  const question = {
    matter: "regions:",
    text: "How many?",
    rule: "IMP-Q111",
    kind: "count",
    most: 40,
  } as const;
  await acting({ question, before: 4 });
  next = () => ({ stage: "acts" });
  await tap("Still 4");
  expect(told().at(-1)).toEqual({ what: "answer", said: 4 });
});
