import type { GameWords, Name } from "../../wire/messages";

/** Anything that a view can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

// Fields that the page shows elsewhere: the players' bar, the decision bar.
const ELSEWHERE = new Set(["seat", "seats", "to_act", "step", "over"]);
// Fields that hold the number of a seat.
const SEATS = new Set([
  "active",
  "first",
  "victim",
  "owner",
  "seat",
  "winner",
  "player",
  "by",
  "target_seat",
]);

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for what says nothing: no text, no thing, nobody, not so. */
export function isEmpty(value: Json, key = ""): boolean {
  if (value === null || value === "" || value === false) return true;
  if (value === -1) return SEATS.has(key);
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.values(value).every((one) => one === 0 || isEmpty(one));
  return false;
}

export function isSeat(key: string, value: Json): value is number {
  return SEATS.has(key) && typeof value === "number";
}

/** Counts of things by their word: `{"wood": 2}`. */
export function isCounts(value: Json): value is Record<string, number> {
  return isObject(value) && Object.values(value).every((one) => typeof one === "number");
}

/** Things that lie on squares: every one has an x and a y. */
export function isMap(value: Json): value is (JsonObject & { x: number; y: number })[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => isObject(one) && typeof one.x === "number" && typeof one.y === "number")
  );
}

function width(value: Json | undefined): number {
  return isObject(value) ? Object.keys(value).length : 0;
}

/** The field that holds what each seat has: of the lists with one entry for each seat, the one that says most. */
export function fieldOfSeats(view: JsonObject, seats: number): string | null {
  const lists = Object.keys(view).filter((key) => {
    const value = view[key];
    return Array.isArray(value) && value.length === seats && value.every(isObject) && !ELSEWHERE.has(key);
  });
  const widest = (key: string) => width((view[key] as Json[])[0]);
  return lists.reduce<string | null>((best, key) => (best && widest(best) >= widest(key) ? best : key), null);
}

/** The fields that are worth showing, in their order. */
export function fieldsOf(value: JsonObject, top: boolean): [string, Json][] {
  return Object.entries(value).filter(([key, one]) => !(top && ELSEWHERE.has(key)) && !isEmpty(one, key));
}

/** What a field is called; one without a label is called by its own name. */
export function labelOf(words: GameWords, key: string): Name {
  const plain = key.replaceAll("_", " ");
  return words.fields[key] ?? { en: plain, fr: plain };
}

/** What a word of a view is called, by whichever noun knows it first. */
export function nameOf(words: GameWords, word: string): Name {
  for (const noun of Object.values(words.words)) {
    const name = noun[word];
    if (name) return name;
  }
  const plain = word.replaceAll("_", " ");
  return { en: plain, fr: plain };
}

/** The same things together, with their number, in the order of the first of each. */
export function counted(things: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
