import { NOT_FOR_OTHERS, Shelf } from "./shelf";

// A table of a server that is kept on this device, too: how much of it the server knows, and what was played here since.

interface Mark {
  /** How many entries of the history came from the server, or were handed in there. */
  since: number;
  /** True if the two go their own ways from there. */
  parted: boolean;
}

/** What a server tells of a table that is taken along. */
interface Told {
  kept: string;
  since: number;
  entries: readonly string[];
}

const fresh = (key: string, text: string) => ({ key, text, new: false });
// As many digits as the house itself writes.
const entryOf = (table: string, number: number) => `entry/${table}/${String(number).padStart(8, "0")}`;

export class TakenTable {
  private constructor(
    private readonly shelf: Shelf,
    private readonly table: string,
  ) {}

  static async open(table: string): Promise<TakenTable> {
    return new TakenTable(await Shelf.open(), table);
  }

  /** How many entries are the server's; null for a table that is not one of a server, or goes its own way. */
  async since(): Promise<number | null> {
    const mark = await this.#mark();
    return mark && !mark.parted ? mark.since : null;
  }

  async parted(): Promise<boolean> {
    return (await this.#mark())?.parted ?? false;
  }

  /** What was played here and is not known at the server, as texts. */
  async own(): Promise<string[]> {
    const since = await this.since();
    if (since === null) return [];
    return (JSON.parse(await this.shelf.readAll(`entry/${this.table}/`)) as string[]).slice(since);
  }

  /** Keep what the server tells. */
  async take({ kept, since, entries }: Told): Promise<void> {
    const known = (await this.since()) ?? 0;
    // A server that was given an older database knows less than before.
    if (since < known) await this.shelf.remove(`entry/${this.table}/`);
    await this.shelf.write(
      JSON.stringify([
        fresh(`table/${this.table}`, kept),
        ...entries.map((text, place) => fresh(entryOf(this.table, since + place + 1), text)),
        this.#marked(since + entries.length),
      ]),
    );
  }

  /** Note that the server knows so many entries. */
  async handed(since: number): Promise<void> {
    await this.shelf.write(JSON.stringify([this.#marked(since)]));
  }

  /** Let this device go its own way with the table. */
  async part(): Promise<void> {
    await this.shelf.write(JSON.stringify([this.#marked((await this.since()) ?? 0, true)]));
  }

  /** Forget all that is here. */
  async drop(): Promise<void> {
    for (const prefix of [`entry/${this.table}/`, `position/${this.table}`, `record/${this.table}`])
      await this.shelf.remove(prefix);
    await this.shelf.remove(NOT_FOR_OTHERS + this.table);
    await this.shelf.remove(`table/${this.table}`);
  }

  async #mark(): Promise<Mark | null> {
    const found = await this.shelf.read(NOT_FOR_OTHERS + this.table);
    return found === null ? null : (JSON.parse(found) as Mark);
  }

  #marked(since: number, parted = false) {
    return fresh(NOT_FOR_OTHERS + this.table, JSON.stringify({ since, parted } satisfies Mark));
  }
}
