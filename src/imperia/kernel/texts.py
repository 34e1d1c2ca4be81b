"""Every sentence that a person reads, in French and English, kept beside the code as data."""

from __future__ import annotations

import re
import string
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

LANGS: Final = ("en", "fr")
# A word that depends on a number: `{count:coin|coins}`.
PLURAL: Final = re.compile(r"\{(\w+):([^{}|]*)\|([^{}|]*)\}")
# One of several forms of a word, by its number: `{mood:gain|gain|gains}`; without a number it is the first, and a form
# that is not written is the second.
FORMS: Final = re.compile(r"\{(\w+):([^{}|]*(?:\|[^{}|]*){2,})\}")
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


def _fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name is not None}


class Texts:
    """Templates by key and language; a key that lacks a language, or names other details in it, does not load."""

    def __init__(self, templates: dict[str, dict[str, str]]) -> None:
        self._templates = templates
        for key, texts in templates.items():
            if set(texts) != set(LANGS):
                raise ValueError(f"text {key}: expected {' and '.join(LANGS)}")
            fields = [_fields(texts[lang]) for lang in LANGS]
            if fields.count(fields[0]) != len(fields):
                raise ValueError(f"text {key}: the languages name different details")

    def all_keys(self) -> list[str]:
        """Every key that has a text."""
        return list(self._templates)

    def table(self, name: str) -> dict[str, str]:
        """The keys of a table of texts, by the word after its name."""
        return {key.removeprefix(f"{name}."): key for key in self._templates if key.startswith(f"{name}.")}

    def fields(self, key: str) -> set[str]:
        """The details that a text names."""
        return _fields(self._templates[key][LANGS[0]])

    def template(self, key: str, lang: str) -> str:
        """The text of a key with its gaps."""
        return self._templates[key][lang]

    def say(self, key: str, lang: str, values: Mapping[str, object] | None = None) -> str:
        """The text of a key with its details filled in; lists read as enumerations, words agree with numbers."""
        if lang not in LANGS:
            raise ValueError(f"there is no language {lang}; there are: {', '.join(LANGS)}")
        plain = {
            name: ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
            for name, value in (values or {}).items()
        }

        def agree(found: re.Match[str]) -> str:
            return found[2] if str(plain[found[1]]).lstrip("-") in SINGULAR[lang] else found[3]

        def inflect(found: re.Match[str]) -> str:
            forms = found[2].split("|")
            form = plain[found[1]]
            return forms[0] if not isinstance(form, int) else forms[form] if form < len(forms) else forms[1]

        return FORMS.sub(inflect, PLURAL.sub(agree, self._templates[key][lang])).format_map(plain)


def load_texts(path: Path) -> Texts:
    """The texts of one TOML file."""
    found: dict[str, dict[str, str]] = {}
    _flatten(tomllib.loads(path.read_text("utf-8")), "", found)
    return Texts(found)


KERNEL_TEXTS: Final = load_texts(Path(__file__).with_name("texts.toml"))
