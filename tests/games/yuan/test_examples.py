"""The worked examples of the rule book that are played out on a board, one after the other."""

from typing import Any

import pytest

from tests.games.yuan.table import GAME, scene
from tests.rule import rule

POWERS = {"clan_powers": True}
VOLCANOES = {"volcanoes": True}


# Development


@rule("YUA-E06", "YUA-058", "YUA-091", "YUA-092", "YUA-095", "YUA-103", "YUA-Q25")
def test_colonising_over_a_lake_makes_a_city() -> None:
    table = scene("R:A ~ ~ F:B M:C H:D", R="A city").turn(R="B dev 1")
    assert table.all() == {"A": "R city", "B": "R city", "C": "R village", "D": "-"}
    assert table.purse("R") == 4


@rule("YUA-E07", "YUA-104", "YUA-Q42")
def test_colonising_next_to_a_city_makes_no_second_one() -> None:
    table = scene("R:A F:B M:C H:D", R="A city").turn(R="B dev 1")
    assert table.all() == {"A": "R city", "B": "R village", "C": "R village", "D": "-"}


@rule("YUA-E08", "YUA-063", "YUA-098", "YUA-099", "YUA-147", "YUA-Q30")
def test_expansion_takes_one_ring_around_the_group() -> None:
    table = scene("F:A R:B H:C M:D R:E", R="B city, C village", purse={"R": 3}).turn(R="C dev 2")
    assert table.all() == {"A": "R village", "B": "R city", "C": "R village", "D": "R village", "E": "-"}
    assert table.purse("R") == 2


@rule("YUA-E09", "YUA-100")
def test_expansion_with_nothing_to_take_still_pays() -> None:
    table = scene("R:A ^ ^", R="A city").turn(R="A dev 2")
    assert table.purse("R") == 3


@rule("YUA-E10", "YUA-154", "YUA-155", "YUA-156", "YUA-157", "YUA-Q22")
def test_two_colonisations_of_one_province_collide() -> None:
    table = scene("R:A F:B M:C", R="A city", O="C city", purse={"R": 10, "O": 10})
    table.turn(R="B dev 2 fort 1", O="B dev 3")
    assert table.at("B") == "-"
    assert table.purses() == {"R": 16, "O": 16}


@rule("YUA-E11", "YUA-Q24")
def test_a_third_clan_takes_what_two_collide_over() -> None:
    table = scene(
        "R:A ~ F:X H:C", "^ ~ _ _", "_ M:D _ _",
        R="A city", G="D city", O="C city", purse={"R": 5, "G": 5, "O": 0},
    )  # fmt: skip
    table.turn(R="X dev 2", G="X dev 1 mil 2", O="C dev 1")
    assert table.purses() == {"R": 11, "O": 0, "G": 11}
    assert table.at("X") == "O village"


@rule("YUA-E12", "YUA-158", "YUA-052")
def test_a_province_claimed_twice_and_targeted_by_nobody_stays_free() -> None:
    table = scene("R:A F:B M:C", R="A city", O="C city").turn(R="A dev 1", O="C dev 1")
    assert table.at("B") == "-"


@rule("YUA-E13", "YUA-159")
def test_the_clan_that_targets_a_province_takes_it() -> None:
    table = scene("H:A F:B ~ H:C", R="A city", O="C city").turn(R="A dev 1", O="B dev 1")
    assert table.all() == {"A": "R city", "B": "O city", "C": "O city"}


@rule("YUA-E14", "YUA-105", "YUA-113", "YUA-116", "YUA-Q19")
def test_a_fortification_finds_the_automatic_city() -> None:
    table = scene("R:A ~ F:B M:C", R="A city", purse={"R": 7}).turn(R="B dev 1 fort 3")
    assert table.all() == {"A": "R city", "B": "R indestructible 1", "C": "R village"}
    assert table.purse("R") == 0


@rule("YUA-E15", "YUA-094", "YUA-112", "YUA-120", "YUA-197", "YUA-076")
def test_three_actions_on_a_far_province() -> None:
    table = scene("R:A ~ ^ F:B ^", R="A city", purse={"R": 20}).turn(R="B dev 3 fort 2 mil 2")
    assert table.at("B") == "R fortress 1"
    assert table.purse("R") == 6


# Temples


@rule("YUA-E16", "YUA-101", "YUA-102", "YUA-162")
def test_two_builders_next_to_each_other_steal_nothing() -> None:
    table = scene("H:A F:B", R="A city", O="B city", purse={"R": 7, "O": 7}).turn(R="A dev 3", O="B dev 3")
    assert table.see("A").temple
    assert table.see("B").temple
    assert table.purses() == {"R": 0, "O": 0}


@rule("YUA-E17", "YUA-163", "YUA-164", "YUA-Q38")
def test_two_thieves_take_the_same_from_a_third() -> None:
    table = scene("H:A F:B R:C", R="A city", O="B city", G="C city", purse={"R": 7, "O": 3, "G": 6})
    table.turn(R="A dev 3", G="C dev 3")
    assert table.purses() == {"R": 1, "O": 7, "G": 1}


@rule("YUA-E18", "YUA-Q39")
def test_a_thief_takes_what_there_is() -> None:
    table = scene("H:A F:B", R="A city", O="B city", purse={"R": 7, "O": 1}).turn(R="A dev 3", O="B mil 1")
    assert table.purses() == {"R": 1, "O": 0}


# Fortification and recruitment


@rule("YUA-E19", "YUA-064", "YUA-106", "YUA-109")
def test_a_village_becomes_a_fortified_city_with_an_army() -> None:
    table = scene("R:A F:B", R="A city, B village", purse={"R": 6}).turn(R="B fort 3")
    assert table.at("B") == "R fortified 1"
    assert table.purse("R") == 0


@rule("YUA-E20", "YUA-108", "YUA-118")
def test_a_city_made_in_step_two_recruits_in_step_three() -> None:
    table = scene("R:A F:B", R="A city, B village", purse={"R": 7}).turn(R="B fort 2 mil 2")
    assert table.at("B") == "R city 1"
    assert table.purse("R") == 0


@rule("YUA-E21", "YUA-047", "YUA-066", "YUA-110", "YUA-111", "YUA-Q46")
def test_a_second_city_doubles_the_production_of_the_next_turn() -> None:
    table = scene("R:A", R="A city", purse={"R": 0}).turn(R="A fort 1")
    assert table.at("A") == "R doubled"
    assert table.purse("R") == 0
    assert GAME.view(table.state, 0).costs[0] == [0, 0, 2, 5]


@rule("YUA-E22", "YUA-114", "YUA-Q45")
def test_an_indestructible_city_stays_doubled() -> None:
    table = scene("M:A", R="A fortress", purse={"R": 7}).turn(R="A fort 3")
    assert table.at("A") == "R cities 2 ramparts 2 1"


@rule("YUA-E23", "YUA-051", "YUA-065", "YUA-121", "YUA-122", "YUA-151")
def test_armies_beyond_three_go_back_at_the_end_of_the_turn() -> None:
    table = scene("M:A", R="A city 2", purse={"R": 6}).turn(R="A mil 3")
    assert table.at("A") == "R city 3"
    assert table.armies_left("R") == 6
    assert table.told("armies_raised") == [("R", {"province": "A", "armies": 3})]
    assert table.told("disbanded") == [("R", {"province": "A", "armies": 2})]
    assert table.purse("R") == 0


# Combat


@rule("YUA-E24", "YUA-048", "YUA-136")
def test_two_armies_do_not_take_a_fortified_city() -> None:
    table = scene("M:A H:B", R="A city 2", O="B fortified").turn(R="B mil 1")
    assert table.all() == {"A": "R city", "B": "O fortified"}
    assert table.armies_left("R") == 9


@rule("YUA-E25", "YUA-137", "YUA-138", "YUA-139", "YUA-Q57")
def test_three_armies_take_it_and_all_survive() -> None:
    table = scene("M:A H:B", R="A city 3", O="B fortified").turn(R="B mil 1")
    assert table.at("B") == "R village 3"


@rule("YUA-E26", "YUA-133", "YUA-135", "YUA-Q56")
def test_armies_fight_before_the_rampart_counts() -> None:
    table = scene("M:A H:B", R="A city 3", O="B fortified 1").turn(R="B mil 1")
    assert table.all() == {"A": "R city", "B": "O fortified"}
    more = scene("M:A H:B F:C", R="A city 3, C village 1", O="B fortified 1").turn(R="B mil 1")
    assert more.at("B") == "R village 3"


@rule("YUA-E27", "YUA-117", "YUA-Q58")
def test_an_indestructible_city_loses_its_armies_only() -> None:
    table = scene("M:A H:B", R="A city 3", O="B indestructible 1").turn(R="B mil 1")
    assert table.all() == {"A": "R city", "B": "O indestructible"}
    assert table.armies_left("R") == 9


@rule("YUA-E28", "YUA-049", "YUA-Q48")
def test_provinces_next_to_an_indestructible_city_have_a_defence_of_one() -> None:
    table = scene("M:A H:B F:C", R="A city 1", O="B village, C indestructible").turn(R="B mil 1")
    assert table.at("B") == "O village"
    more = scene("M:A H:B F:C", R="A city 2", O="B village, C indestructible").turn(R="B mil 1")
    assert more.at("B") == "R village 2"


@rule("YUA-E29", "YUA-130", "YUA-Q21", "YUA-Q53")
def test_a_new_army_cannot_attack_alone() -> None:
    table = scene("M:A F:B H:C", R="A city", O="B village, C city").turn(R="B mil 2")
    assert table.at("B") == "O village"
    assert table.purse("R") == 1
    assert table.armies_left("R") == 9


@rule("YUA-E30", "YUA-124", "YUA-125", "YUA-129", "YUA-132", "YUA-Q50", "YUA-Q51")
def test_all_armies_in_reach_must_go() -> None:
    table = scene("M:A ~ F:T R:B H:K", R="A city 3, B village 1, K city 1", O="T city").turn(R="T mil 1")
    assert table.all() == {"A": "R city", "B": "R village", "K": "R city 1", "T": "R village 3"}
    assert table.told("conquered") == [("R", {"province": "T", "survivors": 4, "defence": 0})]


@rule("YUA-E31", "YUA-140", "YUA-Q65")
def test_a_group_that_loses_its_city_falls() -> None:
    table = scene("M:A F:B H:C R:D", R="A city 2", O="B city 1, C village 2, D village").turn(R="B mil 1")
    assert table.all() == {"A": "R city", "B": "R village 1", "C": "R village", "D": "R village"}
    assert table.armies_left("O") == 9


@rule("YUA-E32", "YUA-141", "YUA-142", "YUA-143", "YUA-144")
def test_a_conquered_group_without_a_city_gets_one_which_is_then_reinforced() -> None:
    table = scene("R:A ~ H:HU F:X M:Y", R="A city 1", O="HU city, X village, Y village").turn(R="HU mil 1 fort 2")
    assert table.all() == {"A": "R city", "HU": "R fortress 1", "X": "R village", "Y": "R village"}
    assert table.purse("R") == 0


@rule("YUA-E33", "YUA-134", "YUA-145", "YUA-146")
def test_a_fortification_after_a_failed_attack_is_refunded() -> None:
    table = scene("M:A F:B H:C", R="A city 1", O="B village 1, C city").turn(R="B mil 1 fort 2")
    assert table.at("B") == "O village"
    assert table.purse("R") == 4


@rule("YUA-E34", "YUA-Q70")
def test_only_the_fortification_is_refunded() -> None:
    table = scene("M:A F:B H:C", R="A city", O="B village, C city", purse={"R": 8}).turn(R="B mil 2 fort 2")
    assert table.purse("R") == 5


@rule("YUA-E35", "YUA-Q20", "YUA-123")
def test_an_attack_on_what_another_colonises_in_the_same_turn() -> None:
    table = scene("M:A F:B H:C", R="A city 1", O="C city").turn(R="B mil 1", O="B dev 1")
    assert table.told("settled") == [("O", {"province": ["B"]})]
    assert table.at("B") == "R village 1"


# Several attackers

THREE = ("_ M:A R:B", "F:T ~ ~", "M:C _ _")


@rule("YUA-E36", "YUA-161", "YUA-176")
def test_rivals_fight_each_other_first() -> None:
    table = scene("M:A F:T M:B", R="A city 3", G="B city 1", O="T city 1").turn(R="T mil 1", G="T mil 1")
    assert table.at("T") == "R village 1"


@rule("YUA-E37", "YUA-Q59")
def test_equal_rivals_leave_the_defender_alone() -> None:
    table = scene("M:A F:T M:B", R="A city 2", G="B city 2", O="T city 1").turn(R="T mil 1", G="T mil 1")
    assert table.all() == {"A": "R city", "B": "G city", "T": "O city 1"}


@rule("YUA-E38", "YUA-126", "YUA-175")
@pytest.mark.parametrize(("stands", "after"), [("village", "R village 1"), ("village 1", "O village")])
def test_three_rivals_lose_as_many_as_the_weakest(stands: str, after: str) -> None:
    table = scene(*THREE, R="A city 3", G="B city 3", D="C city 2", O=f"T {stands}", purse={"R": 4})
    table.turn(R="T mil 2", G="T mil 1", D="T mil 1")
    assert table.at("T") == after


@rule("YUA-E39", "YUA-165", "YUA-171", "YUA-Q69")
def test_two_clans_take_from_each_other() -> None:
    table = scene("F:A ~ H:B R:C ~ M:D F:E", R="A city 2, D village, E city", O="B city, C village 1")
    table.turn(R="B mil 1", O="D mil 1")
    assert table.all() == {"A": "R city", "B": "R city 2", "C": "R village", "D": "O city 1", "E": "R city"}


@rule("YUA-E40", "YUA-Q54", "YUA-Q55")
def test_armies_pass_each_other() -> None:
    table = scene("M:A F:B", R="A city 2", O="B city 1").turn(R="B mil 1", O="A mil 1")
    assert table.all() == {"A": "O city 1", "B": "R city 2"}


@rule("YUA-E41", "YUA-172")
def test_each_takes_what_he_has_cut_off() -> None:
    table = scene(
        "R:O1 F:O2 H:O3 F:O4 M:O5", "~ ~ ~ ~ ~", "R:R1 _ _ _ F:G1",
        R="R1 city 1", G="G1 city 1", O="O1 village, O2 village, O3 city, O4 village, O5 village",
    ).turn(R="O2 mil 1", G="O4 mil 1")  # fmt: skip
    assert table.all() == {
        "G1": "G city", "O1": "R village", "O2": "R city 1", "O3": "O city", "O4": "G city 1", "O5": "G village",
        "R1": "R city",
    }  # fmt: skip


TWO_CITIES = "M:R1 R:O1 F:O2 H:O3 R:O4 M:G1"


@rule("YUA-E42", "YUA-168", "YUA-173")
def test_what_falls_only_to_both_becomes_free() -> None:
    table = scene(TWO_CITIES, R="R1 city 1", G="G1 city 1", O="O1 city, O2 village, O3 village, O4 city")
    table.turn(R="O1 mil 1", G="O4 mil 1")
    assert [table.at(name) for name in ("O1", "O2", "O3", "O4")] == ["R village 1", "-", "-", "G village 1"]


@rule("YUA-E43", "YUA-127", "YUA-167", "YUA-174")
def test_a_strike_takes_its_share_before() -> None:
    table = scene(
        TWO_CITIES, R="R1 city 1", G="G1 city 1", O="O1 city, O2 village, O3 village, O4 city", purse={"R": 7}
    )
    table.turn(R="O1 mil 3", G="O4 mil 1")
    assert [table.at(name) for name in ("O1", "O2", "O3", "O4")] == ["R village 2", "R village", "-", "G village 1"]
    assert table.purse("R") == 1


@rule("YUA-E44", "YUA-169", "YUA-170", "YUA-Q67")
def test_what_either_alone_cuts_off_becomes_free() -> None:
    table = scene(
        "R:P F:X M:Y H:C", "~ ~ ~ ~", "_ M:R1 ~ F:G1",
        R="R1 city 1", G="G1 city 1", O="P village 1, X village, Y village, C city",
    ).turn(R="X mil 1", G="Y mil 1")  # fmt: skip
    assert [table.at(name) for name in ("P", "X", "Y", "C")] == ["-", "R city 1", "G city 1", "O city"]
    assert table.armies_left("O") == 9


@rule("YUA-E45", "YUA-Q62")
def test_two_strikes_on_one_province_cancel() -> None:
    table = scene("M:A F:B H:C F:D M:E", R="A city 1", G="E city 1", O="B village, C city, D village",
                  purse={"R": 6, "G": 6})  # fmt: skip
    table.turn(R="B mil 3", G="D mil 3")
    assert [table.at(name) for name in "BCD"] == ["R village 2", "O city", "G village 2"]


@rule("YUA-E46", "YUA-Q61")
@pytest.mark.parametrize(("stands", "after"), [("village 1", "O village"), ("village", "R village")])
def test_a_strike_kills_an_army_or_captures(stands: str, after: str) -> None:
    table = scene("M:A F:B H:C R:D", R="A city 1", O=f"B village, C {stands}, D city", purse={"R": 7})
    table.turn(R="B mil 3")
    assert table.all() == {"A": "R city", "B": "R village 2", "C": after, "D": "O city"}


# Options


@rule("YUA-E47", "YUA-177", "YUA-Q78")
def test_a_doubled_rice_field_at_a_volcano_produces_four() -> None:
    table = scene("R:A V", R="A doubled", options=VOLCANOES)
    assert GAME.view(table.state, 0).costs[0] == [0, 0, 0, 3]
    between_two = scene("V R:A V", R="A city", options=VOLCANOES)
    assert GAME.view(between_two.state, 0).costs[0] == [0, 0, 2, 5]


@rule("YUA-E48", "YUA-178", "YUA-179", "YUA-Q77", "YUA-Q79")
def test_an_eruption_clears_what_lies_around() -> None:
    table = scene("R:A V F:B H:C", R="A indestructible 2, B village, C city", temples="A C", turn=5, options=VOLCANOES)
    table.turn()
    assert table.all() == {"A": "-", "B": "-", "C": "R city"}
    assert table.see("A").temple
    assert table.armies_left("R") == 9
    assert table.state.ramparts == 24
    calm = scene("R:A V F:B H:C", R="A indestructible 2, B village, C city", turn=6, options=VOLCANOES).turn()
    assert calm.at("A") == "R indestructible 2"


@rule("YUA-E51", "YUA-182")
def test_suhey_takes_what_is_contested() -> None:
    table = scene("R:A F:B M:C", R="A city", O="C city", options=POWERS).turn(R="A dev 1", O="C dev 1")
    assert table.at("B") == "R village"


@rule("YUA-E52", "YUA-183", "YUA-Q88")
@pytest.mark.parametrize(
    ("row", "after"),
    [
        ("M:A ^ F:T", "G city 1"),
        ("M:A V F:T", "G city 1"),
        ("M:A ^ ~ ~ F:T", "G city 1"),
        ("M:A ^ ^ F:T", "O village"),
        ("M:A ^ ~ ~ ~ F:T", "O village"),
    ],
)
def test_weyu_crosses_a_mountain_and_two_water_cells(row: str, after: str) -> None:
    table = scene(row, G="A city 1", O="T village", options=POWERS).turn(G="T mil 1")
    assert table.at("T") == after


@rule("YUA-E53", "YUA-184", "YUA-Q90")
def test_xiangi_does_not_travel_over_three_water_cells() -> None:
    wide = scene("R:A ~ ~ ~ F:B", O="A city", options=POWERS).turn(O="B dev 1")
    assert wide.at("B") == "-"
    narrow = scene("R:A ~ ~ F:B", O="A city", options=POWERS).turn(O="B dev 1")
    assert narrow.at("B") == "O city"
    other = scene("R:A ~ ~ ~ F:B", R="A city", options=POWERS).turn(R="B dev 1")
    assert other.at("B") == "R city"


@rule("YUA-184", "YUA-Q90")
@pytest.mark.parametrize(("side", "lake", "after"), [("O", 2, "O city 1"), ("O", 3, "R village"), ("G", 3, "G city 1")])
def test_xiangi_does_not_attack_over_three_water_cells(side: str, lake: int, after: str) -> None:
    # The names of the sides are keywords among others of other types.
    land: dict[str, Any] = {side: "A city 1", "R": "T village"}
    table = scene(f"M:A {'~ ' * lake}F:T", options=POWERS, **land)
    assert table.turn(**{side: "T mil 1"}).at("T") == after


@rule("YUA-E54", "YUA-185", "YUA-Q91")
def test_xiangi_between_two_mountains() -> None:
    table = scene("^ H:T ^", "_ M:A _", R="A city 3", O="T city 1", options=POWERS).turn(R="T mil 1")
    assert table.at("T") == "O city"
    more = scene("^ H:T ^", "_ M:A _", R="A city 3", O="T city 1", options=POWERS).turn(R="T mil 2")
    assert more.at("T") == "R village 3"
    volcano = scene("V H:T ^", "_ M:A _", R="A city 3", O="T city 1", options=POWERS).turn(R="T mil 1")
    assert volcano.at("T") == "O city"


# Cases settled by rulings


@rule("YUA-E57")
def test_three_rivals_of_whom_two_are_equal() -> None:
    table = scene(*THREE, R="A city 3", G="B city 3", D="C city 1", O="T village")
    table.turn(R="T mil 1", G="T mil 1", D="T mil 1")
    assert table.at("T") == "O village"
    assert [table.armies_left(side) for side in "RGD"] == [9, 9, 9]


@rule("YUA-E58", "YUA-198")
def test_a_conquered_village_is_urbanised() -> None:
    table = scene("M:A F:B H:C", R="A city 2", O="B village 1, C city").turn(R="B mil 1 fort 2")
    assert table.at("B") == "R city 1"
    assert table.purse("R") == 0


@rule("YUA-E59", "YUA-Q63")
def test_strikes_come_before_falls() -> None:
    table = scene("M:A F:B H:C R:D", R="A city 1", O="B city, C village 1, D village", purse={"R": 6})
    table.turn(R="B mil 3")
    assert table.all() == {"A": "R city", "B": "R village 2", "C": "R village", "D": "R village"}
    assert table.armies_left("O") == 9
    assert table.purse("R") == 0


@rule("YUA-E60")
def test_a_strike_fails_against_a_defence() -> None:
    table = scene("M:A F:B H:C R:D", R="A city 1", O="B village, C village, D indestructible", purse={"R": 6})
    table.turn(R="B mil 3")
    assert table.all() == {"A": "R city", "B": "R village 2", "C": "O village", "D": "O indestructible"}


@rule("YUA-E61", "YUA-Q68")
def test_a_conquest_of_the_defender_may_save_his_group() -> None:
    row, cities = "M:A F:B H:C R:D M:E", "B city, C village 1, E city"
    saved = scene(row, R="A city 1", O=cities, G="D village").turn(R="B mil 1", O="D mil 1")
    assert saved.all() == {"A": "R city", "B": "R village 1", "C": "O village", "D": "O village 1", "E": "O city"}
    lost = scene(row, R="A city 1", O=cities, G="D village").turn(R="B mil 1")
    assert lost.all() == {"A": "R city", "B": "R village 1", "C": "R village", "D": "G village", "E": "O city"}


@rule("YUA-E62", "YUA-Q72")
def test_without_a_city_in_reserve_only_the_army_comes() -> None:
    table = scene("M:A F:B", R="A city, B village", purse={"R": 7}, far=[("R", "doubled")] * 6 + [("R", "city")])
    table.turn(R="B fort 3")
    assert table.at("B") == "R village 1"
    assert table.purse("R") == 1


@rule("YUA-E63", "YUA-Q74")
def test_too_few_ramparts_for_all_serve_nobody() -> None:
    table = scene("M:A ^ M:B", R="A city", O="B city", purse={"R": 4, "O": 7},
                  far=[("G", "indestructible")] * 11 + [("G", "fortified")])  # fmt: skip
    table.turn(R="A fort 2", O="B fort 3")
    assert (table.at("A"), table.at("B")) == ("R doubled", "O city 1")
    assert (table.purse("R"), table.purse("O"), table.state.ramparts) == (0, 0, 1)


@rule("YUA-E64", "YUA-Q35")
def test_no_temple_no_theft() -> None:
    table = scene("M:A F:B", R="A city", O="B city", purse={"R": 7}, far_temples=18).turn(R="A dev 3")
    assert not table.see("A").temple
    assert table.purses() == {"R": 0, "O": 10}
    there = scene("H:A F:B", R="A city", O="B city", purse={"R": 7}, temples="A").turn(R="A dev 3")
    assert there.purses() == {"R": 2, "O": 8}
    assert there.state.temples == 17


@rule("YUA-E65", "YUA-Q71")
def test_villages_run_out() -> None:
    none = scene("M:A F:B H:C", R="A city", far=[("R", "village")] * 18).turn(R="B dev 2")
    assert none.all() == {"A": "R city", "B": "-", "C": "-"}
    assert none.purse("R") == 2
    two = scene("R:K F:T", "M:A F:C", R="K city", far=[("R", "village")] * 16).turn(R="T dev 1")
    assert two.all() == {"A": "R village", "C": "-", "K": "R city", "T": "R village"}


@rule("YUA-E66", "YUA-Q70")
def test_a_conquest_without_a_village_frees_the_province() -> None:
    table = scene("M:A F:B H:C ^ M:E", R="A city 2, E village", O="B village, C city", far=[("R", "village")] * 17)
    table.turn(R="B mil 1 fort 2")
    assert table.at("B") == "-"
    assert table.armies_left("R") == 9
    assert table.purse("R") == 4


@rule("YUA-E67", "YUA-Q70")
def test_a_fortification_of_an_enemy_province_without_an_attack_is_lost() -> None:
    table = scene("M:A F:B H:C", R="A city", O="B village, C city").turn(R="B fort 2")
    assert table.at("B") == "O village"
    assert table.purse("R") == 0


@rule("YUA-E68", "YUA-166", "YUA-Q64")
def test_an_eruption_clears_what_was_conquered_this_turn() -> None:
    table = scene("M:A F:B V H:C", R="A city 1", O="B city", turn=5, options=VOLCANOES).turn(R="B mil 1")
    assert table.all() == {"A": "R city", "B": "-", "C": "-"}
    assert table.armies_left("R") == 9


@rule("YUA-E70", "YUA-Q87")
def test_suhey_collides_like_everybody() -> None:
    table = scene("R:A F:B M:C", R="A city", O="C city", options=POWERS).turn(R="B dev 1", O="B dev 1")
    assert table.at("B") == "-"
    assert table.purses() == {"R": 10, "O": 10}
    targeted = scene("H:A F:B ~ H:C", R="A city", O="C city", options=POWERS).turn(R="A dev 1", O="B dev 1")
    assert targeted.at("B") == "O city"


@rule("YUA-E71")
def test_one_chao_cannot_be_shared_by_two() -> None:
    table = scene("H:A F:B R:C", R="A city", O="B city", G="C city", purse={"R": 7, "O": 1, "G": 6})
    table.turn(R="A dev 3", G="C dev 3")
    assert table.purses() == {"R": 0, "O": 7, "G": 0}


@rule("YUA-E72", "YUA-Q36")
def test_a_village_put_this_turn_is_next_to_the_temple() -> None:
    table = scene("H:A F:B R:C", R="A city", O="C city", purse={"R": 7}).turn(R="A dev 3", O="B dev 1")
    assert table.purses() == {"R": 2, "O": 2}


@rule("YUA-E73", "YUA-Q89")
@pytest.mark.parametrize(("mark", "target", "home"), [("", "G city 3", "G city"), (" hold", "G city 1", "G city 2")])
def test_weyu_may_keep_isolated_armies_at_home(mark: str, target: str, home: str) -> None:
    table = scene("M:A ^ F:T ~ M:B", G="A city 2, B city 1", O="T village", options=POWERS)
    table.turn(G=f"T mil 1{mark}")
    assert (table.at("T"), table.at("A"), table.at("B")) == (target, home, "G city")
