import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Frame, Inspect, Note, Opponent, Part, Tabs, Thing, useHold } from "../../src/board";
import { NO_WORDS } from "../../src/games/board";
import { lang } from "../../src/i18n";
import type { Question } from "../../src/net/moment";
import { overlap } from "../../src/ui/place";
import { question, seated } from "../asked";
import { withoutLayout } from "../layout";

withoutLayout();
beforeEach(() => {
  lang.value = "en";
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
});
afterEach(cleanup);

const ASKED = question("Choose", {
  "take fig": { costs: 1 },
  "take date": null,
  "eat plum": null,
  "sell plum": null,
});

/** A board of fruit: a fig that is shown before it is taken, a date that is not, a plum of two uses, a quince. */
function Fruit() {
  const { moves, pointed } = useHold();
  const plum = ["eat plum", "sell plum"].flatMap((name) => moves.get(name) ?? []);
  return (
    <>
      <Tabs
        of={[
          ["orchard", "Orchard"],
          ["others", "Others"],
        ]}
        asked="orchard"
      />
      <Part on="orchard" class="" label="Orchard">
        <Thing class="fig" label="a fig" move={moves.get("take fig")}>
          fig
        </Thing>
        <Thing class="date" move={moves.get("take date")}>
          date
        </Thing>
        <Thing class="plum" label="a plum" moves={plum}>
          plum
        </Thing>
        <Thing
          class="quince"
          name="quince"
          label="a quince"
          wish="take quince"
          look={() => (
            <Inspect title="Quince" face={null} rules={[]}>
              sour
            </Inspect>
          )}
        >
          quince
        </Thing>
      </Part>
      <Part on="others" class="" label="Others">
        <Opponent seat={1} label="Bruno's orchard" head="Bruno">
          {(open) => (open ? "ten trees" : "trees")}
        </Opponent>
      </Part>
      <output>{pointed?.name}</output>
    </>
  );
}

function sit(asked: Question | null = ASKED, open: number[] = []) {
  const play = vi.fn();
  const why = vi.fn();
  const draw = (asked: Question | null, open: number[]) => (
    <Frame
      of={{
        view: null,
        fresh: [],
        log: [],
        seat: 0,
        seats: seated("Ana", "Bruno"),
        question: asked,
        words: NO_WORDS,
        play,
        why,
      }}
      class="fruit"
      asked="orchard"
      first="orchard"
      open={open}
      note={(move) => (move.preview ? <Note>one coin</Note> : null)}
    >
      <Fruit />
    </Frame>
  );
  const { container, rerender } = render(draw(asked, open));
  const find = (selector: string) => {
    const found = container.querySelector(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const tap = (selector: string) => {
    fireEvent.pointerDown(find(selector), { pointerType: "touch" });
    fireEvent.click(find(selector));
  };
  return {
    container,
    find,
    tap,
    why,
    played: () => play.mock.calls.map(([move]) => move.notation),
    next: (asked: Question | null, open: number[] = []) => rerender(draw(asked, open)),
  };
}

test("what stands for a move is lit, says so, and is one click", () => {
  const { find, played } = sit();
  expect(find(".fig").textContent).toBe("take fig. a fig. fig");
  expect(find(".date").textContent).toBe("take date. date");
  fireEvent.click(find(".fig"));
  expect(played()).toEqual(["take fig"]);
});

test("a thing of several uses offers them in a menu", () => {
  const { find, played, container } = sit();
  expect(find(".plum").hasAttribute("data-lit")).toBe(true);
  fireEvent.click(find(".plum"));
  expect(played()).toEqual([]);
  fireEvent.click(find('[data-move="sell plum"]'));
  expect(played()).toEqual(["sell plum"]);
  expect(container.querySelector('[data-move="sell plum"]')).toBeNull();
});

test("Escape closes the menu", () => {
  const { find, container } = sit();
  fireEvent.click(find(".plum"));
  fireEvent.keyDown(document, { key: "Escape" });
  expect(container.querySelector('[data-move="eat plum"]')).toBeNull();
});

test("what is not possible is asked about; where nothing is asked it is looked at", () => {
  const asked = sit();
  fireEvent.click(asked.find(".quince"));
  expect(asked.why.mock.calls).toEqual([["take quince"]]);
  cleanup();
  const quiet = sit(null);
  fireEvent.click(quiet.find(".quince"));
  expect(quiet.find("dialog").textContent).toContain("sour");
  fireEvent.click(quiet.find('dialog [aria-label="Close"]'));
  expect(quiet.container.querySelector("dialog")).toBeNull();
});

test("a right click, a long press and a key look closer, whatever is asked", () => {
  vi.useFakeTimers();
  const { find, why, container } = sit();
  fireEvent.contextMenu(find(".quince"));
  expect(container.querySelectorAll("dialog")).toHaveLength(1);
  fireEvent.keyDown(find(".quince"), { key: "i" });
  expect(container.querySelectorAll("dialog")).toHaveLength(2);
  fireEvent.pointerDown(find(".quince"), { pointerType: "touch" });
  act(() => void vi.advanceTimersByTime(600));
  vi.useRealTimers();
  fireEvent.click(find(".quince"));
  expect(container.querySelectorAll("dialog")).toHaveLength(3);
  expect(why).not.toHaveBeenCalled();
});

test("a finger is shown what a move brings, and makes it by a second tap or in the note", () => {
  const { tap, find, played } = sit();
  tap(".fig");
  expect(played()).toEqual([]);
  expect(find(".note").textContent).toContain("one coin");
  tap(".fig");
  expect(played()).toEqual(["take fig"]);
  tap(".fig");
  fireEvent.click(find(".note button"));
  expect(played()).toEqual(["take fig", "take fig"]);
});

test("a tap elsewhere takes back what was about to be confirmed", () => {
  const { tap, find, played, container } = sit();
  tap(".fig");
  fireEvent.pointerDown(find("output"), { pointerType: "touch" });
  fireEvent.blur(find(".fig"));
  expect(container.querySelector(".note")).toBeNull();
  tap(".fig");
  expect(played()).toEqual([]);
});

test("the pointer comes before the focus, which comes back when it leaves", () => {
  const { find, container } = sit();
  fireEvent.focus(find(".quince"));
  expect(find("output").textContent).toBe("quince");
  fireEvent.pointerEnter(find(".fig"));
  expect(find(".note")).toBeTruthy();
  fireEvent.pointerLeave(find(".fig"));
  expect(container.querySelector(".note")).toBeNull();
  expect(find("output").textContent).toBe("quince");
});

test("a note goes with the question that its move belongs to", () => {
  const { find, container, next } = sit();
  fireEvent.pointerEnter(find(".fig"));
  next({ ...question("Other", { "take date": null }), number: 2 });
  expect(container.querySelector(".note")).toBeNull();
});

test("a question brings its part forward, and opens whom it is about for as long as it lasts", () => {
  const { find, next } = sit();
  fireEvent.click(find("nav button:last-child"));
  expect(find('[data-part="orchard"]').getAttribute("data-behind")).toBe("true");
  next({ ...question("Rob", { "rob 1": null }), number: 2 }, [1]);
  expect(find('[data-part="orchard"]').getAttribute("data-behind")).toBe("false");
  expect(find(".opponent").textContent).toContain("ten trees");
  next({ ...ASKED, number: 3 });
  expect(find(".opponent").getAttribute("data-open")).toBe("false");
});

/** A note about a cell of a board of 800 by 600, and where it came to lie. */
function noteAbout(place: DOMRect, size: [number, number]): DOMRect {
  const rects = new Map<string, DOMRect>([
    ["cell", place],
    ["note", new DOMRect(0, 0, ...size)],
  ]);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const name = ["cell", "note"].find((one) => this.classList.contains(one));
    return rects.get(name ?? "") ?? new DOMRect(0, 0, 800, 600);
  });
  const asked = question("Choose", { "at 0,0": { costs: 1 } });
  const { container } = sitAt(asked);
  fireEvent.focus(container.querySelector(".cell") as Element);
  const note = container.querySelector(".note") as HTMLElement;
  const put = new DOMRect(Number.parseFloat(note.style.left), Number.parseFloat(note.style.top), ...size);
  vi.restoreAllMocks();
  cleanup();
  return put;
}

function Cell() {
  return (
    <Thing class="cell" move={useHold().moves.get("at 0,0")}>
      cell
    </Thing>
  );
}

function sitAt(asked: Question) {
  const of = {
    view: null,
    fresh: [],
    log: [],
    seat: 0,
    seats: seated("Ana"),
    question: asked,
    words: NO_WORDS,
    play: vi.fn(),
    why: vi.fn(),
  };
  return render(
    <Frame of={of} class="cells" asked={null} first="" note={() => <Note where="corner">costs 1</Note>}>
      <Cell />
    </Frame>,
  );
}

test.each([
  [100, 100],
  [600, 100],
  [100, 480],
  [640, 480],
  [350, 250],
])("a note in a corner covers neither its cell nor the cells around it: %i, %i", (x, y) => {
  const cell = new DOMRect(x, y, 60, 60);
  const around = new DOMRect(x - 60, y - 60, 180, 180);
  expect(overlap(noteAbout(cell, [260, 150]), around)).toBe(0);
  // Too wide for a corner, as on a phone.
  expect(overlap(noteAbout(cell, [500, 150]), cell)).toBe(0);
});
