import type { Line } from "../../wire/messages";

/** Lines that belong together: one seat's doing, without another's in between. */
export interface Block {
  /** The place of its first line in the log, by which it is known. */
  first: number;
  /** Whose doing it is; -1 where the rules act by themselves. */
  seat: number;
  lines: Line[];
  /** True for a line that heads what follows. */
  heads: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** The log by whose doing it is; what the rules do by themselves belongs to what brought it about. */
export function blocksOf(lines: readonly Line[], chapters = NONE): Block[] {
  const blocks: Block[] = [];
  lines.forEach((line, place) => {
    const last = blocks.at(-1);
    if (chapters.has(line.what)) {
      // A chapter in which nothing happened is not worth a heading.
      if (last?.heads && last.lines[0]?.what === line.what) blocks.pop();
      blocks.push({ first: place, seat: -1, lines: [line], heads: true });
      return;
    }
    const same =
      last &&
      !last.heads &&
      (line.seat === last.seat || (line.seat < 0 && line.move === last.lines.at(-1)?.move));
    if (same) last.lines.push(line);
    else blocks.push({ first: place, seat: line.seat, lines: [line], heads: false });
  });
  return blocks;
}
