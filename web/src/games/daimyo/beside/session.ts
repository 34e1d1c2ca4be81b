import type {
  EmpireAct,
  EmpireAdvice,
  EmpireFacts,
  EmpireHoldings,
  EmpireIsland,
  EmpireOp,
} from "../../../wire/daimyo";
import { keepAccount } from "../../beside/session";
import { colourOf, pipsOf, powers, soloOf } from "../content";
import { ownCard, SPACES, type Space, type Spaces } from "./own";

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
  /** The open card, ours or one that was told before; empty if it says something else. */
  card: string;
  /** The empire's dice of this round. */
  dice: readonly string[];
  /** The actions that are still to be carried out; the first is the one on the screen. */
  queue: readonly (readonly EmpireOp[])[];
  answers: readonly (string | string[])[];
  /** The relic tiles that could be seen last. */
  seen: readonly string[];
  /** What both have for the final count; of the empire it grows by what it does. */
  held?: Readonly<Partial<Record<Party, EmpireHoldings>>>;
}

export const PARTIES = ["you", "empire"] as const;
export type Party = (typeof PARTIES)[number];

/** What the session wants to know now. */
function askedBy({ phase, facts, queue: [action], answers }: Session): EmpireAct | null {
  return phase === "act" && action ? { ask: "act", facts, action: [...action], answers: [...answers] } : null;
}

export const { session, past, advice, problem, retry, back, forget, go, mend, begin } = keepAccount<
  Session,
  EmpireAct,
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
    // DAI-235: the tower that it starts with.
    held: level === "hard" ? { empire: { towers: 1 } } : {},
  });

export const heldBy = ({ held }: Session, party: Party): EmpireHoldings => held?.[party] ?? {};

/** Tell what somebody has at the end; whoever holds the Helmet takes it from the other. */
export function tellHeld(now: Session, party: Party, change: EmpireHoldings): void {
  const others = change.helmet
    ? { you: { ...heldBy(now, "you"), helmet: false }, empire: { ...heldBy(now, "empire"), helmet: false } }
    : now.held;
  mend({ held: { ...others, [party]: { ...others?.[party], ...change } } });
}

// What an action brings the empire that counts at the end.
const GAINED = ["relics", "farms", "towers", "gold"] as const;
const grown = (held: EmpireHoldings, gains: EmpireHoldings = {}): EmpireHoldings => ({
  ...held,
  ...Object.fromEntries(GAINED.map((what) => [what, (held[what] ?? 0) + (gains[what] ?? 0)])),
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

/** What a card says in its spaces, as far as it is known. */
export function spacesOf(card: string): Spaces {
  const own = ownCard(card);
  if (own) return own.spaces;
  if (!card || card.startsWith("own")) return {};
  return Object.fromEntries(
    soloOf(card).cells.map(({ die, action }) => [die, action as unknown as EmpireOp[]]),
  );
}

/** The two spaces that act: those of the other colours, from top to bottom. */
export const acting = (die: string): Space[] => SPACES.filter((space) => space !== colourOf(die));

/** The die is on the card; a space that nobody has told yet is asked for. */
export function giveDie(now: Session, die: string): void {
  const spaces = spacesOf(now.card);
  const queue = acting(die).flatMap((space) => (spaces[space] ? [spaces[space]] : []));
  const known = queue.length === acting(die).length;
  go({ dice: [...now.dice, die], queue: known ? queue : [], answers: [], phase: known ? "act" : "tell" });
}

export const carryOut = (queue: Session["queue"]): void => go({ queue, answers: [], phase: "act" });

/** What was said is done at the table. */
export function next(now: Session, said: EmpireAdvice): void {
  const [, ...queue] = now.queue;
  const held = { ...now.held, empire: grown(heldBy(now, "empire"), said.gains) };
  const done = { facts: said.facts, queue, answers: [], held };
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
