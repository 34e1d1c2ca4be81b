import { expect, test } from "vitest";
import { movesOf } from "../../src/board";
import { readMoment } from "../../src/net/moment";
import type { Founders } from "../../src/wire/founders";
import type * as wire from "../../src/wire/messages";
import { question } from "../asked";
import { moment } from "./situations";

test("a move comes in words, and its notation is made of them", () => {
  const said = { move: 7, said: ["die", "red5", "tax"], label: "The red die, tax" };
  const asked = { ...question("TakeDie", {}), moves: [said] };
  const told: wire.Moment = { ...moment(1), view: {}, question: asked };
  const [move] = readMoment(told, {}).question?.moves ?? [];
  expect(move).toEqual({
    move: 7,
    verb: "die",
    words: ["red5", "tax"],
    notation: "die red5 tax",
    label: "The red die, tax",
  });
});

// `tsc` is the judge here: each line below is an error of types, and would be missed if it were none.
test("a question, a verb or an event that a game does not have is an error of types", () => {
  const asked = question<Founders>("PillageTile", { "at 0,1": null });
  const happened = "pillaged" as Founders["happening"];
  // @ts-expect-error: nothing in Founders asks for a tile to be burnt
  expect(asked.choice === "BurnTile").toBe(false);
  // @ts-expect-error: no move of Founders burns
  expect(asked.moves[0]?.verb === "burn").toBe(false);
  // @ts-expect-error: nor is there one to be found by its notation
  expect(movesOf(asked).get("burn 0,1")).toBeUndefined();
  // @ts-expect-error: and nothing burns by itself
  expect(happened === "burnt").toBe(false);
});
