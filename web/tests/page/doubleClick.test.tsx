import { cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSingleClicks } from "../../src/pages/table/doubleClick";
import { TableStore } from "../../src/table/store";
import { exchange, type Line } from "./line";
import { moment, move, question } from "./situations";

let store: TableStore;
let far: Line;
const clicked = vi.fn();

function Board() {
  return (
    <div onClickCapture={useSingleClicks(store)}>
      <button type="button" onClick={clicked}>
        here
      </button>
    </div>
  );
}

beforeEach(() => {
  clicked.mockClear();
  const { lines, open } = exchange();
  store = new TableStore("abc", "key", open);
  far = lines[0] as Line;
  far.welcome(0);
  far.now(moment(1, { question: question(1, [move(7, "go_on")]) }));
});
afterEach(() => {
  cleanup();
  store.close();
});

it("keeps the second click of a double click from answering the next question", () => {
  const button = render(<Board />).getByRole("button");
  fireEvent.click(button, { detail: 1 });
  far.now(moment(2, { question: question(2, [move(8, "end")]) }));
  fireEvent.click(button, { detail: 2 });
  expect(clicked).toHaveBeenCalledTimes(1);
  fireEvent.click(button, { detail: 1 });
  expect(clicked).toHaveBeenCalledTimes(2);
});

it("lets quick clicks through that answer nothing", () => {
  const button = render(<Board />).getByRole("button");
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(clicked).toHaveBeenCalledTimes(2);
});
