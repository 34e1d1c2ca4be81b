"""Region icons and resources, counted together."""

from imperia.games.imperium.deed import SPENT_ICONS, Deed, load_deed
from imperia.games.imperium.laid import FRESH
from imperia.games.imperium.rules.regions import spent_icons
from imperia.kernel.effects import Handled, remembering
from tests.rule import rule


@rule("IMP-Q33", "IMP-Q151")
def test_icons_of_two_cards_are_those_of_either() -> None:
    handled: list[Handled] = []
    for kind in (0, 2, 2):
        handled = remembering(handled, SPENT_ICONS[kind], 1, [])
    assert spent_icons(Deed(0, 0, 0, handled, [])) == 0b101
    assert spent_icons(Deed(0, 0, 0, [], [])) == 0


def test_a_resolution_that_was_saved_earlier_remembers_the_same_icons() -> None:
    # Two cards with the first kind and one with the third, in one number.
    saved = [7, 0, 0, [["spent", 2 + (1 << 16), [3, 4]], ["chosen", 1, [5]]], []]
    deed = load_deed(saved)
    assert spent_icons(deed) == 0b101
    assert deed.cards("chosen") == [5]
    assert load_deed(deed.parts()).parts() == deed.parts()


def test_a_card_bears_all_that_lies_on_it() -> None:
    laid = FRESH[0].bearing([2, 3, 4])
    assert (laid.bears(), laid.tokens) == (9, [2, 3, 4])
    assert FRESH[0].bearing([0, 0, 0]).bears() == 0
