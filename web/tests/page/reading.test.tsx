import { act, cleanup, fireEvent, render } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lang } from "../../src/i18n";
import { groupsOf } from "../../src/pages/ContentPage";
import { answersTo } from "../../src/pages/RulesPage";
import { useQuery } from "../../src/pages/reading/address";
import { rankOf } from "../../src/pages/reading/search";
import { Grounds } from "../../src/ui/Source";
import type { ContentEntry, RuleInfo } from "../../src/wire/messages";
import { name } from "./situations";

beforeEach(() => {
  lang.value = "en";
  history.replaceState(null, "", "/rules/toy");
});
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const rule = (id: string, text: string, kind: RuleInfo["kind"] = "rule"): RuleInfo => ({
  id,
  kind,
  part: null,
  page: "",
  text: name(text),
  question: null,
});

test("a search finds first the rule that says what a thing is, then whole words, then parts of words", () => {
  const rules = [
    rule("TOY-001", "The marketplace is closed at night."),
    rule("TOY-002", "Put the card back, then refill the market."),
    rule("TOY-E01", "The market lies open.", "example"),
    rule("TOY-003", "The market holds five cards."),
  ];
  expect(answersTo(rules, "market").map((one) => one.id)).toEqual([
    "TOY-003",
    "TOY-E01",
    "TOY-002",
    "TOY-001",
  ]);
  expect(answersTo(rules, "toy-001").map((one) => one.id)).toEqual(["TOY-001"]);
  expect(rankOf("L'or remplace une ressource.", "or")).toBe(0);
});

test("what is searched for stands in the address, and is read from there", async () => {
  history.replaceState(null, "", "/rules/toy?kind=ruling#TOY-001");
  function Field() {
    const kind = useQuery<string>("kind", "all", ["all", "ruling"]);
    const search = useQuery<string>("q", "");
    return (
      <input
        title={kind.value}
        value={search.value}
        onInput={(event) => {
          search.value = event.currentTarget.value;
        }}
      />
    );
  }
  const { container } = render(<Field />);
  const field = container.querySelector("input") as HTMLInputElement;
  expect(field.title).toBe("ruling");
  await act(async () => void fireEvent.input(field, { target: { value: "gold" } }));
  expect(location.search + location.hash).toBe("?kind=ruling&q=gold#TOY-001");
  await act(async () => void fireEvent.input(field, { target: { value: "" } }));
  expect(location.search).toBe("?kind=ruling");
});

const entry = (id: string, start: string, ref = ""): ContentEntry =>
  ({
    id,
    name: name(id),
    count: 1,
    source: "public",
    known: [],
    ref,
    why: "",
    fields: { start },
  }) as ContentEntry;

test("the cards of a nation stand together by where they begin", () => {
  const words = { content_values: { deck: name("deck"), in_play: name("in play") } };
  const groups = groupsOf([entry("one", "in_play"), entry("two", "deck"), entry("three", "in_play")], words);
  expect(groups.map(([head, cards]) => [head, cards.map((one) => one.id)])).toEqual([
    ["In play", ["one", "three"]],
    ["Deck", ["two"]],
  ]);
  expect(groupsOf([entry("one", "deck")], words)).toHaveLength(1);
});

test("lists and pictures are counted as sources, their names mean nothing to people", () => {
  const { container, rerender } = render(<Grounds of={entry("one", "deck", "list:romans/Legions")} />);
  expect(container.textContent).toBe("1 list of the cards by players");
  rerender(<Grounds of={entry("one", "deck", "list+list2+list3+photo:origins/1IST16.jpg+blog")} />);
  expect(container.textContent).toBe("3 lists of the cards by players and 1 photographblog");
  rerender(<Grounds of={entry("one", "deck", "rulebook p. 4")} />);
  expect(container.textContent).toBe("rulebook p. 4");
});
