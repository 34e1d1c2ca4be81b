import { effect, type Signal, signal } from "@preact/signals";
import { WITHOUT_SERVER } from "#house";

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

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
  } catch {
    // Without storage it lasts as long as the page does.
  }
}

/** The key of what belongs to the house that answers: a page without a server may lie beside one with a server. */
export const ownKey = (key: string): string => (WITHOUT_SERVER ? `device.${key}` : key);

/** A signal that this browser remembers, in all its windows; what is as at first takes no room. */
export function kept<T>(key: string, initial: T): Signal<T> {
  const value = signal(read(key, initial));
  const atFirst = JSON.stringify(initial);
  effect(() => {
    const text = JSON.stringify(value.value);
    write(key, text === atFirst ? null : text);
  });
  addEventListener("storage", (event) => {
    // No key: everything was cleared.
    if (event.key === PREFIX + key || event.key === null) value.value = read(key, initial);
  });
  return value;
}
