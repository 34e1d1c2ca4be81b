"""Cart tokens: which tiles they link, and what is delivered (p. 7, 8)."""

from tests.games.founders.table import (
    cells,
    groups,
    hand,
    legal,
    nation,
    play,
    table,
    tile_at,
    totals,
    why_not,
)
from tests.rule import rule

CART = {"cart": 1}
PHILIP = ("winery 0,0", "workshop_cloth 1,0", "cliffs 0,1", "forest 1,1")
ROUND_A_BLOCK = {"-1,0", "-1,1", "0,2", "1,2", "2,1", "2,0", "1,-1", "0,-1"}
# Two blocks that meet in one tile (p. 8, left), and two blocks side by side (p. 8, right).
SEVEN = ("forest 0,0", "winery 1,0", "winery 0,1", "mine 1,1", "winery 2,1", "winery 1,2", "cliffs 2,2")
EIGHT = (
    "forest 0,0", "winery 1,0", "winery 0,1", "winery 1,1",
    "weaver 2,0", "weaver 3,0", "weaver 2,1", "cliffs 3,1",
)  # fmt: skip


@rule("FOU-111", "FOU-112", "FOU-113", "FOU-E13", "FOU-E14")
def test_philip_delivers_wood_and_stone_to_a_mine_and_plants_to_a_market() -> None:
    rows = {"nature": ["lake"], "village": ["mine"], "city": ["market_iron"]}
    state = table(nation(*PHILIP), nation("lake 0,0", "lake 1,0"), step="token", hands=[CART], rows=rows)
    assert "1,-1" not in cells(play(state.copy(), "keep"), "mine")
    play(state, "play cart")
    assert legal(state) == {"at 0,0"}
    play(state, "at 0,0", "take mine", "at 1,-1")

    play(state, "reveal nature", "take lake", "at 0,1")
    play(state, "reveal nature", "take market_iron", "at 2,-1")
    assert hand(state, 0) == {"coin": 1}

    cartless = table(nation(*PHILIP, "mine 1,-1"), step="add", rows={"city": ["market_iron"]})
    assert "2,-1" not in cells(cartless, "market_iron")


@rule("FOU-111", "FOU-Q25")
def test_without_four_tiles_in_a_square_a_cart_cannot_be_played() -> None:
    state = table(
        nation("lake 0,0", "lake 1,0", "lake 2,0", "lake 1,1", "grove 3,0"),
        nation(*PHILIP),
        step="token",
        hands=[CART],
    )
    assert "play cart" not in legal(state)
    assert why_not(state, "play cart") == ["FOU-111"]


@rule("FOU-Q25")
def test_a_cart_links_tiles_of_any_colour_and_state() -> None:
    worn = nation(
        "altar_castor 0,0", "winery 1,0", "market_iron 0,1", "lake 1,1", "grove 2,1",
        war=["0,1"], artisans={"1,0": "artisan_wine"}, coins=["1,1"],
    )  # fmt: skip
    state = table(worn, step="token", hands=[CART])
    play(state, "play cart")
    assert legal(state) == {"at 0,0"}
    assert why_not(state, "at 1,0") == ["FOU-111"]
    assert why_not(state, "at 1,1") == ["FOU-111"]
    play(state, "at 0,0")
    assert groups(state, 0) == [{"0,0", "1,0", "0,1", "1,1"}]


@rule("FOU-113", "FOU-E26")
def test_a_tile_beside_the_group_uses_the_product_of_every_tile_in_it() -> None:
    tiles = ("cliffs 0,0", "cliffs 1,0", "forest 0,1", "winery 1,1")
    rows = {"village": ["mine"]}
    assert "2,0" in cells(table(nation(*tiles, carts=["0,0"]), step="add", rows=rows), "mine")
    assert "2,0" not in cells(table(nation(*tiles), step="add", rows=rows), "mine")


@rule("FOU-E27", "FOU-109")
def test_a_forest_with_a_coin_delivers_no_wood() -> None:
    tiles = ("cliffs 0,0", "cliffs 1,0", "forest 0,1", "winery 1,1")
    state = table(nation(*tiles, carts=["0,0"], coins=["0,1"]), step="add", rows={"village": ["mine"]})
    assert cells(state, "mine") == set()


@rule("FOU-112")
def test_a_link_lasts_for_the_rest_of_the_game() -> None:
    state = table(
        nation(*PHILIP),
        nation("lake 0,0", "lake 1,0"),
        step="token",
        hands=[CART],
        rows={"nature": ["river_meadow"] * 4, "village": ["mine"]},
    )
    play(state, "play cart", "at 0,0", "take river_meadow", "at -1,0")
    play(state, "reveal city", "take river_meadow", "at 0,1")
    play(state, "reveal city", "take river_meadow", "at -1,1")
    play(state, "reveal city", "take river_meadow", "at 1,1")
    play(state, "reveal city")
    assert "1,-1" in cells(state, "mine")


@rule("FOU-114", "FOU-E15")
def test_two_carts_whose_blocks_share_a_tile_link_seven() -> None:
    state = table(nation(*SEVEN, carts=["0,0", "1,1"]))
    assert groups(state, 0) == [{"0,0", "1,0", "0,1", "1,1", "2,1", "1,2", "2,2"}]


@rule("FOU-114", "FOU-E32")
def test_wood_goes_from_one_end_of_seven_linked_tiles_to_the_other() -> None:
    rows = {"village": ["mine"]}
    state = table(nation(*SEVEN, carts=["0,0", "1,1"]), step="add", rows=rows)
    assert {"3,2", "-1,0", "1,1"} <= cells(state, "mine")
    assert why_not(play(state, "take mine"), "at 3,3") == ["FOU-054"]
    one_cart = table(nation(*SEVEN, carts=["0,0"]), step="add", rows=rows)
    assert not {"3,2", "-1,0"} & cells(one_cart, "mine")


@rule("FOU-115", "FOU-E16")
def test_two_carts_whose_blocks_share_no_tile_make_two_groups() -> None:
    state = table(nation(*EIGHT, carts=["0,0", "2,0"]))
    assert groups(state, 0) == [{"0,0", "1,0", "0,1", "1,1"}, {"2,0", "3,0", "2,1", "3,1"}]


@rule("FOU-115", "FOU-Q28")
def test_groups_that_touch_pass_nothing_on_but_a_tile_beside_both_draws_on_both() -> None:
    state = table(nation(*EIGHT, carts=["0,0", "2,0"]), step="add", rows={"village": ["mine"]})
    sites = cells(state, "mine")
    assert {"1,2", "2,2", "1,-1", "2,-1"} <= sites
    assert not {"-1,0", "0,2", "3,2", "4,0", "4,1"} & sites


@rule("FOU-116")
def test_temples_and_artisans_receive_deliveries() -> None:
    silent = nation(
        "altar_castor 0,0", "winery 1,0", "forest 0,1", "cliffs 1,1", artisans={"1,0": "artisan_wine"}, carts=["0,0"]
    )
    state = table(silent, step="add", rows={"village": ["mine"]})
    assert cells(state, "mine") == ROUND_A_BLOCK | {"0,0", "1,0"}


@rule("FOU-117", "FOU-E35")
def test_a_linked_forest_gives_wood_or_stone_and_not_both() -> None:
    state = table(
        nation("forest 0,0", "winery 1,0", "winery 0,1", "winery 1,1", carts=["0,0"]),
        nation("weaver 0,0"),
        step="token",
        hands=[{"coin": 1}],
        rows={"village": ["mine"], "city": ["workshop_cloth"]},
    )
    play(state, "play coin", "at 0,0")
    assert cells(state, "mine") == set()
    assert why_not(state, "take mine") == ["FOU-057"]
    assert cells(state, "workshop_cloth") >= ROUND_A_BLOCK


@rule("FOU-118")
def test_a_cart_on_the_table_needs_nothing_and_is_worth_nothing() -> None:
    barren = nation("winery 0,0", "winery 1,0", "mine 0,1", "mine 1,1", war=["0,1", "1,1"])
    state = table(barren, step="token", hands=[CART])
    assert totals(state)[0] == 1
    play(state, "play cart", "at 0,0")
    assert hand(state, 0) == {}
    assert totals(state)[0] == 0


@rule("FOU-144")
def test_a_cart_serves_only_the_nation_that_it_lies_in() -> None:
    block = ("winery 0,0", "winery 1,0", "forest 0,1", "cliffs 1,1")
    rows = {"nature": ["lake"], "village": ["mine"]}
    state = table(nation(*PHILIP), nation(*block), step="token", hands=[CART], rows=rows)
    play(state, "play cart", "at 0,0", "take lake", "at -1,0", "reveal city")
    assert groups(state, 1) == []
    assert "0,-1" not in cells(state, "mine")


@rule("FOU-144", "FOU-Q30")
def test_a_cart_stays_when_its_tiles_are_replaced_and_links_the_new_ones() -> None:
    state = table(
        nation("winery 0,0", "winery 1,0", "cliffs 0,1", "grove 1,1", carts=["0,0"]),
        nation("lake 0,0", "lake 1,0"),
        step="add",
        rows={"nature": ["forest", "lake"], "village": ["gold_mine"]},
    )
    assert cells(state, "gold_mine") == set()
    play(state, "take lake", "at 1,1")
    assert groups(state, 0) == [{"0,0", "1,0", "0,1", "1,1"}]
    assert hand(state, 0) == {}
    play(state, "reveal city", "take forest", "at 0,1", "reveal city")
    assert "0,-1" in cells(state, "gold_mine")


@rule("FOU-Q26", "FOU-E38")
def test_a_corner_takes_one_cart() -> None:
    tower = nation("lake 0,0", "lake 1,0", "grove 0,1", "grove 1,1", "forest 0,2", "forest 1,2", carts=["0,0"])
    state = table(tower, step="token", hands=[CART])
    play(state, "play cart")
    assert legal(state) == {"at 0,1"}
    assert why_not(state, "at 0,0") == ["FOU-Q26"]


@rule("FOU-Q26", "FOU-E38")
def test_a_cart_among_tiles_that_are_linked_already_changes_nothing() -> None:
    state = table(
        nation(*EIGHT, "fishery 1,2", "fishery 2,2", carts=["0,0", "2,0", "1,1"]),
        step="token",
        hands=[CART],
        rows={"village": ["mine"]},
    )
    before = cells(play(state.copy(), "keep"), "mine")
    play(state, "play cart")
    assert legal(state) == {"at 1,0"}
    play(state, "at 1,0")
    assert len(groups(state, 0)) == 1
    assert cells(state, "mine") == before


@rule("FOU-Q27")
def test_blocks_that_share_two_tiles_make_a_group_of_six() -> None:
    state = table(
        nation("forest 0,0", "winery 1,0", "weaver 2,0", "winery 0,1", "winery 1,1", "cliffs 2,1", carts=["0,0"]),
        step="token",
        hands=[CART],
        rows={"village": ["mine"]},
    )
    play(state, "play cart", "at 1,0")
    assert groups(state, 0) == [{"0,0", "1,0", "2,0", "0,1", "1,1", "2,1"}]
    assert {"-1,0", "3,1"} <= cells(state, "mine")


@rule("FOU-Q29")
def test_a_tile_laid_beside_a_group_is_not_part_of_it() -> None:
    state = table(
        nation(*PHILIP, carts=["0,0"]),
        nation("lake 0,0", "lake 1,0"),
        step="add",
        rows={"nature": ["lake"], "village": ["mine"], "city": ["market_iron"]},
    )
    play(state, "take mine", "at 1,-1", "reveal village", "take lake", "at 0,1", "reveal village")
    assert tile_at(state, 0, "1,-1").producing
    sites = cells(state, "market_iron")
    assert "2,-1" in sites
    assert not {"0,2", "1,2", "-1,1"} & sites
