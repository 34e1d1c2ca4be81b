"""`imperia civ`."""

import pytest

from imperia.cli.civ import COMMANDS, find_cards
from imperia.cli.options import Lang
from imperia.cli.texts import text
from tests.cli.run import refusal, run

MARKET = ["market", "forest", "", "steppe", "0 0 2", "elders", "", "oracle", "", "river", ""]


def said(*lines: str, nation: str = "romans", lang: str = "en", level: str = "imperator") -> str:
    """What is said while these lines are typed."""
    result = run("civ", nation, "--lang", lang, "--level", level, lines="".join(f"{line}\n" for line in lines))
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_a_whole_turn_step_by_step() -> None:
    told = said(*MARKET, "3", "conquer", "", "", "unrest", "quit")
    order = [
        "slot 3 aside under the die",
        "IMP-251",
        "Reveal the card in slot 1",
        "Romans, barbarian, row 8",
        "Acquire the market card worth most in region.  IMP-275",
        "Steppe, slot 2: it goes on top of its deck.",
        "It gains the tokens on it: 2 progress.",
        "Reveal the card in slot 5",
        "Return this unrest card to the unrest pile.  IMP-260",
        "Put 1 progress on the market card above slot 3.  IMP-261",
        "On Elders, slot 3.",
        "Its turn is over",
        "You put the C.I.V. away.",
    ]
    places = [told.index(one) for one in order]
    assert places == sorted(places)


def test_in_french() -> None:
    told = said(*MARKET, "3", "conquête", "quitter", lang="fr")
    assert "Elle acquiert en Région la carte du Marché qui vaut le plus." in told
    assert "Vous rangez la C.I.V." in told


def test_what_is_not_known_is_asked_when_it_matters() -> None:
    # A region is played; a card of the market without tokens is exiled.
    told = said("3", "forest", "steppe", "quit")
    assert "Which card is in slot 1 of the market? (IMP-158)" in told
    assert "Steppe, slot 1." in told
    # What was said is not said twice.
    assert told.count("Play this region.") == 1


def test_what_is_told_in_the_middle_of_a_question_counts() -> None:
    # With three population it breaks through, without them it acquires.
    told = said(*MARKET, "3", "conquer", "y", "quit")
    assert "Break through" not in told
    told = said(*MARKET, "tokens", "0 3 0", "3", "conquer", "tokens", "0 0 0", "y", "quit")
    assert told.index("Break through for vassal") < told.index("instead of what") < told.index("Acquire the market")


def test_a_card_that_cannot_be_there_is_refused_and_asked_for_again() -> None:
    told = said("3", "forest", "unrest", "steppe", "quit")
    assert "is never in the market (IMP-057)." in told
    assert "Steppe, slot 1." in told
    told = said("3", "king of kings", "unrest", "quit")
    assert "never comes into the C.I.V.’s deck (IMP-247)." in told
    assert "Return this unrest card" in told


def test_a_new_deck_may_make_it_an_empire() -> None:
    told = said("deck", "maybe", "y", "state", "quit")
    assert "Type “y” or “n”." in told
    assert "It becomes an empire" in told
    assert "Its State card shows: barbarian." in told


def test_a_side_that_a_nation_does_not_have_is_refused() -> None:
    assert "never shows the side “empire” (IMP-248)" in said("state", "quit", nation="vikings")


def test_what_has_run_out_is_told_and_taken_back() -> None:
    told = said("gone", "2", "gone", "2", "gone", "9", "1", "quit")
    assert told.count("2 [x] Fame deck") == 1
    assert "Type a number from 1 to 8." in told


def test_tokens_and_cards_are_counted() -> None:
    told = said("tokens", "none", "6 4 7", "points", "glory", "", "quit")
    assert "Type three numbers" in told
    lines = [line.removeprefix("> ").split() for line in told.splitlines()]
    assert ["progress", "IMP-288", "7", "7"] in lines
    assert ["materials", "and", "population", "IMP-289", "10", "1"] in lines
    assert ["total", "8"] in lines


@pytest.mark.parametrize(("word", "rule"), [("setup", "IMP-239"), ("keywords", "IMP-269"), ("end", "IMP-284")])
def test_a_chapter_of_the_booklet_can_be_read(word: str, rule: str) -> None:
    assert rule in said(word, "quit")


def test_a_name_is_understood_in_both_languages_and_in_part() -> None:
    assert find_cards("forest") == find_cards("Forêt") == ["cl-forest"]
    assert len(find_cards("unrest")) == 1
    assert len(find_cards("city")) == 1
    assert find_cards("zzz") == []
    told = said("3", "zzz", "a", "quit")
    assert "No card is called “zzz”." in told
    assert "“a” may mean several cards" in told


def test_the_help_lists_every_command_in_both_languages() -> None:
    for lang in Lang:
        told = said("help", "quit", lang=lang)
        assert all(text(f"civ.help.{name}", lang) in told for name in COMMANDS)


def test_the_end_of_what_is_typed_is_a_farewell() -> None:
    assert "You put the C.I.V. away." in said("3")


def test_nation_and_level_are_known_by_their_names_in_both_languages() -> None:
    by_words = said("3", nation="romans", lang="fr", level="supreme_ruler")
    assert said("3", nation="Romains", lang="fr", level="maitre supreme") == by_words


def test_an_unknown_nation_or_level_is_refused() -> None:
    assert "There is no nation “spartans”" in refusal("civ", "spartans")
    assert "There is no level “novice”" in refusal("civ", "romans", "--level", "novice")
