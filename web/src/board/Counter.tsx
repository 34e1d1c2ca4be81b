import type { ComponentChildren } from "preact";
import { Icon } from "../ui";
import { Changed } from "./Changed";
import { Thing } from "./Thing";
import type { ThingOf } from "./useThing";
import "./Counter.css";

interface Props extends ThingOf {
  /** What is counted: the palette has a colour for it. */
  of: string;
  icon: string;
  /** The number and its word, as a screen reader says it. */
  name: string;
  count: number;
  tip: string;
  class?: string;
  "aria-pressed"?: boolean | undefined;
  /** Marks on it. */
  children?: ComponentChildren;
}

/** How many of a thing somebody has; it can be clicked where it stands for a move or does something. */
export function Counter({ of, icon, name, count, tip, class: more = "", children, ...thing }: Props) {
  const inside = (
    <>
      <Icon of={icon} />
      <b aria-hidden="true">{count}</b>
      <Changed of={of} value={count} />
      <span class="spoken">{name}</span>
      {children}
    </>
  );
  const shared = { style: { "--c": `var(--sign-${of})` }, "data-of": of, "data-none": count === 0 };
  return (
    <li data-tip={tip}>
      {thing.move || thing.act ? (
        <Thing {...thing} {...shared} class={`counter ${more}`}>
          {inside}
        </Thing>
      ) : (
        <span {...shared} class={`counter ${more}`}>
          {inside}
        </span>
      )}
    </li>
  );
}
