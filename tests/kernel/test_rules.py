"""Rule books and rule coverage."""

from pathlib import Path

import pytest

from imperia.kernel.coverage import coverage, rules_with_tests
from imperia.kernel.rules import load_rules

BOOK = """
[TOY-001]
part = "move"
page = "3"
text.en = "A piece moves one step."
text.fr = "Une pièce avance d'un pas."

[TOY-002]
component = true
text.en = "There are ten pieces."
text.fr = "Il y a dix pièces."

[TOY-Q01]
question.en = "Backwards?"
question.fr = "En arrière ?"
text.en = "No."
text.fr = "Non."
"""

TESTS = """
from tests.rule import rule
import pytest

@rule("TOY-001", "TOY-002")
def test_a_step(): assert play() == 1

@rule("TOY-Q01")
def helper(): ...
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "rules.toml"
    path.write_text(BOOK)
    return path


def test_a_rule_book_is_read_and_searched_in_both_languages(book: Path) -> None:
    rules = load_rules(book)
    assert [rule.kind for rule in rules.all()] == ["rule", "rule", "ruling"]
    assert [rule.id for rule in rules.search("pas avance", "fr")] == ["TOY-001"]
    assert [rule.id for rule in rules.search("ARRIÈRE", "fr")] == ["TOY-Q01"]


def test_coverage_counts_marks_on_tests_only_and_leaves_components_out(book: Path, tmp_path: Path) -> None:
    (tmp_path / "test_toy.py").write_text(TESTS)
    found = coverage(load_rules(book), rules_with_tests(tmp_path))
    assert (found.rules, found.testable, found.tested, found.untested) == (3, 2, 1, ["TOY-Q01"])


@pytest.mark.parametrize(
    "entry", ['[TOY-1]\ntext.en = "a"\ntext.fr = "b"\n', '[TOY-003]\ntext.en = "a"\n', "[TOY-003]\nwho = 1\n"]
)
def test_a_faulty_entry_does_not_load(book: Path, entry: str) -> None:
    book.write_text(BOOK + entry)
    with pytest.raises(ValueError, match=r"TOY-1|fr|who"):
        load_rules(book)
