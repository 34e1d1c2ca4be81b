import { useLayoutEffect } from "preact/hooks";

interface Keys {
  back(): void;
  next(): void;
  first(): void;
  last(): void;
  toggle(): void;
}

/** True where a key has a meaning of its own. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, dialog, [contenteditable]") !== null;

/** The keys of a replay: arrows step, Home and End go to the ends, the space bar plays. */
export function useReplayKeys(keys: Keys): void {
  // Before anything is shown: no key is lost to whoever is quick.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const button = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
      const meaning: Record<string, (() => void) | undefined> = {
        ArrowLeft: keys.back,
        ArrowRight: keys.next,
        Home: keys.first,
        End: keys.last,
        " ": button ? undefined : keys.toggle,
      };
      const action = meaning[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
