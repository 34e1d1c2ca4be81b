import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Counter, Frame, Opponent } from "../../src/board";
import { NO_WORDS } from "../../src/games/board";
import { lang } from "../../src/i18n";
import type { Line } from "../../src/wire/messages";
import { seated } from "../asked";
import { withoutLayout } from "../layout";
import { line } from "../page/situations";

withoutLayout();
beforeEach(() => {
  lang.value = "en";
});
afterEach(cleanup);

interface Table {
  /** Bruno's wood and cards; a closed panel does not show the last of them. */
  wood: number;
  cards: readonly string[];
  log: readonly Line[];
}

function draw({ wood, cards, log }: Table) {
  const of = {
    view: { wood, cards },
    fresh: [],
    log,
    seat: 0,
    seats: seated("Ana", "Bruno"),
    question: null,
    words: NO_WORDS,
    play: vi.fn(),
    why: vi.fn(),
  };
  return (
    <Frame of={of} class="fruit" asked={null} first="others">
      <Opponent seat={1} label="Bruno's side" head="Bruno">
        {(open) => (
          <ul>
            <Counter of="wood" icon="" name="wood" count={wood} tip="wood" />
            {cards.slice(0, open ? undefined : -1).map((card) => (
              <li key={card} data-thing={card} />
            ))}
          </ul>
        )}
      </Opponent>
      <ul>
        <Counter of="wood" icon="" name="own wood" count={wood} tip="wood" />
      </ul>
    </Frame>
  );
}

function sit(first: Table) {
  const { container, rerender } = render(draw(first));
  return {
    container,
    next: (now: Table) => rerender(draw(now)),
    changes: () => [...container.querySelectorAll(".changed")].map((one) => one.textContent),
    news: () => [...container.querySelectorAll<HTMLElement>("[data-new]")].map((one) => one.dataset.thing),
  };
}

const ANA = line(1, "Ana builds.", 0);
const BRUNO = line(2, "Bruno builds.", 1);
const AGAIN = line(3, "Ana passes.", 0);

test("a changed number and a new card of somebody else are marked until one's next move", () => {
  const { next, changes, news } = sit({ wood: 2, cards: ["mill", "last"], log: [ANA] });
  expect([changes(), news()]).toEqual([[], []]);
  next({ wood: 5, cards: ["mill", "quarry", "last"], log: [ANA, BRUNO] });
  expect([changes(), news()]).toEqual([["+3(+3 since your last move)"], ["quarry"]]);
  next({ wood: 5, cards: ["mill", "quarry", "last"], log: [ANA, BRUNO, AGAIN] });
  expect([changes(), news()]).toEqual([[], []]);
  next({ wood: 4, cards: ["mill", "last"], log: [ANA, BRUNO, AGAIN, line(4, "Bruno pays.", 1)] });
  expect(changes()).toEqual(["−1(−1 since your last move)"]);
});

test("what the others did within one's own move is marked, too", () => {
  const { next, changes, news } = sit({ wood: 2, cards: ["mill", "last"], log: [ANA, BRUNO] });
  const ended = [ANA, BRUNO, AGAIN, line(3, "Bruno gains 1 wood.", 1)];
  next({ wood: 3, cards: ["mill", "quarry", "last"], log: ended });
  expect([changes(), news()]).toEqual([["+1(+1 since your last move)"], ["quarry"]]);
});

test("a card that comes into sight because a side is opened is not new", () => {
  const { container, news } = sit({ wood: 2, cards: ["mill", "last"], log: [ANA, BRUNO] });
  fireEvent.click(container.querySelector("header > .button") as Element);
  expect(container.querySelectorAll("[data-thing]")).toHaveLength(2);
  expect(news()).toEqual([]);
});
