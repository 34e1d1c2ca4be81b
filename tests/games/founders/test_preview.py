"""What a player sees before a move: what feeds a tile, what a token does, and to whom."""

from typing import Any

import msgspec

from tests.games.founders.table import GAME, legal, nation, play, table
from tests.rule import rule


def shown(state: Any, move: str) -> Any:
    """The preview of a legal move as the page gets it, with what it need not be told."""
    (seat,) = state.to_act()
    assert move in legal(state)
    preview = GAME.preview(state, seat, GAME.parse(move))
    return {**msgspec.structs.asdict(preview), **msgspec.to_builtins(preview)}


def fed(state: Any, move: str) -> set[tuple[str, str, str]]:
    """What feeds the tile being laid: the resource, the way it comes, and from which cell."""
    feeds = shown(state, move)["feeds"]
    return {(f["resource"], f["by"], f"{f['place']['x']},{f['place']['y']}" if f["place"] else "") for f in feeds}


def cells(places: list[dict[str, int]]) -> set[str]:
    return {f"{place['x']},{place['y']}" for place in places}


@rule("FOU-057", "FOU-069")
def test_each_need_shows_the_neighbour_that_meets_it() -> None:
    state = table(nation("forest 0,0", "cliffs 1,0"), step="add", rows={"village": ["mine"]})
    play(state, "take mine")
    assert fed(state, "at 0,1") == {("wood", "neighbour", "0,0"), ("stone", "neighbour", "1,0")}


@rule("FOU-076", "FOU-113")
def test_a_delivered_resource_shows_where_it_comes_from() -> None:
    own = nation("winery 0,0", "workshop_cloth 1,0", "cliffs 0,1", "forest 1,1", carts=["0,0"])
    state = table(own, step="add", rows={"village": ["mine"]})
    play(state, "take mine")
    assert fed(state, "at 1,-1") == {("wood", "cart", "1,1"), ("stone", "cart", "0,1")}


@rule("FOU-075", "FOU-102")
def test_a_bought_resource_comes_from_no_tile_of_ones_own() -> None:
    own = nation("waterfall 0,0", "lake 1,0")
    state = table(own, step="add", rows={"city": ["war_camp_horses"]}, bought="horses")
    play(state, "take war_camp_horses")
    assert fed(state, "at 0,1") == {("horses", "coin", ""), ("stone", "neighbour", "0,0")}


@rule("FOU-Q04")
def test_a_neighbour_is_shown_before_a_cart_and_before_the_coin() -> None:
    own = nation("forest 0,0", "winery 1,0", "winery 0,1", "winery 1,1", "cliffs 2,1", "lake 3,1", carts=["0,0"])
    state = table(own, step="add", rows={"village": ["mine"]}, bought="wood")
    play(state, "take mine")
    assert fed(state, "at 2,0") == {("stone", "neighbour", "2,1"), ("wood", "neighbour", "3,1")}


@rule("FOU-054", "FOU-077")
def test_a_tile_of_the_market_shows_where_it_would_fit() -> None:
    state = table(
        nation("forest 0,0", "cliffs 1,0", "river_meadow 0,1"), step="add", rows={"village": ["mine"], "nature": []}
    )
    sites = shown(state, "take mine")
    assert cells(sites["free"]) == {"0,-1", "1,-1", "1,1"}
    assert cells(sites["taken"]) == {"0,1"}


@rule("FOU-078", "FOU-080", "FOU-083", "FOU-084")
def test_a_replacement_shows_what_becomes_of_the_old_tile_and_its_tokens() -> None:
    own = nation("mine 0,0", "forest 1,0", artisans={"0,0": "artisan_iron"}, coins=["1,0"], war=["1,0"])
    state = table(own, step="add", rows={"nature": ["grove"]})
    play(state, "take grove")
    mine, forest = shown(state, "at 0,0"), shown(state, "at 1,0")
    assert (mine["replaces"], mine["discards"], mine["keeps_coin"]) == ("mine", ["artisan_iron"], False)
    assert (forest["replaces"], forest["discards"], forest["keeps_coin"]) == ("forest", ["war"], True)
    # The artisan's two points and one for the replaced tile; the coin has counted already.
    assert (mine["points"], forest["points"]) == (-3, -1)
    assert shown(state, "at 0,1")["points"] == 0


@rule("FOU-087", "FOU-Q42")
def test_a_city_tile_shows_the_token_it_brings_as_long_as_there_is_one() -> None:
    own = nation("mine 0,0", "cliffs 1,0")
    rows = {"city": ["market_iron"]}
    state = play(table(own, step="add", rows=rows), "take market_iron")
    assert (shown(state, "at 0,1")["token"], shown(state, "at 0,1")["points"]) == ("coin", 1)
    state = play(table(own, step="add", rows=rows, hands=[{}, {"coin": 6}]), "take market_iron")
    assert (shown(state, "at 0,1")["token"], shown(state, "at 0,1")["points"]) == ("", 0)


@rule("FOU-126", "FOU-133")
def test_the_last_victory_tile_shows_its_points_and_the_end() -> None:
    own = nation("war_camp_iron 0,0", "workshop_gold 1,0")
    state = table(own, step="add", victory=["great_temple_jupiter"], rows={"nature": ["lake"]})
    brings = shown(play(state.copy(), "take great_temple_jupiter"), "at 0,1")
    assert (brings["points"], brings["ends"]) == (3, True)
    assert not shown(play(state, "take lake"), "at 0,1")["ends"]


@rule("FOU-039")
def test_a_full_row_shows_what_a_reveal_sweeps() -> None:
    full = ["mine", "mine", "winery", "fishery", "fishery"]
    state = table(nation("forest 0,0", "lake 1,0"), rows={"village": full, "city": ["inn_wine"]})
    assert shown(state, "reveal village")["sweeps"] == full
    assert shown(state, "reveal city")["sweeps"] == []


@rule("FOU-127")
def test_the_last_tile_of_the_piles_is_announced() -> None:
    own = nation("forest 0,0", "lake 1,0")
    piles = {"nature": [], "village": [], "city": ["inn_wine"]}
    assert shown(table(own, piles=piles), "reveal city")["last"]
    assert not shown(table(own, piles={**piles, "village": ["mine"]}), "reveal city")["last"]


@rule("FOU-094", "FOU-095")
def test_a_token_shows_its_targets_in_every_nation_then_in_the_chosen_one() -> None:
    tower = nation("lake 0,0", "lake 0,1", "grove 1,0")
    state = table(nation("forest 0,0", "cliffs 1,0"), tower, tower, step="token", hands=[{"war": 1}])
    everywhere = shown(state, "play war")["places"]
    assert {(one["seat"], one["x"], one["y"]) for one in everywhere} == {(1, 0, 1), (1, 1, 0), (2, 0, 1), (2, 1, 0)}
    play(state, "play war")
    assert {one["seat"] for one in shown(state, "against 2")["places"]} == {2}
    assert GAME.preview(table(tower, tower, step="token", hands=[{"war": 1}]), 0, GAME.parse("keep")) is None


@rule("FOU-096", "FOU-097", "FOU-098")
def test_a_pillage_shows_what_the_victim_loses() -> None:
    own = nation("forest 0,0", "lake 1,0")
    other = nation("lake 0,0", "temple_mars 1,0", "mine 2,0", artisans={"2,0": "artisan_iron"})
    state = table(own, other, step="token", hands=[{"war": 1}])
    play(state, "play war")
    lost = {x: shown(state, f"at {x},0") for x in range(3)}
    assert [(lost[x]["tile"], lost[x]["silences"], lost[x]["points"]) for x in range(3)] == [
        ("lake", ["wood", "water"], 0),
        ("temple_mars", [], -2),
        ("mine", [], -2),
    ]


@rule("FOU-102", "FOU-103")
def test_a_purchase_shows_the_tiles_that_it_opens_up() -> None:
    own, other = nation("waterfall 0,0", "lake 1,0"), nation("stud_farm 0,0", "cliffs 1,0")
    rows = {"city": ["war_camp_horses", "market_iron"], "village": ["weaver", "fishery"]}
    state = table(own, other, step="token", rows=rows, hands=[{"coin": 1}])
    play(state, "play coin")
    assert shown(state, "at 0,0")["offers"] == [{"resource": "horses", "opens": ["war_camp_horses"]}]
    both = [{"resource": "stone", "opens": []}, {"resource": "plants", "opens": ["weaver"]}]
    assert shown(state, "at 1,0")["offers"] == both
    play(state, "at 1,0")
    assert shown(state, "buy plants")["offers"] == both[1:]


@rule("FOU-112", "FOU-114")
def test_a_cart_shows_the_group_that_it_makes_or_joins() -> None:
    tiles = ["winery 0,0", "winery 1,0", "winery 0,1", "winery 1,1", "lake 2,1", "lake 1,2", "lake 2,2"]
    alone = play(table(nation(*tiles), step="token", hands=[{"cart": 1}]), "play cart")
    assert cells(shown(alone, "at 0,0")["group"]) == {"0,0", "1,0", "0,1", "1,1"}
    joined = play(table(nation(*tiles, carts=["0,0"]), step="token", hands=[{"cart": 1}]), "play cart")
    assert len(shown(joined, "at 1,1")["group"]) == 7


@rule("FOU-113")
def test_a_cart_names_the_open_tiles_that_only_it_makes_possible() -> None:
    own = nation("cliffs 0,0", "winery 1,0", "winery 0,1", "winery 1,1", "winery 2,0", "forest 3,0")
    rows = {"village": ["mine"], "nature": ["lake"]}
    assert "take mine" not in legal(table(own, step="add", rows=rows))
    state = play(table(own, step="token", rows=rows, hands=[{"cart": 1}]), "play cart")
    assert shown(state, "at 0,0")["opens"] == ["mine"]


@rule("FOU-120", "FOU-121")
def test_an_artisan_shows_the_point_it_wins_and_the_product_it_costs() -> None:
    state = table(nation("mine 0,0", "forest 1,0"), step="token", hands=[{"artisan_iron": 1}])
    play(state, "play artisan_iron")
    assert shown(state, "at 0,0") == {"type": "settle", "silences": ["iron"], "points": 1}


@rule("FOU-090")
def test_a_preview_does_not_know_which_artisan_will_be_drawn() -> None:
    own = nation("weaver 0,0", "lake 1,0")
    state = table(own, step="add", rows={"city": ["workshop_cloth"]})
    play(state, "take workshop_cloth")
    assert shown(state, "at 0,1")["token"] == "artisan"
