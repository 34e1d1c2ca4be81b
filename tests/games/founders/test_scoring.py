"""The count, and who wins (p. 5)."""

from typing import Any

from tests.games.founders.table import GAME, nation, table, totals
from tests.rule import rule

WOODS = nation("forest 0,0", "cliffs 1,0")
LAKES = nation("lake 0,0", "lake 1,0")
PHILIP = nation(
    "forest 0,0", "altar_castor 1,0", "temple_mars 2,0", "temple_liber 3,0", "great_temple_juno 4,0", "mine 5,0",
    artisans={"5,0": "artisan_iron"},
)  # fmt: skip
ALEXANDER = nation("lake 0,0", "great_temple_mars 1,0", "great_temple_minerva 2,0", "great_temple_apollo 3,0")


def lines(seat: int, *nations: dict[str, Any], **data: Any) -> dict[str, tuple[int, int]]:
    """The score of a seat by source: how many, and what they bring."""
    score = table(*nations, **data).scores()[seat]
    return {line.source: (line.count, line.points) for line in score.lines}


@rule("FOU-133", "FOU-134", "FOU-135", "FOU-136", "FOU-138", "FOU-139", "FOU-E07", "FOU-E08")
def test_philip_pleased_the_gods_better_than_alexander() -> None:
    state = table(
        PHILIP,
        ALEXANDER,
        hands=[{"war": 1, "coin": 1, "cart": 1}, {"coin": 3}],
        replaced=[["lake"]],
    )
    assert totals(state) == [1 + 2 + 2 + 3 + 2 + 3 - 1, 12]
    assert state.ranking() == [[0], [1]]


@rule("FOU-133")
def test_victory_tiles_bring_the_points_they_show_unless_pillaged() -> None:
    temples = ("altar_castor 0,0", "temple_mars 1,0", "great_temple_juno 2,0")
    assert lines(0, nation(*temples))["victory"] == (3, 6)
    assert lines(0, nation(*temples, war=["1,0"]))["victory"] == (2, 4)


@rule("FOU-134")
def test_artisans_bring_two_points_each_unless_pillaged() -> None:
    tiles = ("mine 0,0", "winery 1,0")
    artisans = {"0,0": "artisan_iron", "1,0": "artisan_wine"}
    assert lines(0, nation(*tiles, artisans=artisans))["artisans"] == (2, 4)
    assert lines(0, nation(*tiles, artisans=artisans, war=["0,0"]))["artisans"] == (1, 2)


@rule("FOU-135")
def test_every_token_in_hand_brings_a_point_whatever_its_type() -> None:
    held = {"war": 2, "coin": 1, "cart": 3, "artisan_gold": 1}
    assert lines(0, WOODS, hands=[held])["tokens"] == (7, 7)


@rule("FOU-136", "FOU-Q50")
def test_replaced_tiles_can_make_a_score_negative() -> None:
    state = table(WOODS, LAKES, replaced=[["mine", "winery", "lake"]])
    assert totals(state) == [-3, 0]
    assert state.ranking() == [[1], [0]]


@rule("FOU-132")
def test_coins_still_on_tiles_count_for_the_owner_of_the_tiles() -> None:
    state = table(WOODS, nation("lake 0,0", "lake 1,0", coins=["0,0", "1,0"]))
    assert totals(state) == [0, 2]


@rule("FOU-137")
def test_nothing_else_scores() -> None:
    rich = nation("forest 0,0", "mine 1,0", "market_iron 0,1", "inn_wine 1,1", "lake 2,1", carts=["0,0"], war=["2,1"])
    state = table(rich, LAKES)
    assert totals(state) == [0, 0]
    assert [line.source for line in state.scores()[0].lines] == ["victory", "artisans", "tokens", "replaced"]


@rule("FOU-138")
def test_most_points_win_whatever_the_number_of_temples() -> None:
    temples = nation("lake 0,0", "altar_castor 1,0", "altar_venus 2,0")
    state = table(temples, WOODS, LAKES, hands=[{}, {"war": 3}, {"war": 1}])
    assert totals(state) == [2, 3, 1]
    assert state.ranking() == [[1], [0], [2]]


@rule("FOU-139", "FOU-Q48", "FOU-E41")
def test_a_pillaged_temple_still_breaks_a_tie() -> None:
    pillaged = nation("forest 0,0", "great_temple_juno 0,1", war=["0,1"])
    state = table(LAKES, pillaged)
    assert totals(state) == [0, 0]
    assert state.ranking() == [[1], [0]]
    assert totals(table(LAKES, nation("forest 0,0", "great_temple_juno 0,1"))) == [0, 3]


@rule("FOU-Q49")
def test_players_equal_in_points_and_temples_share_the_win() -> None:
    state = table(
        nation("lake 0,0", "temple_mars 1,0"),
        LAKES,
        nation("forest 0,0", "altar_castor 1,0"),
        hands=[{}, {"war": 1}, {"cart": 1}],
    )
    assert totals(state) == [2, 1, 2]
    assert state.ranking() == [[0, 2], [1]]


@rule("FOU-Q67")
def test_lower_places_follow_the_same_comparison() -> None:
    state = table(
        LAKES,
        nation("lake 0,0", "temple_mars 1,0"),
        nation("forest 0,0", "altar_castor 1,0"),
        nation("forest 0,0", "forest 1,0"),
        hands=[{"war": 1}, {}, {}, {"cart": 1}],
    )
    assert totals(state) == [1, 2, 1, 1]
    assert state.ranking() == [[1], [2], [0, 3]]


def test_every_line_of_a_score_has_its_rule() -> None:
    score = table(PHILIP, ALEXANDER).scores()[0]
    assert [line.rule for line in score.lines] == ["FOU-133", "FOU-134", "FOU-135", "FOU-136"]
    assert all(line.rule in GAME.rules for line in score.lines)
