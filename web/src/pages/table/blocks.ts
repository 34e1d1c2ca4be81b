import type { Line } from "../../wire/messages";

/** Lines that belong together: one seat's doing, without another's in between. */
export interface Block {
  /** The place of its first line in the log, by which it is known. */
  first: number;
  /** Whose doing it is; -1 where the rules act by themselves. */
  seat: number;
  lines: Line[];
}

/** The log by whose doing it is; what the rules do by themselves belongs to what brought it about. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  lines.forEach((line, place) => {
    const last = blocks.at(-1);
    const same =
      last && (line.seat === last.seat || (line.seat < 0 && line.move === last.lines.at(-1)?.move));
    if (same) last.lines.push(line);
    else blocks.push({ first: place, seat: line.seat, lines: [line] });
  });
  return blocks;
}
