import { Problem } from "../../../net/api";
import type {
  CivAdvice,
  CivCleanUp,
  CivCount,
  CivFacts,
  CivNewDeck,
  CivQuestion,
  CivRead,
  CivResolve,
  CivRoll,
  CivSlot,
} from "../../../wire/imperium";
import { keepAccount } from "../../beside/session";
import { unrestOf } from "./cards";

export type Asked = CivRead | CivRoll | CivResolve | CivCleanUp | CivNewDeck | CivCount;
export type Answer = boolean | number | string;
export type Token = "materials" | "population" | "progress";

/** A game at somebody's own table, as far as this browser keeps account of it. */
export interface Session {
  facts: CivFacts;
  /** The box whose common cards are played with. */
  box: string;
  /** Whose turn it is: the player's, or the C.I.V.'s with its cards or its clean-up. */
  phase: "yours" | "cards" | "clean";
  /** The slots that are still to be resolved; the first is the one that is turned up now. */
  slots: readonly number[];
  /** The card of that slot; empty until it is told. */
  card: string;
  answers: readonly Answer[];
  /** The numbers that were told last, by what they are about; games kept by an older page have none. */
  told?: Readonly<Record<string, number>>;
  /** True while its deck is made anew. */
  deck: boolean;
  /** True if the slots of the market that nobody has told are left for later. */
  later: boolean;
  /** The cards that it took from the market, the last first. */
  taken: readonly string[];
  /** The cards that are counted at the end. */
  counted: readonly string[];
}

/** What the session wants to know now. */
export function askedBy(now: Session): Asked | null {
  const { facts, answers } = now;
  if (now.deck) return { ask: "new_deck", facts, answers: [...answers] };
  if (now.phase === "clean") return { ask: "clean_up", facts };
  if (now.phase === "yours") return null;
  return now.card ? { ask: "resolve", facts, card: now.card, answers: [...answers] } : { ask: "roll", facts };
}

export const { session, past, advice, problem, ask, retry, back, forget, go, ...account } = keepAccount<
  Session,
  Asked,
  CivAdvice
>("imperium", askedBy);

export function begin(facts: CivFacts, box: string): void {
  account.begin({
    facts,
    box,
    phase: "yours",
    slots: [],
    card: "",
    answers: [],
    deck: false,
    later: false,
    taken: [],
    counted: [],
  });
}

/** The die is rolled: the C.I.V.'s turn begins. */
export async function roll(now: Session, die: number): Promise<void> {
  const facts = { ...now.facts, die };
  try {
    const { slots = [] } = await ask({ ask: "roll", facts });
    go({ facts, phase: "cards", slots, card: "", answers: [], later: false });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    problem.value = error;
  }
}

/** The card of the slot is told; none lies there if it is empty. */
export function turnUp(now: Session, card: string): void {
  if (card) go({ card, answers: [], counted: known(now, [card]) });
  else next(now, null);
}

/** What is counted at the end, with cards that are its own; how much unrest it has is counted by hand. */
const known = ({ counted, box }: Session, cards: readonly string[]): readonly string[] => [
  ...cards.filter((card) => !counted.includes(card) && card !== unrestOf(box)),
  ...counted,
];

export function answer(now: Session, given: Answer, asked: CivQuestion): void {
  const slot = asked.slot ?? -1;
  // A card of the market that was there before is a fact; one that has just come is an answer.
  if (typeof given === "string" && marketOf(now.facts)[slot]?.card == null) {
    go({ facts: withSlot(now.facts, slot, { card: given, tokens: {} }), answers: [] });
  } else {
    const told = typeof given === "number" ? { ...now.told, [asked.matter]: given } : now.told;
    go({ answers: [...now.answers, given], ...(told && { told }) });
  }
}

/** What was said is done at the table. */
export function next(now: Session, said: CivAdvice | null): void {
  const facts = said?.facts ?? now.facts;
  const taken = [...(said?.taken ?? []), ...now.taken];
  const done = { facts, taken, counted: known(now, said?.taken ?? []), card: "", answers: [], later: false };
  if (now.deck) go({ ...done, deck: false });
  else if (now.phase === "clean") go({ ...done, facts: { ...facts, die: 0 }, phase: "yours" });
  else if (now.slots.length > 1) go({ ...done, slots: now.slots.slice(1) });
  else go({ ...done, slots: [], phase: "clean" });
}

export const newDeck = (): void => go({ deck: true, answers: [] });
export const leaveForLater = (): void => go({ later: true });
export const count = (counted: readonly string[]): void => go({ counted });
export const tell = (facts: CivFacts): void => go({ facts, answers: [] });

// The market

export const marketOf = (facts: CivFacts): readonly CivSlot[] => facts.market ?? [];

/** The facts with another card or other tokens in a slot of the market. */
export function withSlot(facts: CivFacts, slot: number, laid: CivSlot): CivFacts {
  return { ...facts, market: marketOf(facts).map((one, place) => (place === slot ? laid : one)) };
}

/** The first slot of the market that nobody has told; -1 if all are known. */
export const untold = (facts: CivFacts): number => marketOf(facts).findIndex((one) => one.card == null);
