"""Coin tokens: what can be bought, and what becomes of the coin (p. 6, 7)."""

from tests.games.founders.table import (
    boxed,
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

COIN = {"coin": 1}
BLOCK_CELLS = {"0,0", "1,0", "0,1", "1,1"}


@rule("FOU-102", "FOU-107", "FOU-108", "FOU-E11", "FOU-E12")
def test_philip_buys_horses_from_alexander_for_his_war_camp() -> None:
    philip = nation("waterfall 0,0", "lake 1,0")
    alexander = nation("stud_farm 0,0", "forest 1,0")
    rows = {"nature": ["grove", "grove"], "city": ["war_camp_horses", "inn_horses"]}
    state = table(philip, alexander, step="token", hands=[COIN], rows=rows)
    assert "0,1" not in cells(play(state.copy(), "keep"), "war_camp_horses")
    play(state, "play coin", "at 0,0", "take war_camp_horses", "at 0,1")
    assert hand(state, 0) == {"war": 1}

    play(state, "reveal village")
    assert tile_at(state, 1, "0,0").coin
    assert why_not(state, "take inn_horses") == ["FOU-057"]
    play(state, "take grove", "at 0,1")
    assert hand(state, 1) == {"coin": 1}
    assert not tile_at(state, 1, "0,0").coin

    play(state, "reveal village", "keep", "take grove", "at 1,1")
    play(state, "reveal village")
    assert legal(state) == {"keep", "play coin"}
    assert "take inn_horses" in legal(play(state, "keep"))
    assert hand(state, 0) == {"war": 1}


@rule("FOU-102")
def test_a_bought_resource_serves_anywhere_in_the_nation() -> None:
    river = nation("waterfall 0,0", "lake 1,0", "waterfall 2,0")
    state = table(river, nation("winery 0,0"), step="token", hands=[COIN], rows={"city": ["inn_wine"]})
    play(state, "play coin", "at 0,0")
    empty = {"-1,0", "0,1", "1,1", "2,1", "3,0", "2,-1", "1,-1", "0,-1"}
    assert cells(state, "inn_wine") == empty | {"0,0", "1,0", "2,0"}


@rule("FOU-102")
def test_a_coin_goes_to_any_one_opponent_and_never_to_oneself() -> None:
    forest = nation("forest 0,0", "forest 1,0")
    state = table(nation("lake 0,0", "lake 1,0"), forest, nation("mine 0,0"), step="token", hands=[COIN])
    play(state, "play coin")
    assert legal(state) == {"against 1", "against 2"}
    assert why_not(state, "against 0") == ["FOU-102"]


@rule("FOU-103")
def test_the_buyer_names_one_of_the_two_resources_of_a_nature_tile() -> None:
    lake = nation("lake 0,0", "river_meadow 1,0")
    state = table(lake, nation("forest 0,0"), step="token", hands=[COIN], rows={"village": ["mine", "gold_mine"]})
    play(state, "play coin", "at 0,0")
    assert legal(state) == {"buy wood", "buy stone"}
    with_wood = play(state.copy(), "buy wood")
    assert "take gold_mine" not in legal(with_wood)
    with_stone = play(state.copy(), "buy stone")
    assert "take gold_mine" in legal(with_stone)


@rule("FOU-104")
def test_nothing_can_be_bought_from_a_tile_that_produces_nothing() -> None:
    seller = nation(
        "altar_castor 0,0", "lake 1,0", "winery 2,0", "mine 3,0", war=["1,0"], artisans={"2,0": "artisan_wine"}
    )
    state = table(nation("forest 0,0", "forest 1,0"), seller, step="token", hands=[COIN])
    play(state, "play coin")
    assert legal(state) == {"at 3,0"}
    assert why_not(state, "at 0,0") == ["FOU-104"]
    assert why_not(state, "at 1,0") == ["FOU-104"]
    assert why_not(state, "at 2,0") == ["FOU-104"]


@rule("FOU-104")
def test_a_coin_without_a_producing_tile_to_buy_from_cannot_be_played() -> None:
    ruins = nation("lake 0,0", "altar_castor 1,0", war=["0,0"])
    state = table(nation("forest 0,0", "forest 1,0"), ruins, step="token", hands=[COIN])
    assert "play coin" not in legal(state)
    assert why_not(state, "play coin") == ["FOU-104"]


@rule("FOU-105")
def test_what_was_bought_is_gone_in_the_next_turn() -> None:
    state = table(
        nation("waterfall 0,0", "lake 1,0"),
        nation("stud_farm 0,0", "forest 1,0"),
        step="token",
        hands=[COIN],
        rows={"nature": ["grove", "grove", "grove"], "city": ["war_camp_horses"]},
    )
    play(state, "play coin", "at 0,0")
    assert "take war_camp_horses" in legal(state)
    play(state, "take grove", "at 0,1", "reveal village", "take grove", "at 0,1", "reveal village")
    assert "take war_camp_horses" not in legal(state)


@rule("FOU-106", "FOU-Q21")
def test_a_coin_may_be_played_only_to_silence_a_tile() -> None:
    state = table(
        nation("lake 0,0", "lake 1,0"),
        nation("mine 0,0", "forest 1,0"),
        step="token",
        hands=[COIN],
        rows={"nature": ["river_meadow", "grove"], "city": ["war_camp_iron"]},
    )
    play(state, "play coin", "at 0,0", "take river_meadow", "at 0,1")
    assert tile_at(state, 1, "0,0").coin
    play(state, "reveal village")
    assert "take war_camp_iron" not in legal(state)
    assert hand(state, 0) == {}


@rule("FOU-107", "FOU-108", "FOU-Q14", "FOU-E30")
def test_a_tile_that_has_sold_sells_no_more_until_its_owner_has_played() -> None:
    state = table(
        nation("lake 0,0", "lake 1,0"),
        nation("forest 0,0", "forest 1,0"),
        nation("mine 0,0", "winery 1,0"),
        step="token",
        hands=[COIN, COIN],
        rows={"nature": ["grove", "grove", "grove"]},
    )
    play(state, "play coin", "against 2", "at 0,0", "take grove", "at 0,1")
    play(state, "reveal city", "play coin", "against 2")
    assert legal(state) == {"at 1,0"}
    assert why_not(state, "at 0,0") == ["FOU-Q14"]
    play(state, "at 1,0", "take grove", "at 0,1")
    assert (tile_at(state, 2, "0,0").coin, tile_at(state, 2, "1,0").coin) == (True, True)
    play(state, "reveal city", "take grove", "at 0,1")
    assert hand(state, 2) == {"coin": 2}
    assert (hand(state, 0), hand(state, 1)) == ({}, {})


@rule("FOU-109", "FOU-Q58")
def test_a_tile_with_a_coin_receives_what_a_cart_delivers_and_gives_nothing() -> None:
    tiles = ("winery 0,0", "winery 1,0", "forest 0,1", "cliffs 1,1")
    rows = {"village": ["mine"]}
    receivers = table(nation(*tiles, carts=["0,0"], coins=["0,0", "1,0"]), step="add", rows=rows)
    assert "0,-1" in cells(receivers, "mine")
    givers = table(nation(*tiles, carts=["0,0"], coins=["1,1"]), step="add", rows=rows)
    assert cells(givers, "mine") == set()


@rule("FOU-110")
def test_coins_received_in_payment_are_points() -> None:
    state = table(
        nation("lake 0,0", "lake 1,0"),
        nation("mine 0,0", "forest 1,0"),
        step="token",
        hands=[COIN],
        rows={"nature": ["grove", "grove"]},
    )
    assert totals(state) == [1, 0]
    play(state, "play coin", "at 0,0", "take grove", "at 0,1", "reveal city", "take grove", "at 0,1")
    assert hand(state, 1) == {"coin": 1}
    assert totals(state) == [0, 1]


@rule("FOU-Q15")
def test_a_purchase_does_not_fix_what_a_nature_tile_gives_to_its_owner() -> None:
    state = table(
        nation("lake 0,0", "lake 1,0"),
        nation("forest 0,0", "grove 1,0"),
        step="token",
        hands=[COIN],
        rows={"nature": ["river_meadow"] * 3, "village": ["mine"]},
    )
    play(state, "play coin", "at 0,0", "buy wood", "take river_meadow", "at 0,1")
    play(state, "reveal city")
    assert "take mine" not in legal(state)
    play(state, "take river_meadow", "at 0,1")
    play(state, "reveal city", "take river_meadow", "at 1,1")
    play(state, "reveal city", "keep")
    assert "take mine" in legal(state)


@rule("FOU-Q16")
def test_only_the_printed_product_can_be_bought_not_what_a_cart_delivers() -> None:
    linked = nation("forest 0,0", "winery 1,0", "mine 0,1", "mine 1,1", carts=["0,0"])
    state = table(
        nation("cliffs 0,0", "cliffs 1,0"), linked, step="token", hands=[COIN], rows={"city": ["market_iron"]}
    )
    play(state, "play coin")
    play(vines := state.copy(), "at 1,0")
    assert "take market_iron" not in legal(vines)
    play(ore := state.copy(), "at 0,1")
    assert "take market_iron" in legal(ore)
    play(state, "at 0,0")
    assert legal(state) == {"buy wood", "buy stone"}
    assert why_not(state, "buy iron") == ["FOU-103", "FOU-Q16"]
    assert why_not(state, "keep") == ["FOU-103"]


@rule("FOU-Q17")
def test_buying_from_a_city_tile_brings_its_resource_and_no_token() -> None:
    state = table(
        nation("winery 0,0", "lake 1,0"),
        nation("market_iron 0,0"),
        step="token",
        hands=[COIN],
        victory=["temple_liber", "altar_castor"],
    )
    play(state, "play coin", "at 0,0")
    assert hand(state, 0) == {}
    play(state, "take temple_liber", "at 0,1")
    assert totals(state) == [2, 1]


@rule("FOU-Q20")
def test_a_coin_hurts_nobody_but_the_owner_of_the_tile() -> None:
    forests = nation("forest 0,0", "forest 1,0")
    state = table(
        nation("lake 0,0", "lake 1,0"),
        forests,
        forests,
        step="token",
        hands=[COIN, COIN],
        rows={"nature": ["river_meadow", "river_meadow"], "village": ["mine", "mine"]},
    )
    play(state, "play coin", "against 2", "at 0,0", "buy wood", "take river_meadow", "at 0,1")
    play(state, "reveal city", "play coin", "against 2")
    assert legal(state) == {"at 1,0"}
    play(state, "at 1,0", "buy stone", "take mine", "at 0,1")
    play(state, "reveal city")
    assert "take mine" not in legal(state)


@rule("FOU-Q58")
def test_a_tile_with_a_coin_can_be_linked_and_replaced() -> None:
    block = nation("lake 0,0", "lake 1,0", "forest 0,1", "grove 1,1", coins=["0,0"])
    state = table(block, step="token", hands=[{"cart": 1}], rows={"nature": ["waterfall"]})
    play(state, "play cart", "at 0,0")
    assert groups(state, 0) == [BLOCK_CELLS]
    play(state, "take waterfall", "at 0,0")
    assert tile_at(state, 0, "0,0").tile == "waterfall"
    assert hand(state, 0) == {"coin": 1}


@rule("FOU-Q61")
def test_the_coin_of_a_replaced_ruin_is_kept_and_its_war_token_leaves_the_game() -> None:
    ruin = nation(
        "mine 0,0", "lake 1,0", "forest 0,1", "grove 1,1",
        war=["0,0", "1,0"], coins=["0,0"], carts=["0,0"],
    )  # fmt: skip
    state = table(ruin, step="add", rows={"nature": ["waterfall"]})
    play(state, "take waterfall", "at 0,0")
    assert hand(state, 0) == {"coin": 1}
    assert boxed(state) == {"war": 1}
    assert groups(state, 0) == [BLOCK_CELLS]


@rule("FOU-Q62")
def test_at_the_end_of_the_turn_only_coins_come_to_hand() -> None:
    mixed = nation(
        "mine 0,0", "lake 1,0", "forest 0,1", "grove 1,1",
        war=["1,1"], coins=["1,0", "0,1"], artisans={"0,0": "artisan_iron"}, carts=["0,0"],
    )  # fmt: skip
    state = table(mixed, step="add", rows={"nature": ["waterfall"]})
    play(state, "take waterfall", "at 0,2")
    assert hand(state, 0) == {"coin": 2}
    assert tile_at(state, 0, "1,1").war
    assert tile_at(state, 0, "0,0").artisan == "artisan_iron"
    assert groups(state, 0) == [BLOCK_CELLS]


@rule("FOU-Q64", "FOU-E34")
def test_a_tile_protected_from_war_can_still_sell() -> None:
    state = table(
        nation("waterfall 0,0", "lake 1,0"),
        nation("stud_farm 0,0", "lake 0,1"),
        step="token",
        hands=[{"coin": 1, "war": 1}],
        rows={"city": ["war_camp_horses"]},
    )
    assert "at 0,0" not in legal(play(state.copy(), "play war"))
    play(state, "play coin", "at 0,0")
    sites = cells(state, "war_camp_horses")
    assert "1,0" in sites
    assert not sites & {"0,0", "2,0"}
