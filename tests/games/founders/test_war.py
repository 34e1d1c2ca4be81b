"""War tokens: who can be pillaged, and what it costs (p. 6)."""

from tests.games.founders.table import cells, hand, legal, nation, play, table, tile_at, totals, why_not
from tests.rule import rule

HOME = nation("forest 0,0", "cliffs 1,0")
PLAINS = nation("forest 0,0", "cliffs 1,0")
COLUMN = ("forest 0,0", "lake 0,1", "cliffs 0,2")


@rule("FOU-094", "FOU-099")
def test_a_war_token_pillages_a_tile_which_stays_where_it_is() -> None:
    state = table(HOME, PLAINS, step="token", hands=[{"war": 1}])
    play(state, "play war", "at 1,0")
    pillaged = tile_at(state, 1, "1,0")
    assert (pillaged.tile, pillaged.war, pillaged.producing) == ("cliffs", True, False)
    assert not tile_at(state, 1, "0,0").war
    assert hand(state, 0) == {}


@rule("FOU-095", "FOU-101", "FOU-E10")
def test_only_the_farthest_tile_of_each_column_is_unprotected() -> None:
    victim = nation("forest 0,0", "lake 0,1", "cliffs 1,0", "grove 1,1", "lake 1,2", "waterfall 2,1")
    state = table(HOME, victim, step="token", hands=[{"war": 1}])
    play(state, "play war")
    assert legal(state) == {"at 0,1", "at 1,2", "at 2,1"}
    assert why_not(state, "at 1,1") == ["FOU-095", "FOU-101"]
    assert why_not(state, "at 0,0") == ["FOU-095", "FOU-101"]


@rule("FOU-096")
def test_a_pillaged_tile_gives_nothing_in_any_later_turn() -> None:
    rows = {"nature": ["river_meadow"] * 4, "village": ["mine"]}
    spared = table(HOME, PLAINS, seat=1, step="add", rows=rows)
    assert "0,1" in cells(spared, "mine")

    state = table(HOME, PLAINS, step="token", hands=[{"war": 1}], rows=rows)
    play(state, "play war", "at 1,0", "take river_meadow", "at 0,1")
    play(state, "reveal city")
    assert "take mine" not in legal(state)
    assert why_not(state, "take mine") == ["FOU-057"]
    play(state, "take river_meadow", "at 0,-1")
    play(state, "reveal city", "take river_meadow", "at 1,1")
    play(state, "reveal city")
    assert "take mine" not in legal(state)


@rule("FOU-097")
def test_a_pillaged_temple_brings_no_points() -> None:
    state = table(HOME, nation("forest 0,0", "temple_mars 1,0"), step="token", hands=[{"war": 1}])
    assert totals(state) == [1, 2]
    play(state, "play war", "at 1,0")
    assert totals(state) == [0, 0]


@rule("FOU-098", "FOU-121", "FOU-123", "FOU-E23")
def test_pillage_takes_the_points_of_an_artisan() -> None:
    state = table(
        nation("mine 0,0", "lake 1,0"),
        HOME,
        step="token",
        hands=[{"artisan_iron": 1}, {"war": 1}],
        rows={"nature": ["grove"]},
    )
    assert totals(state)[0] == 1
    play(state, "play artisan_iron", "at 0,0")
    assert totals(state)[0] == 2
    play(state, "take grove", "at 1,1", "reveal city", "play war", "at 0,0")
    assert totals(state)[0] == 0
    pillaged = tile_at(state, 0, "0,0")
    assert pillaged.war
    assert pillaged.artisan == "artisan_iron"


@rule("FOU-100", "FOU-116")
def test_pillaged_tiles_pass_on_what_a_cart_delivers_and_give_nothing_themselves() -> None:
    tiles = ("winery 0,0", "winery 1,0", "forest 0,1", "cliffs 1,1")
    rows = {"village": ["mine"]}
    receivers = table(nation(*tiles, carts=["0,0"], war=["0,0", "1,0"]), step="add", rows=rows)
    assert "0,-1" in cells(receivers, "mine")
    givers = table(nation(*tiles, carts=["0,0"], war=["1,1"]), step="add", rows=rows)
    assert cells(givers, "mine") == set()


@rule("FOU-E22", "FOU-Q10", "FOU-Q11")
def test_a_pillaged_tile_still_shields_the_tiles_behind_it() -> None:
    state = table(
        HOME,
        nation(*COLUMN, war=["0,2"]),
        step="token",
        hands=[{"war": 1}],
        rows={"nature": ["lake", "lake", "grove"]},
    )
    assert "play war" not in legal(state)
    assert why_not(state, "play war") == ["FOU-Q11"]
    play(state, "take lake", "at 0,1")
    play(state, "reveal city", "take lake", "at 0,3")
    play(state, "reveal city", "play war")
    assert legal(state) == {"at 0,3"}


@rule("FOU-Q10")
def test_the_tile_that_replaces_a_pillaged_one_is_unprotected() -> None:
    state = table(
        HOME,
        nation(*COLUMN, war=["0,2"]),
        seat=1,
        step="add",
        hands=[{"war": 1}],
        rows={"nature": ["grove"]},
    )
    play(state, "take grove", "at 0,2")
    play(state, "reveal city", "play war")
    assert legal(state) == {"at 0,2"}


@rule("FOU-Q11")
def test_a_tile_cannot_be_pillaged_twice() -> None:
    state = table(HOME, nation("forest 0,0", "cliffs 1,0", war=["1,0"]), step="token", hands=[{"war": 1}])
    play(state, "play war")
    assert legal(state) == {"at 0,0"}
    assert why_not(state, "at 1,0") == ["FOU-Q11"]


@rule("FOU-Q11")
def test_an_opponent_whose_columns_are_all_pillaged_cannot_be_chosen() -> None:
    closed = nation("forest 0,0", "cliffs 0,1", war=["0,1"])
    state = table(HOME, closed, PLAINS, PLAINS, step="token", hands=[{"war": 1}])
    play(state, "play war")
    assert legal(state) == {"against 2", "against 3"}
    assert "FOU-Q11" in why_not(state, "against 1")


@rule("FOU-Q12")
def test_tiles_of_every_colour_and_state_can_be_pillaged() -> None:
    victim = nation(
        "forest 0,0", "forest 1,0", "lake 0,1", "mine 1,1", "market_iron 2,0", "altar_castor 3,0",
        "winery 4,0", "lake 5,0", carts=["0,0"], artisans={"4,0": "artisan_wine"}, coins=["5,0"],
    )  # fmt: skip
    state = table(HOME, victim, step="token", hands=[{"war": 1}])
    play(state, "play war")
    assert legal(state) == {"at 0,1", "at 1,1", "at 2,0", "at 3,0", "at 4,0", "at 5,0"}


@rule("FOU-Q12", "FOU-143")
def test_any_opponent_can_be_attacked_and_never_oneself() -> None:
    state = table(HOME, PLAINS, PLAINS, PLAINS, seat=1, step="token", hands=[{}, {"war": 1}])
    play(state, "play war")
    assert legal(state) == {"against 0", "against 2", "against 3"}
    assert why_not(state, "against 1") == ["FOU-143"]
    play(state, "against 3", "at 0,0")
    assert tile_at(state, 3, "0,0").war
    assert not tile_at(state, 1, "0,0").war


@rule("FOU-Q13", "FOU-Q62")
def test_a_coin_on_a_pillaged_tile_stays_for_its_owner() -> None:
    state = table(
        HOME,
        nation("forest 0,0", "cliffs 1,0", coins=["1,0"]),
        step="token",
        hands=[{"war": 1}],
        rows={"nature": ["lake", "lake"]},
    )
    play(state, "play war", "at 1,0")
    assert tile_at(state, 1, "1,0").coin
    play(state, "take lake", "at 0,1")
    play(state, "reveal city", "take lake", "at 0,1")
    assert hand(state, 1) == {"coin": 1}
    after = tile_at(state, 1, "1,0")
    assert (after.war, after.coin) == (True, False)


@rule("FOU-Q70")
def test_nothing_spares_a_player_who_has_just_been_hit() -> None:
    state = table(
        HOME,
        PLAINS,
        nation("lake 0,0", "lake 1,0", "grove 2,0"),
        step="token",
        hands=[{"war": 2}, {"war": 1, "coin": 1}],
        rows={"nature": ["river_meadow"] * 3},
    )
    play(state, "play war", "against 2", "at 0,0", "take river_meadow", "at 0,1")
    play(state, "reveal city", "play war", "against 2", "at 1,0", "take river_meadow", "at 0,1")
    play(state, "reveal city", "take river_meadow", "at 0,-1")
    play(state, "reveal city", "play war", "against 2")
    assert legal(state) == {"at 2,0"}
