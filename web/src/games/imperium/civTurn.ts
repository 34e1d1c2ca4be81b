import type * as moment from "../../net/moment";
import type { Happening, Imperium } from "../../wire/imperium";

/** An event of Imperium. */
export type Line = moment.Line<Imperium>;

/** The lines of the C.I.V.'s last turn, by card, and those of its clean-up. */
export interface Turn {
  steps: readonly (readonly Line[])[];
  cleanup: readonly Line[];
}

// Where a turn ends for somebody who reads the log: the round is over.
const AFTERWARDS: ReadonlySet<Happening> = new Set<Happening>(["solstice_began", "round_began", "counted"]);
// What the page says by itself, of the card and of its row.
const SAID: ReadonlySet<Happening> = new Set<Happening>(["civ_revealed", "row_matched", "civ_cleaned"]);

/** The last turn of the C.I.V. in a log: each card that it turned up begins a step. */
export function turnOf(log: readonly Line[]): Turn {
  const steps: Line[][] = [];
  const cleanup: Line[] = [];
  let into: Line[] | null = null;
  const begun = log.findLastIndex((line) => line.what === "civ_rolled");
  for (const line of begun < 0 ? [] : log.slice(begun + 1)) {
    if (AFTERWARDS.has(line.what)) break;
    if (line.what === "civ_revealed") {
      into = [];
      steps.push(into);
    } else if (line.what === "civ_cleaned") into = cleanup;
    if (!SAID.has(line.what)) into?.push(line);
  }
  return { steps, cleanup };
}
