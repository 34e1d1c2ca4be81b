"""What the bots are told of a position."""

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
