import { expect, it } from "vitest";
import cases from "../../../tests/kernel/typography.json";
import { inForm, type Lang, listed, number, typeset } from "../../src/i18n/typography";

// The cases are those of the Python side: server and page set the same words in the same way.
it.each(cases.typeset)("sets %s: %s", (lang, text, printed) => {
  expect(typeset(text ?? "", lang as Lang)).toBe(printed);
  expect(typeset(printed ?? "", lang as Lang)).toBe(printed);
});

it.each(cases.listed)("lists in %s: %j", (lang, words, printed) => {
  expect(listed(words as string[], lang as Lang)).toBe(printed);
});

it.each(cases.number)("prints in %s the number %d", (lang, value, printed) => {
  expect(number(value as number, lang as Lang)).toBe(printed);
});

it.each(cases.in_form)("says in %s with %s: %s", (lang, form, word, printed) => {
  expect(inForm(word ?? "", form ?? "", lang as Lang)).toBe(printed);
});
