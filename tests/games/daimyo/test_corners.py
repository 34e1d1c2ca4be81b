"""Rare situations, and what the log tells of them."""

from typing import Any

from imperia.games.daimyo.automa.pieces import needed
from imperia.games.daimyo.phases.production import yield_of_all
from imperia.games.daimyo.preview import Preview
from imperia.games.daimyo.printed import GOLD, SHADOW_WORTH
from imperia.games.daimyo.state import DaimyoState
from tests.games.daimyo.table import (
    GAME,
    heard,
    legal,
    look,
    of,
    play,
    player,
    solo,
    started,
    table,
    turn,
    verbs,
    why_not,
    words,
)
from tests.games.daimyo.test_heroes_and_tiles import with_hero
from tests.games.daimyo.test_mercenaries import hiring
from tests.games.daimyo.test_solo import empire
from tests.rule import rule


def told(state: DaimyoState, *moves: str, lang: str = "en") -> list[str]:
    """The lines of the log that seat 0 reads when these moves are played."""
    return [GAME.tell(event, 0, lang) for event in heard(state, *moves)]


@rule("DAI-212")
def test_the_log_says_which_die_the_mercenaries_were_given_for_what() -> None:
    assert words(heard(hiring(player()), "hire red1 governor"))[0] == "hired"


@rule("DAI-049")
def test_the_log_names_the_building_that_moves() -> None:
    tower = play(with_hero("rigger", towers=["blue1", "red1"]), "move blue1")
    farm = play(with_hero("rigger", farms=["blue1", "red1"]), "move blue1")
    assert "tower" in " ".join(told(tower, "to red3")).lower()
    assert "farm" in " ".join(told(farm, "to red3")).lower()


@rule("DAI-Q20")
def test_the_log_says_that_a_duplicate_drawn_blind_goes_to_the_black_market() -> None:
    mine = [f"green{piece}" for piece in (1, 2, 3)]
    me: dict[str, Any] = player(hand=["rag_picker", "idol"], relics=mine)
    for seed in range(40):
        state = play(turn("tax", me, die="red5", seed=seed), "hero rag_picker")
        happened = words(heard(state, "draw_tile"))
        if not look(state).drawn:
            assert look(state).black_market[0] in mine
            assert happened[:2] == ["tile_drawn", "tile_left"]
            return
    raise AssertionError("no duplicate was drawn")


@rule("DAI-Q78", "DAI-247", "DAI-Q92")
def test_each_shadow_of_the_empire_strikes_one_governor_only() -> None:
    # The only governor falls to the first: 4 against 5 - 2.
    me = player(governors=["blue1"], influence={"blue": 5})
    assert needed(solo(me), 0, SHADOW_WORTH, True) == 4
    # Two fall to two: 2 against 5 - 4.
    me = player(governors=["blue1", "blue2"], influence={"blue": 5})
    assert needed(solo(me), 0, SHADOW_WORTH, True) == 2


@rule("DAI-Q92", "DAI-247")
def test_once_ahead_on_any_island_the_empires_next_governor_is_free() -> None:
    # solo_34_1 red: two governors on blue or red, to its advantage.
    me, it = player(influence={"blue": 1, "red": 3}), {"influence": {"red": 2, "yellow": 9, "purple": 9}}
    state = play(empire("solo_34_1", me, it), "empire green1", "governor red1")
    assert {place[:-1] for place in of(state, "governor")} == {"blue", "red"}


@rule("DAI-071", "DAI-072")
def test_everybody_harvests_their_own_farms_only() -> None:
    one = player(farms=["blue1", "red1"], governors=["blue3"])
    state = table(player(farms=["blue2"]), one, player(governors=["red3"]))
    # Seat 1: two farms on rice, and a governor on metal.
    assert yield_of_all(state, 1, True, True)[:GOLD] == [2, 1, 0]
    assert yield_of_all(state, 1, False, True)[:GOLD] == [2, 0, 0]
    assert yield_of_all(state, 2, True, True)[:GOLD] == [0, 1, 0]


@rule("DAI-Q32")
def test_what_a_harvesting_hero_brings_is_shown_before() -> None:
    me = player(hand=["farm_mechanic", "idol"], farms=["blue1"], governors=["red3"], dice={"tax": "red2"})
    state = turn("production", me, die="green6", turns=4)
    found: Preview | None = GAME.preview(state, 0, GAME.parse("hero farm_mechanic"))
    assert found is not None
    assert (found.costs, found.brings) == ({}, {"rice": 1})


@rule("DAI-Q25")
def test_the_altar_of_the_empires_relic_belongs_to_the_move_that_finished_it() -> None:
    it = {"influence": {"red": 3}, "relics": ["blue1", "blue2", "blue3"]}
    lands = {"yellow": ["blue4", "red1", "red2"], "red": ["red3", "red4", "purple1"]}
    state = empire("solo_12_1", player(influence={"red": 1, "purple": 4}), it, lands=lands)
    play(state, "empire red1", "governor red1", "take blue4 yellow")
    assert verbs(state) == {"altar"}
    assert state.choice().completes(state, 0)


@rule("DAI-038")
def test_a_second_governor_can_only_be_placed() -> None:
    state = play(started(2, 2), "governor blue1", "governor red1")
    assert why_not(state, "main") == ["DAI-038"]


@rule("DAI-075")
def test_a_land_gives_one_tile_a_visit() -> None:
    lands = {"red": ["yellow1", "yellow2", "yellow3"]}
    state = turn("relic", player("9 gold", hand=["idol"], scavenger="blue"), lands=lands, black_market=["purple1"])
    play(state, "main", "scavenger red", "take yellow1 red")
    # There is still something to buy here.
    assert legal(state) == {"buy purple1", "done"}
    assert why_not(state, "take yellow2 red") == ["DAI-075"]
