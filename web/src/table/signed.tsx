import { createContext, Fragment } from "preact";
import { useContext } from "preact/hooks";
import type { Mark } from "../board/Signs";
import type { GameFace } from "../games/board";
import { say } from "../i18n";
import type { GameWords, Line } from "../wire/messages";
import { countOf } from "./amounts";
import { Words } from "./words";

/** How the table's game draws the goods that its log counts. */
export const Drawing = createContext<Pick<GameFace, "sign" | "signs">>({});

/** So many of a good, or a token, by the words that stand for it in a text. */
export interface Told extends Mark {
  label: string;
}

/** The goods and tokens of which some lines speak, as the game draws them; amounts of a good may be added up. */
export function signsOf(lines: readonly Line[], words: GameWords, signs: GameFace["signs"] = {}): Told[] {
  const told: Told[] = [];
  for (const [noun, drawn] of Object.entries(signs)) {
    const sums = new Map<string, number>();
    const put = (key: string, word: string, count: number | undefined) => {
      const label = words.words[noun]?.[key];
      if (label) told.push({ label: say(label), noun: drawn, word, count });
    };
    for (const value of lines.flatMap((line) => line.details[noun] ?? [])) {
      const [count, good] = countOf(String(value));
      if (good) sums.set(good, (sums.get(good) ?? 0) + count);
      else put(String(value), String(value), undefined);
    }
    for (const [good, sum] of sums) {
      for (let count = 1; count <= sum; count += 1) put(`${count}_${good}`, good, count);
    }
  }
  return told;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text in parts: words, and the things and amounts that it names. */
export function partsWith<Thing extends { label: string }>(
  text: string,
  things: readonly Thing[],
): (string | (Thing & { shown: string }))[] {
  if (things.length === 0) return [text];
  const labels = things.map((one) => one.label).sort((one, other) => other.length - one.length);
  const names = labels.map(escaped).join("|");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(«\u00a0(?:${names})\u00a0»|${names})(?![\\p{L}\\p{N}])`, "u");
  // What the pattern matched stands at every other place.
  const parts = text.split(whole).map((part, place) => {
    const bare = part.replace(/^«\u00a0|\u00a0»$/g, "");
    const found = place % 2 ? things.find((one) => one.label === bare) : undefined;
    return found ? { ...found, shown: part } : part;
  });
  return parts.filter((part) => part !== "");
}

type Part = string | (Told & { shown: string });

/** What no line may begin or end with, a plus before goods and a bracket around them, stands with its neighbour. */
function glued(parts: readonly Part[]): readonly (readonly Part[])[] {
  const groups: Part[][] = [];
  const add = (part: Part, holds: boolean) => {
    if (holds) groups.at(-1)?.push(part);
    else groups.push([part]);
  };
  let holds = false;
  for (const part of parts) {
    if (typeof part !== "string") {
      add(part, holds);
      holds = true;
      continue;
    }
    const [, end = "", middle = "", begin = ""] = /^([.,;:)]*)(.*?)([+−(]*)$/su.exec(part) ?? [];
    if (end) add(end, holds);
    if (middle) groups.push([middle]);
    if (begin) groups.push([begin]);
    holds = begin !== "";
  }
  return groups;
}

interface Props {
  text: string;
  /** The lines of the log that the text tells. */
  of: readonly Line[];
}

/** A text of the log with its goods drawn as the board draws them. */
export function Signed({ text, of }: Props) {
  const { sign, signs } = useContext(Drawing);
  return (
    <>
      {glued(partsWith(text, signsOf(of, useContext(Words), signs))).map((group, place) => {
        const said = group.map((part, at) =>
          typeof part === "string" ? part : <Fragment key={at}>{sign?.(part) ?? part.shown}</Fragment>,
        );
        return <Fragment key={place}>{group.length > 1 ? <span class="glued">{said}</span> : said}</Fragment>;
      })}
    </>
  );
}
