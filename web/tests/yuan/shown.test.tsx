import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { draw } from "../../src/games/yuan/draw";
import { PlansShown } from "../../src/games/yuan/PlansShown";
import { lang } from "../../src/i18n";
import { line } from "./table";

beforeEach(() => {
  lang.value = "en";
});
afterEach(cleanup);

test("plans stand side by side, with their targets, levels and costs", () => {
  const levels = { development: 0, fortification: 2, militarisation: 3 };
  const lines = [line("plan_shown", 0, { province: "Gobi", ...levels, cost: 7 }), line("passed", 1)];
  render(<PlansShown lines={lines} seats={[]} seat={0} />);
  const rows = screen.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows[1]?.slice(1)).toEqual(["Gobi", "–", "II", "III", "7"]);
  expect(rows[2]?.slice(1)).toEqual(["passed"]);
});

test("the album shows tiles with their names and rivers", () => {
  const { container } = render(draw("tiles", "china_b"));
  expect(container.querySelector("figcaption")?.textContent).toBe("Tile B (China)");
  expect(container.querySelector(".y-river")?.getAttribute("d")?.match(/M/g)?.length).toBe(4);
  expect(draw("clans", "mu")).toBe(null);
});
