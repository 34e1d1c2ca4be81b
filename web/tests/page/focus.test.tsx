import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { useFocusKept } from "../../src/pages/table/focus";

afterEach(cleanup);

function Table({ cards, moves }: { cards: readonly string[]; moves: readonly string[] }) {
  return (
    <div ref={useFocusKept()}>
      <main class="table-board">
        <ul>
          {cards.map((card) => (
            <li key={card} data-thing={card}>
              {/* A card is drawn anew when it becomes one that can be played. */}
              <button key={moves.includes(card) ? "lit" : "plain"} type="button" id={card}>
                {card}
              </button>
            </li>
          ))}
        </ul>
      </main>
      <section class="decision" tabIndex={-1}>
        {moves.map((move) => (
          <button key={move} type="button" data-move={move} id={`move-${move}`}>
            {move}
          </button>
        ))}
      </section>
    </div>
  );
}

const focus = (id: string) => document.getElementById(id)?.focus();
const focused = () => document.activeElement;
const changed = () => act(async () => {});

test("the focus stays on a thing that is drawn anew", async () => {
  const { rerender } = render(<Table cards={["mill", "town"]} moves={["town"]} />);
  focus("town");
  rerender(<Table cards={["mill", "town"]} moves={[]} />);
  await changed();
  expect(focused()?.id).toBe("town");
});

test("when a card is played, what stands in its place has the focus", async () => {
  const { rerender } = render(<Table cards={["mill", "town", "inn"]} moves={[]} />);
  focus("town");
  rerender(<Table cards={["mill", "inn"]} moves={[]} />);
  await changed();
  expect(focused()?.id).toBe("inn");
});

test("when an answer of the bar is given, the bar has it", async () => {
  const { rerender } = render(<Table cards={["mill"]} moves={["pass"]} />);
  focus("move-pass");
  rerender(<Table cards={["mill"]} moves={[]} />);
  await changed();
  expect(focused()?.className).toBe("decision");
});

test("who has left the table is not brought back", async () => {
  const { rerender } = render(<Table cards={["mill", "town"]} moves={[]} />);
  focus("town");
  (focused() as HTMLElement).blur();
  rerender(<Table cards={["mill", "town"]} moves={["mill"]} />);
  await changed();
  expect(focused()).toBe(document.body);
});
