import type { Task, Thought } from "./messages";
import { startPython } from "./python";

// Bots think here, so that nobody waits for them who makes a move.

type DoTask = (kind: string, task: string) => string;

async function start(port: MessagePort): Promise<void> {
  const python = await startPython();
  const doTask = python.pyimport("imperia.offline.browser").do_task as DoTask;
  port.onmessage = ({ data: { id, kind, task } }: MessageEvent<Task>) => {
    let text: string | null = null;
    try {
      text = doTask(kind, task);
    } catch (error) {
      console.error(error);
    }
    port.postMessage({ id, text } satisfies Thought);
  };
}

self.onmessage = ({ data }: MessageEvent<MessagePort>) => void start(data);
