"""What the bots are told of a position."""

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.insight import evaluate
from tests.games.imperium.parts import QUIET
from tests.games.imperium.table import bare, pile, table
from tests.rule import rule

UNREST = [card.word for card in CARDS if card.unrest and card.nation < 0 and card.box == 0 and card.players == 1]


def looks(mine: int, others: int) -> float:
    """How a position looks for a player who has so many unrest cards, with another who has so many."""
    players = bare("romans", discard=UNREST[:mine]), bare("greeks", discard=UNREST[mine : mine + others])
    state = table(*players, market=QUIET)
    assert len(pile(state, "unrest_pile")) == len(UNREST) - mine - others
    return evaluate(state, 0)


@rule("IMP-116", "IMP-129")
def test_who_has_most_unrest_fears_a_collapse_and_who_has_least_hopes_for_it() -> None:
    many, few = 1, len(UNREST) // 2 - 1
    safe = looks(0, many) - looks(many, 0)
    near = looks(few, few + 1) - looks(few + 1, few)
    assert near > safe + 5
