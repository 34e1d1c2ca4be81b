import { linkTo } from "#places";
import { kept } from "../../kept";
import { api, Problem } from "../../net/api";
import { sitDown } from "../../table/recent";
import type { Name } from "../../wire/messages";
import { type Ask, drawShare, hash, type Letter, type Moves, pack, seedOf, type Yes } from "./letter";
import { texts } from "./texts";

// Games between two people without a server. Both devices have the whole table; whoever has the turn may move, and
// passes it on with a letter of what happened since the last one.

/** Nobody sits in for the other one, who is never here. */
const LONGEST_GRACE = 86400;

export interface Match {
  match: string;
  game: string;
  options: Ask["options"];
  /** 0 for whoever asked. */
  seat: 0 | 1;
  name: string;
  other: string;
  share: string;
  seal: string;
  /** What the other one drew, once it is known; it makes the seed. */
  theirs?: string;
  table?: string;
  secret?: string;
  /** How many entries there were when the reader's turn began. */
  shared: number;
  /** The letter that is on its way to the other one; null while it is the reader's turn to move. */
  sent: string | null;
}

export const matches = kept<readonly Match[]>("device.letters", []);

/** The games that somebody was asked for and has not answered yet. */
export const asked = (game: string): Match[] =>
  matches.value.filter((one) => one.game === game && one.seat === 0 && !one.table);

export const matchAt = (table: string): Match | undefined => matches.value.find((one) => one.table === table);
const matchOf = (match: string): Match | undefined => matches.peek().find((one) => one.match === match);

function keep(match: Match): Match {
  matches.value = [match, ...matches.peek().filter((one) => one.match !== match.match)];
  return match;
}

/** Why a letter is not taken. */
export class Returned extends Error {
  constructor(readonly text: Name) {
    super(text.en);
  }
}

/** Where a letter is opened. */
export const linkOf = (packed: string): string => linkTo(`/letter/${packed}`);

async function send(match: Match, letter: Letter): Promise<Match> {
  return keep({ ...match, sent: await pack(letter) });
}

/** Ask somebody for a game. */
export async function ask(game: string, options: Ask["options"], name: string): Promise<Match> {
  const share = drawShare();
  const match = drawShare().slice(0, 12);
  const seal = await hash(share);
  const begun: Match = { match, game, options, seat: 0, name, other: "", share, seal, shared: 0, sent: null };
  return send(begun, { kind: "ask", match, game, options, name, seal });
}

/** Agree to a game. */
export async function agree({ match, game, options, name: other, seal }: Ask, name: string): Promise<Match> {
  const known = matchOf(match);
  if (known) return known;
  const share = drawShare();
  const begun: Match = { match, game, options, seat: 1, name, other, share, seal, shared: 0, sent: null };
  return send(begun, { kind: "yes", match, name, share });
}

/** Open the same table as on the other device: what both have drawn makes its seed. */
async function open(match: Match, theirs: string): Promise<Match> {
  const [asked, answered] = match.seat ? [theirs, match.share] : [match.share, theirs];
  const names = match.seat ? [match.other, match.name] : [match.name, match.other];
  const opened = await api.open({
    game: match.game,
    seats: names.map((name) => ({ bot: null, name })),
    options: match.options,
    seed: await seedOf(asked, answered),
    grace: LONGEST_GRACE,
  });
  const own = opened.keys.filter(({ seat }) => seat === match.seat);
  sitDown({ ...opened, keys: own }, names);
  return keep({ ...match, theirs, table: opened.table, secret: own[0]?.secret ?? "", sent: null });
}

interface Known {
  rules: string;
  entries: readonly string[];
}

/** What this device has of a table. */
async function known({ table = "", secret = "" }: Match): Promise<Known> {
  const { kept, entries } = await api.along(table, secret, 0);
  // Seed and salt are not looked at: they may be larger than the numbers of a page.
  const { rules, content } = JSON.parse(kept) as { rules: number; content: string };
  return { rules: `${rules} ${content}`, entries };
}

/** Pass the turn on with all that happened since the last letter. */
export async function passOn(match: Match): Promise<Match> {
  const { rules, entries } = await known(match);
  return send(match, {
    kind: "moves",
    match: match.match,
    share: match.seat === 0 ? match.share : "",
    rules,
    since: match.shared,
    before: await hash(entries.slice(0, match.shared).join("\n")),
    entries: entries.slice(match.shared),
  });
}

/** Take the turn back, as long as the letter was not sent. */
export const takeBack = (match: Match): Match => keep({ ...match, sent: null });

async function takeYes(letter: Yes): Promise<Match> {
  const match = matchOf(letter.match);
  if (match?.seat !== 0) throw new Returned(texts.stranger);
  if (match.table) {
    if (match.theirs !== letter.share) throw new Returned(texts.stale);
    return match;
  }
  return open({ ...match, other: letter.name }, letter.share);
}

async function takeMoves(letter: Moves): Promise<Match> {
  let match = matchOf(letter.match);
  if (!match) throw new Returned(texts.stranger);
  if (!match.table) {
    if (match.seat !== 1) throw new Returned(texts.stale);
    if ((await hash(letter.share)) !== match.seal) throw new Returned(texts.forged);
    match = await open(match, letter.share);
  }
  const here = await known(match);
  if (letter.rules !== here.rules) throw new Returned(texts.version);
  const before = await hash(here.entries.slice(0, letter.since).join("\n"));
  const { since, entries } = letter;
  // The same letter once more.
  const same = here.entries.slice(since, since + entries.length).join("\n") === entries.join("\n");
  if (before === letter.before && same && since < here.entries.length) return match;
  if (before !== letter.before || since !== here.entries.length) throw new Returned(texts.stale);
  const other = 1 - match.seat;
  if (entries.some((one) => (JSON.parse(one) as { seat: number }).seat !== other))
    throw new Returned(texts.forged);
  try {
    await api.handIn(match.table ?? "", match.secret ?? "", since, entries);
  } catch (error) {
    if (error instanceof Problem && error.status === 409) throw new Returned(texts.forged);
    throw error;
  }
  return keep({ ...match, shared: since + entries.length, sent: null });
}

/** Take a letter that is not a question. */
export const take = (letter: Yes | Moves): Promise<Match> =>
  letter.kind === "yes" ? takeYes(letter) : takeMoves(letter);
