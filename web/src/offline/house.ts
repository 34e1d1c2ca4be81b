import type { Answered, Asked, FromHouse, ToHouse } from "./messages";

// Who answers the page where there is no server: a worker of this very browser.

/** True if the page has no server behind it. */
export const WITHOUT_SERVER = true;

/** How a line ends that nobody has closed. */
const BROKEN = 1006;

const answers = new Map<number, { resolve(answered: Answered): void; reject(why: Error): void }>();
const lines = new Map<number, DeviceLine>();
let last = 0;
let keeper: Worker | null = null;

/** The worker with the house in it, started with the one that thinks when the first thing is asked. */
function house(): Worker {
  if (keeper) return keeper;
  keeper = new Worker(new URL("./keeper.ts", import.meta.url), { type: "module", name: "house" });
  keeper.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  keeper.onerror = ({ message }) => hear({ type: "failed", why: message });
  return keeper;
}

/** Bots get a worker of their own once the house is there: whoever has just come looks around first. */
function startThinker(): void {
  const thinker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module", name: "thinker" });
  const { port1, port2 } = new MessageChannel();
  thinker.postMessage(port1, [port1]);
  house().postMessage({ type: "thinker", port: port2 } satisfies ToHouse, [port2]);
}

/** Keep the page and the engines for when there is no network; browsers do so for a secure address only. */
function install(): void {
  navigator.serviceWorker?.register("./sw.js").catch((error: unknown) => console.warn(error));
}

const tell = (message: ToHouse): void => house().postMessage(message);

/** The house is not there: all who wait hear of it, and whoever tries again has it started again. */
function fail(why: string): void {
  console.error(why);
  keeper?.terminate();
  keeper = null;
  for (const { reject } of answers.values()) reject(new Error(why));
  answers.clear();
  const broken = [...lines.values()];
  lines.clear();
  for (const line of broken) line.onclose?.({ code: BROKEN });
}

function hear(message: FromHouse): void {
  switch (message.type) {
    case "ready":
      startThinker();
      install();
      break;
    case "failed":
      fail(message.why);
      break;
    case "answer":
      answers.get(message.id)?.resolve(message.answered);
      answers.delete(message.id);
      break;
    case "heard":
      lines.get(message.line)?.onmessage?.({ data: message.text });
      break;
    case "closed":
      lines.get(message.line)?.onclose?.({ code: message.code });
      lines.delete(message.line);
      break;
  }
}

function answered(make: (id: number) => ToHouse): Promise<Answered> {
  last += 1;
  const id = last;
  return new Promise((resolve, reject) => {
    answers.set(id, { resolve, reject });
    tell(make(id));
  });
}

/** Send a request to the house. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const asked: Asked = {
    method: init.method ?? "GET",
    path,
    body: typeof init.body === "string" ? init.body : "",
  };
  const { status, kind, body } = await answered((id) => ({ type: "ask", id, asked }));
  return new Response(body, { status, headers: { "Content-Type": kind } });
}

/** A line to a table of the house: as much of a WebSocket as the page uses. */
class DeviceLine {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly #number: number;

  constructor(table: string) {
    last += 1;
    this.#number = last;
    lines.set(last, this);
    tell({ type: "open", line: last, table });
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    tell({ type: "say", line: this.#number, text });
  }

  close(): void {
    if (!lines.delete(this.#number)) return;
    tell({ type: "close", line: this.#number });
  }
}

/** Where the record of a finished game is downloaded; null where the page has to ask for it. */
export const recordAddress = (_table: string): string | null => null;

/** A line to a table. */
export const openLine = (table: string): WebSocket => new DeviceLine(table) as unknown as WebSocket;

/** Everything that this browser keeps of tables and campaigns. */
export const exported = async (): Promise<string> => (await answered((id) => ({ type: "export", id }))).body;

/** Add what another browser kept; true if it could be read. */
export const imported = async (text: string): Promise<boolean> =>
  (await answered((id) => ({ type: "import", id, text }))).status === 200;
