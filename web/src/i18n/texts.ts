import type { Name } from "../wire/messages";

/** Every sentence of the page; a key that lacks a language does not compile. */
export const texts = {
  close: { en: "Close", fr: "Fermer" },
  "rule.open": { en: "Rule {id}: read it", fr: "Règle {id} : la lire" },
} as const satisfies Record<string, Name>;
