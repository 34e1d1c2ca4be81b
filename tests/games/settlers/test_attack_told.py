"""What the virtual player did is told in full: the pair of targets, the pile it fed, or why it found none."""

import pytest

from imperia.games.settlers.words import ATTACK_FAILED, ATTACKED, LOCATION, NO_CANDIDATE
from imperia.kernel.events import AUTOMA, EVERYONE, Event, Happening
from tests.games.settlers.table import GAME


def told(what: Happening, details: list[int], lang: str = "en") -> str:
    return GAME.tell(Event(what, AUTOMA, details, EVERYONE), None, lang)


def test_an_attack_names_its_pair_of_targets_and_the_pile() -> None:
    mill = LOCATION.words.index("mill")
    assert (
        told(ATTACKED, [mill])
        == "Virtual player takes Mill (targets: food and worker); it goes to the collection pile."
    )
    assert "cibles\u00a0: nourriture et ouvrier" in told(ATTACKED, [mill], "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_attack_that_finds_nothing_says_why(lang: str) -> None:
    assert told(ATTACK_FAILED, [], lang) != told(NO_CANDIDATE, [], lang)


def test_no_location_with_the_first_target_and_none_with_a_second_are_two_reasons() -> None:
    assert told(NO_CANDIDATE, []) == "The attack ends: no common location shows the first target in its raze field."
    assert "together with another one of the line" in told(ATTACK_FAILED, [])
