"""What the bots are told of a position."""

import pytest

from imperia.bots.bot import Knowledge
from imperia.bots.greedy import GreedyBot
from tests.games.settlers.table import GAME, play, player, solo, table
from tests.rule import rule


@rule("SET-012")
def test_gold_is_kept_as_long_as_the_resource_is_there() -> None:
    egypt = player("egyptian", "3 stone 9 gold", hand=["pyramid"])
    state = play(table(egypt, player("roman")), "build pyramid")
    values = [GAME.evaluate(play(state.copy(), f"gold {number}"), 0) for number in range(3)]
    assert values == sorted(values, reverse=True)


@rule("SET-241", "SET-225")
def test_what_the_virtual_player_has_before_him_will_be_collected() -> None:
    # Without a raze field, so that nothing else is gained or lost with it.
    less, more = [GAME.evaluate(solo(player("roman"), {"empire": ["ruins"] * count}), 0) for count in (1, 2)]
    assert less > more


@rule("SET-142")
@pytest.mark.parametrize(("card", "lacks"), [("village", "wood"), ("monument", "stone")])
def test_the_last_workers_fetch_what_the_last_card_lacks(card: str, lacks: str) -> None:
    state = table(player("roman", "2 worker", hand=[card]), player("japanese", passed=True), round=5)
    assert GAME.notation(GreedyBot(1).choose(Knowledge(state, 0))) == f"spend {lacks}"


def test_in_the_last_round_goods_that_nothing_asks_for_are_worth_nothing() -> None:
    def worth(stock: str, **data: list[str]) -> float:
        return GAME.worths(table(player("roman", stock, **data), round=5))[0]

    assert worth("3 wood", hand=["village"]) == worth("1 wood", hand=["village"]) > worth("", hand=["village"])
    # A sawmill works twice; gold stands in for the wood that it lacks.
    none, once, twice = [worth(stock, empire=["sawmill"]) for stock in ("", "1 wood", "1 wood 1 gold")]
    assert none < once < twice
    assert worth("2 gold") == worth("")
