import type { Question } from "../../net/moment";
import type { Daimyo, DaimyoView, Verb } from "../../wire/daimyo";

/** What is asked of a production place, a slot of the slums, an island, a slot of a clan board. */
export const ON_PLACE: readonly Verb[] = ["governor", "victim", "site", "move", "to", "harvest"];
export const ON_SLUM: readonly Verb[] = ["shadow", "move_shadow"];
export const ON_ISLAND: readonly Verb[] = ["scavenger", "influence", "collect"];
export const ON_SLOT: readonly Verb[] = ["tile", "lay"];
export const ON_HERO: readonly Verb[] = ["hero", "free", "discard"];
export const ON_OWN_RELIC: readonly Verb[] = ["give"];

/** Moves of these verbs lie on the board; the others are buttons of the decision bar. */
export const ON_BOARD: ReadonlySet<Verb> = new Set<Verb>([
  ...ON_PLACE,
  ...ON_SLUM,
  ...ON_ISLAND,
  ...ON_SLOT,
  ...ON_HERO,
  ...ON_OWN_RELIC,
  "clan",
  "board",
  "die",
  "hire",
  "empire",
  "raise",
  "lower",
  "build",
  "altar",
  "take",
  "throw",
  "swap",
  "buy",
  "ransom",
  "villager",
  "buy_hero",
]);

/** The part of the board on which a question is answered. */
export type Part = "islands" | "clan" | "market" | "others";

const PARTS: Readonly<Partial<Record<Verb, Part>>> = {
  clan: "clan",
  board: "clan",
  die: "islands",
  hire: "islands",
  empire: "islands",
  raise: "clan",
  lower: "clan",
  build: "clan",
  tile: "clan",
  lay: "clan",
  hero: "clan",
  free: "clan",
  discard: "clan",
  give: "clan",
  ransom: "others",
  buy_hero: "market",
};

export function partAsked(question: Question<Daimyo> | null, view: DaimyoView): Part | null {
  if (!question) return null;
  const named = question.moves.filter((move) => ON_BOARD.has(move.verb));
  // The menu of a turn is about one's own board; what has its place elsewhere is asked alone.
  if (question.moves.some((move) => move.verb === "main" || move.verb === "end")) return "clan";
  const first = named[0];
  if (!first) return view.phase === "purchase" ? "market" : "clan";
  return PARTS[first.verb] ?? "islands";
}
