import { afterEach, describe, expect, it } from "vitest";
import { kept } from "../../src/kept";

afterEach(() => localStorage.clear());

describe("what this browser remembers", () => {
  it("is there when the page is opened again", () => {
    kept("colour", "red").value = "blue";
    expect(kept("colour", "red").value).toBe("blue");
  });

  it("takes no room where it is as at first", () => {
    const choices = kept<readonly string[]>("always.abc", []);
    expect(localStorage).toHaveLength(0);
    choices.value = ["ProposeEnd"];
    expect(localStorage).toHaveLength(1);
    choices.value = [];
    expect(localStorage).toHaveLength(0);
  });

  it("follows what another window of this browser has noted, so that neither forgets it", () => {
    const tables = kept<readonly string[]>("tables", []);
    localStorage.setItem("imperia.tables", '["of the other window"]');
    dispatchEvent(new StorageEvent("storage", { key: "imperia.tables" }));
    tables.value = [...tables.value, "of this one"];
    expect(localStorage.getItem("imperia.tables")).toBe('["of the other window","of this one"]');
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(tables.value).toEqual([]);
  });
});
