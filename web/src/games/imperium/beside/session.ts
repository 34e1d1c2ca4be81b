import { lang } from "../../../i18n";
import { api } from "../../../net/api";
import type {
  CivAccount,
  CivAdvice,
  CivBegin,
  CivCards,
  CivCount,
  CivCounted,
  CivFacts,
  CivFind,
  CivRead,
  CivSlot,
  CivText,
  CivTold,
} from "../../../wire/imperium";
import { keepSession } from "../../beside/session";

export type Token = "materials" | "population" | "progress";

export const { account, past, advice, problem, busy, begin, tell, mend, retry, back, forget } = keepSession<
  CivAccount,
  CivBegin,
  CivTold,
  CivAdvice
>("imperium");

const ask = <Answer>(asked: CivRead | CivCount | CivFind) =>
  api.beside<Answer>("imperium", asked, lang.peek());

export const read = (chapter: CivRead["chapter"], facts: CivFacts) =>
  ask<CivText>({ ask: "read", chapter, facts });
export const countUp = (facts: CivFacts, cards: readonly string[]) =>
  ask<CivCounted>({ ask: "count", facts, cards: [...cards] });
export const findCards = (of: CivAccount) => ask<CivCards>({ ask: "cards", account: of });

/** Put the table right; what was answered before may no longer be an answer. */
export const mendFacts = (facts: CivFacts): void => mend({ facts, answers: [] });

export const marketOf = (facts: CivFacts): readonly CivSlot[] => facts.market ?? [];

/** The facts with another card or other tokens in a slot of the market. */
export function withSlot(facts: CivFacts, slot: number, laid: CivSlot): CivFacts {
  return { ...facts, market: marketOf(facts).map((one, place) => (place === slot ? laid : one)) };
}
