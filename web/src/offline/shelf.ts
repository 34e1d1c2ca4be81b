// What this browser keeps: texts by key, in its database.

const DATABASE = "imperia";
const TEXTS = "texts";
/** Notes of this browser about the server that it knows. */
export const NOT_FOR_OTHERS = "along/";

interface Change {
  key: string;
  text: string;
  /** True if there must not be one under the key yet. */
  new: boolean;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** False if there was something where there must not be. */
function done(transaction: IDBTransaction): Promise<boolean> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => {
      if (transaction.error?.name === "ConstraintError") resolve(false);
      else reject(transaction.error);
    };
  });
}

/** All keys that begin so. */
const beginning = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(TEXTS);
    return new Shelf(await settled(opening));
  }

  async read(key: string): Promise<string | null> {
    const found: unknown = await settled(this.#texts("readonly").get(key));
    return typeof found === "string" ? found : null;
  }

  /** The texts under all keys that begin so, in the order of their keys, as JSON. */
  async readAll(prefix: string): Promise<string> {
    return JSON.stringify(await settled(this.#texts("readonly").getAll(beginning(prefix))));
  }

  /** Make all changes, which come as JSON, or none: false if there was something where there must not be. */
  write(changes: string): Promise<boolean> {
    const transaction = this.database.transaction(TEXTS, "readwrite", { durability: "strict" });
    const texts = transaction.objectStore(TEXTS);
    for (const change of JSON.parse(changes) as Change[]) {
      if (change.new) texts.add(change.text, change.key);
      else texts.put(change.text, change.key);
    }
    return done(transaction);
  }

  /** Remove all that lies under keys that begin so. */
  remove(prefix: string): Promise<boolean> {
    const transaction = this.database.transaction(TEXTS, "readwrite", { durability: "strict" });
    transaction.objectStore(TEXTS).delete(beginning(prefix));
    return done(transaction);
  }

  /** All there is, by key. */
  async all(): Promise<Record<string, string>> {
    const texts = this.#texts("readonly");
    const [keys, found] = await Promise.all([settled(texts.getAllKeys()), settled(texts.getAll())]);
    return Object.fromEntries(keys.map((key, place) => [String(key), String(found[place])]));
  }

  /** Put what another browser kept beside what is here; nothing that is here is changed. */
  async add(others: Record<string, string>): Promise<void> {
    const known = new Set((await settled(this.#texts("readonly").getAllKeys())).map(String));
    // A table that is here stays as it is, with all its entries.
    const owner = (key: string) => key.split("/")[1];
    const owners = new Set([...known].map(owner));
    const fresh = Object.entries(others).filter(
      ([key]) => !key.startsWith(NOT_FOR_OTHERS) && !owners.has(owner(key)),
    );
    await this.write(JSON.stringify(fresh.map(([key, text]) => ({ key, text, new: true }))));
  }

  #texts(mode: IDBTransactionMode): IDBObjectStore {
    return this.database.transaction(TEXTS, mode).objectStore(TEXTS);
  }
}
