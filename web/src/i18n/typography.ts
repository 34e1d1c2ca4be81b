import type { Name } from "../wire/messages";

export type Lang = keyof Name;

const NO_BREAK = "\u00a0";
// Between backticks stands what is typed or drawn letter by letter.
const LITERAL = /(`[^`]*`)/;
// A hyphen that is a minus: before a number that stands alone, or within a sum; not within the coordinates of a cell.
const MINUS = /(?<!\S)-(?=\d+(?![\d,]))|(?<=\d )-(?= \d)|(?<=\d)-(?=\d+ =)/g;

/** A text as it is printed: apostrophes, arrows and signs, and in French the spaces that do not break. */
export function typeset(text: string, lang: Lang): string {
  return text
    .split(LITERAL)
    .map((part) => (part.startsWith("`") ? part : set(part, lang)))
    .join("");
}

function set(text: string, lang: Lang): string {
  const found = text
    .replaceAll("'", "’")
    .replaceAll("->", "→")
    .replace(MINUS, "−")
    .replace(/(?<=\d) x (?=\d)/g, " × ");
  return lang === "fr" ? found.replace(/ (?=[:;?!»])/g, NO_BREAK).replace(/(?<=«) /g, NO_BREAK) : found;
}

/** A text at the beginning of a line or on its own. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// British English has no comma before the last.
const LISTS: Record<Lang, Intl.ListFormat> = {
  en: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  fr: new Intl.ListFormat("fr", { type: "conjunction" }),
};

/** An enumeration with the language's "and" before the last. */
export function listed(words: readonly string[], lang: Lang): string {
  return LISTS[lang].format(words);
}

// Smaller numbers, years among them, are printed without a gap.
const LONG = 10_000;

/** A number with its thousands apart. */
export function number(value: number, lang: Lang): string {
  if (Math.abs(value) < LONG) return String(value);
  return value.toLocaleString("en").replaceAll(",", lang === "fr" ? NO_BREAK : ",");
}

const ELIDED: Record<string, string> = { de: "d’", que: "qu’", le: "l’", la: "l’", du: "de l’", au: "à l’" };
const CONTRACTED: Record<string, string> = { "de le": "du", "de les": "des", "à le": "au", "à les": "aux" };

/** A word in one of the forms that a text may ask for, or with a capital in that form; only French changes names. */
export function inForm(word: string, form: string, lang: Lang): string {
  if (form === "ordinal") return ordinal(Number(word), lang);
  if (lang === "en") return word;
  const said = french(form.toLowerCase(), word);
  return form === form.toLowerCase() ? said : capital(said);
}

const ENGLISH = new Intl.PluralRules("en", { type: "ordinal" });
const ENDINGS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

function ordinal(value: number, lang: Lang): string {
  if (lang === "fr") return value === 1 ? "1er" : `${value}e`;
  return `${value}${ENDINGS[ENGLISH.select(value)]}`;
}

/** A name with the word before it, contracted with its article or elided before a vowel. */
function french(before: string, name: string): string {
  const [article = "", ...rest] = name.split(" ");
  const contracted = CONTRACTED[`${before} ${article.toLowerCase()}`];
  if (contracted && rest.length) return [contracted, ...rest].join(" ");
  return ELIDED[before] && elides(name) ? ELIDED[before] + name : `${before} ${name}`;
}

function elides(name: string): boolean {
  const plain = name.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return /^(?:[aeiouhœæ]|y[^aeiou])/.test(plain);
}
