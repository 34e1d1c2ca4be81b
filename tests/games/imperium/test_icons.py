"""Region icons of several cards, counted together."""

from itertools import product

from imperia.games.imperium.keywords.gain import counted_icons, icons_in
from imperia.games.imperium.printed import REGION_TYPES
from tests.rule import rule


@rule("IMP-Q33")
def test_icons_of_two_cards_are_those_of_either() -> None:
    masks = range(1 << len(REGION_TYPES))
    for one, other in product(masks, masks):
        assert icons_in(counted_icons(one) + counted_icons(other)) == one | other
