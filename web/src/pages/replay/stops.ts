import { kept } from "../../kept";
import { sheetOf } from "../../table/ledger";
import type { Line } from "../../wire/messages";

/** By what a replay steps. */
export type Step = "move" | "turn" | "round" | "automa";

/** The step that this browser used last. */
export const step = kept<Step>("replayStep", "move");

const AUTOMA = -2;

/** How the log of a finished game grew: after so many moves it had so many lines. */
export type Course = readonly number[];

/** After how many moves a line of the log had been told. */
export function moveOf(course: Course, place: number): number {
  let [low, high] = [0, course.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((course[middle] ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The positions at which something of a kind is over or begins, in their order. */
export function stopsOf(by: Step, lines: readonly Line[], course: Course): number[] {
  const last = course.length - 1;
  if (by === "move") return Array.from({ length: last + 1 }, (_, move) => move);
  const found = new Set([0, last]);
  const sheet = sheetOf(lines);
  if (by === "automa") {
    for (const [place, line] of lines.entries()) if (line.seat <= AUTOMA) found.add(moveOf(course, place));
  } else {
    for (const round of sheet) {
      if (by === "round") found.add(moveOf(course, round.first));
      // A turn is seen as it ends: with what was done in it.
      else
        for (const { items } of round.turns) {
          const end = items.at(-1);
          if (end) found.add(moveOf(course, end.last));
        }
    }
  }
  return [...found].sort((one, other) => one - other);
}

/** The steps that make sense for a game. */
export function stepsFor(lines: readonly Line[]): Step[] {
  const steps: Step[] = ["move", "turn"];
  if (lines.some((line) => line.role === "round")) steps.push("round");
  if (lines.some((line) => line.seat <= AUTOMA)) steps.push("automa");
  return steps;
}

/** The next stop from a position, forwards or backwards; the end where there is none. */
export function nextStop(stops: readonly number[], at: number, forwards: boolean): number {
  return forwards
    ? (stops.find((stop) => stop > at) ?? stops.at(-1) ?? at)
    : (stops.findLast((stop) => stop < at) ?? 0);
}
