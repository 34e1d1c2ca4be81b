import type { ComponentChildren } from "preact";
import { useHold } from "./hold";
import { t } from "./texts";
import "./Parts.css";

interface TabsProps {
  /** The parts, each by the name that Part is given and as the reader reads it. */
  of: readonly (readonly [string, string])[];
  /** The part on which the question is answered; it is marked. */
  asked: string | null;
}

/** The parts of the board as tabs, where only one has room. */
export function Tabs({ of, asked }: TabsProps) {
  const hold = useHold();
  return (
    <nav class="tabs" aria-label={t("parts")}>
      {of.map(([name, text]) => (
        <button
          key={name}
          type="button"
          aria-pressed={hold.part === name}
          data-asked={asked === name}
          onClick={() => hold.show(name)}
        >
          {text}
        </button>
      ))}
    </nav>
  );
}

interface PartProps {
  /** The tabs on which it is shown, with blanks between. */
  on: string;
  class: string;
  label: string;
  children: ComponentChildren;
}

/** A part of the board. */
export function Part({ on, class: more, label, children, ...rest }: PartProps) {
  const { part } = useHold();
  return (
    <section
      class={`part ${more}`}
      aria-label={label}
      data-part={on}
      data-behind={!on.split(" ").includes(part)}
      {...rest}
    >
      {children}
    </section>
  );
}
