import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Move } from "../net/moment";

/** The notations of the moves that a lesson advises now. */
export const Taught = createContext<ReadonlySet<string>>(new Set());

/** True if one of these moves is what a lesson advises; said so by `data-taught` where nothing is advised. */
export function useTaught(moves: readonly (Move | undefined)[]): true | undefined {
  const taught = useContext(Taught);
  return moves.some((move) => move && taught.has(move.notation)) || undefined;
}
