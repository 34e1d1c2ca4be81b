import { expect, test } from "vitest";
import { originOf } from "../../src/board/travel";

const names = (...all: string[]) => new Set(all);

test("a new thing comes from the place that it has left", () => {
  const old = names("market:mine", "victory:mine", "pile:nature");
  expect(originOf("market:mine victory:mine pile:nature", old, names("market:mine", "pile:nature"))).toBe(
    "victory:mine",
  );
});

test("where no place was left, a new thing comes from the last one that it names: a pile", () => {
  const there = names("market:lake", "pile:nature");
  expect(originOf("market:lake pile:nature", there, there)).toBe("pile:nature");
});

test("what names no place that was there comes from nowhere", () => {
  expect(originOf("market:lake", names("pile:nature"), names())).toBeUndefined();
  expect(originOf("", names("pile:nature"), names())).toBeUndefined();
});
