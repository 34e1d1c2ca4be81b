import { describe, expect, it } from "vitest";
import { type RecentTable, seatAfter } from "../../src/table/recent";

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

  it("lead back to the own seat, also for one who tried a friend's link or looked on", () => {
    expect(seatAfter(known, "friend")).toBe("mine");
    expect(seatAfter(known, null)).toBe("mine");
  });

  it("lead back to the seat whose link came last", () => {
    expect(seatAfter(known, "another")).toBe("another");
    expect(seatAfter({ ...known, secret: null }, "mine")).toBe("mine");
  });
});
