import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CardFace } from "../../src/games/settlers/CardFace";
import { allCards, cardOf } from "../../src/games/settlers/content";
import { draw } from "../../src/games/settlers/draw";
import { isWordy, plainly, sentences } from "../../src/games/settlers/effects";
import { emblemOf, kindEmblem } from "../../src/games/settlers/emblems";
import { book } from "../../src/games/settlers/texts";
import { LANGS, lang } from "../../src/i18n";

await book.open();
beforeEach(() => {
  lang.value = "en";
});
afterEach(cleanup);

const text = (name: string) => render(<CardFace of={name} />).container.textContent;

test("words of copies lead to what is printed on them", () => {
  expect(cardOf("castle_1").id).toBe("com_castle_a");
  expect(cardOf("mill").id).toBe("com_mill");
});

test("every card has an emblem chosen for its name", () => {
  const plain = allCards.filter((card) => emblemOf(card) === kindEmblem(card.kind));
  expect(plain.map((card) => card.id)).toEqual([]);
});

test.each(LANGS)("every card says what it does without gaps: %s", async (language) => {
  lang.value = language;
  await book.open();
  const { container } = render(
    <ul>
      {allCards.map((card) => (
        <li key={card.id}>{sentences(card)}</li>
      ))}
    </ul>,
  );
  const said = [...container.querySelectorAll("li")].map((one) => one.textContent);
  expect(said).toHaveLength(allCards.length);
  expect(said.filter((one) => /[{}[\]]|undefined|^$/.test(one ?? ""))).toEqual([]);
});

test("an action shows price, effect and how often", () => {
  expect(text("gold_mine_1")).toContain("1 worker → 1 gold (twice a round)");
});

test("a feature says when it reacts", () => {
  expect(text("mill")).toContain("When you build a red location: 1 gold, 1 VP");
});

test("optional prices are told", () => {
  expect(text("slaver")).toContain("1 gold → 2 VP or 1 worker → 1 VP, if you wish");
});

test("cards with much to say are wider", () => {
  const wordy = ["ninjas_1", "gate_1", "pyramid_1", "mill"].map((name) => isWordy(cardOf(name)));
  expect(wordy).toEqual([true, true, false, false]);
});

test("the content browser draws every card, attack card and board, and says the rest in words", () => {
  expect(allCards.filter((card) => draw(card.deck, card.id) === null)).toEqual([]);
  const { container } = render(
    <>
      {draw("attack", "attack_wood")}
      {draw("boards", "board_roman")}
    </>,
  );
  expect(container.textContent).toContain("Attack (wood)");
  expect(container.textContent).toContain("Romans");
  expect(draw("tokens", "wood")).toBeNull();
});

test("what a card does can be said in words alone", () => {
  expect(plainly(cardOf("gold_mine_1"))).toEqual(["1 worker → 1 gold (twice a round)"]);
  expect(plainly(cardOf("slaver"))[0]).toContain("1 gold → 2 VP or 1 worker → 1 VP, if you wish");
});

test("whoever listens to a card hears first what it is", () => {
  expect(text("mill")).toMatch(/^Mill/);
});
