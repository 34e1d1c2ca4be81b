import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { overlap, placeBeside } from "../../src/ui/place";
import { Tips } from "../../src/ui/Tips";

afterEach(cleanup);

function page(here = true, tip = "three coins") {
  return (
    <>
      {here && (
        <span id="coins" data-tip={tip}>
          3
        </span>
      )}
      <button type="button" id="go" data-tip="goes on">
        Go
      </button>
      <Tips />
    </>
  );
}

const tip = () => document.querySelector(".tip")?.textContent ?? null;
const at = (id: string) => document.getElementById(id) as Element;
const over = (id: string, pointerType: string) =>
  fireEvent(at(id), Object.assign(new Event("pointerover", { bubbles: true }), { pointerType }));
const down = (id: string, pointerType: string) =>
  fireEvent(at(id), Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType }));
const changed = () => act(async () => {});

test("a tip goes when its thing goes, and changes with it", async () => {
  const { rerender } = render(page());
  over("coins", "mouse");
  expect(tip()).toBe("three coins");
  rerender(page(true, "two coins"));
  await changed();
  expect(tip()).toBe("two coins");
  rerender(page(false));
  await changed();
  expect(tip()).toBeNull();
});

test("a finger that does something is told nothing, and nothing sticks", () => {
  render(page());
  down("go", "touch");
  over("go", "touch");
  fireEvent.focusIn(at("go"));
  fireEvent.click(at("go"));
  expect(tip()).toBeNull();
});

test("a finger taps what does nothing else, and the next touch takes the tip away", () => {
  render(page());
  down("coins", "touch");
  fireEvent.click(at("coins"));
  expect(tip()).toBe("three coins");
  down("go", "touch");
  expect(tip()).toBeNull();
});

test("a box stands below, above or beside its place, and does not cover it", () => {
  const box = document.createElement("div");
  const [width, height] = [200, 120];
  box.getBoundingClientRect = () => new DOMRect(0, 0, width, height);
  const places = [
    new DOMRect(40, 40, 60, 60),
    new DOMRect(40, window.innerHeight - 80, 60, 60),
    // As high as the window: only its sides are free.
    new DOMRect(40, 10, 60, window.innerHeight - 20),
    new DOMRect(window.innerWidth - 120, 10, 60, window.innerHeight - 20),
  ];
  for (const place of places) {
    placeBeside(box, place);
    const put = new DOMRect(
      Number.parseFloat(box.style.left),
      Number.parseFloat(box.style.top),
      width,
      height,
    );
    expect(overlap(put, place)).toBe(0);
  }
});
