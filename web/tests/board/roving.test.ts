import { expect, test } from "vitest";
import { spotTowards } from "../../src/board/roving";

const spot = (name: string, x: number, y: number) => ({ name, x, y });
const HERE = spot("here", 0, 0);

test("arrow keys go to the nearest spot ahead, straight before aside", () => {
  const spots = [HERE, spot("ahead", 0, -200), spot("aside", 100, -100), spot("left", -100, 0)];
  expect(spotTowards(HERE, spots, "ArrowUp")?.name).toBe("ahead");
  expect(spotTowards(HERE, spots, "ArrowLeft")?.name).toBe("left");
  expect(spotTowards(HERE, spots, "ArrowRight")?.name).toBe("aside");
});

test("where nothing lies ahead, or another key is pressed, one stays", () => {
  const spots = [HERE, spot("above", 0, -100)];
  expect(spotTowards(HERE, spots, "ArrowDown")).toBeUndefined();
  expect(spotTowards(HERE, spots, "x")).toBeUndefined();
});
