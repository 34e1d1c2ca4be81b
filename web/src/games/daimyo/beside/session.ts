import type {
  EmpireAccount,
  EmpireAdvice,
  EmpireBegin,
  EmpireFacts,
  EmpireHoldings,
  EmpireIsland,
  EmpireTold,
} from "../../../wire/daimyo";
import { keepSession } from "../../beside/session";

/** The islands of a solo game. */
export const ISLANDS = ["blue", "red", "yellow", "purple"] as const;
export type IslandColour = (typeof ISLANDS)[number];
export const PARTIES = ["you", "empire"] as const;
export type Party = (typeof PARTIES)[number];

export const { account, past, advice, problem, busy, begin, tell, mend, retry, back, forget } = keepSession<
  EmpireAccount,
  EmpireBegin,
  EmpireTold,
  EmpireAdvice
>("daimyo");

export const heldBy = ({ held }: EmpireAccount, party: Party): EmpireHoldings => held?.[party] ?? {};

/** Tell what somebody has at the end; only one of them can hold the Helmet. */
export function tellHeld(now: EmpireAccount, party: Party, change: EmpireHoldings): void {
  const others = change.helmet
    ? { you: { ...heldBy(now, "you"), helmet: false }, empire: { ...heldBy(now, "empire"), helmet: false } }
    : now.held;
  mend({ held: { ...others, [party]: { ...others?.[party], ...change } } });
}

// An island that nothing was told of is bare.
const BARE: Required<EmpireIsland> = {
  empire: 0,
  you: 0,
  its_governors: 0,
  your_governors: 0,
  buildings: 0,
  shadows: 0,
  altars: [3, 2, 1],
};

export const islandOf = (facts: EmpireFacts, colour: IslandColour): Required<EmpireIsland> => ({
  ...BARE,
  ...facts.islands?.[colour],
});

/** Tell something of an island; what was answered before may no longer be an answer. */
export const tellIsland = ({ facts }: EmpireAccount, colour: IslandColour, change: EmpireIsland): void =>
  mend({
    facts: { ...facts, islands: { ...facts.islands, [colour]: { ...islandOf(facts, colour), ...change } } },
    answers: [],
  });

export const tellTiles = ({ facts }: EmpireAccount, tiles: string[]): void =>
  mend({ facts: { ...facts, tiles }, answers: [] });
