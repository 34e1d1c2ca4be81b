import { type ComponentChildren, Fragment } from "preact";
import "./Sign.css";

// As the Python side writes them: `[good:wood:2]`, `[card:mill]`.
const SIGNS = /(\[\w+:[\w,.-]+(?::-?\d+)?\])/;
const SIGN = /^\[(\w+):([\w,.-]+)(?::(-?\d+))?\]$/;
// Signs that stand side by side are said with a comma between them.
const SIDE_BY_SIDE = /\] \[/g;

/** A sign in a text: so many of a thing, or the thing itself. */
export interface Mark {
  noun: string;
  word: string;
  count: number | undefined;
}

/** A text in parts: words, and signs. */
export function partsOf(text: string): (string | Mark)[] {
  return text
    .split(SIGNS)
    .filter((part) => part !== "")
    .map((part) => {
      const found = SIGN.exec(part);
      if (!found) return part;
      const [, noun = "", word = "", count] = found;
      return { noun, word, count: count === undefined ? undefined : Number(count) };
    });
}

/** A text with its signs in words. */
export function spell(text: string, name: (mark: Mark) => string): string {
  return partsOf(text.replace(SIDE_BY_SIDE, "], ["))
    .map((part) => (typeof part === "string" ? part : name(part)))
    .join("");
}

/** What a line must not begin with: the stop at the beginning of the words after a sign. */
const stopAfter = (part: string | Mark | undefined): string =>
  typeof part === "string" ? (/^[.,;:)]+/.exec(part)?.[0] ?? "") : "";

interface Props {
  of: string;
  /** The drawing of a sign, with its words for those who do not see it. */
  draw(mark: Mark): ComponentChildren;
}

/** A text with its signs drawn. */
export function Signs({ of, draw }: Props) {
  const parts = partsOf(of);
  return (
    <>
      {parts.map((part, place) => {
        const stop = stopAfter(parts[place + 1]);
        if (typeof part !== "string") {
          return stop ? (
            <span key={place} class="signs-stop">
              {draw(part)}
              {stop}
            </span>
          ) : (
            <Fragment key={place}>{draw(part)}</Fragment>
          );
        }
        // What stands between two signs is seen as room and heard as a pause.
        const between = part === " " && typeof parts[place - 1] === "object" && place + 1 < parts.length;
        return between ? (
          <Fragment key={place}>
            <span class="spoken">,</span>{" "}
          </Fragment>
        ) : (
          part.slice(place > 0 ? stopAfter(part).length : 0)
        );
      })}
    </>
  );
}
