import { effect } from "@preact/signals";
import { kept } from "../kept";
import type { Name } from "../wire/messages";
import { texts } from "./texts";
import { inForm, type Lang, number, listed as enumerate, typeset } from "./typography";

export type { Lang };
export type Values = Readonly<Record<string, string | number | readonly string[]>>;

export const LANGS: readonly Lang[] = ["en", "fr"];

function preferred(): Lang {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** The language of everything on the page. */
export const lang = kept<Lang>("lang", preferred());

effect(() => {
  document.documentElement.lang = lang.value;
});

/** A text in the language of the page, set as it is printed; what is said to this page alone is in it already. */
export function say(text: Name | string): string {
  return typeset(typeof text === "string" ? text : text[lang.value], lang.value);
}

// The amounts, whatever their sign, that take the singular.
const SINGULAR: Record<Lang, readonly string[]> = { en: ["1", "-1"], fr: ["0", "1", "-1"] };

function saidValue(value: Values[string] | undefined, language: Lang): string {
  if (typeof value === "number") return number(value, language);
  return typeof value === "string" ? value : enumerate(value ?? [], language);
}

/** A text with its values filled in; `{count:move|moves}` agrees with a number, `{name:de}` is a name in a form. */
export function fill(template: string, values: Values, language: Lang): string {
  return template.replace(
    /\{(\w+)(?::([^{}|]*)(?:\|([^{}|]*))?)?\}/g,
    (_, key: string, form?: string, many?: string) => {
      const value = saidValue(values[key], language);
      if (many !== undefined) return (SINGULAR[language].includes(value) ? form : many) ?? "";
      return form === undefined ? value : inForm(value, form, language);
    },
  );
}

/** Words in a list, as the reader's language joins them. */
export function listed(words: readonly string[]): string {
  return enumerate(words, lang.value);
}

/** A speaker of a table of texts: the page's own, or those of a board. */
export function speaker<Key extends string>(table: Readonly<Record<Key, Name>>) {
  return (key: Key, values: Values = {}): string => fill(say(table[key]), values, lang.value);
}

export const t = speaker(texts);
export type TextKey = keyof typeof texts;
