"""What the bots are told of a position."""

from tests.games.daimyo.table import GAME, player, solo, table, turn
from tests.rule import rule


@rule("DAI-002")
def test_points_and_places_are_good() -> None:
    less, more = [GAME.evaluate(table(player(points=count)), 0) for count in (1, 5)]
    assert more > less
    alone, shared = [
        GAME.evaluate(table(player(influence={"blue": 3}), player(influence={"blue": other})), 0) for other in (0, 3)
    ]
    assert alone > shared


def test_a_relic_that_is_nearly_complete_is_worth_more() -> None:
    apart = GAME.evaluate(table(player(relics=["blue1", "red1", "yellow1"], storage=5)), 0)
    together = GAME.evaluate(table(player(relics=["blue1", "blue2", "blue3"], storage=5)), 0)
    assert together > apart


@rule("DAI-247")
def test_alone_what_helps_the_empire_is_bad() -> None:
    near, far = [
        GAME.evaluate(solo(player(influence={"blue": 2}), {"influence": {"blue": count}}), 0) for count in (1, 3)
    ]
    assert near > far


def test_a_main_action_that_is_still_to_come_is_worth_something() -> None:
    before = turn("production", player(hand=["idol"], governors=["blue1", "red3"]))
    rich = GAME.evaluate(before, 0)
    poor = GAME.evaluate(turn("production", player(hand=["idol"], governors=["blue1", "red3"]), done=1), 0)
    assert rich > poor
