import { cleanup, render, screen, within } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, expect, it } from "vitest";
import { lang } from "../../src/i18n";
import { ResultPanel, Scores } from "../../src/pages/table/ResultPanel";
import { bestAlone } from "../../src/table/best";
import { TableStore } from "../../src/table/store";
import type { PartyScore, Result, TableInfo } from "../../src/wire/messages";
import { exchange, type Line } from "./line";
import { moment } from "./situations";

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

it("says how many there are of what only breaks ties, behind its nought points", () => {
  const rows = shown(2);
  expect(rows[1]?.slice(1)).toEqual(["9", "8"]);
  expect(rows[2]?.slice(1)).toEqual(["0 (3)", "0 (4)"]);
});

it("puts many parties below each other", () => {
  const rows = shown(6);
  expect(rows.length).toBe(7);
  expect(rows[6]?.slice(1)).toEqual(["4", "4", "0 (8)"]);
});

/** The points that a cell shows: a minus is a sign of its own, and what stands in brackets only counts. */
const pointsOf = (cell: string | null | undefined): number =>
  Number(
    (cell ?? "")
      .replace(/\(.*\)/, "")
      .replace("−", "-")
      .replace("–", "0"),
  );

it("shows columns that add up to their totals, whatever the points", () => {
  // A small generator with its seed, so that a failure comes again.
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor(seed / 65536) % below;
  };
  for (let game = 0; game < 30; game++) {
    const scores = Array.from({ length: 1 + draw(7) }, (_, number): PartyScore => {
      const lines = Array.from({ length: 1 + draw(6) }, (_, line) => {
        const points = draw(3) ? draw(40) - 10 : 0;
        return { label: `source ${line}`, rule: "YUA-035", count: draw(2) ? points : draw(40), points };
      });
      const total = lines.reduce((sum, line) => sum + line.points, 0);
      return { party: number, name: `P${number}`, total, place: number + 1, winner: number === 0, lines };
    });
    const { container } = render(<Scores result={{ scores, tie_break: "" }} />);
    const cells = [...container.querySelectorAll("tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    const columns = scores.length > 4 ? cells.slice(1).map((row) => [...row.slice(2), row[1]]) : [];
    for (let party = 1; party <= scores.length && scores.length <= 4; party++)
      columns.push(cells.slice(1).map((row) => row[party]));
    expect(columns.length).toBe(scores.length);
    for (const column of columns) {
      const points = column.map(pointsOf);
      const total = points.pop();
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(total);
    }
    cleanup();
  }
});

const alone = (won: boolean): Result => ({
  scores: [
    { ...party(0, 15, 0), winner: won, place: won ? 1 : 2 },
    { ...party(1, 12, 0), party: -2, winner: !won, place: won ? 2 : 1 },
  ],
  tie_break: "Two locations against three.",
});

const info: TableInfo = {
  table: "abc",
  game: "settlers",
  seats: 1,
  options: { level: "hard" },
  campaign: null,
  seed_chosen: false,
  fingerprint: null,
};

function end(result: Result, table = "abc", seats = 1): Element {
  cleanup();
  const { lines, open } = exchange();
  const store = new TableStore(table, "key", open);
  (lines[0] as Line).welcome(0);
  (lines[0] as Line).now(moment(3, { result }));
  const { container } = render(
    <LocationProvider>
      <ResultPanel store={store} result={result} info={{ ...info, table, seats }} />
    </LocationProvider>,
  );
  store.close();
  return container;
}

it("tells one who plays alone whether the game was won, and first by what", () => {
  lang.value = "fr";
  expect(end(alone(true)).querySelector("h2")?.textContent).toBe("Victoire\u00a0!");
  lang.value = "en";
  const lost = end(alone(false));
  expect(lost.querySelector("h2")?.textContent).toBe("Defeat");
  const words = lost.textContent ?? "";
  expect(words.indexOf("Two locations against three.")).toBeLessThan(words.indexOf("Total"));
  // Where it was the points, these are told.
  expect(end({ ...alone(true), tie_break: "" }).querySelector("h2 + p")?.textContent).toBe(
    "15 points to 12.",
  );
});

it("keeps the best result of a level, a win before more points", () => {
  bestAlone.value = {};
  const best = (container: Element) => container.querySelector(".result-best")?.textContent;
  expect(best(end(alone(false), "first"))).toBeUndefined();
  expect(best(end(alone(true), "second"))).toBe("Your best result at this level so far: 15 to 12.");
  const { scores, ...rest } = alone(false);
  const more = { ...rest, scores: scores.map((one, place) => (place ? one : { ...one, total: 40 })) };
  expect(best(end(more, "third"))).toBe("Your best result at this level: 15 to 12.");
  expect(bestAlone.value["settlers hard"]?.table).toBe("second");
});

it("says who has won and by how much, with the way to play again before the points", () => {
  lang.value = "en";
  const scores = [party(0, 97, 0), party(1, 27, 0), party(2, 12, 0)];
  const container = end({ scores, tie_break: "" }, "many", 3);
  expect(container.querySelector("h2")?.textContent).toBe("P0 wins 97 to 27");
  const again = screen.getByRole("button", { name: "Play again" });
  const before = again.compareDocumentPosition(screen.getByRole("table"));
  expect(before & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
