"""When the game ends, and when it does not (p. 5)."""

import pytest

from tests.games.founders.table import GAME, hand, legal, nation, play, table, totals, why_not
from tests.rule import rule

WOODS = nation("forest 0,0", "cliffs 1,0")
LAKES = nation("lake 0,0", "lake 1,0")
TEMPLE_BUILDER = nation("war_camp_iron 0,0", "workshop_gold 1,0")


@rule("FOU-126", "FOU-129")
def test_the_game_ends_with_the_turn_that_takes_the_last_victory_tile() -> None:
    state = table(
        TEMPLE_BUILDER,
        LAKES,
        step="add",
        rows={"nature": ["grove"]},
        victory=["great_temple_jupiter"],
        hands=[{}, {"artisan_iron": 1}],
    )
    goes_on = play(state.copy(), "take grove", "at 0,1")
    assert goes_on.to_act() == (1,)
    play(state, "take great_temple_jupiter", "at 0,1")
    assert state.over
    assert state.to_act() == ()
    assert GAME.why_not(state, 1, GAME.parse("reveal nature")) == ["FOU-129"]


@rule("FOU-126")
def test_the_game_goes_on_while_one_victory_tile_is_left() -> None:
    state = table(TEMPLE_BUILDER, LAKES, step="add", victory=["great_temple_jupiter", "altar_castor"])
    play(state, "take great_temple_jupiter", "at 0,1")
    assert not state.over
    assert state.to_act() == (1,)


@rule("FOU-110", "FOU-126", "FOU-132", "FOU-E25")
def test_at_the_end_everyone_takes_the_coins_on_his_tiles() -> None:
    paid = nation("lake 0,0", "lake 1,0", coins=["0,0", "1,0"])
    state = table(TEMPLE_BUILDER, paid, WOODS, step="add", victory=["great_temple_jupiter"])
    play(state, "take great_temple_jupiter", "at 0,1")
    assert state.over
    assert hand(state, 1) == {"coin": 2}
    assert totals(state) == [3, 2, 0]


@rule("FOU-127", "FOU-129", "FOU-132", "FOU-E36")
def test_who_draws_the_last_tile_of_the_piles_finishes_his_turn() -> None:
    state = table(
        WOODS,
        LAKES,
        hands=[{"coin": 1}],
        rows={"village": ["mine"]},
        piles={"village": ["winery"]},
        victory=["altar_castor"],
    )
    assert not play(state, "reveal village").over
    assert not play(state, "play coin", "at 0,0", "buy water", "take mine").over
    assert play(state, "at 0,1").over
    assert hand(state, 1) == {"coin": 1}
    assert totals(state) == [0, 1]


@rule("FOU-127")
def test_the_game_ends_with_the_piles_even_if_the_rows_hold_tiles() -> None:
    rows = {"nature": ["grove", "grove"], "village": ["mine"], "city": ["inn_wine"]}
    state = table(WOODS, LAKES, rows=rows, piles={"nature": ["lake"]})
    play(state, "reveal nature", "take grove", "at 0,1")
    assert state.over


@rule("FOU-127", "FOU-Q54")
def test_the_game_goes_on_when_the_city_tiles_run_out() -> None:
    state = table(WOODS, LAKES, rows={"nature": ["grove"]}, piles={"nature": ["lake"], "city": ["inn_wine"]})
    play(state, "reveal city", "take grove", "at 0,1")
    assert not state.over
    assert state.to_act() == (1,)


@rule("FOU-Q54")
def test_a_token_is_played_in_step_two_and_at_no_other_moment() -> None:
    state = table(WOODS, LAKES, hands=[{"war": 2}], rows={"nature": ["grove"]})
    assert legal(state) == {"reveal nature", "reveal village", "reveal city"}
    assert why_not(state, "play war") == ["FOU-047"]
    play(state, "reveal city")
    assert legal(state) == {"keep", "play war"}
    play(state, "play war", "at 0,0")
    assert "play war" not in legal(state)
    assert why_not(state, "play war") == ["FOU-047"]
    play(state, "take grove")
    assert "play war" not in legal(state)
    play(state, "at 0,1")
    assert state.to_act() == (1,)


@rule("FOU-131")
@pytest.mark.parametrize(("seats", "turns"), [(2, 62), (3, 60), (4, 58)])
def test_the_longest_game_takes_one_tile_off_the_piles_in_each_turn(seats: int, turns: int) -> None:
    state = GAME.start(seats, seed=1, options={"agreed_end": False})
    # The first move on the list reveals nature as long as it can, and adds it: so nobody ever has to draw.
    while not state.over:
        (seat,) = state.to_act()
        state.play(seat, state.moves(seat)[0])
    assert GAME.view(state, None).turn == turns


@rule("FOU-Q46")
def test_turns_go_on_with_reveals_when_nobody_can_add_anything() -> None:
    bare = nation("cliffs 0,0", "cliffs 1,0")
    state = table(bare, bare, piles={"village": ["fishery", "fishery", "fishery"]})
    play(state, "reveal village")
    assert legal(state) == {"finish"}
    assert not play(state, "finish", "reveal village", "finish", "reveal village").over
    assert play(state, "finish").over
    assert totals(state) == [0, 0]


@rule("FOU-Q51")
def test_two_end_conditions_at_once_end_the_game_once() -> None:
    paid = nation("lake 0,0", "lake 1,0", coins=["0,0"])
    state = table(TEMPLE_BUILDER, paid, piles={"village": ["mine"]}, victory=["great_temple_jupiter"])
    state.journal = []
    play(state, "reveal village", "take great_temple_jupiter", "at 0,1")
    assert state.over
    assert [event.what.word for event in state.journal].count("ended_by_victory") == 1
    assert "ended_by_piles" not in [event.what.word for event in state.journal]
    assert hand(state, 1) == {"coin": 1}
    assert totals(state) == [3, 1]
