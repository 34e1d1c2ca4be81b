"""What the bots are told of a position."""

from typing import Any

import pytest

from imperia.bots.bot import Knowledge
from imperia.bots.greedy import GreedyBot
from imperia.games.daimyo.state import DaimyoState
from tests.games.daimyo.table import GAME, play, player, solo, table, turn
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


def best(state: DaimyoState) -> str:
    """What the greedy bot does."""
    return GAME.notation(GreedyBot(1).choose(Knowledge(state, 0)))


@rule("DAI-244")
def test_the_empires_die_covers_what_would_bring_it_most() -> None:
    # Blue: 3 points. Green: two farms, its third and fourth, 8 points. Red: a shadow that has nobody to strike.
    state = solo(
        player(governors=["blue1"], influence={"blue": 9}),
        {"farms": ["red1", "red2"]},
        round=5,
        first=1,
        helmet=1,
        step="round",
        solo_open=["solo_5_2"],
    )
    assert best(state).startswith("empire green")


@rule("DAI-250")
def test_the_empire_is_given_the_tile_that_helps_it_least() -> None:
    near, far = [GAME.evaluate(solo(player(), {"relics": ["blue1", "blue2", tile]}), 0) for tile in ("blue3", "red1")]
    assert far > near


@rule("DAI-198", "DAI-199")
def test_the_first_buildings_are_steps_to_a_series_while_there_is_time() -> None:
    def gain(number: int) -> float:
        without, one = [
            GAME.evaluate(turn("tax", player(hand=["idol"], farms=farms), round=number, done=1), 0)
            for farms in ([], ["blue1"])
        ]
        return one - without

    assert gain(1) > gain(5) > 0


@rule("DAI-200", "DAI-201")
def test_a_lead_in_hero_value_is_better_the_surer_it_is() -> None:
    little, more = [GAME.evaluate(table(player("3 gold"), player(f"{other} gold"), player()), 0) for other in (2, 0)]
    assert more > little


@rule("DAI-173")
def test_objectives_that_are_near_are_good() -> None:
    far, near = [
        GAME.evaluate(table(player(governors=places), objectives=["obj_spread"], tokens=[[-1, -1]]), 0)
        - GAME.evaluate(table(player(governors=places)), 0)
        for places in (["blue1", "blue2", "blue3"], ["blue1", "red1", "yellow1"])
    ]
    assert near > far


def test_among_three_what_farms_yield_is_worth_more_than_among_four() -> None:
    def gain(*others: dict[str, Any]) -> float:
        without, one = [
            GAME.evaluate(turn("tax", player(hand=["idol"], farms=farms), *others, done=1), 0)
            for farms in ([], ["blue1"])
        ]
        return one - without

    assert gain(player(), player()) > gain(player(), player(), player())


@pytest.mark.parametrize("hand", [["propagandist"], ["propagandist", "warlord"]])
@pytest.mark.parametrize("space", ["tax", "help"])
@pytest.mark.parametrize(("done", "then"), [(0, "main"), (1, "end")])
def test_no_hero_is_thrown_away_for_a_die_that_opens_nothing(hand: list[str], space: str, done: int, then: str) -> None:
    # Power 14 is far off, and so are the 13 of the clan power: to turn a die only puts off what has to come.
    state = turn(space, player("3 gold", hand=hand, dice={"relic": "green3"}), round=5, turns=7, done=done)
    assert best(state) == then


@rule("DAI-135")
def test_a_hero_is_still_discarded_for_a_die_that_opens_the_clan_power() -> None:
    dice = {"help": "blue6", "relic": "green5"}
    assert best(turn("tax", player(hand=["tinkerer", "mimic"], dice=dice), round=2, turns=9, done=1)).startswith(
        "discard"
    )


@pytest.mark.parametrize("gold", ["", "9 gold"])
def test_taxes_promise_no_more_than_they_bring(gold: str) -> None:
    state = turn("tax", player(gold, hand=["propagandist"]), round=5, turns=9)
    promised = GAME.evaluate(state, 0)
    play(state, "main")
    assert GAME.evaluate(state, 0) >= promised
