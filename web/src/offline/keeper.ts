import type { Answered, FromHouse, Task, Thought, ToHouse } from "./messages";
import { startPython } from "./python";
import { Shelf } from "./shelf";

// The house: tables, what is kept of them, and what is told about them, by the same code as on a server.

interface Door {
  answer(method: string, path: string, body: string): Promise<string>;
  open(line: number, table: string, send: (text: string) => void, close: (code: number) => void): void;
  hear(line: number, text: string): void;
  hang_up(line: number): void;
}

const tell = (message: FromHouse): void => self.postMessage(message);

/** Passes tasks on to the worker that thinks. */
class Thinking {
  #port: MessagePort | null = null;
  #lastId = 0;
  readonly #asked = new Map<number, { resolve(text: string): void; reject(why: Error): void }>();

  connect(port: MessagePort): void {
    this.#port = port;
    port.onmessage = ({ data: { id, text } }: MessageEvent<Thought>) => {
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (text === null) asked?.reject(new Error("thinking has failed"));
      else asked?.resolve(text);
    };
  }

  readonly ask = (kind: string, task: string): Promise<string> =>
    new Promise((resolve, reject) => {
      this.#lastId += 1;
      this.#asked.set(this.#lastId, { resolve, reject });
      this.#port?.postMessage({ id: this.#lastId, kind, task } satisfies Task);
    });
}

const thinking = new Thinking();

async function start(): Promise<[Door, Shelf]> {
  const [python, shelf] = await Promise.all([startPython(), Shelf.open()]);
  const door = python.pyimport("imperia.offline.browser").Door(shelf, thinking.ask) as Door;
  return [door, shelf];
}

const started = start();
started.then(
  () => tell({ type: "ready" }),
  (error: unknown) => tell({ type: "failed", why: String(error) }),
);

async function hear(message: ToHouse): Promise<void> {
  if (message.type === "thinker") {
    thinking.connect(message.port);
    return;
  }
  const [door, shelf] = await started;
  const answer = (id: number, answered: Answered) => tell({ type: "answer", id, answered });
  switch (message.type) {
    case "ask": {
      const { method, path, body } = message.asked;
      const [status, kind, text] = JSON.parse(await door.answer(method, path, body)) as [
        number,
        string,
        string,
      ];
      answer(message.id, { status, kind, body: text });
      break;
    }
    case "open": {
      const { line } = message;
      const send = (text: string) => tell({ type: "heard", line, text });
      door.open(line, message.table, send, (code) => tell({ type: "closed", line, code }));
      break;
    }
    case "say":
      door.hear(message.line, message.text);
      break;
    case "close":
      door.hang_up(message.line);
      break;
    case "export":
      answer(message.id, { status: 200, kind: "application/json", body: JSON.stringify(await shelf.all()) });
      break;
    case "import":
      await shelf.add(JSON.parse(message.text) as Record<string, string>);
      answer(message.id, { status: 200, kind: "text/plain", body: "" });
      break;
  }
}

self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
  hear(data).catch((error: unknown) => {
    console.error(error);
    if ("id" in data) {
      tell({ type: "answer", id: data.id, answered: { status: 500, kind: "text/plain", body: "" } });
    }
  });
};
