import { effect, type Signal, signal } from "@preact/signals";

const PREFIX = "imperia.";

function read<T>(key: string, initial: T): T {
  try {
    const stored = localStorage.getItem(PREFIX + key);
    return stored === null ? initial : (JSON.parse(stored) as T);
  } catch {
    // A browser that forbids storage, or something unreadable in it: begin anew.
    return initial;
  }
}

/** A signal that this browser remembers, the same in all of its windows. */
export function kept<T>(key: string, initial: T): Signal<T> {
  const value = signal(read(key, initial));
  effect(() => {
    const text = JSON.stringify(value.value);
    try {
      localStorage.setItem(PREFIX + key, text);
    } catch {
      // Without storage it lasts as long as the page does.
    }
  });
  // What another window has written counts here too, so that no window overwrites it with what it knew before.
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + key) value.value = read(key, initial);
  });
  return value;
}
