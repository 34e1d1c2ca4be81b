// What the page and its workers say to each other. What is in the texts is the same as between page and server.

/** A request, and how it is answered. */
export interface Asked {
  method: string;
  path: string;
  body: string;
}

export interface Answered {
  status: number;
  kind: string;
  body: string;
}

/** From the page to the worker in which the house is. */
export type ToHouse =
  | { type: "thinker"; port: MessagePort }
  | { type: "ask"; id: number; asked: Asked }
  | { type: "open"; line: number; table: string }
  | { type: "say"; line: number; text: string }
  | { type: "close"; line: number }
  | { type: "export"; id: number }
  | { type: "import"; id: number; text: string };

/** From there to the page. */
export type FromHouse =
  | { type: "ready" }
  | { type: "failed"; why: string }
  | { type: "answer"; id: number; answered: Answered }
  | { type: "heard"; line: number; text: string }
  | { type: "closed"; line: number; code: number };

/** From the house to the worker that thinks, and back. */
export interface Task {
  id: number;
  kind: string;
  task: string;
}

export interface Thought {
  id: number;
  /** Null if thinking has failed. */
  text: string | null;
}
