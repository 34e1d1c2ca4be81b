import type { Line } from "../wire/messages";

/** What happened several times in a row, told once. */
export interface Told {
  line: Line;
  count: number;
  /** What each of them names, where they name something. */
  items: string[];
}

/** What one move brought about, with the moves that completed it. */
export interface Action {
  move: number;
  lines: readonly Line[];
}

const ANYBODY = -1;

/** The number of the move that began what a line belongs to. */
export const actionOf = (line: Line): number => line.action ?? line.move;

/** True for lines that say the same of the same, or of several things that can be told together. */
export function same(one: Line, other: Line): boolean {
  const together = one.item !== undefined && one.many !== undefined && one.many === other.many;
  return (
    actionOf(one) === actionOf(other) &&
    one.seat === other.seat &&
    one.what === other.what &&
    (together || one.text === other.text)
  );
}

/** Lines in their order, equal neighbours of one action told once. */
export function merged(lines: readonly Line[]): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && same(last.line, line)) {
      last.count += 1;
      last.items.push(line.item ?? "");
    } else told.push({ line, count: 1, items: [line.item ?? ""] });
  }
  return told;
}

/** Lines by the move that began what brought them about, each an action. */
export function actionsOf(lines: readonly Line[]): Action[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0] && actionOf(last[0]) === actionOf(line)) last.push(line);
    else groups.push([line]);
  }
  return groups.map((lines) => ({ move: lines[0] ? actionOf(lines[0]) : 0, lines }));
}

/** Whose move some lines are: that is told, or the first whom they name is the one who made it. */
function moverOf(lines: readonly Line[]): number {
  const told = lines.find((line) => line.by !== undefined)?.by;
  return told ?? lines.find((line) => line.seat !== ANYBODY)?.seat ?? ANYBODY;
}

/** The number of a seat's last move that left a line; -1 before it. */
export function lastMoveOf(log: readonly Line[], seat: number): number {
  let last = log.length;
  while (last > 0) {
    const end = log[last - 1];
    const move = end ? actionOf(end) : 0;
    let first = last;
    for (let line = end; line && actionOf(line) === move; line = log[first - 1]) first -= 1;
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
  const own = ({ lines }: Action) => moverOf(lines) === seat;
  // Where the rules and the others act within one's own move, as when all plans are carried out, the turn is over.
  const over = ({ lines }: Action) =>
    lines.some((line) => line.seat === ANYBODY) &&
    lines.some((line) => line.seat !== ANYBODY && line.seat !== seat);
  const last = moves.length - 1;
  const end = moves.findLastIndex((one, place) => !own(one) || (place === last && over(one)));
  if (end < 0) return [];
  if (moves[end] && own(moves[end])) return moves[end].lines;
  const before = moves.slice(0, end).findLastIndex(own);
  const [from, to] = [moves[Math.max(0, before)]?.move ?? 0, moves[end]?.move ?? 0];
  return log.filter((line) => actionOf(line) >= from && actionOf(line) <= to);
}

/** What the last move in which somebody did something brought about. */
function lastOf(log: readonly Line[], doer: number): readonly Line[] {
  const last = log.findLast((line) => line.seat === doer);
  return last ? log.filter((line) => actionOf(line) === actionOf(last)) : [];
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
