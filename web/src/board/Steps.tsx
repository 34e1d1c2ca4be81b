import type { ComponentChildren } from "preact";
import "./Steps.css";

interface Props {
  /** What the steps are of; the current one is part of it. */
  label?: string;
  /** Rounds are numbers in circles, phases are words. */
  kind: "rounds" | "phases";
  of: readonly ComponentChildren[];
  /** Which one is on, from 0; what comes before is done. */
  at: number;
}

/** The rounds of a game, or the phases of a round, with the present one marked. */
export function Steps({ label, kind, of, at }: Props) {
  return (
    <ol class={`steps ${kind}`} aria-label={label}>
      {of.map((step, place) => (
        <li key={place} aria-current={place === at ? "step" : undefined} data-done={place < at}>
          {step}
        </li>
      ))}
    </ol>
  );
}
