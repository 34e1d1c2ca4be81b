import { fill, lang, say } from "../i18n";
import { capital } from "../i18n/typography";
import type { Line } from "../wire/messages";
import { type Action, merged, type Told } from "./actions";

/** A line, with how often it happened: in words that know about numbers where there are some. */
export function sayTold({ line, count }: Told): string {
  if (count === 1) return say(line.text);
  return line.many ? fill(say(line.many), { count }, lang.value) : `${say(line.text)} ×${count}`;
}

/** A line as a part of a sentence: without its full stop, nor whose doing it is where that is known. */
function partOf(told: Told, name: string): string {
  const text = sayTold(told).replace(/\.(?= ×\d|$)/, "");
  const who = `${name} `;
  return name && text.startsWith(who) ? text.slice(who.length) : text;
}

/** An action in one line; what is said by name leaves the name out. */
export function sayAction({ told }: Action, name = ""): string {
  const join = lang.value === "fr" ? "\u00a0; " : "; ";
  return capital(told.map((one) => partOf(one, name)).join(join));
}

/** Lines in running text. */
export function sayLines(lines: readonly Line[]): string {
  return merged(lines).map(sayTold).join(" ");
}
