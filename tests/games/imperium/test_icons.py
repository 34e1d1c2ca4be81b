"""Region icons and resources, counted together."""

from itertools import product

from imperia.games.imperium.deed import SPENT, Deed
from imperia.games.imperium.laid import FRESH
from imperia.games.imperium.printed import REGION_TYPES
from imperia.games.imperium.rules.regions import counted_icons, spent_icons
from imperia.kernel.effects import Handled
from tests.rule import rule


@rule("IMP-Q33", "IMP-Q151")
def test_icons_of_two_cards_are_those_of_either() -> None:
    masks = range(1 << len(REGION_TYPES))
    for one, other in product(masks, masks):
        spent = Handled(SPENT, counted_icons(one) + counted_icons(other), [])
        assert spent_icons(Deed(0, 0, 0, [spent], [])) == one | other


def test_a_card_bears_all_that_lies_on_it() -> None:
    laid = FRESH[0].bearing([2, 3, 4])
    assert (laid.bears(), laid.tokens) == (9, [2, 3, 4])
    assert FRESH[0].bearing([0, 0, 0]).bears() == 0
