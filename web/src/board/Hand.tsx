import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Icon } from "../ui";
import { next } from "../ui/signs";
import { Cards } from "./Cards";
import { useHold } from "./hold";
import { isLow } from "./low";
import { Part } from "./Parts";
import { t } from "./texts";
import "./Hand.css";

interface Props {
  title: string;
  count: number;
  /** True where the question may be answered with a card of it: else it folds itself away where there is little room. */
  asked: boolean;
  /** What is said of a hand whose cards are not seen. */
  empty: string;
  /** The tabs on which it is shown, with blanks between. */
  on: string;
  /** The cards that are seen. */
  children: ComponentChildren[];
}

/** A hand of cards at the very bottom of the board. */
export function Hand({ title, count, asked, empty, on, children }: Props) {
  const { wide, question } = useHold();
  const shy = (!wide || isLow.value) && question !== null && !asked;
  // As the reader wants it, until something else is asked.
  const wanted = useSignal<boolean | null>(null);
  useEffect(() => {
    wanted.value = null;
  }, [shy]);
  const folded = wanted.value ?? shy;
  return (
    <Part on={on} class="hand" label={title} data-folded={folded} data-none={children.length === 0}>
      <h3>
        <button
          type="button"
          aria-expanded={!folded}
          data-tip={t(folded ? "hand.show" : "hand.fold")}
          onClick={() => {
            wanted.value = !folded;
          }}
        >
          {title} <span class="hand-count">{count}</span> <Icon of={next} />
        </button>
      </h3>
      {folded ? null : children.length > 0 ? <Cards>{children}</Cards> : <p class="none">{empty}</p>}
    </Part>
  );
}
