"""Texts: both languages or none."""

import re
from pathlib import Path

import pytest

from imperia.kernel import errors
from imperia.kernel.texts import KERNEL_TEXTS, Texts, load_texts


def test_a_text_fills_its_details_in_and_reads_lists_as_enumerations() -> None:
    texts = Texts({"a.b": {"en": "{who}: {things}", "fr": "{who} : {things}"}})
    assert texts.say("a.b", "fr", {"who": "Ana", "things": ["bois", "fer", "or"]}) == "Ana\u00a0: bois, fer et or"


def test_a_text_without_one_of_the_languages_does_not_load(tmp_path: Path) -> None:
    path = tmp_path / "texts.toml"
    path.write_text('[move]\ngo = { en = "Go" }\n')
    with pytest.raises(ValueError, match=r"move\.go"):
        load_texts(path)


def test_a_text_whose_languages_name_different_details_does_not_load() -> None:
    with pytest.raises(ValueError, match="different details"):
        Texts({"go": {"en": "Go {where}", "fr": "Allez"}})


def test_a_form_that_there_is_not_and_a_brace_that_names_nothing_do_not_load() -> None:
    with pytest.raises(ValueError, match="no form par"):
        Texts({"go": {"en": "Go {where}", "fr": "Allez {where:par}"}})
    with pytest.raises(ValueError, match="brace"):
        Texts({"go": {"en": "Go {}", "fr": "Allez {}"}})


def test_names_take_the_form_that_a_text_asks_for() -> None:
    texts = Texts({"a": {"en": "the nation of {who}, {place:ordinal}", "fr": "la nation {who:de}, {place:ordinal}"}})
    assert texts.fields("a") == {"who", "place"}
    assert texts.say("a", "fr", {"who": "Ana", "place": 1}) == "la nation d’Ana, 1er"
    assert texts.say("a", "en", {"who": "Ana", "place": 2}) == "the nation of Ana, 2nd"


def test_what_is_filled_in_stays_as_it_is() -> None:
    texts = Texts({"a": {"en": "It's in {file}", "fr": "C'est dans {file}"}})
    assert texts.say("a", "fr", {"file": "l'a -> b.record"}) == "C’est dans l'a -> b.record"


def test_every_error_that_the_code_raises_has_a_text_and_every_text_is_used() -> None:
    source = Path(__file__).parents[2] / "src" / "imperia"
    code = "".join(path.read_text("utf-8") for path in source.rglob("*.py"))
    texts = {key.removeprefix("error.") for key in KERNEL_TEXTS.all_keys() if key.startswith("error.")}
    kinds = [name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)]
    raised = set(re.findall(rf'(?:{"|".join(kinds)})\(\s*"(\w+)"', code))
    assert raised - texts == set()
    assert texts - raised == set()


@pytest.mark.parametrize(("count", "en", "fr"), [(0, "coins", "pièce"), (1, "coin", "pièce"), (2, "coins", "pièces")])
def test_words_agree_with_numbers(count: int, en: str, fr: str) -> None:
    texts = Texts({"a": {"en": "{count} {count:coin|coins}", "fr": "{count} {count:pièce|pièces}"}})
    assert texts.fields("a") == {"count"}
    for value in (count, str(count), -count):
        assert texts.say("a", "en", {"count": value}) == f"{value} {en}"
        assert texts.say("a", "fr", {"count": value}) == f"{value} {fr}"


def test_a_word_may_have_several_forms() -> None:
    texts = Texts({"deed": {"en": "{mood:gain|gain|gains} it", "fr": "{mood:gagnez|gagner|gagne}-le"}})
    assert texts.say("deed", "en", {"mood": 0}) == "gain it"
    assert texts.say("deed", "en", {"mood": 2}) == "gains it"
    assert texts.say("deed", "fr", {"mood": 3}) == "gagner-le"
    assert texts.say("deed", "fr", {"mood": "x"}) == "gagnez-le"


def test_true_and_false_are_no_numbers() -> None:
    texts = Texts({"a": {"en": "It is {value}", "fr": "C'est {value}"}})
    assert texts.say("a", "en", {"value": True}) == "It is True"
    assert texts.say("a", "en", {"value": 1}) == "It is 1"
