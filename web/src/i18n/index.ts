import { effect } from "@preact/signals";
import { kept } from "../kept";
import type { Name } from "../wire/messages";
import { texts } from "./texts";

export type Lang = keyof Name;
export type Values = Readonly<Record<string, string | number>>;

export const LANGS: readonly Lang[] = ["en", "fr"];

function preferred(): Lang {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** The language of everything on the page. */
export const lang = kept<Lang>("lang", preferred());

effect(() => {
  document.documentElement.lang = lang.value;
});

/** A text in the language of the page, with the apostrophes of print; what is said to this page alone is in it already. */
export function say(text: Name | string): string {
  return (typeof text === "string" ? text : text[lang.value]).replaceAll("'", "’");
}

// The amounts, whatever their sign, that take the singular.
const SINGULAR: Record<Lang, readonly string[]> = { en: ["1", "-1"], fr: ["0", "1", "-1"] };

/** A text with its values filled in; `{count:move|moves}` agrees with a number. */
export function fill(template: string, values: Values, language: Lang): string {
  return template.replace(
    /\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}/g,
    (_, key: string, one?: string, many?: string) => {
      const value = String(values[key] ?? "");
      if (one === undefined) return value;
      return (SINGULAR[language].includes(value) ? one : many) ?? "";
    },
  );
}

/** A speaker of a table of texts: the page's own, or those of a board. */
export function speaker<Key extends string>(table: Readonly<Record<Key, Name>>) {
  return (key: Key, values: Values = {}): string => fill(say(table[key]), values, lang.value);
}

export const t = speaker(texts);
export type TextKey = keyof typeof texts;
