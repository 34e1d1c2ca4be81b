import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Beside } from "../../src/games/imperium/beside/Beside";
import { found, freeCards, nationCards, unrestOf } from "../../src/games/imperium/beside/cards";
import {
  type Asked,
  advice,
  askedBy,
  begin,
  forget,
  past,
  session,
} from "../../src/games/imperium/beside/session";
import { allCards } from "../../src/games/imperium/content";
import { cardName } from "../../src/games/imperium/naming";
import { book } from "../../src/games/imperium/texts";
import { lang } from "../../src/i18n";
import type { CivAdvice, CivFacts } from "../../src/wire/imperium";
import type { GameWords } from "../../src/wire/messages";

const FACTS: CivFacts = {
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
};
const WORDS: GameWords = {
  words: {
    card: Object.fromEntries(allCards.map(({ id }) => [id, { en: id, fr: `fr ${id}` }])),
  },
  fields: {},
  content: {},
  content_values: {},
};

// Each of them draws some hundred cards several times.
vi.setConfig({ testTimeout: 30_000 });

let asked: Asked[] = [];
let answer: (body: Asked) => Partial<CivAdvice>;

beforeEach(async () => {
  lang.value = "en";
  await book.open();
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  window.scrollTo = () => {};
  forget();
  asked = [];
  answer = () => ({});
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path.endsWith("/words")) return new Response(JSON.stringify(WORDS));
    const body = JSON.parse(String(init?.body)) as Asked;
    asked.push(body);
    const said =
      body.ask === "roll"
        ? { facts: body.facts, slots: [1, 2], steps: [{ text: "Set aside.", rule: "IMP-251" }] }
        : { facts: body.facts, ...answer(body) };
    return new Response(JSON.stringify(said));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))));

// Roles are slow to look up among so many cards.
const labelOf = (one: Element) => one.getAttribute("aria-label") ?? one.textContent?.trim() ?? "";
const button = (name: string | RegExp) =>
  [...document.querySelectorAll("button")].find((one) =>
    typeof name === "string" ? labelOf(one) === name : name.test(labelOf(one)),
  );
async function tap(name: string) {
  // What the server is asked for comes when it comes.
  const found = await vi.waitFor(() => {
    const there = button(name);
    if (!there) throw new Error(`there is no button ${name}`);
    return there;
  });
  fireEvent.click(found);
  await settle();
}
const heading = () => document.querySelector("h1")?.textContent;

async function running() {
  begin(FACTS, "classics");
  render(<Beside />);
  await settle();
}

test("a turn goes from the die by its cards and its clean-up back to the player", async () => {
  await running();
  expect(heading()).toBe("Your turn");
  await tap("3");
  expect(heading()).toBe("Slot 1: reveal its card");
  expect(screen.getByText("Set aside.")).toBeTruthy();
  answer = ({ facts }) => ({
    facts: { ...facts, tokens: { progress: 5 } },
    steps: [{ text: "Gain [token:progress:3].", rule: "IMP-258" }],
  });
  await tap("Conquer");
  expect(heading()).toBe("Conquer");
  await tap("Done: slot 2");
  // What the server says of the table holds from then on.
  expect(session.value?.facts.tokens).toEqual({ progress: 5 });
  await tap("Unrest");
  expect(asked.at(-1)).toMatchObject({ ask: "resolve", card: unrestOf("classics") });
  await tap("Done: its cleanup");
  expect(asked.at(-1)?.ask).toBe("clean_up");
  await tap("Done: your turn");
  expect(session.value).toMatchObject({ phase: "yours", facts: { die: 0 } });
});

test("questions are answered with a tap, and every answer is sent with those before it", async () => {
  await running();
  await tap("3");
  answer = (body) => {
    const given = body.ask === "resolve" ? (body.answers ?? []) : [];
    if (given.length === 0) {
      const question = { matter: "deck:", text: "Is a card left?", rule: "IMP-269", kind: "yes_or_no" };
      return { question } as Partial<CivAdvice>;
    }
    if (given.length === 1) {
      const question = { matter: "regions:", text: "How many?", rule: "IMP-Q111", kind: "count", most: 40 };
      return { question } as Partial<CivAdvice>;
    }
    return { steps: [{ text: `${JSON.stringify(given)}.`, rule: "IMP-258" }] };
  };
  await tap("Conquer");
  expect(button(/^Done/)).toBeUndefined();
  await tap("Yes");
  expect(button("9")).toBeTruthy();
  fireEvent.input(screen.getByLabelText("Another number"), { target: { value: "13" } });
  await tap("Done");
  expect(screen.getByText("[true,13].")).toBeTruthy();
});

test("a slot that was refilled is asked for before the next card, and can wait", async () => {
  await running();
  await tap("3");
  answer = ({ facts }) => ({
    facts: { ...facts, market: (facts.market ?? []).map((one, place) => (place === 1 ? {} : one)) },
    taken: ["cl-steppe"],
  });
  await tap("Conquer");
  await tap("Done: slot 2");
  expect(screen.getByText(/Which card is in slot 2 of the market now/)).toBeTruthy();
  await tap("Later");
  expect(heading()).toBe("Slot 2: reveal its card");
  // What it took comes first among the cards that it may turn up.
  expect(document.querySelector("[aria-label='Cards it took']")?.textContent).toContain("Steppe");
  await tap("Back");
  await tap("Jungle");
  expect(session.value?.facts.market?.[1]).toEqual({ card: "cl-jungle", tokens: {} });
});

test("a card of the market that was there before is a fact, one that has just come is an answer", async () => {
  await running();
  await tap("3");
  const question = { matter: "market:1", text: "Which?", rule: "IMP-158", kind: "card", slot: 1 };
  answer = (body) =>
    (body.ask === "resolve" && body.answers?.length ? {} : { question }) as Partial<CivAdvice>;
  await tap("Conquer");
  await tap("Jungle");
  expect(session.value?.answers).toEqual(["cl-jungle"]);
  expect(session.value?.facts.market?.[1]?.card).toBe("cl-steppe");
});

test("everything is kept in the browser and asked anew after a reload", async () => {
  await running();
  await tap("3");
  await tap("Conquer");
  const before = localStorage.getItem("imperia.beside.imperium");
  expect(JSON.parse(String(before))).toMatchObject({ phase: "cards", slots: [1, 2] });
  const count = asked.length;
  lang.value = "fr";
  await settle();
  expect(asked.length).toBe(count + 1);
  expect(asked.at(-1)).toEqual(askedBy(session.value as NonNullable<typeof session.value>));
});

test("every step can be taken back", async () => {
  await running();
  await tap("3");
  await tap("Conquer");
  await tap("Back");
  expect(session.value?.card).toBe("");
  await tap("Back");
  expect(session.value?.phase).toBe("yours");
  expect(past.value).toHaveLength(0);
  expect(button("Back")).toBeUndefined();
});

test("a refusal is said, and asked again when the reader wants it", async () => {
  await running();
  await tap("3");
  vi.stubGlobal("fetch", async () =>
    Response.json({ status: 400, key: "x", text: { en: "IMP-247 forbids it.", fr: "" } }, { status: 400 }),
  );
  await tap("Conquer");
  expect(screen.getByRole("alert").textContent).toContain("IMP-247 forbids it.");
  expect(advice.value).toBeNull();
  expect(button(/^Done/)).toBeUndefined();
});

test("tokens, state and what has run out are put right by hand", async () => {
  await running();
  await tap("Tracking");
  fireEvent.click(screen.getByLabelText("Progress: one less"));
  fireEvent.click(screen.getByLabelText("Materials: one more"));
  await tap("Empire");
  await tap("Fame deck");
  await settle();
  expect(session.value?.facts).toMatchObject({
    tokens: { progress: 1, materials: 1 },
    state: "empire",
    gone: ["fame_deck"],
  });
});

test("cards are found by name in either language and by category, one of each name", () => {
  const own = nationCards("romans", WORDS);
  expect(own.some((card) => card.category?.includes("power"))).toBe(false);
  expect(found(own, null, "FR romans-CONQ", WORDS, cardName).map((card) => card.id)).toEqual([
    "romans-conquer",
  ]);
  expect(found(own, "region", "", WORDS, cardName).every((card) => card.category?.includes("region"))).toBe(
    true,
  );
});

test("a card that lies in the market cannot come there again, unless there are more copies of it", () => {
  const free = (...market: string[]) => freeCards("classics", market, COPIES).map((card) => card.id);
  const COPIES: GameWords = {
    ...WORDS,
    words: {
      card: Object.fromEntries(
        allCards.map(({ id }) => {
          const name = id.replace(/-\d+$/, "");
          return [id, { en: name, fr: name }];
        }),
      ),
    },
  };
  expect(free()).toContain("cl-forest");
  expect(free("cl-forest")).not.toContain("cl-forest");
  expect(free("cl-city-1")).toContain("cl-city-1");
});

test("its points are those that the server counts from its cards", async () => {
  await running();
  answer = (body) => ({
    total: body.ask === "count" ? (body.cards?.length ?? 0) * 4 : 0,
    lines: [{ label: "regions", rule: "IMP-290", count: 1, points: 4 }],
  });
  await tap("Points");
  await tap("Conquer");
  await tap("Conquer");
  expect(screen.getByText("8 points")).toBeTruthy();
  fireEvent.click(screen.getAllByLabelText("Remove Conquer")[0] as Element);
  await settle();
  expect(screen.getByText("4 points")).toBeTruthy();
});

test("a number that was told before is confirmed by one tap", async () => {
  await running();
  await tap("3");
  answer = (body) =>
    "answers" in body && body.answers?.length
      ? { steps: [{ text: "Gain [token:progress:3].", rule: "IMP-258" }] }
      : {
          question: {
            matter: "regions:",
            text: "How many regions?",
            rule: "IMP-Q111",
            kind: "count",
            most: 40,
          },
        };
  await tap("Conquer");
  expect(button(/^Still/)).toBeUndefined();
  await tap("4");
  await tap("Done: slot 2");
  await tap("Conquer");
  await tap("Still 4");
  expect(asked.at(-1)).toMatchObject({ ask: "resolve", answers: [4] });
});
