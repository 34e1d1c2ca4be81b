"""What the bots are told of a position."""

import pytest

from imperia.bots.bot import Knowledge
from imperia.bots.greedy import GreedyBot
from imperia.games.imperium.cards import CARDS
from tests.games.imperium.parts import QUIET
from tests.games.imperium.table import GAME, bare, begun, legal, pile, play, table
from tests.rule import rule

UNREST = [card.word for card in CARDS if card.unrest and card.nation < 0 and card.box == 0 and card.players == 1]


def looks(mine: int, others: int) -> float:
    """How a position looks for a player who has so many unrest cards, with another who has so many."""
    players = bare("romans", discard=UNREST[:mine]), bare("greeks", discard=UNREST[mine : mine + others])
    state = table(*players, market=QUIET)
    assert len(pile(state, "unrest_pile")) == len(UNREST) - mine - others
    return GAME.evaluate(state, 0)


@rule("IMP-116", "IMP-129")
def test_who_has_most_unrest_fears_a_collapse_and_who_has_least_hopes_for_it() -> None:
    many, few = 1, len(UNREST) // 2 - 1
    safe = looks(0, many) - looks(many, 0)
    near = looks(few, few + 1) - looks(few + 1, few)
    assert near > safe + 5


@rule("IMP-029")
def test_greedy_takes_the_side_of_its_power_card_that_needs_no_plan() -> None:
    state = begun(2, nations="drawn")
    assert GAME.notation(GreedyBot(1).choose(Knowledge(state, state.to_act()[0]))) == "side B"


@pytest.mark.parametrize("developed", ["romans-legions", "romans-military-engineering"])
def test_greedy_does_not_discard_what_it_has_just_developed(developed: str) -> None:
    # The oracle: draw two cards, discard one of them.
    me = bare("romans", hand=["cl-oracle"], deck=[developed, "romans-glory"])
    state = play(table(me, bare("greeks"), market=QUIET), "play cl-oracle")
    assert f"discard {developed}" in legal(state)
    assert GAME.notation(GreedyBot(1).choose(Knowledge(state, 0))) != f"discard {developed}"
