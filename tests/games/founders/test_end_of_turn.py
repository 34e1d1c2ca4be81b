"""The end of a turn: coins, end conditions, next player (p. 5, 6)."""

from tests.games.founders.table import hand, legal, look, nation, placed, play, table, totals
from tests.rule import rule

HIM = nation("lake 0,0", "lake 1,0")


@rule("FOU-091")
def test_the_coins_on_ones_tiles_come_to_hand_and_nothing_else_does() -> None:
    mine = nation(
        "mine 0,0", "forest 1,0", "cliffs 0,1", "grove 1,1",
        war=["1,1"], coins=["0,1", "1,0"], artisans={"0,0": "artisan_iron"}, carts=["0,0"],
    )  # fmt: skip
    state = table(mine, nation("lake 0,0", "lake 1,0", coins=["0,0"]), step="add", rows={"nature": ["waterfall"]})
    play(state, "take waterfall")
    assert hand(state, 0) == {}
    play(state, "at 2,0")
    assert hand(state, 0) == {"coin": 2}
    assert [(tile.war, tile.coin, tile.artisan) for tile in look(state).nations[0].tiles] == [
        (False, False, "artisan_iron"),
        (False, False, ""),
        (False, False, ""),
        (True, False, ""),
        (False, False, ""),
    ]
    assert len(look(state).nations[0].carts) == 1
    # The coin on the tile of the other player waits for the end of his own turn.
    assert hand(state, 1) == {}
    assert look(state).nations[1].tiles[0].coin


@rule("FOU-091")
def test_the_token_of_a_city_tile_is_taken_before_the_coins() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0", "forest 2,0", coins=["2,0"]), HIM, step="add", rows={"city": ["market_iron"]}
    )
    state.journal = []
    play(state, "take market_iron", "at 0,1")
    words = [event.what.word for event in state.journal]
    assert words == ["added", "received", "collected", "turn_began"]
    assert hand(state, 0) == {"coin": 2}


@rule("FOU-092")
def test_collected_coins_can_be_played_from_the_next_turn_on() -> None:
    state = table(
        nation("forest 0,0", "cliffs 1,0", coins=["1,0"]),
        HIM,
        rows={"nature": ["waterfall", "lake"]},
        piles={"village": ["mine"] * 4},
    )
    play(state, "reveal village")
    assert not {move for move in legal(state) if move.startswith("play")}
    play(state, "take waterfall", "at 0,1")
    assert hand(state, 0) == {"coin": 1}
    assert state.to_act() == (1,)
    play(state, "reveal village", "take lake", "at 0,1", "reveal village")
    assert "play coin" in legal(state)


@rule("FOU-036")
def test_after_the_turn_the_player_to_the_left_plays() -> None:
    state = table(HIM, HIM, nation("grove 0,0", "grove 1,0"), seat=1, rows={"nature": ["forest", "cliffs"]})
    play(state, "reveal village", "take forest", "at 0,1")
    assert state.to_act() == (2,)
    play(state, "reveal village", "take cliffs", "at 0,1")
    assert state.to_act() == (0,)


@rule("FOU-093")
def test_an_empty_table_of_piles_ends_the_game_only_when_the_turn_is_over() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0", coins=["0,0"]),
        HIM,
        hands=[{"war": 1}],
        rows={"nature": ["forest"]},
        piles={"village": ["winery"]},
    )
    play(state, "reveal village")
    assert state.to_act() == (0,)
    play(state, "play war", "at 0,0")
    assert state.to_act() == (0,)
    play(state, "take forest")
    assert state.to_act() == (0,)
    play(state, "at 0,1")
    assert state.over
    assert placed(state, 0)["0,1"] == "forest"
    assert totals(state) == [1, 0]


@rule("FOU-093")
def test_the_last_victory_tile_ends_the_game_after_the_coins_are_taken() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0", "forest 2,0", coins=["2,0"]), HIM, step="add", victory=["altar_vulcan"]
    )
    state.journal = []
    play(state, "take altar_vulcan", "at 0,1")
    assert [event.what.word for event in state.journal] == ["added", "collected", "ended_by_victory"]
    assert state.over
    assert totals(state) == [2, 0]


@rule("FOU-Q44")
def test_there_is_no_last_round() -> None:
    state = table(nation("mine 0,0", "cliffs 1,0"), HIM, HIM, first=0, seat=0, step="add", victory=["altar_vulcan"])
    play(state, "take altar_vulcan", "at 0,1")
    assert state.over
    assert state.to_act() == ()
    assert [state.moves(seat) for seat in range(3)] == [[], [], []]


@rule("FOU-Q45")
def test_the_last_tile_of_the_piles_may_be_drawn_in_step_three() -> None:
    state = table(nation("cliffs 0,0", "cliffs 1,0"), HIM, piles={"village": ["fishery"], "nature": ["grove"]})
    play(state, "reveal village", "draw")
    assert state.to_act() == (0,)
    play(state, "at 0,1")
    assert state.over
    assert placed(state, 0)["0,1"] == "grove"


@rule("FOU-Q53")
def test_a_turn_without_a_tile_still_brings_the_coins_home() -> None:
    state = table(
        nation("cliffs 0,0", "cliffs 1,0", coins=["0,0"]), HIM, step="add",
        rows={"village": ["fishery"]}, piles={"village": ["mine", "mine"]},
    )  # fmt: skip
    play(state, "finish")
    assert hand(state, 0) == {"coin": 1}
    assert state.to_act() == (1,)
