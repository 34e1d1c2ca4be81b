"""How words are set; the page's own typography is held to the same cases."""

import json
from pathlib import Path
from typing import Any

import pytest

from imperia.kernel import typography

CASES: dict[str, list[list[Any]]] = json.loads(Path(__file__).with_name("typography.json").read_text("utf-8"))


@pytest.mark.parametrize(("lang", "text", "printed"), CASES["typeset"])
def test_texts_are_set_as_they_are_printed_and_setting_them_twice_changes_nothing(
    lang: str, text: str, printed: str
) -> None:
    assert typography.typeset(text, lang) == printed
    assert typography.typeset(printed, lang) == printed


@pytest.mark.parametrize(("lang", "words", "printed"), CASES["listed"])
def test_the_last_of_a_list_stands_behind_an_and(lang: str, words: list[str], printed: str) -> None:
    assert typography.listed(words, lang) == printed


@pytest.mark.parametrize(("lang", "value", "printed"), CASES["number"])
def test_thousands_of_large_numbers_stand_apart(lang: str, value: int, printed: str) -> None:
    assert typography.number(value, lang) == printed


@pytest.mark.parametrize(("lang", "form", "word", "printed"), CASES["in_form"])
def test_names_elide_and_contract_and_places_are_counted(lang: str, form: str, word: str, printed: str) -> None:
    assert typography.in_form(word, form, lang) == printed
