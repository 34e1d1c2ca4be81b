import { beforeEach, describe, expect, it } from "vitest";
import { kept } from "../../src/kept";
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

describe("what a browser remembers", () => {
  beforeEach(() => localStorage.clear());

  it("is taken over from another window", () => {
    const list = kept<readonly string[]>("list", []);
    localStorage.setItem("imperia.list", '["from another window"]');
    dispatchEvent(new StorageEvent("storage", { key: "imperia.list" }));
    list.value = [...list.value, "from here"];
    expect(JSON.parse(localStorage.getItem("imperia.list") ?? "")).toEqual([
      "from another window",
      "from here",
    ]);
  });
});
