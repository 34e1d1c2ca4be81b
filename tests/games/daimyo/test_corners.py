"""Rare situations, and what the log tells of them."""

from typing import Any

from imperia.games.daimyo.automa.pieces import needed
from imperia.games.daimyo.printed import SHADOW_WORTH
from imperia.games.daimyo.state import DaimyoState
from tests.games.daimyo.table import (
    GAME,
    heard,
    look,
    of,
    play,
    player,
    solo,
    turn,
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
