import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CardThing, Counter, Deck, Frame, Hand, Inspect, Steps, useHold } from "../../src/board";
import { NO_WORDS } from "../../src/games/board";
import { lang } from "../../src/i18n";
import type { Question } from "../../src/net/moment";
import { question, seated } from "../asked";
import { withoutLayout } from "../layout";

withoutLayout();
beforeEach(() => {
  lang.value = "en";
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
});
afterEach(cleanup);

const PLAYING = question("TakeTurn", { "play mason": null, "draw main": null, "steal coin 1": null });

/** A table of cards: a hand of two, a deck with discards, coins that can be stolen. */
function Table({ asked }: { asked: boolean }) {
  const { moves } = useHold();
  const card = (id: string) => (
    <CardThing
      key={id}
      id={id}
      title={id}
      look={() => (
        <Inspect title={id} face={null} rules={["IMP-001"]}>
          {null}
        </Inspect>
      )}
      uses={["play", "sell"].map((verb) => ({ notation: `${verb} ${id}`, text: verb }))}
    >
      {id}
    </CardThing>
  );
  return (
    <>
      <Steps kind="rounds" of={[1, 2, 3]} at={1} />
      <Deck
        id="main"
        icon=""
        name="Main deck"
        short="Main"
        count={12}
        move={moves.get("draw main")}
        discards={["potter", "weaver"]}
        show={card}
      />
      <ul>
        <Counter of="coin" icon="" name="3 coins" count={3} tip="3 coins" move={moves.get("steal coin 1")} />
        <Counter of="wood" icon="" name="0 wood" count={0} tip="no wood" />
      </ul>
      <Hand title="Your hand" count={2} asked={asked} empty="No cards" on="own">
        {["mason", "scribe"].map(card)}
      </Hand>
    </>
  );
}

function sit(asked: Question | null, inHand = true) {
  const play = vi.fn();
  const why = vi.fn();
  const seats = seated("Ana", "Bruno");
  const of = { view: null, fresh: [], log: [], seat: 0, seats, question: asked, words: NO_WORDS, play, why };
  const { container } = render(
    <Frame of={of} class="cards-table" asked="own" first="own">
      <Table asked={inHand} />
    </Frame>,
  );
  const find = (selector: string) => {
    const found = container.querySelector(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  return { container, find, why, played: () => play.mock.calls.map(([move]) => move.notation) };
}

test("the uses of a card are offered below it, and the one that is not possible tells why", () => {
  const { find, why, played } = sit(PLAYING);
  fireEvent.click(find('[data-wish="sell mason"]'));
  fireEvent.click(find('[data-wish="play mason"]'));
  expect(why.mock.calls).toEqual([["sell mason"]]);
  expect(played()).toEqual(["play mason"]);
});

test("a card that has uses is looked at by a click", () => {
  const { find } = sit(PLAYING);
  fireEvent.click(find('[data-thing="scribe"] .held-face'));
  expect(find("dialog").textContent).toContain("IMP-001");
});

test("cards are drawn from the deck, and its discards are looked through, the last one first", () => {
  const { find, container, played } = sit(PLAYING);
  fireEvent.click(find('[data-move="draw main"]'));
  expect(played()).toEqual(["draw main"]);
  fireEvent.click(find(".deck-discards"));
  const shown = [...container.querySelectorAll("dialog [data-thing]")];
  expect(shown.map((one) => one.getAttribute("data-thing"))).toEqual(["weaver", "potter"]);
  fireEvent.click(find('dialog [data-thing="potter"] .held-face'));
  expect(container.querySelectorAll("dialog")).toHaveLength(2);
});

test("what somebody has is a button only where it can be taken", () => {
  const { find } = sit(PLAYING);
  expect(find('[data-of="coin"]').tagName).toBe("BUTTON");
  expect(find('[data-of="wood"]').tagName).toBe("SPAN");
  cleanup();
  expect(sit(null).find('[data-of="coin"]').tagName).toBe("SPAN");
});

test("the present round is marked, and those before it are done", () => {
  const rounds = [...sit(null).container.querySelectorAll(".rounds > li")];
  expect(rounds.map((one) => one.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(rounds.map((one) => one.getAttribute("data-done"))).toEqual(["true", "false", "false"]);
});

test("a hand that is not asked for folds itself away where there is little room, until it is opened", () => {
  const { find, container } = sit(PLAYING, false);
  expect(container.querySelector(".hand .held")).toBeNull();
  fireEvent.click(find(".hand button"));
  expect(container.querySelectorAll(".hand .held")).toHaveLength(2);
});
