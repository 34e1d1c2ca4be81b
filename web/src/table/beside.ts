import type { Signal } from "@preact/signals";
import { kept } from "../kept";

/** What every account of a game beside a real box holds; the rest is its game's. */
interface AnySession {
  phase: string;
  facts: object;
  round?: number;
}

const sessions = new Map<string, Signal<AnySession | null>>();

/** The game beside a real box that this browser keeps account of. */
export function sessionOf(game: string): Signal<AnySession | null> {
  const known = sessions.get(game) ?? kept<AnySession | null>(`beside.${game}`, null);
  sessions.set(game, known);
  return known;
}

/** Where another device takes a session up; like a secret it stays in the fragment, which no server sees. */
export function linkOf(game: string, session: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(session));
  return `/beside/${game}#${btoa(String.fromCharCode(...bytes))}`;
}

/** The session in a fragment; null for anything else. */
export function sessionIn(fragment: string): AnySession | null {
  try {
    const bytes = Uint8Array.from(atob(fragment.replace(/^#/, "")), (letter) => letter.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSession(found) ? found : null;
  } catch {
    return null;
  }
}

function isSession(found: unknown): found is AnySession {
  if (typeof found !== "object" || found === null || !("phase" in found) || !("facts" in found)) return false;
  return typeof found.phase === "string" && typeof found.facts === "object" && found.facts !== null;
}
