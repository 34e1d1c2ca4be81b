import { cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CardFace } from "../../src/games/imperium/CardFace";
import { allNations, cardOf, worthOf } from "../../src/games/imperium/content";
import { draw } from "../../src/games/imperium/draw";
import { book } from "../../src/games/imperium/texts";
import { lang } from "../../src/i18n";
import data from "../../src/wire/imperium.json";

await book.open();
beforeEach(() => {
  lang.value = "en";
});
afterEach(cleanup);

const { nations, ...decks } = data.shelves;

test.each(Object.entries(decks))(
  "every card of %s is drawn with its name and without a sign in letters",
  (_, deck) => {
    const { container } = render(deck.map(({ id }) => <CardFace key={id} of={id} size="inspect" />));
    const cards = [...container.querySelectorAll(".card")];
    expect(cards).toHaveLength(deck.length);
    deck.forEach(({ id }, place) => {
      expect(cards[place]?.textContent, id).toContain(book.name(id));
      expect(cards[place]?.textContent, id).not.toMatch(/\[\w+:/);
    });
  },
);

test("every nation is drawn with a line on how it plays", () => {
  for (const { id } of allNations) {
    const { container } = render(draw("nations", id));
    expect(book.sentences(id), id).toHaveLength(1);
    expect(container.textContent).toContain(book.sentences(id)[0]);
    cleanup();
  }
});

test("the parts of a card are named", () => {
  const { container } = render(<CardFace of="cl-temple" />);
  const parts = [...container.querySelectorAll(".i-part")].map((one) => one.textContent);
  expect(parts).toEqual(["Exhaust", "Solstice", "Points"]);
});

test("a card is worth a number, a condition or a count", () => {
  expect(worthOf(cardOf("cl-temple"))).toBe("*");
  expect(worthOf(cardOf("cl-great"))).toBe("?");
  expect(Number(worthOf(cardOf("cl-unrest-1")))).toBeLessThan(0);
});

test("points that are lost are counted, not left out", () => {
  const { container } = render(<CardFace of="qin-mandate-of-heaven" />);
  expect(container.querySelector(".amount-counted")?.textContent).toContain("-2");
});

test("all sixteen nations are there; what is neither card nor nation has to do with words", () => {
  expect(nations).toHaveLength(16);
  expect(draw("components", "state-card")).toBeNull();
});
