import type { Line } from "../wire/messages";
import { actionOf, same, type Told } from "./actions";

/** What somebody did, with what it cost and brought. */
export interface Clause {
  told: Told;
  prices: readonly Line[];
  gains: readonly Line[];
}

/** An action: one line of the sheet, whose parts are opened by a click. */
export interface Entry {
  kind: "entry";
  /** The place of its first line in the log, by which it is known, and of its last. */
  first: number;
  last: number;
  clauses: readonly Clause[];
  lines: Line[];
}

/** What a round brought everybody, as a table. */
export interface Tally {
  kind: "tally";
  first: number;
  last: number;
  lines: Line[];
}

export type Item = Entry | Tally;

/** Items that stand below each other under one head: somebody's turn, or a phase. */
export interface Turn {
  first: number;
  /** Whose turn it is; -1 where the rules act by themselves. */
  seat: number;
  head: string;
  items: Item[];
}

/** Turns that are folded together; the first, without a head, is the setup. */
export interface Round {
  first: number;
  head: string;
  turns: Turn[];
}

const NOBODY = -1;

interface Building {
  prices: Line[];
  gains: Line[];
  told: Told;
}

const isPart = ({ role }: Line): boolean => role === "price" || role === "gain";

/** What a price or a yield belongs to: what its seat did before it, else after it, else nothing but itself. */
function hostOf(lines: readonly Line[], place: number): number {
  const own = (line: Line) => !isPart(line) && line.role !== "quiet" && line.seat === lines[place]?.seat;
  const before = lines.slice(0, place).findLastIndex(own);
  if (before >= 0) return before;
  const after = lines.slice(place).findIndex(own);
  return after >= 0 ? place + after : place;
}

/** What some lines of one action tell: prices and yields stand with what they belong to, and equal things are told once. */
export function clausesOf(lines: readonly Line[]): Clause[] {
  const clauses: Building[] = [];
  const byPlace = new Map<number, Building>();
  lines.forEach((line, place) => {
    if (line.role === "quiet" || (isPart(line) && hostOf(lines, place) !== place)) return;
    const last = clauses.at(-1);
    if (last && same(last.told.line, line)) {
      last.told.count += 1;
      last.told.items.push(line.item ?? "");
      byPlace.set(place, last);
      return;
    }
    const clause = { told: { line, count: 1, items: [line.item ?? ""] }, prices: [], gains: [] };
    clauses.push(clause);
    byPlace.set(place, clause);
  });
  lines.forEach((line, place) => {
    const host = isPart(line) ? hostOf(lines, place) : place;
    if (host !== place) byPlace.get(host)?.[line.role === "price" ? "prices" : "gains"].push(line);
  });
  return clauses;
}

function add(item: Item, line: Line, place: number): void {
  item.lines.push(line);
  item.last = place;
}

/** The sheet while it is written. */
class Sheet {
  readonly rounds: Round[] = [{ first: 0, head: "", turns: [] }];
  #action = -1;
  // True once a head has come within an action: what follows is no longer that of the one who moved.
  #ruled = false;

  write(line: Line, first: number): void {
    const action = actionOf(line);
    if (action !== this.#action) this.#ruled = false;
    this.#action = action;
    const head = line.brief ?? "";
    if (line.role === "round") this.rounds.push({ first, head, turns: [] });
    else if (line.role === "phase" || line.role === "turn") {
      this.#turn(first, line.role === "turn" ? line.seat : NOBODY, head);
    } else {
      if (!this.#tally(line, action, first)) this.#enter(line, action, first);
      return;
    }
    this.#ruled = true;
  }

  get #turns(): Turn[] {
    return this.rounds.at(-1)?.turns ?? [];
  }

  #turn(first: number, seat: number, head: string): Turn {
    const turn = { first, seat, head, items: [] };
    // A phase in which nothing happened is not worth a head.
    const last = this.#turns.at(-1);
    if (head && last?.head && last.seat === NOBODY && last.items.length === 0) this.#turns.pop();
    this.#turns.push(turn);
    return turn;
  }

  /** Add a line to the table of a round, where it belongs there. */
  #tally(line: Line, action: number, first: number): boolean {
    // What the players choose of it comes later, and belongs to the same table.
    const last = this.#turns.at(-1)?.items.at(-1);
    const open = this.#turns
      .flatMap((turn) => turn.items)
      .findLast(
        (item) =>
          item.kind === "tally" && (item === last || item.lines.some((one) => actionOf(one) === action)),
      );
    const same = open?.lines.some((one) => actionOf(one) === action);
    if (line.tally === undefined && !(same && line.role === "gain")) return false;
    // What the rules do after it is no longer that of the one who moved.
    this.#ruled = true;
    if (open) add(open, line, first);
    else this.#turn(first, NOBODY, "").items.push({ kind: "tally", first, last: first, lines: [line] });
    return true;
  }

  #enter(line: Line, action: number, first: number): void {
    const by = line.by ?? NOBODY;
    const owner = line.seat < NOBODY || this.#ruled || by === NOBODY ? line.seat : by;
    const turn = this.#turns.at(-1);
    const last = turn?.items.at(-1);
    const begins = line.role === "step";
    const together = !begins && last?.kind === "entry" && last.lines.some((one) => actionOf(one) === action);
    const same = owner === turn?.seat || (line.seat === NOBODY && !this.#ruled);
    if (together && same) add(last, line, first);
    else {
      const own = turn && turn.seat === owner && last?.kind !== "tally" ? turn : this.#turn(first, owner, "");
      own.items.push({ kind: "entry", first, last: first, clauses: [], lines: [line] });
    }
  }
}

/** Turns in their order; neighbours of the same seat are one. */
function together(turns: readonly Turn[]): Turn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const last = joined.at(-1);
    const goesOn = last && !turn.head && turn.seat !== NOBODY && last.seat === turn.seat;
    if (goesOn) last.items = [...last.items, ...turn.items];
    else joined.push(turn);
  }
  return joined;
}

/** The log as a scorekeeper's sheet: rounds, turns, and a line an action. */
export function sheetOf(lines: readonly Line[]): Round[] {
  const sheet = new Sheet();
  for (const [place, line] of lines.entries()) sheet.write(line, place);
  for (const round of sheet.rounds) {
    for (const turn of round.turns) {
      turn.items = turn.items
        .map((item) => (item.kind === "entry" ? { ...item, clauses: clausesOf(item.lines) } : item))
        .filter((item) => item.kind === "tally" || item.clauses.length > 0);
    }
    round.turns = together(round.turns.filter((turn) => turn.head || turn.items.length > 0));
  }
  return sheet.rounds.filter((round) => round.head || round.turns.length > 0);
}

// Without rounds, so many turns are folded together.
const TOGETHER = 10;

/** Rounds that can be folded: those of the game, or where it has none, so many turns at a time. */
export function foldsOf(rounds: readonly Round[], name: (from: number, to: number) => string): Round[] {
  return rounds.flatMap((round) => {
    const heads = round.turns.filter((turn) => turn.head && turn.seat !== NOBODY);
    if (heads.length <= TOGETHER) return [round];
    const folds: Round[] = [];
    let count = 0;
    for (const turn of round.turns) {
      if (turn.head && turn.seat !== NOBODY) count += 1;
      const place = Math.max(0, Math.ceil(count / TOGETHER) - 1);
      const head = count ? name(place * TOGETHER + 1, (place + 1) * TOGETHER) : round.head;
      const last = folds.at(-1);
      if (last?.head === head) last.turns.push(turn);
      else folds.push({ first: turn.first, head, turns: [turn] });
    }
    return folds;
  });
}

/** A sheet with only what somebody did, or what concerns them. */
export function ofSeat(rounds: readonly Round[], seat: number): Round[] {
  return rounds
    .map((round) => ({
      ...round,
      turns: round.turns
        .map((turn) => ({
          ...turn,
          items: turn.items.filter((item) => item.lines.some((line) => line.seat === seat)),
        }))
        .filter((turn) => turn.items.length > 0),
    }))
    .filter((round) => round.turns.length > 0);
}
