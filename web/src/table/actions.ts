import type { Line } from "../wire/messages";

/** What happened several times in a row, told once. */
export interface Told {
  line: Line;
  count: number;
}

/** What one move brought about. */
export interface Action {
  move: number;
  told: readonly Told[];
}

const ANYBODY = -1;

/** True for lines that say the same of the same. */
function same(one: Line, other: Line): boolean {
  return (
    one.move === other.move && one.seat === other.seat && one.what === other.what && one.text === other.text
  );
}

/** Lines in their order, equal neighbours of one move told once. */
export function merged(lines: readonly Line[]): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && same(last.line, line)) last.count += 1;
    else told.push({ line, count: 1 });
  }
  return told;
}

/** Lines by the move that brought them about, each an action. */
export function actionsOf(lines: readonly Line[]): Action[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.move === line.move) last.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => ({ move: group[0]?.move ?? 0, told: merged(group) }));
}

/** Whose move some lines of one move are: the first whom they name is the one who made it. */
function moverOf(lines: readonly Line[]): number {
  return lines.find((line) => line.seat !== ANYBODY)?.seat ?? ANYBODY;
}

/** The number of a seat's last move that left a line; -1 before it. */
export function lastMoveOf(log: readonly Line[], seat: number): number {
  let last = log.length;
  while (last > 0) {
    const move = log[last - 1]?.move ?? 0;
    let first = last;
    while (first > 0 && log[first - 1]?.move === move) first -= 1;
    if (move > 0 && moverOf(log.slice(first, last)) === seat) return move;
    last = first;
  }
  return -1;
}

/**
 * All that happened since a seat's last turn: what it has done in its present turn does not count, and its last move
 * before that counts for what the others did in it.
 */
function sinceTurnOf(log: readonly Line[], seat: number): readonly Line[] {
  const moves = actionsOf(log).filter((one) => one.move > 0);
  const own = ({ told }: Action) => moverOf(told.map((one) => one.line)) === seat;
  // Where the rules and the others act within one's own move, as when all plans are carried out, the turn is over.
  const over = ({ told }: Action) =>
    told.some(({ line }) => line.seat === ANYBODY) &&
    told.some(({ line }) => line.seat !== ANYBODY && line.seat !== seat);
  const last = moves.length - 1;
  const end = moves.findLastIndex((one, place) => !own(one) || (place === last && over(one)));
  if (end < 0) return [];
  if (moves[end] && own(moves[end])) return log.filter((line) => line.move === moves[end]?.move);
  const before = moves.slice(0, end).findLastIndex(own);
  const [from, to] = [moves[Math.max(0, before)]?.move ?? 0, moves[end]?.move ?? 0];
  return log.filter((line) => line.move >= from && line.move <= to);
}

/** What the last move in which somebody did something brought about. */
function lastOf(log: readonly Line[], doer: number): readonly Line[] {
  const last = log.findLast((line) => line.seat === doer);
  return last ? log.filter((line) => line.move === last.move) : [];
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * What somebody did since a seat's last turn, without the events that are not worth telling; an opponent of the rules
 * moves within the moves of others.
 */
export function doneSince(log: readonly Line[], doer: number, seat: number, untold = NOTHING): Action[] {
  const lines = doer < ANYBODY ? lastOf(log, doer) : sinceTurnOf(log, seat);
  return actionsOf(lines.filter((line) => line.seat === doer && !untold.has(line.what)));
}
