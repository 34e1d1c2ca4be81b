"""Names are shown to others: in one line, and as people write them."""

import unicodedata

import pytest
from sqlalchemy import String

from imperia.server.columns import CHAIRS
from imperia.server.names import HIGHEST, LONGEST, clean_name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana  Maria ", "Ana Maria"),
        ("Zoe\u0301", "Zoé"),
        ("a\u202eb\u200bc\x00d\ne", "abcd e"),
        ("x" * 100, "x" * 24),
        ("\t\n", ""),
        ("{who} <b>", "{who} <b>"),
    ],
)
def test_names_are_made_fit_to_be_shown(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "name",
    [
        "Zoé",
        "Nuñez",
        "Nguyễn",
        "प्रियंका",
        "क्ष्म्या",
        "สมศักดิ์",
        "น้ำผึ้ง",
        "שָׁלוֹם",
        # A letter with three points: which letter it is, that it is doubled, and its vowel.
        "שָּׁ",
        "مُحَمَّد",
        "བསྒྲུབས",
        "👍🏽 ❤️",
        "1️⃣",
    ],
)
def test_a_name_is_written_as_its_language_writes_it(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_what_stands_above_a_letter_takes_no_room() -> None:
    # A letter with an accent that no single sign has.
    accented = "x\u0301"
    assert clean_name(accented * 100) == accented * LONGEST


@pytest.mark.parametrize("mark", ["\u0301", "\u0335", "\u0489", "\u20dd", "\ufe0f"])
def test_nobody_piles_signs_upon_signs(mark: str) -> None:
    piled = clean_name(("x" + mark * 30) * 5)
    assert piled == ("x" + mark * HIGHEST) * 5
    assert clean_name("Alex" + mark * 1000) == "Alex" + mark * HIGHEST


def test_a_name_fits_into_the_database() -> None:
    column = CHAIRS.c.name.type
    assert isinstance(column, String)
    assert column.length is not None
    assert len(clean_name("x\u0301\u0302\u0303" * 24)) <= column.length


@pytest.mark.parametrize("mark", ["\u0301", "\u0489"])
def test_what_stands_on_nothing_is_left_out(mark: str) -> None:
    assert clean_name(mark * 24) == ""
    assert clean_name(f"{mark}Ana {mark}Maria") == "Ana Maria"
