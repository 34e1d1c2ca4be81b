"""Step 3: which tile can be added where (p. 4, 5)."""

import pytest

from tests.games.founders.table import cells, hand, height, legal, look, nation, placed, play, row, table, why_not
from tests.rule import rule

PAIR = nation("forest 0,0", "cliffs 1,0")
HIM = nation("lake 0,0", "lake 1,0")
AROUND_PAIR = {"-1,0", "2,0", "0,1", "1,1", "0,-1", "1,-1"}

# Iron lies in the west and plants in the east: a market is fed in place of the middle tiles and on no empty cell.
CROSS = nation("mine 0,1", "winery 1,1", "cliffs 2,1", "fishery 1,0", "fishery 1,2")


@rule("FOU-054", "FOU-057", "FOU-069", "FOU-E03", "FOU-E04", "FOU-E05")
def test_a_mine_needs_wood_and_stone_from_two_neighbours() -> None:
    state = table(nation("forest 0,0", "cliffs 1,0", "river_meadow 0,1"), step="add", rows={"village": ["mine"]})
    empty = {"0,-1", "1,-1", "1,1", "-1,0", "-1,1", "2,0", "0,2"}
    assert cells(state, "mine") & empty == {"0,-1", "1,-1", "1,1"}
    play(state, "take mine")
    assert why_not(state, "at -1,0") == ["FOU-057"]
    assert why_not(state, "at -1,1") == ["FOU-057"]
    assert why_not(state, "at 2,0") == ["FOU-057"]
    assert why_not(state, "at 0,2") == ["FOU-057"]


@rule("FOU-051")
def test_the_tile_comes_from_any_row_or_from_the_victory_tiles() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0", "forest 0,1"),
        HIM,
        step="add",
        rows={"nature": ["lake"], "village": ["mine"], "city": ["market_iron"]},
        victory=["altar_vulcan", "altar_venus"],
    )
    assert legal(state) == {"take lake", "take mine", "take market_iron", "take altar_vulcan"}
    assert why_not(state, "take altar_venus") == ["FOU-057"]
    assert why_not(state, "take grove") == ["FOU-051"]
    play(state, "take altar_vulcan", "at 1,1")
    assert placed(state, 0)["1,1"] == "altar_vulcan"
    assert look(state).victory == ["altar_venus"]


@rule("FOU-052")
def test_one_tile_a_turn_and_no_second() -> None:
    state = table(PAIR, HIM, step="add", rows={"nature": ["lake", "grove"]})
    play(state, "take lake")
    assert why_not(state, "take grove") == ["FOU-052", "FOU-054"]
    assert why_not(state, "keep") == ["FOU-054"]
    play(state, "at 0,1")
    assert state.to_act() == (1,)
    assert len(placed(state, 0)) == 3
    assert row(state, "nature") == ["grove"]


@rule("FOU-053")
def test_a_tile_in_another_nation_cannot_be_taken() -> None:
    state = table(PAIR, nation("stud_farm 0,0", "lake 1,0"), step="add", rows={"nature": ["grove"]})
    assert legal(state) == {"take grove"}
    assert why_not(state, "take stud_farm") == ["FOU-053"]


@rule("FOU-054", "FOU-055", "FOU-Q05", "FOU-E18")
@pytest.mark.parametrize("tile", ["lake", "mine", "altar_vulcan"])
def test_corner_contact_is_not_enough_for_any_colour(tile: str) -> None:
    rows = {"nature": ["lake"], "village": ["mine"]}
    seller = nation("mine 0,0", "lake 1,0")
    state = table(PAIR, seller, step="token", rows=rows, victory=["altar_vulcan"], hands=[{"coin": 1}])
    # With iron bought even the altar is fed, so that nothing but the contact is missing.
    play(state, "play coin", "at 0,0")
    assert cells(state, tile)
    assert not {"-1,-1", "2,1"} & cells(state, tile)
    play(state, f"take {tile}")
    assert why_not(state, "at -1,-1") == ["FOU-054"]
    assert why_not(state, "at 2,1") == ["FOU-054"]


@rule("FOU-055", "FOU-058", "FOU-Q05")
def test_a_nature_tile_goes_on_any_empty_cell_with_side_contact_and_on_no_other() -> None:
    state = table(PAIR, HIM, step="add", rows={"nature": ["lake"]})
    assert cells(state, "lake") - {"0,0", "1,0"} == AROUND_PAIR
    play(state, "take lake")
    assert why_not(state, "at 5,5") == ["FOU-054"]


@rule("FOU-056", "FOU-057")
def test_diagonal_neighbours_give_resources() -> None:
    state = table(nation("forest 0,0", "winery 0,1", "cliffs 0,2"), HIM, step="add", rows={"village": ["mine"]})
    # At (1,1) and (-1,1) both the forest and the cliffs touch by a corner only.
    assert cells(state, "mine") == {"1,1", "-1,1", "0,1"}


@rule("FOU-057")
def test_a_tile_two_cells_away_gives_nothing() -> None:
    state = table(
        nation("forest 0,0", "winery 1,0", "winery 2,0", "cliffs 3,0"), HIM, step="add", rows={"village": ["mine"]}
    )
    assert legal(state) == {"draw"}
    assert why_not(state, "take mine") == ["FOU-057"]


@rule("FOU-059")
def test_tiles_are_never_moved() -> None:
    state = table(PAIR, HIM, rows={"nature": ["grove", "grove"]}, piles={"nature": ["lake", "waterfall", "lake"]})
    play(state, "reveal nature")
    assert why_not(state, "take forest") == ["FOU-059"]
    play(state, "take grove", "at 0,1", "reveal nature", "take grove", "at 0,1", "reveal nature")
    assert placed(state, 0) == {"0,0": "forest", "1,0": "cliffs", "0,1": "grove"}
    play(state, "take lake", "at 2,0")
    assert placed(state, 0) == {"0,0": "forest", "1,0": "cliffs", "0,1": "grove", "2,0": "lake"}


@rule("FOU-060", "FOU-Q59")
def test_a_tile_stays_when_a_neighbour_stops_giving() -> None:
    state = table(
        nation("lake 0,0", "lake 1,0"),
        nation("forest 0,0", "cliffs 1,0", "mine 0,1"),
        hands=[{"war": 1}],
        rows={"nature": ["grove"], "city": ["market_iron"]},
    )
    play(state, "reveal village", "play war", "at 1,0", "take grove", "at 0,1")
    assert placed(state, 1) == {"0,0": "forest", "1,0": "cliffs", "0,1": "mine"}
    assert [tile.producing for tile in look(state).nations[1].tiles if tile.tile == "mine"] == [True]
    # Only later additions suffer: no plants for the market.
    play(state, "reveal village")
    assert "take market_iron" not in legal(state)


@rule("FOU-061", "FOU-035")
def test_who_can_add_may_neither_draw_nor_pass() -> None:
    state = table(PAIR, HIM, step="add", rows={"village": ["mine"]})
    assert legal(state) == {"take mine"}
    assert why_not(state, "draw") == ["FOU-061"]
    assert why_not(state, "finish") == ["FOU-061"]


@rule("FOU-061", "FOU-Q39", "FOU-086")
def test_who_can_add_may_replace_instead() -> None:
    state = table(CROSS, HIM, step="add", rows={"nature": ["lake"], "city": ["market_iron"]})
    assert legal(state) == {"take lake", "take market_iron"}
    assert cells(state, "market_iron") == {"1,0", "1,1", "1,2"}
    play(state, "take market_iron", "at 1,1")
    assert state.to_act() == (1,)
    assert look(state).nations[0].replaced == ["winery"]


@rule("FOU-062")
def test_the_revealed_tile_need_not_be_taken() -> None:
    state = table(PAIR, HIM, rows={"village": ["mine"]}, piles={"nature": ["lake", "lake"]})
    play(state, "reveal nature")
    assert legal(state) == {"take lake", "take mine"}
    play(state, "take mine", "at 1,1")
    assert row(state, "nature") == ["lake"]


@rule("FOU-063", "FOU-064", "FOU-066", "FOU-Q65", "FOU-E24")
def test_who_can_add_nothing_draws_a_nature_tile() -> None:
    state = table(nation("cliffs 0,0", "cliffs 1,0"), HIM, step="add", rows={"village": ["fishery"]})
    assert legal(state) == {"draw"}
    assert why_not(state, "finish") == ["FOU-063"]
    nature = height(state, "nature")
    play(state, "draw")
    assert height(state, "nature") == nature - 1
    assert row(state, "nature") == []
    assert legal(state) == {f"at {cell}" for cell in AROUND_PAIR | {"0,0", "1,0"}}
    drawn = look(state).tile
    play(state, "at 0,1")
    assert placed(state, 0)["0,1"] == drawn
    assert row(state, "nature") == []


@rule("FOU-064", "FOU-035", "FOU-E24")
def test_with_the_nature_pile_empty_the_turn_ends_without_a_tile() -> None:
    state = table(
        nation("cliffs 0,0", "cliffs 1,0"), HIM, step="add",
        rows={"village": ["fishery"]}, piles={"village": ["mine", "mine"]},
    )  # fmt: skip
    assert legal(state) == {"finish"}
    assert why_not(state, "draw") == ["FOU-064"]
    play(state, "finish")
    assert placed(state, 0) == {"0,0": "cliffs", "1,0": "cliffs"}
    assert state.to_act() == (1,)


@rule("FOU-065")
def test_a_nature_tile_in_the_row_rules_out_draw_and_pass() -> None:
    state = table(
        nation("cliffs 0,0", "cliffs 1,0"), HIM, step="add", rows={"village": ["fishery"], "nature": ["lake"]}
    )
    assert legal(state) == {"take lake"}
    assert why_not(state, "draw") == ["FOU-061"]
    assert why_not(state, "finish") == ["FOU-061"]


@rule("FOU-066")
def test_a_drawn_tile_sweeps_no_row() -> None:
    # A full nature row would offer an addition, so the fullest row at a draw is a full village row.
    five = ["fishery", "fishery", "mine", "mine", "fishery"]
    state = table(nation("cliffs 0,0", "cliffs 1,0"), HIM, step="add", rows={"village": five})
    swept = look(state).swept
    play(state, "draw", "at 0,1")
    assert row(state, "village") == five
    assert row(state, "nature") == []
    assert look(state).swept == swept


@rule("FOU-063", "FOU-081", "FOU-Q35", "FOU-Q36", "FOU-Q38", "FOU-035")
def test_a_possible_replacement_obliges_nobody_and_still_lets_him_draw() -> None:
    state = table(CROSS, HIM, step="add", rows={"city": ["market_iron"]})
    assert legal(state) == {"take market_iron", "draw"}
    assert cells(state, "market_iron") == {"1,0", "1,1", "1,2"}
    drawing = play(state.copy(), "draw", "at 3,1")
    assert look(drawing).nations[0].replaced == []
    nature = height(state, "nature")
    play(state, "take market_iron", "at 1,1")
    assert height(state, "nature") == nature
    assert look(state).nations[0].replaced == ["winery"]
    assert state.to_act() == (1,)


@rule("FOU-064", "FOU-081", "FOU-Q36")
def test_with_the_nature_pile_empty_he_replaces_or_ends_as_he_likes() -> None:
    state = table(CROSS, HIM, step="add", rows={"city": ["market_iron"]}, piles={"village": ["mine", "mine"]})
    assert legal(state) == {"take market_iron", "finish"}
    play(state, "finish")
    assert look(state).nations[0].replaced == []


@rule("FOU-Q65")
def test_after_drawing_the_drawn_tile_has_to_be_added() -> None:
    state = table(CROSS, HIM, step="add", rows={"city": ["market_iron"]})
    play(state, "draw")
    assert {move.split()[0] for move in legal(state)} == {"at"}
    assert why_not(state, "take market_iron") == ["FOU-Q65"]
    assert why_not(state, "finish") == ["FOU-Q65"]


@rule("FOU-035", "FOU-061", "FOU-065", "FOU-077", "FOU-E37")
def test_a_lake_alone_in_the_rows_gives_eight_moves() -> None:
    state = table(PAIR, HIM, step="add", rows={"nature": ["lake"]})
    assert legal(state) == {"take lake"}
    assert cells(state, "lake") == AROUND_PAIR | {"0,0", "1,0"}


@rule("FOU-Q06")
@pytest.mark.parametrize(("x", "y"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_the_grid_has_no_edge(x: int, y: int) -> None:
    # As long a line as 31 turns of a two-player game can make: two start tiles and thirty more, then the last.
    kinds = ["forest", "cliffs", "waterfall", "grove", "river_meadow", "mine", "winery", "fishery"]
    line = [f"{kinds[step // 4]} {step * x},{step * y}" for step in range(32)]
    state = table(nation(*line), HIM, step="add", rows={"nature": ["lake"]})
    assert f"{32 * x},{32 * y}" in cells(state, "lake")


@rule("FOU-Q66")
def test_copies_of_a_kind_are_one_move() -> None:
    state = table(PAIR, HIM, step="add", rows={"village": ["mine", "mine", "mine"]})
    assert len(state.moves(0)) == 1
    play(state, "take mine", "at 0,1")
    assert row(state, "village") == ["mine", "mine"]


@rule("FOU-Q04")
def test_nobody_is_asked_what_his_nature_tiles_give() -> None:
    state = table(nation("forest 0,0", "forest 1,0"), HIM, step="add", rows={"village": ["mine"]})
    play(state, "take mine", "at 0,1")
    assert state.to_act() == (1,)
    assert hand(state, 0) == {}
