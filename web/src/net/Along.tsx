import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { say, t } from "../i18n";
import { TakenTable } from "../offline/taken";
import type { TableStore } from "../table/store";
import { Button } from "../ui";
import { api, Problem } from "./api";

// A game that its only player takes along: this device keeps what the server tells, and when the line is lost the page
// without a server, which lies beside this one, goes on with it. What was played there is handed in before anything
// else when the table is opened here again.

const SITE = "/site/";
/** The server knows something else of the table: what was played here does not fit any more. */
const CONFLICT = 409;

/** Have the page without a server kept in this browser, unless its owner wants to save data. */
async function keepSite(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!navigator.serviceWorker || connection?.saveData) throw new Error("this browser does not keep it");
  const registration = await navigator.serviceWorker.register(`${SITE}sw.js`);
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("the site could not be fetched"));
    });
  });
}

/** Where the game goes on without a server. */
const deviceAddress = (table: string, secret: string): string => `${SITE}#/t/${table}#${secret}`;

class Along {
  readonly #ready = signal(false);
  readonly #settled = signal(false);
  readonly #handed = signal(false);
  readonly #problem = signal<Problem | null>(null);
  #work: Promise<void> = Promise.resolve();
  #site: Promise<void> | null = null;

  /** True if the game can go on here without the server. */
  readonly ready: ReadonlySignal<boolean> = this.#ready;
  /** True once nothing is left to be handed in, or the server does not take it. */
  readonly settled: ReadonlySignal<boolean> = this.#settled;
  /** True once something was handed in. */
  readonly handed: ReadonlySignal<boolean> = this.#handed;
  readonly problem: ReadonlySignal<Problem | null> = this.#problem;

  constructor(
    readonly table: string,
    readonly secret: string,
  ) {
    this.handIn();
  }

  /** Hand in what was played here. */
  handIn(): void {
    this.#do((taken) => this.#handIn(taken));
  }

  /** Keep what has happened at the server's table. */
  take(): void {
    this.#do((taken) => this.#take(taken));
  }

  /** Give up what was played here. */
  drop(): void {
    this.#do(async (taken) => {
      await taken.drop();
      this.#problem.value = null;
      await this.#take(taken);
    });
  }

  /** Go on here with what was played here, and leave the server's table as it is. */
  part(): void {
    this.#do(async (taken) => {
      await taken.part();
      this.leave();
    });
  }

  /** Go on without a server: on another page, where this one's router does not know the way. */
  leave(): void {
    location.assign(deviceAddress(this.table, this.secret));
  }

  readonly dismiss = (): void => {
    this.#handed.value = false;
  };

  /** One thing after the other; a browser that keeps nothing has nothing to hand in. */
  #do(task: (taken: TakenTable) => Promise<void>): void {
    this.#work = this.#work
      .then(async () => task(await TakenTable.open(this.table)))
      .catch((error: unknown) => console.warn(error))
      .then(() => {
        this.#settled.value = true;
      });
  }

  async #handIn(taken: TakenTable): Promise<void> {
    const [since, own] = [await taken.since(), await taken.own()];
    if (since === null || !own.length) return;
    try {
      await api.handIn(this.table, this.secret, since, own);
      await taken.handed(since + own.length);
      this.#problem.value = null;
      this.#handed.value = true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // Without a line it is tried again when there is one.
      if (error.status !== 0) this.#problem.value = error;
    }
  }

  async #take(taken: TakenTable): Promise<void> {
    await this.#handIn(taken);
    if (this.#problem.peek() || (await taken.parted()) || (await taken.own()).length) return;
    this.#site ??= keepSite();
    await taken.take(await api.along(this.table, this.secret, (await taken.since()) ?? 0));
    await this.#site;
    this.#ready.value = true;
  }
}

const games = new Map<string, Along>();

function alongOf(table: string, secret: string | null): Along | null {
  if (secret === null) return null;
  const key = `${table}#${secret}`;
  const known = games.get(key) ?? new Along(table, secret);
  games.set(key, known);
  return known;
}

/** False while what was played on this device is being handed in. */
export function useHandedIn(table: string, secret: string | null): boolean {
  const along = useMemo(() => alongOf(table, secret), [table, secret]);
  return along?.settled.value ?? true;
}

/** The way to go on with the game on this device, while there is no line. */
export function GoOn({ store }: { store: TableStore }) {
  const along = alongOf(store.table, store.secret);
  if (!along?.ready.value) return null;
  return (
    <Button kind="primary" data-testid="go-on-here" onClick={() => along.leave()}>
      {t("along.go")}
    </Button>
  );
}

/** Takes the game along, and says what became of what was played without a line. */
export function Away({ store }: { store: TableStore }) {
  const along = alongOf(store.table, store.secret);
  const { question, result, seq } = store.playback.latest.value ?? {};
  const still = store.along.value && store.open.value && Boolean(question?.awaited || result);
  useEffect(() => {
    if (still) along?.take();
  }, [still, seq, along]);
  if (!along || !store.open.value) return null;
  const problem = along.problem.value;
  if (problem)
    return (
      <div class="table-lost" role="alert" data-testid="not-handed">
        {say(problem.text)}{" "}
        {problem.status === CONFLICT ? (
          <>
            <Button data-testid="drop" onClick={() => along.drop()}>
              {t("along.drop")}
            </Button>{" "}
            <Button data-testid="part" onClick={() => along.part()}>
              {t("along.part")}
            </Button>
          </>
        ) : (
          <Button onClick={() => along.take()}>{t("retry")}</Button>
        )}
      </div>
    );
  if (!along.handed.value) return null;
  return (
    <div class="table-lost table-good" role="status" data-testid="handed">
      {t("along.handed")}{" "}
      <Button kind="quiet" onClick={along.dismiss}>
        {t("close")}
      </Button>
    </div>
  );
}
