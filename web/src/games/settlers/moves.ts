import type { Move, Question } from "../../net/moment";
import type { PlayerView, Preview, Settlers, SettlersView, Verb } from "../../wire/settlers";
import { isCard } from "./content";

/** Moves of these verbs lie on the board; the others are buttons of the decision bar. */
export const ON_BOARD: ReadonlySet<Verb> = new Set<Verb>([
  "faction",
  "take",
  "first",
  "draw",
  "build",
  "deal",
  "raze_hand",
  "raze",
  "activate",
  "activate_twice",
  "spend",
  "defend",
  "samurai",
  "tuck",
  "hide",
  "offer",
  "discard",
  "give_up",
  "end_deal",
  "target",
  "against",
  "steal",
]);

/** What is placed freely besides the action of a turn, and is first taken up before its place is chosen. */
export type Placing = Extract<Verb, "defend" | "samurai">;
const PLACINGS: ReadonlySet<Verb> = new Set<Placing>(["defend", "samurai"]);

/** What a move takes and brings. */
export function previewOf(move: Move<Settlers> | null | undefined): Preview | null {
  return (move?.preview ?? null) as Preview | null;
}

/** The legal moves by the card that they name; what is placed freely comes only when it has been taken up. */
export function movesByCard(
  question: Question<Settlers> | null,
  placing: Placing | null,
): ReadonlyMap<string, readonly Move<Settlers>[]> {
  const found = new Map<string, Move<Settlers>[]>();
  // Where nothing else is done with locations, what can be placed on them need not be taken up first.
  const acting = question?.choice === "TakeTurn";
  for (const move of question?.moves ?? []) {
    const name = move.words[0];
    if (!name || !ON_BOARD.has(move.verb)) continue;
    const free = PLACINGS.has(move.verb);
    if (placing ? move.verb !== placing : acting && free) continue;
    found.set(name, [...(found.get(name) ?? []), move]);
  }
  return found;
}

/** What could be taken up and placed now. */
export function placings(question: Question<Settlers> | null): Placing[] {
  const all: Placing[] = ["defend", "samurai"];
  return all.filter((verb) => question?.moves.some((move) => move.verb === verb));
}

/** All cards that a player has on the table, wherever they lie. */
function cardsOf(player: PlayerView): string[] {
  return [
    ...player.rows.flatMap((row) => [...row.faction, ...row.common]).map((location) => location.card),
    ...player.deals.map((deal) => deal.card),
    ...player.foundations,
  ];
}

/** The part of the board on which a question is answered. */
export type Part = "empire" | "table" | "others";

export function partAsked(
  question: Question<Settlers> | null,
  view: SettlersView,
  main: number,
): Part | null {
  if (!question) return null;
  const named = question.moves.filter((move) => ON_BOARD.has(move.verb));
  const has = (verb: Verb) => named.some((move) => move.verb === verb);
  // An action may be anything, but it is mostly done with one's own cards.
  if (question.choice === "TakeTurn" || question.choice === "EndTurn" || named.length === 0) return "empire";
  if (has("faction") || has("draw")) return "table";
  if (has("steal") || has("against")) return "others";
  const first = named[0]?.words[0] ?? "";
  const lies = (cards: readonly string[]) => cards.includes(first);
  const own = view.players[main];
  if (lies([...view.open, ...view.held, ...(own?.draft ?? [])])) return "table";
  if (own && lies([...own.hand, ...cardsOf(own)])) return "empire";
  return isCard(first) || first.startsWith("attack_") ? "others" : "empire";
}

/** True where a question may be answered with a card of the hand. */
export function handAsked(question: Question<Settlers>, own: PlayerView): boolean {
  const names = new Set(question.moves.map((move) => move.words[0]));
  return question.choice === "TakeTurn" || own.hand.some((card) => names.has(card));
}

/** The other players in whose empires something is asked. */
export function partiesAsked(
  question: Question<Settlers> | null,
  view: SettlersView,
  main: number,
): number[] {
  if (!question || question.choice === "TakeTurn") return [];
  const names = new Set(question.moves.flatMap((move) => move.words.slice(0, 1)));
  return view.players.flatMap((player, party) =>
    party !== main && cardsOf(player).some((name) => names.has(name)) ? [party] : [],
  );
}
