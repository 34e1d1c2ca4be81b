"""`imperia rules`."""

from pathlib import Path

import pytest

import imperia
from tests.cli.run import answer, refusal, run

BOOK = imperia.game("founders").rules


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_rule_however_its_id_is_spelt(lang: str) -> None:
    shown = run("rules", "founders", "fou-037", "--lang", lang).stdout
    assert shown.startswith("FOU-037  ")
    assert getattr(BOOK["FOU-037"].text, lang) in shown
    assert shown.count("\n") == 1


@pytest.mark.parametrize(
    ("spelt", "rule"), [("37", "FOU-037"), ("FOU-37", "FOU-037"), ("q47", "FOU-Q47"), ("O4", "FOU-O04")]
)
def test_a_short_id_is_understood(spelt: str, rule: str) -> None:
    assert answer("rules", "founders", spelt)["id"] == rule


@pytest.mark.parametrize(("lang", "page"), [("en", "(solo rules, p. "), ("fr", "(livret solo, p. ")])
def test_rules_of_the_solo_book_name_its_page(lang: str, page: str) -> None:
    shown = run("rules", "imperium", "--lang", lang).stdout
    assert "p. solo" not in shown
    assert page in shown


def test_a_search_that_finds_nothing_says_so() -> None:
    assert run("rules", "founders", "--search", "zzz").stdout == "No rule has these words: zzz\n"
    assert answer("rules", "founders", "--search", "zzz") == []


def test_a_ruling_comes_with_its_question() -> None:
    rule = BOOK["FOU-Q47"]
    assert rule.question is not None
    assert f"FOU-Q47  {rule.question.en} {rule.text.en}" in run("rules", "founders", "FOU-Q47").stdout


def test_all_rules_in_the_order_of_the_book() -> None:
    lines = run("rules", "founders").stdout.splitlines()
    assert [line.split()[0] for line in lines if line.startswith("FOU-")] == [rule.id for rule in BOOK.all()]


def test_rules_for_a_program_are_in_both_languages() -> None:
    rule = answer("rules", "founders", "FOU-Q47")
    assert (rule["id"], rule["kind"]) == ("FOU-Q47", "ruling")
    assert set(rule["text"]) == set(rule["question"]) == {"en", "fr"}
    assert len(answer("rules", "founders")) == len(BOOK.all())


def test_search_finds_the_rules_with_all_the_words() -> None:
    found = answer("rules", "founders", "--search", "guerre artisan", "--lang", "fr")
    assert 1 < len(found) < 20
    for rule in found:
        texts = (rule["text"]["fr"] + rule.get("part", "") + (rule.get("question") or {}).get("fr", "")).lower()
        assert "guerre" in texts
        assert "artisan" in texts


def test_an_unknown_rule_is_refused() -> None:
    assert refusal("rules", "founders", "FOU-999") == "founders has no rule “FOU-999”."


def a_checkout(folder: Path, *tested: str) -> Path:
    """The skeleton of a checkout with one test that checks these rules."""
    (folder / "src" / "imperia" / "games").mkdir(parents=True)
    tests = folder / "tests" / "games" / "founders"
    tests.mkdir(parents=True)
    marks = ", ".join(f'"{rule_id}"' for rule_id in tested)
    (tests / "test_it.py").write_text(f"@rule({marks})\ndef test_it(): ...\n")
    return tests


def test_coverage_counts_the_tests_of_the_checkout_one_stands_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(a_checkout(tmp_path, "FOU-037", "FOU-039"))
    testable = [rule.id for rule in BOOK.all() if rule.testable]
    found = answer("rules", "founders", "--coverage")
    assert list(found) == ["rules", "testable", "tested", "untested"]
    assert (found["rules"], found["testable"], found["tested"]) == (len(BOOK.all()), len(testable), 2)
    assert found["untested"] == [rule_id for rule_id in testable if rule_id not in ("FOU-037", "FOU-039")]
    everything = answer("rules", "--coverage")
    assert (list(everything), everything["founders"]) == (imperia.game_names(), found)
    assert f"founders: 2 of {len(testable)} rules tested\n" in run("rules", "--coverage", "--lang", "en").stdout
    assert "  FOU-038\n" in run("rules", "founders", "--coverage").stdout


def test_coverage_needs_the_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(imperia, "__file__", str(tmp_path / "lib" / "imperia" / "__init__.py"))
    assert refusal("rules", "--coverage") == "The tests are not here: run this in a checkout of the project."
