"""What the bots are told of a position."""

from imperia.games.imperium.insight import evaluate
from tests.games.imperium.parts import BOTH, QUIET
from tests.games.imperium.table import bare, table


def worth_of_cards(nation: str, *deck: str) -> float:
    """How a position looks for a nation that has these cards in its deck, and the others in its history."""
    state = table(bare(nation, hand=[], deck=list(deck)), bare("romans"), market=QUIET, options=BOTH)
    return evaluate(state, 0)


def test_who_takes_unrest_when_the_deck_runs_out_wants_more_cards_in_it() -> None:
    few = ["utopians-charity", "utopians-meditation", "utopians-portals", "utopians-daochang", "utopians-monastery"]
    more = [*few, "utopians-lost-tomes", "utopians-tree-of-knowledge", "utopians-mountain-retreat"]
    assert worth_of_cards("utopians", *more) > worth_of_cards("utopians", *few) + 2
    few = ["minoans-advance", "minoans-conquer", "minoans-prosperity"]
    assert abs(worth_of_cards("minoans", *few) - worth_of_cards("minoans", *few[:1])) < 1
