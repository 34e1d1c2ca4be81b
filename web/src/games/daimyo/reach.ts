import type { ReachView } from "../../wire/daimyo";
import { t, word } from "./texts";

/** What the dice on the board make of something now: within reach, by bending dice, or not in this turn. */
export function reachText({ ready, needs }: ReachView): string {
  if (!ready) return t("reach.spent");
  return needs === 0 ? t("reach.now") : t("reach.bend", { count: needs });
}

/** The ways to bend dice for it, each by the spaces of its dice. */
export const bendTexts = ({ bends }: ReachView): string[] => bends.map((way) => way.map(stepText).join(", "));

/** A step like "relic+1". */
function stepText(step: string): string {
  const [, space = "", sign = "", count = ""] = /^(\w+)([+-])(\d+)$/.exec(step) ?? [];
  return t(sign === "+" ? "reach.raise" : "reach.lower", { space: word(`noun.space.${space}`), count });
}
