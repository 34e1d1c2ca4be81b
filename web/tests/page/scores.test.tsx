import { cleanup, render, screen, within } from "@testing-library/preact";
import { afterEach, expect, it } from "vitest";
import { Scores } from "../../src/pages/table/ResultPanel";
import type { PartyScore } from "../../src/wire/messages";

afterEach(cleanup);

function party(number: number, temples: number, mines: number): PartyScore {
  return {
    party: number,
    name: `P${number}`,
    total: temples,
    place: number + 1,
    winner: number === 0,
    lines: [
      { label: "temples", rule: "YUA-035", count: temples, points: temples },
      { label: "mines", rule: "YUA-036", count: mines, points: 0 },
    ],
  };
}

const shown = (parties: number) => {
  const scores = Array.from({ length: parties }, (_, one) => party(one, 9 - one, one + 3));
  render(<Scores result={{ scores, tie_break: "" }} />);
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
};

it("counts what only breaks ties", () => {
  const rows = shown(2);
  expect(rows[1]?.slice(1)).toEqual(["9", "8"]);
  expect(rows[2]?.slice(1)).toEqual(["3", "4"]);
});

it("puts many parties below each other", () => {
  const rows = shown(6);
  expect(rows.length).toBe(7);
  expect(rows[6]?.slice(1)).toEqual(["4", "4", "8"]);
});
