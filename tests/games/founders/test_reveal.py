"""Step 1: reveal a tile (p. 3)."""

import pytest

from imperia.kernel.errors import BadMove
from tests.games.founders.table import cells, height, legal, look, nation, play, row, table, why_not
from tests.rule import rule

ME = nation("forest 0,0", "cliffs 1,0")
HIM = nation("lake 0,0", "lake 1,0")
FIVE = ["mine", "gold_mine", "weaver", "winery", "mine"]
PILES = {"nature": ["grove", "waterfall"], "village": ["winery", "fishery"], "city": ["inn_fish", "inn_wine"]}


@rule("FOU-037", "FOU-141", "FOU-E01")
def test_the_top_tile_goes_to_the_end_of_its_row() -> None:
    state = table(ME, HIM, rows={"village": ["mine", "weaver", "mine"]}, piles=PILES)
    swept = look(state).swept
    play(state, "reveal village")
    assert row(state, "village") == ["mine", "weaver", "mine", "fishery"]
    assert height(state, "village") == 1
    assert look(state).swept == swept


@rule("FOU-039", "FOU-041", "FOU-E02")
def test_a_row_of_five_is_swept_before_the_new_tile() -> None:
    five = ["market_iron", "market_iron", "market_fish", "market_fish", "market_cloth"]
    state = table(ME, HIM, rows={"city": five})
    play(state, "reveal city")
    assert look(state).swept == five
    assert len(row(state, "city")) == 1
    assert height(state, "city") == 24 - 5 - 1


@rule("FOU-041", "FOU-Q63")
def test_the_five_go_first_and_the_new_tile_comes_after() -> None:
    state = table(ME, HIM, rows={"village": FIVE}, piles=PILES)
    state.journal = []
    play(state, "reveal village")
    assert [event.what.word for event in state.journal] == ["swept", "revealed"]
    assert row(state, "village") == ["fishery"]


@rule("FOU-034", "FOU-035", "FOU-037")
def test_the_turn_begins_with_a_reveal_and_nothing_else() -> None:
    state = table(ME, HIM, rows={"nature": ["lake"]}, hands=[{"war": 1}])
    assert legal(state) == {"reveal nature", "reveal village", "reveal city"}
    assert why_not(state, "take lake") == ["FOU-034", "FOU-037"]
    assert why_not(state, "finish") == ["FOU-034", "FOU-037"]


@rule("FOU-038")
def test_the_choice_of_the_pile_is_free_whatever_the_rows_hold() -> None:
    state = table(ME, HIM, rows={"village": FIVE, "nature": ["lake"]})
    assert legal(state) == {"reveal nature", "reveal village", "reveal city"}


@rule("FOU-038", "FOU-Q40")
def test_an_empty_pile_cannot_be_chosen() -> None:
    state = table(ME, HIM, piles={"city": ["inn_fish"]})
    assert legal(state) == {"reveal city"}
    assert why_not(state, "reveal nature") == ["FOU-038", "FOU-Q40"]


@rule("FOU-040")
def test_each_pile_feeds_its_own_row_only() -> None:
    state = table(ME, HIM, piles=PILES)
    assert row(play(state.copy(), "reveal nature"), "nature") == ["waterfall"]
    assert row(play(state.copy(), "reveal village"), "village") == ["fishery"]
    play(state, "reveal city")
    assert [one.tiles for one in look(state).rows] == [[], [], ["inn_wine"]]


@rule("FOU-042")
def test_reaching_five_tiles_sweeps_nothing() -> None:
    state = play(table(ME, HIM, rows={"village": FIVE[:4]}), "reveal village")
    assert len(row(state, "village")) == 5
    assert look(state).swept == []


@rule("FOU-042")
def test_drawing_from_another_pile_leaves_a_row_of_five() -> None:
    state = play(table(ME, HIM, rows={"village": FIVE}), "reveal nature")
    assert row(state, "village") == FIVE


@rule("FOU-042", "FOU-Q41", "FOU-E28")
def test_a_row_of_five_without_a_pile_stays_and_can_be_taken_from() -> None:
    five = ["market_iron", "market_iron", "market_fish", "market_fish", "inn_fish"]
    state = table(
        nation("mine 0,0", "cliffs 1,0"),
        HIM,
        rows={"city": five},
        piles={"village": ["winery", "fishery"]},
    )
    assert "reveal city" not in legal(state)
    play(state, "reveal village")
    assert row(state, "city") == five
    assert "0,1" in cells(state, "market_iron")


@rule("FOU-043")
def test_swept_tiles_never_come_back() -> None:
    state = table(
        ME, HIM, rows={"village": FIVE, "nature": ["lake"]}, piles={"village": ["fishery"], "nature": ["grove"]}
    )
    play(state, "reveal village")
    assert why_not(state, "take mine") == ["FOU-051"]
    play(state, "take lake", "at 0,1")
    assert legal(state) == {"reveal nature"}
    assert look(state).swept[-5:] == FIVE


@rule("FOU-044")
def test_a_row_is_not_refilled_and_may_become_empty() -> None:
    state = table(ME, HIM, step="add", rows={"village": ["mine"]})
    play(state, "take mine", "at 0,1")
    assert row(state, "village") == []
    assert height(state, "village") == 23
    play(state, "reveal city")
    assert row(state, "village") == []


@rule("FOU-045")
def test_victory_tiles_are_neither_revealed_nor_swept() -> None:
    six = ["altar_castor", "altar_minerva", "altar_vulcan", "altar_neptune", "altar_bacchus", "altar_ceres"]
    state = table(ME, HIM, rows={"village": FIVE}, victory=six)
    with pytest.raises(BadMove, match="victory"):
        play(state, "reveal victory")
    play(state, "reveal village")
    assert look(state).victory == six


@rule("FOU-141")
def test_any_tile_of_a_row_can_be_taken_in_whatever_order_they_lie() -> None:
    one = table(ME, HIM, step="add", rows={"nature": ["lake", "grove", "waterfall"]})
    other = table(ME, HIM, step="add", rows={"nature": ["waterfall", "grove", "lake"]})
    assert legal(one) == {"take lake", "take grove", "take waterfall"}
    assert legal(other) == legal(one)
