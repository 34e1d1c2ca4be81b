"""What the box holds, and what the tiles and tokens show (p. 1, 4, 8)."""

from collections import Counter

from imperia.games.founders.content import BOX, RESOURCES, TILES, TOKENS, Tile
from tests.games.founders.table import GAME, dealt, look
from tests.rule import rule

TIER = {resource.id: resource.tier for resource in RESOURCES}


def of_kind(kind: str) -> list[Tile]:
    return [tile for tile in TILES if tile.kind == kind]


@rule("FOU-001")
def test_the_box_holds_97_tiles_in_four_colours() -> None:
    counts: Counter[tuple[str, str]] = Counter()
    for tile in TILES:
        counts[tile.kind, tile.color] += tile.count
    assert counts == {
        ("nature", "green"): 24,
        ("village", "blue"): 24,
        ("city", "purple"): 24,
        ("victory", "red"): 25,
    }
    assert sum(BOX[tile.id] for tile in TILES) == 97


@rule("FOU-002")
def test_the_box_holds_six_tokens_of_each_type() -> None:
    counts: Counter[str] = Counter()
    for token in TOKENS:
        counts[token.type] += token.count
    assert counts == {"war": 6, "coin": 6, "cart": 6, "artisan": 6}
    assert sum(BOX[token.id] for token in TOKENS) == 24


@rule("FOU-003", "FOU-005")
def test_only_nature_tiles_have_an_empty_corner() -> None:
    assert {tile.id for tile in TILES if not tile.requires} == {tile.id for tile in of_kind("nature")}


@rule("FOU-003")
def test_whatever_a_corner_asks_for_some_tile_makes() -> None:
    needed = {need for tile in TILES for need in tile.requires}
    assert needed <= {product for tile in TILES for product in tile.produces}


@rule("FOU-004", "FOU-007")
def test_victory_tiles_show_points_and_all_others_a_product() -> None:
    assert {tile.id for tile in TILES if tile.points > 0} == {tile.id for tile in of_kind("victory")}
    assert {tile.id for tile in TILES if not tile.produces} == {tile.id for tile in of_kind("victory")}


@rule("FOU-005")
def test_a_nature_tile_shows_two_different_basic_resources() -> None:
    assert [len(set(tile.produces)) for tile in of_kind("nature")] == [2] * 6
    assert {TIER[product] for tile in of_kind("nature") for product in tile.produces} == {"basic"}


@rule("FOU-006")
def test_a_village_tile_makes_one_village_resource() -> None:
    assert [len(tile.produces) for tile in of_kind("village")] == [1] * 6
    assert {TIER[tile.produces[0]] for tile in of_kind("village")} == {"village"}


@rule("FOU-006")
def test_a_city_tile_makes_coin_war_cart_or_artisan_and_brings_that_token() -> None:
    assert [tile.produces for tile in of_kind("city")] == [[tile.grants_token] for tile in of_kind("city")]
    assert {tile.grants_token for tile in of_kind("city")} == {"coin", "war", "cart", "artisan"}
    assert {tile.grants_token for tile in TILES if tile.kind != "city"} == {None}


@rule("FOU-008")
def test_the_six_artisans_show_the_six_village_resources() -> None:
    artisans = [token.matches for token in TOKENS if token.type == "artisan"]
    assert sorted(artisans) == sorted(tile.produces[0] for tile in of_kind("village"))
    assert len(set(artisans)) == 6


@rule("FOU-009")
def test_artisans_lie_face_down_and_only_their_number_is_seen() -> None:
    assert {token.type for token in TOKENS if token.hidden_supply} == {"artisan"}
    seen = look(dealt(2))
    assert seen.artisans_left == 6
    assert seen.supply == {"war": 6, "coin": 6, "cart": 6}


@rule("FOU-021")
def test_the_piles_stand_face_down_as_nature_village_city() -> None:
    assert GAME.nouns["pile"].words == ["nature", "village", "city"]
    assert [(row.pile, row.tiles) for row in look(dealt(2)).rows] == [(19, []), (24, []), (24, [])]


@rule("FOU-Q56")
def test_there_are_three_horse_tiles() -> None:
    assert sum(tile.count for tile in TILES if "horses" in tile.produces) == 3
