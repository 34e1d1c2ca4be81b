import type { Json, JsonObject } from "../../games/generic/shape";

// What is said of an entry and is not the game's: the laboratory takes no notice of it.
const REMARKS = new Set(["id", "name", "source", "known", "ref", "why", "emblem"]);

/** Something that a file of the content lists, by its id or its place. */
export interface Entry {
  id: string;
  data: Json;
}

export type Leaf = boolean | number | string;

/** A value that can be changed: its path within the entry, and what is printed. */
export interface Field {
  path: readonly string[];
  printed: Leaf;
}

/** A change: where, and what stands there instead. */
export interface Change {
  path: string;
  printed: Leaf;
  value: Leaf;
}

const isObject = (data: Json | undefined): data is JsonObject =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** How a place in a list is named: by its id, or counted from 0. */
const stepOf = (data: Json, place: number): string =>
  isObject(data) && typeof data.id === "string" ? data.id : String(place);

/** The entries of a file; one that is no list is one entry without an id. */
export function entriesOf(file: Json): readonly Entry[] {
  if (!Array.isArray(file)) return [{ id: "", data: file }];
  return file.map((data, place) => ({ id: stepOf(data, place), data }));
}

/** All values of an entry that can be changed. */
export function fieldsOf(data: Json, path: readonly string[] = []): readonly Field[] {
  if (data === null) return [];
  if (Array.isArray(data)) return data.flatMap((one, place) => fieldsOf(one, [...path, stepOf(one, place)]));
  if (isObject(data)) {
    return Object.entries(data)
      .filter(([key]) => !REMARKS.has(key))
      .flatMap(([key, value]) => fieldsOf(value, [...path, key]));
  }
  return [{ path, printed: data }];
}

/** The path of a field, as a change begins. */
export const pathOf = (file: string, entry: string, field: Field): string =>
  [file, ...(entry ? [entry] : []), ...field.path].join(".");

/** What somebody has typed, as the kind of value that is printed; null where it is none. */
export function read(text: string, printed: Leaf): Leaf | null {
  if (typeof printed === "string") return text.trim() === "" ? null : text.trim();
  if (typeof printed === "boolean") return text === "true";
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : null;
}

/** The changes with one more: none of them twice, and none where what is printed stands again. */
export function withChange(changes: readonly Change[], one: Change): readonly Change[] {
  const others = changes.filter((other) => other.path !== one.path);
  return one.value === one.printed ? others : [...others, one];
}

/** A change as the laboratory reads it; a word is quoted, so that it stays one. */
export const written = ({ path, value }: Change): string => `${path}=${JSON.stringify(value)}`;
