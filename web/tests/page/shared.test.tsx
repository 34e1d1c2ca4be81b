import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lang } from "../../src/i18n";
import { HandOn } from "../../src/pages/table/HandOn";
import { recentTables, sitDown } from "../../src/table/recent";
import { chairsOf, nextAt } from "../../src/table/shared";
import { TableStore } from "../../src/table/store";
import { exchange, type Line } from "./line";
import { moment, seat } from "./situations";

beforeEach(() => {
  lang.value = "en";
  recentTables.value = [];
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
});
afterEach(cleanup);

const OPENED = {
  table: "abc",
  game: "settlers",
  keys: [
    { seat: 0, secret: "ana" },
    { seat: 1, secret: "bruno" },
  ],
  over: false,
};
const waits = (of: number) => [{ seat: of, text: "plays", rule: "SET-001" }];
const SEATS = [seat(0, { name: "Ana" }), seat(1, { name: "Bruno" })];

describe("several people at one device", () => {
  it("keep all keys here, and have no links to send", () => {
    expect(sitDown(OPENED, ["Ana", "Bruno"], true)).toBe("/t/abc#ana");
    expect(chairsOf("abc").map((one) => one.seat)).toEqual([0, 1]);
    expect(recentTables.value[0]?.others).toEqual([]);
  });

  it("take turns: whoever the game waits for is next, once one's own turn is over", () => {
    const chairs = OPENED.keys;
    expect(nextAt(chairs, 0, moment(1, { waiting: waits(0) }))).toBeNull();
    expect(nextAt(chairs, 0, moment(1, { waiting: waits(1) }))?.secret).toBe("bruno");
    expect(nextAt(chairs, 0, moment(1, { waiting: waits(2) }))).toBeNull();
    expect(nextAt(chairs, 0, moment(1, { waiting: [...waits(1), ...waits(0)] }))).toBeNull();
  });

  it("do not see each other's hands: the table is covered until the next one is there", () => {
    sitDown(OPENED, ["Ana", "Bruno"], true);
    const { lines, open } = exchange();
    const store = new TableStore("abc", "ana", open);
    const far = lines[0] as Line;
    far.welcome(0);
    far.now(moment(0, { seats: SEATS, waiting: waits(0) }));
    render(<HandOn store={store} />);
    expect(document.querySelector("dialog")).toBeNull();
    act(() => far.now(moment(1, { mover: 0, seats: SEATS, waiting: waits(1) })));
    expect(screen.getByText("Bruno plays next")).toBeTruthy();
    fireEvent.click(screen.getByText("Not yet: back to Ana"));
    expect(document.querySelector("dialog")).toBeNull();
    fireEvent.click(screen.getByText("Cover the table"));
    fireEvent.click(screen.getByText("I am Bruno: show my side"));
    expect(location.hash).toBe("#bruno");
    store.close();
    location.hash = "";
  });
});
