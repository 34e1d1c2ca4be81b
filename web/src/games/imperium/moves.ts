import type { Move, Question } from "../../net/moment";
import type { Imperium, ImperiumView, PlayerView, Preview, Verb } from "../../wire/imperium";
import { isCard } from "./content";

/** Moves of these verbs lie on the board; the others are buttons of the decision bar. */
export const ON_BOARD: ReadonlySet<Verb> = new Set<Verb>([
  "innovate",
  "revolt",
  "nation",
  "side",
  "play",
  "exhaust",
  "place",
  "discard",
  "solstice",
  "develop",
  "take",
  "top",
  "abandon",
  "recall",
  "recover",
  "archive",
  "sink",
  "exile",
  "garrison",
  "host",
  "return",
  "find",
  "give",
  "refresh",
  "refresh_nation",
  "refresh_development",
  "choose",
  "shield",
  "to_deck",
  "swap",
]);

/** What a move costs and surely brings; null where its label says it all. */
export const previewOf = (move: Move<Imperium>): Preview | null => (move.preview ?? null) as Preview | null;

/** The legal moves by the card that they name. */
export function movesByCard(
  question: Question<Imperium> | null,
): ReadonlyMap<string, readonly Move<Imperium>[]> {
  const found = new Map<string, Move<Imperium>[]>();
  for (const move of question?.moves ?? []) {
    const name = move.words[0];
    if (name && ON_BOARD.has(move.verb) && isCard(name)) found.set(name, [...(found.get(name) ?? []), move]);
  }
  return found;
}

/** The moves of the cards of a hand: of several that are alike the game offers one, and each of them will do. */
export function movesInHand(
  { hand }: PlayerView,
  byCard: ReadonlyMap<string, readonly Move<Imperium>[]>,
  alike: ImperiumView["alike"],
): ReadonlyMap<string, readonly Move<Imperium>[]> {
  const twin = (card: string) =>
    alike.find((cards) => cards.includes(card))?.find((other) => byCard.has(other));
  return new Map(hand.map((card) => [card, byCard.get(card) ?? byCard.get(twin(card) ?? "") ?? []]));
}

/** All cards of the reader that lie open on the board: hand, play area with its garrisons. */
export const shownOf = (player: PlayerView): string[] => [...player.hand, ...areaOf(player)];

/** The cards of a question that lie in no place of the board: in a pile, looked at, found. They are laid out to choose from. */
export function offeredBy(question: Question<Imperium> | null, view: ImperiumView, main: number): string[] {
  const lying = new Set([
    ...view.market.map((slot) => slot.card ?? ""),
    ...view.players.flatMap((player, seat) => (seat === main ? shownOf(player) : areaOf(player))),
  ]);
  return [...movesByCard(question).keys()].filter((card) => !lying.has(card));
}

const areaOf = (player: PlayerView): string[] =>
  player.area.flatMap((laid) => [laid.card, ...(laid.garrison ?? [])]);

// What is chosen in the middle of the table without naming a card.
const IN_THE_MIDDLE: ReadonlySet<Verb> = new Set<Verb>(["top", "nation", "side"]);

/** The part of the board on which a question is answered. */
export type Part = "own" | "market" | "others";

export function partAsked(
  question: Question<Imperium> | null,
  view: ImperiumView,
  main: number,
): Part | null {
  if (!question) return null;
  const named = [...movesByCard(question).keys()];
  if (named.length === 0)
    return question.moves.some((move) => IN_THE_MIDDLE.has(move.verb)) ? "market" : "own";
  const own = view.players[main];
  if (named.some((card) => own && shownOf(own).includes(card))) return "own";
  if (named.some((card) => view.market.some((slot) => slot.card === card))) return "market";
  return "own";
}

/** The other players on whose side something is asked. */
export function seatsAsked(question: Question<Imperium> | null, view: ImperiumView, main: number): number[] {
  const named = movesByCard(question);
  return view.players.flatMap((player, seat) =>
    seat !== main && areaOf(player).some((card) => named.has(card)) ? [seat] : [],
  );
}
