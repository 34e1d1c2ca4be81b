import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Frame, Opponent } from "../../src/board";
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

const LOG = [
  line(1, "Ana builds Mill.", 0),
  line(2, "Bruno's turn.", 1),
  line(3, "Bruno builds Quarry.", 1),
  line(3, "Bruno pays 1 wood.", 1),
  line(4, "Bruno passes.", 1),
].map((one) => (one.move === 2 ? { ...one, what: "turn_began" } : one));

/** Ana's table; where the screen is narrow everything is told in its place. */
function sit(log: readonly Line[], seat: number | null = 0) {
  const showMove = vi.fn();
  const { container } = render(
    <Frame
      of={{
        view: null,
        fresh: [],
        log,
        seat,
        seats: seated("Ana", "Bruno"),
        question: null,
        words: NO_WORDS,
        play: vi.fn(),
        why: vi.fn(),
        showMove,
      }}
      class="fruit"
      asked={null}
      first="others"
      untold={new Set(["turn_began"])}
    >
      <Opponent seat={1} label="Bruno's side" head="Bruno">
        {() => null}
      </Opponent>
    </Frame>,
  );
  return { container, showMove };
}

test("an opponent's panel tells what they did since one's last turn, a line an action", () => {
  const { container } = sit(LOG);
  const told = [...container.querySelectorAll(".did-action")].map((one) => one.firstChild?.textContent);
  expect(told).toEqual(["Builds Quarry; pays 1 wood", "Passes"]);
  expect(container.textContent).toContain("Since your turn:");
});

test("a click on what they did shows it in the log", () => {
  const { container, showMove } = sit(LOG);
  fireEvent.click(container.querySelector(".did-action") as Element);
  expect(showMove).toHaveBeenCalledWith(3);
});

test("the panel of somebody who did nothing says so, in both languages", () => {
  expect(sit([]).container.textContent).toContain("Since your turn: nothing yet");
  cleanup();
  lang.value = "fr";
  expect(sit([]).container.textContent).toContain("Depuis votre tour\u00a0: rien encore");
});

test("who looks on reads since whose turn it is told", () => {
  expect(sit(LOG, null).container.textContent).toContain("Since the turn of Ana:");
});
