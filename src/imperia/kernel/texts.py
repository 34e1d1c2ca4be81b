"""Every sentence that a person reads, in French and English, kept beside the code as data."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from imperia.kernel.typography import CHOICE, FORMS, in_form, listed, number, typeset

LANGS: Final = ("en", "fr")
# A detail: as it is, in a form (`{who:de}`), a word that depends on a number (`{count:coin|coins}`), or one of several
# forms of a word, by its number (`{mood:gain|gain|gains}`).
DETAIL: Final = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
# The amounts, whatever their sign, that take the singular.
SINGULAR: Final = {"en": ("1",), "fr": ("0", "1")}


def _flatten(table: Mapping[str, object], path: str, found: dict[str, dict[str, str]]) -> None:
    for key, value in table.items():
        if not isinstance(value, Mapping):
            raise TypeError(f"text {path}{key}: expected a table with {' and '.join(LANGS)}")
        if set(value) <= set(LANGS):
            found[path + key] = {lang: str(text) for lang, text in value.items()}
        else:
            _flatten(value, f"{path}{key}.", found)


def _fields(key: str, template: str) -> set[str]:
    """The details that a template names; a brace that is none, or an unknown form, does not load."""
    found = list(DETAIL.finditer(template))
    unknown = [one[2] for one in found if one[2] is not None and "|" not in one[2] and one[2].lower() not in FORMS]
    if unknown:
        raise ValueError(f"text {key}: there is no form {unknown[0]}; there are: {', '.join(FORMS)}")
    if re.search(r"[{}]", DETAIL.sub("", template)):
        raise ValueError(f"text {key}: a brace that names no detail")
    return {one[1] for one in found}


def say_value(value: object, lang: str, form: str | None = None) -> str:
    """A value as it stands in a sentence: lists as enumerations, large numbers with their thousands apart."""
    if isinstance(value, list | tuple):
        words = [say_value(one, lang) for one in value]
        return ", ".join(words) if form == CHOICE else listed(words, lang)
    if form is not None and form != CHOICE:
        return in_form(str(value), form, lang)
    return number(value, lang) if isinstance(value, int) and not isinstance(value, bool) else str(value)


def _agree(value: object, forms: list[str], lang: str) -> str:
    """One of two forms by number, or of more by place: without a number the first, and the second if one is missing."""
    if len(forms) == 2:
        return forms[str(value).lstrip("-") not in SINGULAR[lang]]
    if not isinstance(value, int):
        return forms[0]
    return forms[value] if value < len(forms) else forms[1]


class Texts:
    """Templates by key and language; a key that lacks a language, or names other details in it, does not load."""

    def __init__(self, templates: dict[str, dict[str, str]]) -> None:
        self._templates: dict[str, dict[str, str]] = {}
        self._fields: dict[str, set[str]] = {}
        for key, texts in templates.items():
            if set(texts) != set(LANGS):
                raise ValueError(f"text {key}: expected {' and '.join(LANGS)}")
            fields = [_fields(key, texts[lang]) for lang in LANGS]
            if fields.count(fields[0]) != len(fields):
                raise ValueError(f"text {key}: the languages name different details")
            self._fields[key] = fields[0]
            self._templates[key] = {lang: typeset(text, lang) for lang, text in texts.items()}

    def all_keys(self) -> list[str]:
        """Every key that has a text."""
        return list(self._templates)

    def __contains__(self, key: str) -> bool:
        return key in self._templates

    def table(self, name: str) -> dict[str, str]:
        """The keys of a table of texts, by the word after its name."""
        return {key.removeprefix(f"{name}."): key for key in self._templates if key.startswith(f"{name}.")}

    def fields(self, key: str) -> set[str]:
        """The details that a text names."""
        return self._fields[key]

    def template(self, key: str, lang: str) -> str:
        """The text of a key with its gaps, set as it is printed."""
        return self._templates[key][lang]

    def say(self, key: str, lang: str, values: Mapping[str, object] | None = None) -> str:
        """The text of a key with its details filled in; words agree with numbers, and names take their form."""
        if lang not in LANGS:
            raise ValueError(f"there is no language {lang}; there are: {', '.join(LANGS)}")
        details = values or {}

        def fill(found: re.Match[str]) -> str:
            value, form = details[found[1]], found[2]
            if form is not None and "|" in form:
                return _agree(value, form.split("|"), lang)
            return say_value(value, lang, form)

        return DETAIL.sub(fill, self._templates[key][lang])


def load_texts(path: Path) -> Texts:
    """The texts of one TOML file."""
    found: dict[str, dict[str, str]] = {}
    _flatten(tomllib.loads(path.read_text("utf-8")), "", found)
    return Texts(found)


KERNEL_TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))
