// Python as it is when it has started, kept from one start to the next: to start it takes most of a second on a fast
// machine, to put it back a tenth of that. It is made here, because it would be most of the download.

/** Where it lies, for this copy of the site. */
const NAME = `imperia ${new URL("../", self.location.href).href} start`;

/** The place for a folder of engines: those of another one would not fit. */
const placeIn = (folder: string): string => `${folder}snapshot`;

/** What an earlier start has kept, if this browser keeps anything. */
export async function readSnapshot(folder: string): Promise<Uint8Array | undefined> {
  if (!globalThis.caches) return undefined;
  const found = await (await caches.open(NAME)).match(placeIn(folder));
  return found && new Uint8Array(await found.arrayBuffer());
}

/** Keep it for the next start; whoever has no room starts as before. */
export async function keepSnapshot(folder: string, snapshot: Uint8Array): Promise<void> {
  if (!globalThis.caches) return;
  const kept = await caches.open(NAME);
  for (const older of await kept.keys()) if (older.url !== placeIn(folder)) await kept.delete(older);
  await kept.put(placeIn(folder), new Response(snapshot as Uint8Array<ArrayBuffer>));
}

/** Forget one that does not work. */
export const dropSnapshot = async (): Promise<void> => void (await globalThis.caches?.delete(NAME));
