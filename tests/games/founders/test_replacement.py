"""Step 3: a tile in place of another (p. 4 to 7)."""

from tests.games.founders.table import cells, hand, legal, look, nation, placed, play, table, totals, why_not
from tests.rule import rule

PAIR = nation("forest 0,0", "cliffs 1,0")
HIM = nation("lake 0,0", "lake 1,0")


@rule("FOU-077", "FOU-079", "FOU-080", "FOU-087", "FOU-E33")
def test_a_market_in_place_of_a_grove() -> None:
    state = table(nation("mine 0,0", "cliffs 1,0", "grove 0,1"), HIM, step="add", rows={"city": ["market_iron"]})
    play(state, "take market_iron", "at 0,1")
    assert placed(state, 0) == {"0,0": "mine", "1,0": "cliffs", "0,1": "market_iron"}
    assert hand(state, 0) == {"coin": 1}
    assert look(state).nations[0].replaced == ["grove"]
    assert totals(state) == [0, 0]


@rule("FOU-078", "FOU-079", "FOU-Q32", "FOU-E21")
def test_the_tile_taken_out_gives_nothing_to_its_replacement() -> None:
    state = table(nation("forest 0,0", "cliffs 1,0", "mine 0,1"), HIM, step="add", rows={"village": ["mine"]})
    assert "0,0" not in cells(state, "mine")
    assert "0,-1" in cells(state, "mine")
    play(state, "take mine")
    assert why_not(state, "at 0,0") == ["FOU-079", "FOU-057"]


@rule("FOU-078", "FOU-080")
def test_every_replaced_tile_lies_face_down_before_its_owner_and_costs_a_point() -> None:
    state = table(PAIR, HIM, rows={"nature": ["lake", "grove", "waterfall"]}, piles={"village": ["mine"] * 3})
    play(state, "reveal village", "take lake", "at 0,0")
    assert look(state).nations[0].replaced == ["forest"]
    assert totals(state) == [-1, 0]
    play(state, "reveal village", "take waterfall", "at 0,1", "reveal village", "take grove", "at 1,0")
    assert state.over
    assert look(state).nations[0].replaced == ["forest", "cliffs"]
    assert totals(state) == [-2, 0]


@rule("FOU-086", "FOU-052")
def test_a_replacement_is_the_one_addition_of_the_turn() -> None:
    state = table(PAIR, HIM, step="add", rows={"nature": ["lake", "grove"]})
    play(state, "take lake", "at 0,0")
    assert state.to_act() == (1,)
    assert len(placed(state, 0)) == 2


@rule("FOU-072", "FOU-082", "FOU-083", "FOU-E20")
def test_pillaged_cliffs_make_way_for_a_waterfall() -> None:
    state = table(
        nation("forest 0,0", "cliffs 1,0", war=["1,0"]),
        HIM,
        rows={"nature": ["waterfall", "lake"], "village": ["mine"]},
        piles={"city": ["inn_fish", "inn_fish", "inn_wine", "inn_wine"]},
    )
    play(state, "reveal city")
    assert "0,1" not in cells(state, "mine")
    play(state, "take waterfall", "at 1,0")
    assert look(state).boxed == {"war": 1}
    assert look(state).supply["war"] == 5
    assert hand(state, 0) == {}
    assert totals(state) == [-1, 0]
    play(state, "reveal city", "take lake", "at 0,1", "reveal city")
    assert "0,1" in cells(state, "mine")


@rule("FOU-083", "FOU-E42")
def test_an_artisan_on_a_replaced_tile_goes_to_the_box() -> None:
    state = table(
        nation("mine 0,0", "forest 1,0", artisans={"0,0": "artisan_iron"}), HIM, step="add", rows={"nature": ["grove"]}
    )
    play(state, "take grove", "at 0,0")
    assert look(state).boxed == {"artisan_iron": 1}
    assert hand(state, 0) == {}
    assert look(state).artisans_left == 5
    assert totals(state) == [-1, 0]


@rule("FOU-082", "FOU-083", "FOU-084", "FOU-085", "FOU-E31")
def test_coin_to_hand_war_token_to_the_box_and_the_cart_stays() -> None:
    state = table(
        nation("mine 0,0", "forest 1,0", "cliffs 0,1", "grove 1,1", war=["0,1"], coins=["0,1"], carts=["0,0"]),
        HIM,
        rows={"nature": ["waterfall", "lake"], "village": ["fishery"]},
    )
    play(state, "reveal city", "take waterfall", "at 0,1")
    assert hand(state, 0) == {"coin": 1}
    assert look(state).boxed == {"war": 1}
    assert [(cart.x, cart.y) for cart in look(state).nations[0].carts] == [(0, 0)]
    assert totals(state) == [0, 0]
    # The new waterfall is linked: its water reaches the far side of the block.
    play(state, "reveal city", "take lake", "at 0,1", "reveal city", "keep")
    assert "2,0" in cells(state, "fishery")


@rule("FOU-085")
def test_without_the_cart_the_water_would_not_reach_the_far_side() -> None:
    state = table(
        nation("mine 0,0", "forest 1,0", "waterfall 0,1", "grove 1,1"), HIM, step="add", rows={"village": ["fishery"]}
    )
    assert "2,0" not in cells(state, "fishery")


@rule("FOU-084", "FOU-Q52")
def test_a_coin_kept_from_a_replaced_tile_can_be_played_from_the_next_turn_on() -> None:
    state = table(
        nation("forest 0,0", "cliffs 1,0", coins=["1,0"]),
        HIM,
        rows={"nature": ["waterfall", "lake"]},
        piles={"village": ["mine"] * 4},
    )
    play(state, "reveal village")
    assert "play coin" not in legal(state)
    play(state, "take waterfall", "at 1,0")
    assert state.to_act() == (1,)
    assert hand(state, 0) == {"coin": 1}
    play(state, "reveal village", "take lake", "at 0,1", "reveal village")
    assert legal(state) == {"keep", "play coin"}


@rule("FOU-078", "FOU-Q31", "FOU-Q32", "FOU-Q69", "FOU-E40")
def test_a_cart_does_not_deliver_what_the_removed_tile_gave() -> None:
    square = nation("forest 0,0", "cliffs 1,0", "winery 0,1", "winery 1,1", carts=["0,0"])
    state = table(square, HIM, step="add", rows={"village": ["mine"]})
    assert cells(state, "mine") & set(placed(state, 0)) == {"0,1", "1,1"}
    play(state, "take mine")
    assert why_not(state, "at 0,0") == ["FOU-079", "FOU-057"]
    assert why_not(state, "at 1,0") == ["FOU-079", "FOU-057"]


@rule("FOU-Q31")
def test_the_rest_of_a_group_delivers_to_a_replacement_inside_it() -> None:
    six = ["forest 0,0", "winery 1,0", "cliffs 2,0", "winery 0,1", "winery 1,1", "winery 2,1"]
    rows = {"village": ["mine"]}
    # The cliffs do not touch (0,1); their stone comes through the second cart.
    assert "0,1" in cells(table(nation(*six, carts=["0,0", "1,0"]), HIM, step="add", rows=rows), "mine")
    assert "0,1" not in cells(table(nation(*six, carts=["0,0"]), HIM, step="add", rows=rows), "mine")


@rule("FOU-Q33", "FOU-Q34")
def test_any_own_tile_can_be_replaced_whatever_it_is_and_carries() -> None:
    full = nation(
        "forest 0,0", "cliffs 1,0", "mine 0,1", "market_iron 1,1", "altar_vulcan 0,2",
        war=["1,1"], coins=["1,0"], artisans={"0,1": "artisan_iron"}, carts=["0,0"],
    )  # fmt: skip
    state = table(full, HIM, step="add", rows={"nature": ["lake"]})
    assert {"0,0", "1,0", "0,1", "1,1", "0,2"} <= cells(state, "lake")


@rule("FOU-Q33")
def test_the_points_of_a_replaced_victory_tile_are_lost() -> None:
    state = table(nation("mine 0,0", "cliffs 1,0", "altar_vulcan 0,1"), HIM, step="add", rows={"nature": ["lake"]})
    assert totals(state) == [1, 0]
    play(state, "take lake", "at 0,1")
    assert totals(state) == [-1, 0]


@rule("FOU-Q34")
def test_even_one_of_two_tiles_can_be_replaced_since_the_other_is_side_contact() -> None:
    state = table(PAIR, HIM, step="add", rows={"nature": ["lake"]})
    play(state, "take lake", "at 0,0")
    assert placed(state, 0) == {"0,0": "lake", "1,0": "cliffs"}


@rule("FOU-Q37")
def test_a_drawn_nature_tile_may_replace_at_the_usual_cost() -> None:
    state = table(
        nation("cliffs 0,0", "cliffs 1,0"), HIM, step="add",
        rows={"village": ["fishery"]}, piles={"nature": ["forest", "grove"]},
    )  # fmt: skip
    play(state, "draw", "at 1,0")
    assert placed(state, 0) == {"0,0": "cliffs", "1,0": "grove"}
    assert look(state).nations[0].replaced == ["cliffs"]
    assert totals(state) == [-1, 0]


@rule("FOU-081", "FOU-Q38")
def test_replacing_is_allowed_and_never_compulsory() -> None:
    state = table(PAIR, HIM, step="add", rows={"nature": ["lake"]})
    assert "0,0" in cells(state, "lake")
    assert "0,1" in cells(state, "lake")
    play(state, "take lake", "at 0,1")
    assert totals(state) == [0, 0]


@rule("FOU-Q68")
def test_a_tile_may_be_replaced_by_its_like_and_one_laid_last_turn_too() -> None:
    state = table(
        PAIR,
        HIM,
        rows={"nature": ["forest", "grove", "lake", "grove"]},
        piles={"village": ["mine"] * 5},
    )
    play(state, "reveal village", "take forest", "at 0,0")
    assert placed(state, 0) == {"0,0": "forest", "1,0": "cliffs"}
    play(state, "reveal village", "take lake", "at 0,1", "reveal village", "take grove", "at 0,0")
    assert placed(state, 0) == {"0,0": "grove", "1,0": "cliffs"}
    assert look(state).nations[0].replaced == ["forest", "forest"]


@rule("FOU-Q68", "FOU-087", "FOU-089")
def test_a_market_in_place_of_a_market_brings_a_coin_again() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0", "market_iron 0,1"),
        HIM,
        step="add",
        rows={"city": ["market_iron"]},
        hands=[{"coin": 1}],
    )
    play(state, "take market_iron", "at 0,1")
    assert hand(state, 0) == {"coin": 2}
    assert totals(state) == [1, 0]
