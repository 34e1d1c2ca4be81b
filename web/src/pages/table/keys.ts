import { useEffect } from "preact/hooks";
import type { TableStore } from "../../table/store";
import { primerOpen } from "../../teaching/open";
import { keysWanted } from "./prefs";
import { wayBack } from "./WayBack";

/** The keys of a table, and what each does: shown with the primer. */
export const KEYS = [
  ["U", "keys.undo"],
  ["C", "keys.confirm"],
  ["E", "keys.end"],
  ["H", "keys.help"],
] as const;

// What ends a turn, or says that one has done what one wanted.
const ENDS: ReadonlySet<string> = new Set(["end", "pass", "finish", "ready", "done", "go_on"]);
const TYPING = "input, textarea, select, [contenteditable]";

/** One key for what is done most, where nobody types and no window is open; none of them is Escape, which only closes. */
export function useKeys(store: TableStore): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest(TYPING);
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || typing) return;
      if (!keysWanted.peek() || document.querySelector("dialog[open]")) return;
      const act = actOf(store, event.key.toUpperCase());
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [store]);
}

function actOf(store: TableStore, key: string): (() => void) | null {
  const question = store.asked.peek();
  if (key === "H" || key === "?") return () => (primerOpen.value = true);
  if (key === "U") return wayBack(store);
  if (!question) return null;
  if (key === "C") {
    const only = question.moves.length === 1 ? question.moves[0]?.move : question.default;
    const move = store.warned.peek() ?? question.moves.find((one) => one.move === only);
    return move ? () => store.play(move) : null;
  }
  const end = key === "E" ? question.moves.find((one) => ENDS.has(one.verb)) : undefined;
  return end ? () => store.play(end) : null;
}
