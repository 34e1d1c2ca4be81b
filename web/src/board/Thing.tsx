import { type ComponentChildren, createContext } from "preact";
import { say } from "../i18n";
import type { AnyGame } from "../net/moment";
import { type ThingOf, useThing } from "./useThing";
import "./Thing.css";

/** What was just said of the thing that something is drawn on. */
export const Spoken = createContext("");

interface Props<Game extends AnyGame> extends ThingOf<Game> {
  class?: string;
  style?: Record<string, string>;
  /** A div where there are things with tips inside, which a real button would not allow. */
  as?: "button" | "div";
  children: ComponentChildren;
}

/** A thing of the board that can be clicked, pointed at and looked at; what it means is said by its attributes. */
export function Thing<Game extends AnyGame = AnyGame>(props: Props<Game>) {
  const { class: more = "", as: Element = "button", label = "", children, ...rest } = props;
  const {
    name,
    moves,
    instead,
    move = moves?.length === 1 ? moves[0] : undefined,
    wish,
    act,
    look,
    rove,
    ...own
  } = rest;
  const thing = useThing({ name, move, moves, instead, wish, act, look, rove } as ThingOf<Game>);
  const kind = Element === "button" ? { type: "button" as const } : { role: "button" as const, tabindex: 0 };
  // What is seen need not be part of words that are only heard, as it must be of a label.
  const spoken = [move ? say(move.label) : "", label].filter(Boolean);
  return (
    <Element class={`thing ${more}`} {...kind} {...own} {...thing}>
      {spoken.length > 0 && <span class="spoken">{spoken.join(". ")}. </span>}
      <Spoken.Provider value={spoken.join(". ")}>{children}</Spoken.Provider>
    </Element>
  );
}
