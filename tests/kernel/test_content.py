"""Content files: what is not understood does not load."""

from pathlib import Path

import pytest

from imperia.kernel.content import Entity, index_of, load_content
from imperia.kernel.errors import BadContent
from imperia.kernel.typography import typeset

ENTRY = '{"id": "mill", "name": {"en": "Mill", "fr": "Moulin"}, "count": 2, "source": "public"}'


def load(tmp_path: Path, text: str) -> list[Entity]:
    path = tmp_path / "cards.json"
    path.write_text(text, "utf-8")
    return load_content(path, list[Entity])


def test_an_entry_has_a_name_in_both_languages_and_a_source(tmp_path: Path) -> None:
    (mill,) = load(tmp_path, f"[{ENTRY}]")
    assert (mill.id, mill.name.fr, mill.count, mill.source) == ("mill", "Moulin", 2, "public")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"count"', '"cuont"', "cuont"),
        ('"public"', '"hearsay"', "hearsay"),
        (', "fr": "Moulin"', "", "fr"),
        ("}", "", "cards.json"),
    ],
)
def test_an_unknown_word_or_a_missing_field_is_an_error_that_names_it(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    with pytest.raises(BadContent, match=problem):
        load(tmp_path, f"[{ENTRY.replace(old, new)}]")


def test_who_corrects_a_file_is_told_in_french_what_is_wrong_in_it(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as refusal:
        load(tmp_path, f"[{ENTRY.replace('2', '2.5')}]")
    said = "cards.json : [0].count doit être un nombre entier, et non un nombre à virgule."
    assert refusal.value.say("fr") == typeset(said, "fr")


def test_two_entries_with_one_id_are_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="same id"):
        index_of(load(tmp_path, f"[{ENTRY}, {ENTRY}]"), "cards.json")
