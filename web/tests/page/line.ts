import type { Moment } from "../../src/net/moment";

/** The far end of a table's line: hears what the page sends and says what the test wants. */
export class Line {
  readonly heard: { type: string; id?: number; [key: string]: unknown }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line ends: it breaks, or the server closes it with a code. */
  break(code = 1006): void {
    this.onclose?.({ code });
  }

  welcome(seat: number | null = 0): void {
    this.onopen?.();
    this.say({ type: "welcome", info: { table: "abc", game: "founders", seats: 2, options: {} }, seat });
  }

  now(moment: Moment): void {
    const { question } = moment;
    const moves = question?.moves.map(({ verb, words, notation: _, ...move }) => ({
      ...move,
      said: [verb, ...words],
    }));
    this.say({ type: "now", moment: { ...moment, question: question && { ...question, moves } } });
  }
}

/** Opens lines for a page, and keeps them for the test. */
export function exchange(): { lines: Line[]; open: (address: string) => WebSocket } {
  const lines: Line[] = [];
  const open = () => {
    const line = new Line();
    lines.push(line);
    return line as unknown as WebSocket;
  };
  return { lines, open };
}
