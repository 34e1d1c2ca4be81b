import type { Move } from "../../net/moment";

/** Moves of one verb. */
export interface Group {
  verb: string;
  moves: Move[];
}

/** Moves by verb, in the order in which the verbs come. */
export function groupsOf(moves: readonly Move[]): Group[] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(move.verb, [...(groups.get(move.verb) ?? []), move]);
  return [...groups].map(([verb, moves]) => ({ verb, moves }));
}

/** The square that a move names, if that is all it names. */
export function squareOf(move: Move): { x: number; y: number } | null {
  const found = move.words.length === 1 ? /^(-?\d+),(-?\d+)$/.exec(move.words[0] ?? "") : null;
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** True for several moves that all name squares: they are best shown where the squares are. */
export function onSquares(group: Group): boolean {
  return group.moves.length > 2 && group.moves.every((move) => squareOf(move) !== null);
}
