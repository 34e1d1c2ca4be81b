import { effect } from "@preact/signals";
import { kept } from "../kept";
import type { Name } from "../wire/messages";
import { texts } from "./texts";
import { listed as enumerate, inForm, type Lang, number, typeset } from "./typography";

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

function sayValue(value: Values[string], language: Lang, form?: string): string {
  // What one may choose from has commas only.
  if (Array.isArray(value)) return form === "list" ? value.join(", ") : enumerate(value, language);
  if (form !== undefined) return inForm(String(value), form, language);
  return typeof value === "number" ? number(value, language) : String(value);
}

/** A text with its values filled in; `{count:move|moves}` agrees with a number, `{name:de}` is a name in a form. */
export function fill(template: string, values: Values, language: Lang): string {
  return template.replace(
    /\{(\w+)(?::([^{}|]*)(?:\|([^{}|]*))?)?\}/g,
    (_, key: string, form?: string, many?: string) => {
      const value = values[key] ?? "";
      if (many === undefined) return sayValue(value, language, form);
      return (SINGULAR[language].includes(String(value)) ? form : many) ?? "";
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

/** A thing and what is said of it, with the language's colon. */
export const pair = (name: string, value: string): string => t("pair", { name, value });

export type TextKey = keyof typeof texts;
