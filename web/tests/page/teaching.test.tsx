import { act, cleanup, render, screen } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generic } from "../../src/games/generic";
import { lang } from "../../src/i18n";
import { Sources } from "../../src/pages/front/Sources";
import { LessonBar, TakeUpLesson, taughtBy } from "../../src/pages/table/LessonBar";
import { TableStore } from "../../src/table/store";
import { Primer } from "../../src/teaching/Primer";
import type { GameInfo, LessonNote, PrimerInfo, Result } from "../../src/wire/messages";
import { exchange, type Line } from "./line";
import { moment, move, name, question } from "./situations";

let store: TableStore;

beforeEach(() => {
  lang.value = "en";
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

afterEach(() => {
  cleanup();
  store?.close();
  localStorage.clear();
});

const note = (over: Partial<LessonNote> = {}): LessonNote => ({
  idea: 1,
  ideas: 5,
  title: "Cities bring tokens",
  do: "Add the Market.",
  why: "It gives a coin.",
  moves: ["take market"],
  over: false,
  back: false,
  ...over,
});

const asked = question(3, [move(1, "take market"), move(2, "take mine")]);

function learn(
  lesson: LessonNote | null,
  question: typeof asked | null = asked,
  result: Result | null = null,
): Line {
  const { lines, open } = exchange();
  store = new TableStore("abc", "key", open);
  const far = lines[0] as Line;
  far.welcome(0);
  far.now(moment(3, { lesson, question, result }));
  render(
    <LocationProvider>
      <LessonBar store={store} face={generic} />
      <TakeUpLesson store={store} then={() => undefined} />
    </LocationProvider>,
  );
  return far;
}

test("a lesson says what to do and why, and which moves that are", () => {
  learn(note());
  const said = screen.getByTestId("lesson").textContent;
  expect(said).toContain("2 of 5");
  expect(said).toContain("Add the Market.");
  expect(said).toContain("It gives a coin.");
  expect([...taughtBy(store)]).toEqual(["take market"]);
});

test("a table without a lesson says nothing", () => {
  learn(null);
  expect(screen.queryByTestId("lesson")).toBeNull();
  expect([...taughtBy(store)]).toEqual([]);
});

const lost = { do: "", why: "", moves: [] };

test("who goes another way is told so and led back on request, and who waits is told what for", async () => {
  const far = learn(note({ ...lost, back: true }));
  expect(screen.getByTestId("lesson").textContent).toContain("not possible here");
  await act(async () => screen.getByTestId("back-to-lesson").click());
  expect(far.heard.at(-1)).toMatchObject({ type: "plead", lesson: true });
  cleanup();
  learn(note(lost), null);
  expect(screen.getByTestId("lesson").textContent).toContain("Watch what your opponent does");
  expect(screen.queryByTestId("back-to-lesson")).toBeNull();
});

test("a game that is over before its lesson says so", () => {
  learn(note(lost), null, { places: [] } as unknown as Result);
  expect(screen.getByTestId("lesson").textContent).toContain("ended before the lesson");
});

test("a lesson is left and taken up again", async () => {
  learn(note());
  await act(async () => screen.getByTestId("leave").click());
  expect(screen.queryByTestId("lesson")).toBeNull();
  expect([...taughtBy(store)]).toEqual([]);
  await act(async () => screen.getByTestId("take-up").click());
  expect(screen.getByTestId("lesson")).toBeTruthy();
});

test("the primer shows all its parts, signs in words where no board draws them", () => {
  const primer: PrimerInfo = {
    goal: name("Feed temples."),
    turn: [{ do: name("Reveal a tile."), more: name("At length."), rules: ["FOU-037"] }],
    scores: [name("Victory tiles.")],
    end: name("No tile is left."),
    signs: [{ sign: "[token:war]", text: name("It pillages.") }],
    alone: name("Beat the record."),
  };
  const { container } = render(<Primer game="founders" face={generic} of={primer} />);
  for (const text of [
    "Feed temples.",
    "Reveal a tile.",
    "Victory tiles.",
    "No tile is left.",
    "war",
    "It pillages.",
    "Beat the record.",
  ])
    expect(container.textContent).toContain(text);
  expect(container.textContent).not.toContain("[");
});

const game = (sources: GameInfo["sources"]) => ({ id: "founders", sources }) as GameInfo;

test("how much was designed here stands one click away on the front page", () => {
  const { container } = render(
    <Sources
      game={game([
        { label: name("Tiles"), entries: 49, partly: 38, designed: 11 },
        { label: name("Pieces"), entries: 9, partly: 0, designed: 0 },
      ])}
    />,
  );
  expect(container.querySelector("summary")?.textContent).toBe("Where the cards come from");
  expect(container.querySelector("details > p")?.textContent).toBe(
    "Kinds of cards, tiles and pieces as printed: 9 of 58; completed here: 38; designed here: 11.",
  );
  expect(container.querySelector("dl")?.textContent).toBe(
    "Tilesdesigned here 11 of 49, completed here 38 of 49",
  );
  expect(container.querySelector("a")?.getAttribute("href")).toBe("/content/founders");
});

test("and says so where all is as printed", () => {
  const { container } = render(
    <Sources game={game([{ label: name("Cards"), entries: 5, partly: 0, designed: 0 }])} />,
  );
  expect(container.textContent).toContain("as printed");
});

// A player who lets the rows of an automa play against him may want to know how well they are known.
const AUTOMA = /(CivRow|beside\/Advice)\.tsx$/;

test("where a thing is known from is told in the content browser, and in no running game", () => {
  const files = import.meta.glob<string>("../../src/{games,board,pages/table}/**/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  expect(Object.keys(files).length).toBeGreaterThan(50);
  const telling = Object.entries(files).filter(([, source]) => /SourceMark|contentOf/.test(source));
  expect(telling.map(([file]) => file).filter((file) => !AUTOMA.test(file))).toEqual([]);
});
