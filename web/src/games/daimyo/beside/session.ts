import type { EmpireAdvice, EmpireAsked, EmpireFacts, EmpireIsland, EmpireOp } from "../../../wire/daimyo";
import { keepAccount } from "../../beside/session";
import { colourOf, pipsOf, powers, soloOf } from "../content";

/** The islands of a solo game. */
export const ISLANDS = ["blue", "red", "yellow", "purple"] as const;
export type IslandColour = (typeof ISLANDS)[number];
export const ROUNDS = 5;
const TURNS = 3;
/** Where the turns of a round are over its powers are carried out. */
export const AFTER_TURNS = TURNS + 1;

/** A solo game at somebody's own table, as far as this browser keeps account of it. */
export interface Session {
  level: string;
  facts: EmpireFacts;
  round: number;
  turn: number;
  /** What stands on the screen: a card or a die to be told, an action, a list of things to do. */
  phase: "setup" | "card" | "die" | "tell" | "act" | "power" | "round" | "over";
  /** The open card; empty if it says something else than ours. */
  card: string;
  /** The empire's dice of this round. */
  dice: readonly string[];
  /** The actions that are still to be carried out; the first is the one on the screen. */
  queue: readonly (readonly EmpireOp[])[];
  answers: readonly (string | string[])[];
  /** The relic tiles that could be seen last. */
  seen: readonly string[];
}

/** What the session wants to know now. */
function askedBy({ phase, facts, queue: [action], answers }: Session): EmpireAsked | null {
  return phase === "act" && action ? { facts, action: [...action], answers: [...answers] } : null;
}

export const { session, past, advice, problem, retry, back, forget, go, mend, begin } = keepAccount<
  Session,
  EmpireAsked,
  EmpireAdvice
>("daimyo", askedBy);

export const start = (level: string): void =>
  begin({
    level,
    facts: { islands: {}, tiles: [] },
    round: 1,
    turn: 1,
    phase: "setup",
    card: "",
    dice: [],
    queue: [],
    answers: [],
    seen: [],
  });

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
export const tellIsland = ({ facts }: Session, colour: IslandColour, change: EmpireIsland): void =>
  mend({
    facts: { ...facts, islands: { ...facts.islands, [colour]: { ...islandOf(facts, colour), ...change } } },
    answers: [],
  });

export const tellTiles = ({ facts }: Session, tiles: string[]): void =>
  mend({ facts: { ...facts, tiles }, answers: [] });

/** The die is on the card: the two spaces of the other colours act, from top to bottom. */
export function giveDie(now: Session, die: string): void {
  const dice = [...now.dice, die];
  const cells = now.card ? soloOf(now.card).cells.filter((cell) => cell.die !== colourOf(die)) : [];
  const queue = cells.map((cell) => cell.action as unknown as EmpireOp[]);
  go({ dice, queue, answers: [], phase: now.card ? "act" : "tell" });
}

export const carryOut = (queue: Session["queue"]): void => go({ queue, answers: [], phase: "act" });

/** What was said is done at the table. */
export function next(now: Session, said: EmpireAdvice): void {
  const [, ...queue] = now.queue;
  const done = { facts: said.facts, queue, answers: [] };
  if (queue.length) go(done);
  else if (now.turn < TURNS) go({ ...done, turn: now.turn + 1, phase: "card" });
  else if (now.turn === TURNS) go({ ...done, turn: AFTER_TURNS, phase: "power" });
  else go({ ...done, phase: "round" });
}

/** The next round; after the fourth its relic tiles go back into the bag. */
export function nextRound(now: Session): void {
  if (now.round === ROUNDS) go({ phase: "over" });
  else {
    const facts = now.round === ROUNDS - 1 ? { ...now.facts, tiles: [] } : now.facts;
    go({ facts, round: now.round + 1, turn: 1, dice: [], card: "", phase: "card" });
  }
}

export const sumOf = (now: Session): number => now.dice.reduce((sum, die) => sum + pipsOf(die), 0);

/** The line of its powers that the sum of its dice names. */
export const powerOf = (now: Session) =>
  powers.findIndex((row) => row.min <= sumOf(now) && sumOf(now) <= row.max);
export const actionOf = (row: number) => (powers[row]?.effect ?? []) as unknown as EmpireOp[];
