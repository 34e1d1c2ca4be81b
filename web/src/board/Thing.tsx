import type { ComponentChildren } from "preact";
import { say } from "../i18n";
import { type ThingOf, useThing } from "./useThing";
import "./Thing.css";

interface Props extends ThingOf {
  class?: string;
  /** A div where there are things with tips inside, which a real button would not allow. */
  as?: "button" | "div";
  /** The name by which it travels, and the places where it may have come from. */
  "data-thing"?: string | undefined;
  "data-from"?: string | undefined;
  "data-source"?: string | undefined;
  "data-tip"?: string | undefined;
  "aria-pressed"?: boolean | undefined;
  children: ComponentChildren;
}

/** A thing of the board that can be clicked, pointed at and looked at; what it means is said by its attributes. */
export function Thing(props: Props) {
  const { class: more = "", as: Element = "button", children, ...rest } = props;
  const { name, move, moves, wish, act, look, label, rove, ...own } = rest;
  const thing = useThing({ name, move, moves, wish, act, look, label, rove } as ThingOf);
  const kind = Element === "button" ? { type: "button" as const } : { role: "button" as const, tabIndex: 0 };
  return (
    <Element class={`thing ${more}`} {...kind} {...own} {...thing}>
      {label === undefined && move && <span class="spoken">{say(move.label)}. </span>}
      {children}
    </Element>
  );
}
