import type { Signal } from "@preact/signals";
import { kept } from "../kept";
import type { Proof, TableInfo } from "../wire/messages";

const seen = new Map<string, Signal<string | null>>();

/** The fingerprint that this browser was shown when it first came to a table; a later one proves nothing. */
export function firstFingerprint({ table, fingerprint }: TableInfo): string | null {
  const first = seen.get(table) ?? kept<string | null>(`fingerprint.${table}`, null);
  seen.set(table, first);
  first.value ??= fingerprint;
  return first.value;
}

/** What the check of a seed found; null where this browser cannot check. */
export async function belongs({ seed, salt }: Proof, fingerprint: string): Promise<boolean | null> {
  // Browsers offer this on safe addresses only.
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${salt} ${seed}`));
  const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return found === fingerprint;
}
