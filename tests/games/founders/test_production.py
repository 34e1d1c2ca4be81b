"""Step 3: what tiles give, how often, and to whom (p. 4 to 8)."""

from imperia.games.founders.content import RESOURCE_INDEX
from imperia.games.founders.recipes import can_feed
from tests.games.founders.table import cells, hand, legal, look, nation, play, table, why_not
from tests.rule import rule

HIM = nation("lake 0,0", "lake 1,0")
WOOD, STONE, WATER = (RESOURCE_INDEX[word] for word in ("wood", "stone", "water"))


@rule("FOU-067", "FOU-069")
def test_one_forest_is_not_wood_and_stone_at_once() -> None:
    state = table(nation("forest 0,0", "winery 1,0"), HIM, step="add", rows={"village": ["mine"]})
    assert legal(state) == {"draw"}
    assert why_not(state, "take mine") == ["FOU-057"]


@rule("FOU-067", "FOU-068", "FOU-E19")
def test_of_two_forests_one_gives_wood_and_the_other_stone() -> None:
    state = table(nation("forest 0,0", "forest 1,0"), HIM, step="add", rows={"village": ["mine"]})
    assert "0,1" in cells(state, "mine")


@rule("FOU-Q02")
def test_every_need_gets_a_source_of_its_own_in_whatever_way_it_works_out() -> None:
    # The forest has to give the stone, since only the lake can give the wood without it.
    state = table(nation("forest 0,0", "lake 1,0"), HIM, step="add", rows={"village": ["mine"]})
    assert cells(state, "mine") == {"0,1", "1,1", "0,-1", "1,-1"}
    # Two lakes offer wood twice and never stone.
    state = table(nation("lake 0,0", "lake 1,0"), HIM, step="add", rows={"village": ["mine"]})
    assert legal(state) == {"draw"}


@rule("FOU-Q02", "FOU-Q03")
def test_two_equal_needs_ask_for_two_sources() -> None:
    assert not can_feed([WOOD, WOOD], [[WOOD, STONE]])
    assert can_feed([WOOD, WOOD], [[WOOD, STONE], [WATER, WOOD]])
    assert not can_feed([WOOD, WOOD, STONE], [[WOOD, STONE], [WATER, WOOD]])


@rule("FOU-068", "FOU-071")
def test_a_forest_gives_wood_this_turn_and_stone_the_next() -> None:
    state = table(
        nation("forest 0,0", "waterfall 1,0", "grove -1,0"),
        HIM,
        rows={"village": ["mine", "weaver"], "nature": ["lake"]},
        piles={"city": ["inn_fish", "inn_fish", "inn_wine", "inn_wine"]},
    )
    play(state, "reveal city")
    # Wood from the forest for the mine (stone from the waterfall) ...
    play(state, "take mine", "at 1,1")
    play(state, "reveal city", "take lake", "at 0,1", "reveal city")
    # ... and stone from the same forest for the weaver (plants from the grove).
    assert "-1,1" in cells(state, "weaver")


@rule("FOU-070", "FOU-071")
def test_a_mine_gives_iron_turn_after_turn() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0", "cliffs -1,0"),
        HIM,
        rows={"city": ["market_iron", "market_iron"], "nature": ["lake"]},
    )
    play(state, "reveal village", "take market_iron", "at 0,1")
    play(state, "reveal village", "take lake", "at 0,1")
    play(state, "reveal village", "keep")
    assert "0,-1" in cells(state, "market_iron")


@rule("FOU-070")
def test_a_city_tile_gives_its_product_turn_after_turn() -> None:
    state = table(
        nation("war_camp_iron 0,0", "fishery 1,0", "winery -1,0"),
        HIM,
        victory=["temple_portunus", "temple_mars", "altar_castor"],
        rows={"nature": ["lake"]},
    )
    play(state, "reveal village", "take temple_portunus", "at 1,1")
    play(state, "reveal village", "take lake", "at 0,1")
    play(state, "reveal village")
    assert "-1,1" in cells(state, "temple_mars")


@rule("FOU-071")
def test_what_a_forest_did_not_give_last_turn_is_lost() -> None:
    state = table(
        nation("forest 0,0", "winery 1,0"),
        HIM,
        rows={"village": ["mine"], "nature": ["river_meadow", "lake"]},
        piles={"city": ["inn_fish", "inn_fish", "inn_wine", "inn_wine"]},
    )
    play(state, "reveal city", "take river_meadow", "at 2,0")
    play(state, "reveal city", "take lake", "at 0,1")
    play(state, "reveal city")
    assert why_not(state, "take mine") == ["FOU-057"]


@rule("FOU-071", "FOU-105")
def test_what_was_bought_and_not_used_is_lost_with_the_turn() -> None:
    state = table(
        nation("lake 0,0", "lake 1,0"),
        nation("grove 0,0", "cliffs 1,0"),
        hands=[{"coin": 1}],
        rows={"village": ["mine"], "nature": ["grove", "grove"]},
        piles={"city": ["inn_fish", "inn_fish", "inn_wine", "inn_wine"]},
    )
    play(state, "reveal city", "play coin", "at 1,0", "buy stone")
    assert "0,1" in cells(state, "mine")
    play(state, "take grove", "at 0,1", "reveal city")
    assert "take mine" not in legal(state)
    play(state, "take grove", "at 0,1", "reveal city")
    assert "take mine" not in legal(state)


@rule("FOU-072")
def test_a_pillaged_tile_gives_nothing() -> None:
    rows = {"village": ["mine"]}
    assert "0,1" in cells(table(nation("forest 0,0", "cliffs 1,0"), HIM, step="add", rows=rows), "mine")
    state = table(nation("forest 0,0", "cliffs 1,0", war=["1,0"]), HIM, step="add", rows=rows)
    assert legal(state) == {"draw"}


@rule("FOU-073", "FOU-Q72")
def test_a_tile_that_was_bought_from_is_silent_in_its_owners_next_turn_and_speaks_again_after_it() -> None:
    state = table(
        nation("lake 0,0", "lake 1,0"),
        nation("forest 0,0", "cliffs 1,0"),
        hands=[{"coin": 1}],
        rows={"village": ["mine"], "nature": ["waterfall", "grove", "river_meadow"]},
        piles={"city": ["inn_fish", "inn_fish", "inn_wine", "inn_wine", "market_fish"]},
    )
    play(state, "reveal city", "play coin", "at 1,0", "buy plants", "take grove", "at 0,1")
    play(state, "reveal city")
    assert state.to_act() == (1,)
    assert why_not(state, "take mine") == ["FOU-057"]
    play(state, "take river_meadow", "at 2,0")
    assert hand(state, 1) == {"coin": 1}
    play(state, "reveal city", "take waterfall", "at 1,1")
    play(state, "reveal city", "keep")
    assert "0,1" in cells(state, "mine")


@rule("FOU-073")
def test_a_coin_on_a_tile_at_the_start_of_the_turn_keeps_it_silent() -> None:
    sold = nation("forest 0,0", "cliffs 1,0", coins=["1,0"])
    state = table(sold, HIM, step="add", rows={"village": ["mine"]})
    assert legal(state) == {"draw"}
    assert why_not(state, "take mine") == ["FOU-057"]


@rule("FOU-074")
def test_a_tile_with_an_artisan_gives_nothing() -> None:
    rows = {"city": ["market_iron"]}
    assert "0,1" in cells(table(nation("mine 0,0", "cliffs 1,0"), HIM, step="add", rows=rows), "market_iron")
    settled = nation("mine 0,0", "cliffs 1,0", artisans={"0,0": "artisan_iron"})
    state = table(settled, HIM, step="add", rows=rows)
    assert legal(state) == {"draw"}


@rule("FOU-075", "FOU-142")
def test_a_bought_resource_uses_up_no_tile_of_ones_own() -> None:
    # The one lake may still give water beside the wood that was bought.
    state = table(
        nation("lake 0,0", "winery 1,0"),
        nation("grove 0,0", "grove 1,0"),
        step="token",
        hands=[{"coin": 1}],
        rows={"village": ["fishery"]},
    )
    kept = play(state.copy(), "keep")
    assert legal(kept) == {"draw"}
    play(state, "play coin", "at 0,0", "buy wood")
    assert "0,1" in cells(state, "fishery")


@rule("FOU-076", "FOU-142")
def test_the_tile_delivered_to_still_gives_its_own_product() -> None:
    square = ["winery 0,0", "grove 1,0", "lake 0,1", "forest 1,1"]
    rows = {"city": ["inn_wine"]}
    # South of the winery: wine from the winery itself, water delivered to it from the lake.
    assert "0,-1" in cells(table(nation(*square, carts=["0,0"]), HIM, step="add", rows=rows), "inn_wine")
    assert "0,-1" not in cells(table(nation(*square), HIM, step="add", rows=rows), "inn_wine")


@rule("FOU-076", "FOU-142", "FOU-067")
def test_a_delivery_uses_up_the_tile_that_it_comes_from() -> None:
    square = nation("lake 0,0", "winery 1,0", "winery 0,1", "winery 1,1", carts=["0,0"])
    state = table(square, HIM, step="add", rows={"village": ["fishery"]})
    assert legal(state) == {"draw"}
    assert why_not(state, "take fishery") == ["FOU-057"]


@rule("FOU-Q18")
def test_a_coin_in_hand_pays_no_need() -> None:
    rows = {"nature": ["lake"]}
    temple = ["temple_juno_moneta"]
    state = table(nation("gold_mine 0,0", "lake 1,0"), HIM, step="add", rows=rows, victory=temple, hands=[{"coin": 6}])
    assert legal(state) == {"take lake"}
    built = nation("gold_mine 0,0", "market_iron 1,0")
    state = table(built, HIM, step="add", rows=rows, victory=temple)
    assert "0,1" in cells(state, "temple_juno_moneta")


@rule("FOU-Q19")
def test_a_bought_stone_covers_one_need_at_any_cell_that_feeds_the_other() -> None:
    state = table(
        nation("lake 0,0", "grove 1,0"),
        nation("cliffs 0,0", "cliffs 1,0"),
        step="token",
        hands=[{"coin": 1}],
        rows={"village": ["gold_mine", "stud_farm"]},
    )
    play(state, "play coin", "at 1,0", "buy stone")
    # The water comes from the lake: not beyond the grove, and not in place of the lake itself.
    assert cells(state, "gold_mine") == {"-1,0", "0,1", "0,-1", "1,1", "1,-1", "1,0"}
    # Stone helps nothing that needs plants and water.
    assert cells(state, "stud_farm") == {"0,1", "1,1", "0,-1", "1,-1"}
    play(state, "take gold_mine")
    assert why_not(state, "at 2,0") == ["FOU-057"]
    assert why_not(state, "at 0,0") == ["FOU-079", "FOU-057"]
    assert why_not(state, "at -1,-1") == ["FOU-054"]


@rule("FOU-Q19")
def test_a_bought_resource_is_one_unit_only() -> None:
    state = table(
        nation("winery 0,0", "winery 1,0"),
        nation("forest 0,0", "cliffs 1,0"),
        step="token",
        hands=[{"coin": 1}],
        rows={"village": ["mine"]},
    )
    play(state, "play coin", "at 0,0", "buy stone")
    assert legal(state) == {"draw"}


@rule("FOU-Q59")
def test_a_coin_on_a_tile_harms_no_neighbour_that_stands_already() -> None:
    state = table(
        nation("lake 0,0", "lake 1,0"),
        nation("forest 0,0", "cliffs 1,0", "mine 0,1"),
        step="token",
        hands=[{"coin": 1}],
        rows={"nature": ["grove"]},
    )
    play(state, "play coin", "at 1,0", "buy stone", "take grove", "at 0,1")
    assert [(tile.tile, tile.producing) for tile in look(state).nations[1].tiles] == [
        ("forest", True),
        ("mine", True),
        ("cliffs", False),
    ]
