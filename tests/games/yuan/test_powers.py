"""The powers of the China clans, and rivers (p. 17, 22)."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.yuan.table import Scene, scene
from tests.rule import rule


def china(*rows: str, red: str, **land: Any) -> Scene:
    """R plays a clan of the China box, with powers."""
    others = iter(clan for clan in ("huan", "zhuang", "luong", "goujian") if clan != red)
    clans = {"R": red, "O": next(others), "G": next(others), "D": next(others)}
    options = {"clan_powers": True, "base_box": "china"}
    purse = {"R": 7, "O": 7, "G": 7}
    return scene(*rows, clans=clans, options=options, purse=purse, **land)


@rule("YUA-Q93")
def test_huan_is_paid_more_for_passing_but_not_for_colliding() -> None:
    table = china("R:A F:B M:C", red="huan", R="A city", O="C city").turn()
    assert table.purse("R") == 15
    table = china("R:A F:B M:C", red="huan", R="A city", O="C city").turn(R="B dev 1", O="B dev 1")
    assert table.purse("R") == 13


@rule("YUA-Q93")
@pytest.mark.parametrize(("clan", "after"), [("zhuang", "R village 1"), ("huan", "R village")])
def test_zhuang_recruits_on_villages(clan: str, after: str) -> None:
    table = china("R:A F:B", red=clan, R="A city, B village").turn(R="B mil 2")
    assert table.at("B") == after


@rule("YUA-Q93")
def test_luong_steals_three_and_is_never_stolen_from() -> None:
    table = china("H:A F:B", red="luong", R="A city", O="B city").turn(R="A dev 3", O="B dev 3")
    # O would rob Luong and cannot; so Luong robs O, who has nothing left after paying.
    assert table.purses() == {"R": 0, "O": 0}
    rich = china("H:A F:B", red="luong", R="A city", O="B city").turn(R="A dev 3", O="B mil 1")
    assert rich.purses() == {"R": 3, "O": 4}
    both = china("H:A F:B", red="luong", R="A city", O="B city")
    both.state.chao = vec[i64]([10, 9])
    # O has two left for Luong, who has three that nobody can steal.
    assert both.turn(R="A dev 3", O="B dev 3").purses() == {"R": 5, "O": 0}
    poor = china("H:A F:B R:C", red="luong", R="A city", O="B city", G="C city")
    poor.state.chao[1] = 3
    poor.turn(R="A dev 3", G="C dev 3", O="B mil 1")
    # Equal shares come first: one each, and no third for Luong.
    assert (poor.purse("R"), poor.purse("G"), poor.purse("O")) == (1, 2, 1)


@rule("YUA-Q93")
def test_goujian_is_paid_for_provinces_lost() -> None:
    table = china("M:A F:B H:C R:D", red="goujian", O="A city 1", R="B city, C village, D village").turn(O="B mil 1")
    assert table.purse("R") == 7 + 6 + 6
    most = china("M:A F:B H:C R:D F:E", red="goujian", O="A city 1", R="B city, C village, D village, E village")
    assert most.turn(O="B mil 1").purse("R") == 7 + 6 + 6
    one = china("M:A F:B H:C", red="goujian", O="A city 1", R="B village, C city").turn(O="B mil 1")
    assert one.purse("R") == 7 + 6 + 2


RIVERS = {"rivers": True, "base_box": "china"}
CHINESE = {"R": "huan", "O": "zhuang", "G": "luong", "D": "goujian"}


def river(*rows: str, sides: list[tuple[str, str]], **land: Any) -> Scene:
    """A map with river sides."""
    return scene(*rows, rivers=sides, options=RIVERS, clans=CHINESE, **land)


@rule("YUA-Q95", "YUA-O06")
def test_a_river_side_parts_two_provinces_and_connects_them() -> None:
    table = river("R:A F:B M:C", sides=[("0,0", "1,0")], R="A city").turn(R="A dev 1")
    assert table.at("B") == "-"
    across = river("R:A F:B M:C", sides=[("0,0", "1,0")], R="A city").turn(R="B dev 1")
    # Connected, not adjacent: the new group has no city yet.
    assert across.all() == {"A": "R city", "B": "R city", "C": "R village"}


@rule("YUA-Q95")
@pytest.mark.parametrize(
    ("sides", "after"),
    [
        # Between A and B, and on between B and X to the corner of the lake at which T lies.
        ([("0,1", "1,1"), ("1,1", "1,0")], "R city"),
        # Without its second half the river does not come to the lake.
        ([("0,1", "1,1")], "-"),
        # Without its first half A lies at no river.
        ([("1,1", "1,0")], "-"),
    ],
)
def test_river_sides_join_at_their_corners_and_meet_the_lake(sides: list[tuple[str, str]], after: str) -> None:
    assert river("_ F:X ~ H:T", "R:A M:B", sides=sides, R="A city").turn(R="T dev 1").at("T") == after


RIVERS_AND_POWERS = {"rivers": True, "clan_powers": True}


@rule("YUA-Q96")
@pytest.mark.parametrize(
    ("water", "clan", "after"), [("~", "xiangi", "R city"), ("~ ~", "xiangi", "-"), ("~ ~", "mu", "R city")]
)
def test_a_run_of_river_sides_counts_as_one_water_cell(water: str, clan: str, after: str) -> None:
    # The river runs between A and B and on between B and X, where its end meets the lake: with it, two water cells
    # or three.
    table = scene(
        f"_ F:X {water} H:T", "R:A M:B",
        rivers=[("0,1", "1,1"), ("1,1", "1,0")], options=RIVERS_AND_POWERS, clans={"R": clan, "O": "suhey"}, R="A city",
    ).turn(R="T dev 1")  # fmt: skip
    assert table.at("T") == after


@rule("YUA-Q96")
@pytest.mark.parametrize(("row", "after"), [("M:A ^ ~ ~ F:T", "G city 1"), ("M:A ^ ~ ~ ~ F:T", "O village")])
def test_a_river_side_neither_stops_nor_lengthens_the_path_over_a_mountain(row: str, after: str) -> None:
    # One river lies between A and the mountain, one in the lake; neither links A to the lake.
    sides = [("0,0", "1,0"), ("2,0", "3,0")]
    table = scene(row, rivers=sides, options=RIVERS_AND_POWERS, G="A city 1", O="T village").turn(G="T mil 1")
    assert table.at("T") == after
