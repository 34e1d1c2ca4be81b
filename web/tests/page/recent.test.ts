import { beforeEach, describe, expect, it } from "vitest";
import {
  byTurn,
  followTo,
  type RecentTable,
  recentTables,
  rememberTable,
  seatAfter,
} from "../../src/table/recent";

describe("the tables of this browser", () => {
  const known: RecentTable = {
    table: "abc",
    game: "founders",
    secret: "mine",
    others: [{ seat: 1, secret: "friend" }],
    names: [],
    when: 0,
    over: false,
  };

  beforeEach(() => {
    recentTables.value = [];
  });

  it("are those first where it is the reader's turn, then those that were seen last", () => {
    const seen = (table: string, when: number, turn?: boolean) => ({
      ...known,
      table,
      when,
      ...(turn && { turn }),
    });
    const tables = [seen("waits", 3), seen("long ago", 1, true), seen("mine", 2, true)];
    expect(byTurn(tables).map((one) => one.table)).toEqual(["mine", "long ago", "waits"]);
  });

  it("lead back to the own seat, also for one who tried a friend's link or looked on", () => {
    expect(seatAfter(known, "friend")).toBe("mine");
    expect(seatAfter(known, null)).toBe("mine");
  });

  it("lead back to the seat whose link came last", () => {
    expect(seatAfter(known, "another")).toBe("another");
    expect(seatAfter({ ...known, secret: null }, "mine")).toBe("mine");
  });

  it("go on at the table of the next game, with the keys that are known", () => {
    rememberTable({ ...known, over: true });
    expect(followTo("def", "abc", "mine")).toBe("/t/def#mine");
    expect(recentTables.value.map((one) => [one.table, one.over, one.others.length])).toEqual([
      ["def", false, 1],
      ["abc", true, 1],
    ]);
  });
});
