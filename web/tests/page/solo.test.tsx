import { act, cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { LocationProvider } from "preact-iso";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lang } from "../../src/i18n";
import { GamePanel } from "../../src/pages/front/GamePanel";
import { soloChoice } from "../../src/table/solo";
import type { GameInfo, OpenTable } from "../../src/wire/messages";
import { name } from "./situations";

const LEVEL = {
  name: "level",
  label: name("Level"),
  text: name("How strong"),
  rule: "TOY-001",
  seats: [1],
  default: "easy",
  values: ["easy", "hard"],
  value_labels: [name("Easy"), name("Hard")],
  value_texts: [],
};
const GAME = {
  id: "toy",
  title: name("Toy"),
  line: name("A toy."),
  authors: [],
  publisher: "",
  year: 2026,
  seats: [1, 2],
  usual_seats: 2,
  shortest_minutes: 1,
  longest_minutes: 2,
  options: [LEVEL],
  automas: [],
  beside: false,
  lessons: [],
  campaigns: false,
  sources: [],
} as unknown as GameInfo;

let opened: OpenTable[] = [];

beforeEach(() => {
  lang.value = "en";
  opened = [];
  soloChoice("toy").value = null;
  HTMLDialogElement.prototype.showModal ??= () => {};
  HTMLDialogElement.prototype.close ??= () => {};
  vi.stubGlobal("fetch", async (_: string, init?: RequestInit) => {
    opened.push(JSON.parse(String(init?.body)));
    return Response.json({ table: "abc", game: "toy", over: false, keys: [{ seat: 0, secret: "key" }] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  soloChoice("toy").value = null;
});

test("the solo game asks once how strong the opponent is, and remembers it", async () => {
  render(
    <LocationProvider>
      <GamePanel game={GAME} />
    </LocationProvider>,
  );
  const alone = () => act(async () => void fireEvent.click(screen.getByTestId("alone")));
  await alone();
  expect(opened).toEqual([]);
  await act(async () => void fireEvent.change(screen.getByLabelText("Level"), { target: { value: "1" } }));
  await act(async () => void fireEvent.submit(document.querySelector("form.solo") as Element));
  expect(opened.at(-1)).toMatchObject({ game: "toy", options: { level: "hard" }, seats: [{ bot: null }] });
  await alone();
  expect(opened).toHaveLength(2);
  expect(opened.at(-1)).toMatchObject({ options: { level: "hard" } });
});
