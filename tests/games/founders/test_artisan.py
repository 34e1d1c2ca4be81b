"""Artisan tokens: where they settle, and what they bring (p. 8)."""

from imperia.games.founders.grid import cell_at
from imperia.games.founders.words import TOKEN
from tests.games.founders.table import GAME, boxed, hand, legal, nation, play, table, tile_at, totals, why_not
from tests.rule import rule

BLACKSMITH = {"artisan_iron": 1}
OTHER = nation("lake 0,0", "lake 1,0")


@rule("FOU-119", "FOU-124", "FOU-E29")
def test_the_blacksmith_settles_on_the_mine_and_not_where_iron_is_delivered() -> None:
    linked = nation("mine 0,0", "winery 1,0", "forest 0,1", "cliffs 1,1", carts=["0,0"])
    state = table(linked, step="token", hands=[BLACKSMITH])
    play(state, "play artisan_iron")
    assert legal(state) == {"at 0,0"}
    assert why_not(state, "at 1,0") == ["FOU-119", "FOU-124"]


@rule("FOU-120", "FOU-Q23")
def test_a_tile_falls_silent_at_once_when_an_artisan_settles_on_it() -> None:
    state = table(
        nation("mine 0,0", "cliffs 1,0"),
        OTHER,
        step="token",
        hands=[BLACKSMITH],
        rows={"nature": ["grove", "grove"], "city": ["market_iron"]},
    )
    assert "take market_iron" in legal(play(state.copy(), "keep"))
    play(state, "play artisan_iron", "at 0,0")
    assert "take market_iron" not in legal(state)
    play(state, "take grove", "at 0,1", "reveal village", "take grove", "at 0,1", "reveal village")
    assert not tile_at(state, 0, "0,0").producing
    assert "take market_iron" not in legal(state)


@rule("FOU-121")
def test_an_artisan_in_the_nation_is_worth_two_points_instead_of_one() -> None:
    state = table(nation("mine 0,0", "lake 1,0"), step="token", hands=[BLACKSMITH])
    assert totals(state)[0] == 1
    play(state, "play artisan_iron", "at 0,0")
    assert totals(state)[0] == 2
    assert hand(state, 0) == {}


@rule("FOU-122")
def test_everyone_sees_which_artisan_settled_and_what_it_brings() -> None:
    state = table(nation("mine 0,0", "lake 1,0"), OTHER, step="token", hands=[BLACKSMITH])
    play(state, "play artisan_iron", "at 0,0")
    for reader in (0, 1, None):
        seen = GAME.view(state, reader).nations[0]
        assert [tile.artisan for tile in seen.tiles] == ["artisan_iron", ""]
        assert seen.points == 2


@rule("FOU-125")
def test_an_artisan_without_a_fitting_tile_stays_in_hand_for_one_point() -> None:
    state = table(nation("winery 0,0", "lake 1,0"), step="token", hands=[BLACKSMITH], rows={"nature": ["grove"]})
    assert "play artisan_iron" not in legal(state)
    assert why_not(state, "play artisan_iron") == ["FOU-125"]
    play(state, "take grove", "at 0,1")
    assert hand(state, 0) == BLACKSMITH
    assert totals(state)[0] == 1


@rule("FOU-145")
def test_an_artisan_never_settles_on_a_nature_city_or_victory_tile() -> None:
    mixed = nation("mine 0,0", "forest 1,0", "market_iron 2,0", "altar_vulcan 3,0")
    state = table(mixed, step="token", hands=[BLACKSMITH])
    play(state, "play artisan_iron")
    assert legal(state) == {"at 0,0"}
    assert why_not(state, "at 1,0") == ["FOU-145"]
    assert why_not(state, "at 2,0") == ["FOU-145"]
    assert why_not(state, "at 3,0") == ["FOU-145"]


@rule("FOU-145")
def test_an_artisan_never_settles_in_the_nation_of_another() -> None:
    state = table(nation("winery 0,0", "lake 1,0"), nation("mine 0,0", "mine 1,0"), step="token", hands=[BLACKSMITH])
    assert "play artisan_iron" not in legal(state)
    ours = table(nation("winery 0,0", "mine 0,1"), nation("mine 0,0", "mine 1,0"), step="token", hands=[BLACKSMITH])
    assert legal(play(ours, "play artisan_iron")) == {"at 0,1"}


@rule("FOU-Q22")
def test_an_artisan_needs_a_tile_that_produces_at_this_moment() -> None:
    mines = nation("mine 0,0", "mine 1,0", "mine 2,0", "mine 3,0", war=["0,0"], coins=["2,0"])
    state = table(mines, OTHER, step="token", hands=[BLACKSMITH], rows={"nature": ["grove", "grove"]})
    # The box has one artisan of each kind, so a mine can be taken already only if a stranger sits there.
    state.nations[0] = state.nations[0].with_artisan(cell_at(1, 0), TOKEN.words.index("artisan_gold"))
    play(choosing := state.copy(), "play artisan_iron")
    assert legal(choosing) == {"at 3,0"}
    assert why_not(choosing, "at 0,0") == ["FOU-Q22"]
    assert why_not(choosing, "at 1,0") == ["FOU-Q22"]
    assert why_not(choosing, "at 2,0") == ["FOU-Q22"]
    play(state, "keep", "take grove", "at 0,1", "reveal city", "take grove", "at 0,1")
    play(state, "reveal city", "play artisan_iron")
    assert legal(state) == {"at 2,0", "at 3,0"}


@rule("FOU-Q24")
def test_an_artisan_leaves_the_game_with_its_tile_pillaged_or_not() -> None:
    tiles = ("mine 0,0", "winery 1,0")
    artisans = {"0,0": "artisan_iron", "1,0": "artisan_wine"}
    state = table(nation(*tiles, artisans=artisans, war=["1,0"]), OTHER, step="add", rows={"nature": ["grove"] * 3})
    play(state, "take grove", "at 0,0")
    assert boxed(state) == {"artisan_iron": 1}
    play(state, "reveal city", "take grove", "at 0,1", "reveal city", "take grove", "at 1,0")
    assert boxed(state) == {"artisan_iron": 1, "artisan_wine": 1, "war": 1}
    assert hand(state, 0) == {}


@rule("FOU-Q24")
def test_a_settled_artisan_is_not_taken_back_into_hand() -> None:
    state = table(
        nation("mine 0,0", "lake 1,0", artisans={"0,0": "artisan_iron"}),
        OTHER,
        step="add",
        rows={"nature": ["grove", "grove"]},
    )
    play(state, "take grove", "at 0,1", "reveal city", "take grove", "at 0,1", "reveal city")
    assert hand(state, 0) == {}
    assert "play artisan_iron" not in legal(state)
    assert tile_at(state, 0, "0,0").artisan == "artisan_iron"
