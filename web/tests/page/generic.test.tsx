import { cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, describe, expect, it } from "vitest";
import { NO_WORDS } from "../../src/games/board";
import { Generic } from "../../src/games/generic/Generic";
import { fieldOfSeats, isEmpty, nameOf } from "../../src/games/generic/shape";
import { Moves } from "../../src/pages/table/Moves";
import { groupsOf } from "../../src/pages/table/moves";
import type { GameWords } from "../../src/wire/messages";
import { move, name, seat } from "./situations";

const words: GameWords = {
  ...NO_WORDS,
  words: {
    tile: { mine: name("Mine"), lake: name("Lake") },
    open_tile: { mine: name("Mine: wood > iron") },
    token: { war: name("War token") },
  },
  fields: {
    rows: name("Rows"),
    hand: name("Hand"),
    tiles: name("Tiles"),
    turn: name("Turn"),
    war: name("War"),
  },
};

const view = {
  seat: 0,
  turn: 4,
  active: 1,
  rows: [{ tiles: ["mine", "lake", "mine"] }, { tiles: [] }],
  nations: [
    { tiles: [{ x: 0, y: 0, tile: "lake", war: true }], hand: { war: 2, coin: 0 }, points: 3 },
    { tiles: [{ x: 0, y: 0, tile: "mine", war: false }], hand: {}, points: 0 },
  ],
};

afterEach(cleanup);

describe("the table that plays any game", () => {
  function shown() {
    render(
      <Generic
        view={view}
        fresh={[]}
        log={[]}
        seat={1}
        seats={[seat(0, { name: "Ana" }), seat(1, { name: "Bruno" })]}
        question={null}
        words={words}
        play={() => undefined}
        why={() => undefined}
      />,
    );
  }

  it("takes for the players' sides the list that says most of each", () => {
    expect(fieldOfSeats(view, 2)).toBe("nations");
    expect(fieldOfSeats(view, 3)).toBeNull();
  });

  it("shows the reader's side first, each under its player's name", () => {
    shown();
    const sides = screen.getAllByRole("article");
    expect(within(sides[0] as HTMLElement).getByRole("heading").textContent).toContain("Bruno");
    expect(within(sides[1] as HTMLElement).getByRole("heading").textContent).toContain("Ana");
  });

  it("calls things and fields by their names, and counts copies", () => {
    shown();
    const mines = screen.getAllByText("Mine").map((one) => one.parentElement?.textContent);
    expect(mines).toContain("Mine2");
    expect(screen.getByText("Rows")).toBeTruthy();
    expect(screen.getByText("War token").parentElement?.textContent).toBe("War token2");
  });

  it("prefers the plain name of a thing and leaves an unknown word readable", () => {
    expect(nameOf(words, "mine")).toEqual(name("Mine"));
    expect(nameOf(words, "old_mill").en).toBe("old mill");
  });

  it("does not show what says nothing", () => {
    expect(isEmpty(-1, "victim")).toBe(true);
    expect(isEmpty(-1, "points")).toBe(false);
    expect(isEmpty({ war: 0 })).toBe(true);
    expect(isEmpty(0)).toBe(false);
  });
});

describe("moves as buttons", () => {
  it("stand by verb, in the order in which the verbs come", () => {
    const groups = groupsOf([move(1, "take mine"), move(2, "draw"), move(3, "take lake")]);
    expect(groups.map((group) => [group.verb, group.moves.length])).toEqual([
      ["take", 2],
      ["draw", 1],
    ]);
  });

  it("of squares lie as the squares lie, and say what they mean", () => {
    const moves = [
      move(1, "at 0,0", "At (0,0)"),
      move(2, "at 1,0", "At (1,0)"),
      move(3, "at 1,1", "At (1,1)"),
    ];
    const played: string[] = [];
    render(<Moves moves={moves} usual={null} play={(one) => void played.push(one.notation)} />);
    const upper = screen.getByRole("button", { name: /At \(1,1\)/ });
    expect(upper.closest("li")?.style.gridRow).toMatch(/^1/);
    upper.click();
    expect(played).toEqual(["at 1,1"]);
  });
});
