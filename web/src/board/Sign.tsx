import { type ComponentChildren, Fragment } from "preact";
import { Icon } from "../ui";
import "./Sign.css";

interface SignProps {
  /** What it is a sign of: the palette has a colour for it. */
  of: string;
  icon: string;
  /** Its word, on hover. */
  name: string;
  /** Square, or like a card: told apart without the colour as well. */
  shape?: "round" | "square" | "card";
  /** True where no word stands beside it, so that a screen reader says its own. */
  alone?: boolean;
}

/** A good, a token or the like in running text: its colour, its emblem, its word on hover. */
export function Sign({ of, icon, name, shape = "round", alone = false }: SignProps) {
  const spoken = alone ? { role: "img" as const, "aria-label": name } : { "aria-hidden": true };
  return (
    <span class={`sign sign-${shape}`} style={{ "--c": `var(--sign-${of})` }} data-tip={name} {...spoken}>
      <Icon of={icon} />
    </span>
  );
}

// More than so many are counted instead of shown one by one.
const SHOWN = 2;

interface AmountProps {
  count: number;
  /** The number and its word, as a screen reader says it. */
  text: string;
  /** The sign of one. */
  children: ComponentChildren;
}

/** A number of one sign. */
export function Amount({ count, text, children }: AmountProps) {
  const each = count > 0 && count <= SHOWN ? Array.from({ length: count }, (_, place) => place) : null;
  return (
    <span class={`amount ${each ? "" : "amount-counted"}`}>
      <span class="spoken">{text}</span>
      {!each && <b aria-hidden="true">{count}</b>}
      {each ? each.map((place) => <Fragment key={place}>{children}</Fragment>) : children}
    </span>
  );
}
