import { fill, lang, listed, say } from "../i18n";
import { capital } from "../i18n/typography";
import type { GameWords, Line } from "../wire/messages";
import { merged, type Told } from "./actions";
import { sumOf } from "./amounts";
import { type Clause, clausesOf } from "./ledger";

const NOBODY = -1;

/** Things in a list, equal ones once with their number. */
function counted(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return listed([...counts].map(([item, count]) => (count > 1 ? `${say(item)} ×${count}` : say(item))));
}

/** A line, with how often it happened: in words that know about numbers where there are some. */
export function sayTold({ line, count, items }: Told): string {
  if (count === 1) return say(line.text);
  if (!line.many) return `${say(line.text)} ×${count}`;
  return fill(say(line.many), { count, items: counted(items) }, lang.value);
}

/** True for a line that begins with the one whose doing it is. */
export const isSaidOf = (told: Told, name: string): boolean =>
  name !== "" && sayTold(told).startsWith(`${name} `);

/** A line as a part of a sentence: without its full stop, nor whose doing it is where that is known. */
function partOf(told: Told, name: string): string {
  const text = sayTold(told).replace(/\.(?= ×\d|$)/, "");
  return isSaidOf(told, name) ? text.slice(name.length + 1) : text;
}

/** What was done, its price in brackets and what it brought behind it. */
export function sayClause({ told, prices, gains }: Clause, words: GameWords, name = ""): string {
  const text = partOf(told, name);
  const paid = sumOf(prices, words);
  const got = sumOf(gains, words).map((one) => `+${one}`);
  const price = paid.length ? ` (${paid.join(", ")})` : "";
  const colon = text.includes(":") ? " → " : lang.value === "fr" ? "\u00a0: " : ": ";
  return text + price + (got.length ? colon + got.join(", ") : "");
}

/** The parts of an action in one line; what is said by name leaves the name out. */
export function sayClauses(clauses: readonly Clause[], words: GameWords, name = ""): string {
  return capital(joinClauses(clauses, words, name));
}

/** The same as it follows the name. */
export function joinClauses(clauses: readonly Clause[], words: GameWords, name: string): string {
  const semicolon = lang.value === "fr" ? "\u00a0; " : "; ";
  return clauses
    .map((one, place) => {
      const said = sayClause(one, words, name);
      if (place === 0) return said;
      const { seat } = one.told.line;
      const goesOn = name ? isSaidOf(one.told, name) : seat === clauses[place - 1]?.told.line.seat;
      // What somebody else did, or the rules, is a sentence of its own.
      return goesOn && seat !== NOBODY ? semicolon + said : `. ${said}`;
    })
    .join("");
}

/** What some lines of one action tell, in one line. */
export function sayAction(lines: readonly Line[], words: GameWords, name = ""): string {
  return sayClauses(clausesOf(lines), words, name);
}

/** The same as a sentence of its own; empty where nothing is told. */
export function saySentence(lines: readonly Line[], words: GameWords): string {
  const said = sayAction(lines, words);
  return said && `${said}.`;
}

/** Lines in running text. */
export function sayLines(lines: readonly Line[]): string {
  return merged(lines).map(sayTold).join(" ");
}
