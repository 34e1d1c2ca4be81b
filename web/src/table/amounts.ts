import { say } from "../i18n";
import type { GameWords, Line } from "../wire/messages";

// An amount in the notation of a game: so many of a good.
const AMOUNT = /^(\d+)_(.+)$/;

/** How many of which good an amount is; none of nothing where it is no amount. */
export function countOf(amount: string): [number, string] {
  const [, count, good] = AMOUNT.exec(amount) ?? [];
  return [Number(count ?? 0), good ?? ""];
}

/** Amounts added up by good, in words; null where one of them is no amount, or a sum has no words. */
export function addUp(amounts: readonly string[], words: GameWords): string[] | null {
  const sums = new Map<string, number>();
  for (const amount of amounts) {
    const [count, good] = countOf(amount);
    if (!good) return null;
    sums.set(good, (sums.get(good) ?? 0) + count);
  }
  const said = [...sums].map(([good, sum]) => words.words.amount?.[`${sum}_${good}`]);
  return said.every((one) => one !== undefined) ? said.map((one) => say(one)) : null;
}

/** What prices or yields come to: amounts of a good added up, everything else in its own few words. */
export function sumOf(lines: readonly Line[], words: GameWords): string[] {
  const amounts = lines.filter((line) => line.details.amount !== undefined);
  const others = lines.filter((line) => !amounts.includes(line)).map((line) => say(line.brief ?? ""));
  const sum = addUp(
    amounts.flatMap((line) => line.details.amount as string | string[]),
    words,
  );
  return [...(sum ?? amounts.map((line) => say(line.brief ?? ""))), ...others].filter(Boolean);
}
