"""The seven steps: terrain, actions, and what the rulings settle (p. 7, 8, 11 to 16, 20, 21)."""

import pytest

from imperia.games.yuan.words import STAGE
from tests.games.yuan.table import GAME, look, scene
from tests.rule import rule


@rule("YUA-081", "YUA-082", "YUA-083", "YUA-084", "YUA-085", "YUA-086", "YUA-087", "YUA-071", "YUA-Q92")
@pytest.mark.parametrize("powers", [False, True])
def test_the_steps_follow_one_another(powers: bool) -> None:
    table = scene("R:A F:B M:C", R="A city", O="C city", options={"clan_powers": powers}).turn()
    assert [details["stage"] for _, details in table.told("stage_began")] == STAGE.words
    words = [event.what.word for event in table.events]
    assert words[-1] == "wheel_turned"
    assert words.index("levelled") > words.index("paid_for_pass") > words.index("passed")


@rule("YUA-088", "YUA-089")
def test_a_development_cannot_follow_an_attack() -> None:
    table = scene("M:A F:B H:C R:D", R="A city 2", O="B village, D city").turn(R="B mil 1 dev 1")
    assert table.at("B") == "R village 2"
    assert table.at("C") == "-"


# Terrain and adjacency


@rule("YUA-039", "YUA-040", "YUA-041", "YUA-042")
def test_only_provinces_can_be_targeted() -> None:
    table = scene("R:A ~ ^ F:B", R="A city")
    targets = [GAME.notation(move) for move in table.state.moves(0) if GAME.notation(move).startswith("target")]
    assert targets == [f"target {table.names[name]}" for name in "AB"]
    assert [cell.terrain for cell in look(table.state).cells] == ["rice", "water", "mountain", "forest"]


@rule("YUA-040", "YUA-056", "YUA-180")
@pytest.mark.parametrize("between", ["^", "V", "_"])
def test_a_mountain_cannot_be_crossed(between: str) -> None:
    table = scene(f"R:A {between} F:B", R="A city").turn(R="B dev 1")
    assert table.at("B") == "-"


@rule("YUA-056", "YUA-057")
def test_provinces_that_share_a_side_are_adjacent_across_rows() -> None:
    table = scene("R:A _ F:B", "_ M:C _", "_ _ H:D", R="A village, C city").turn(R="C dev 1")
    # (1,1) touches (2,0), not (0,0) and not (2,2).
    assert table.all() == {"A": "R village", "B": "R village", "C": "R city", "D": "-"}


@rule("YUA-059", "YUA-Q26")
def test_a_province_between_two_lakes_does_not_link_them() -> None:
    table = scene("R:A ~ F:B ~ M:C", R="A city").turn(R="C dev 1")
    assert table.at("C") == "-"


@rule("YUA-Q27")
def test_enemies_on_the_shore_do_not_block() -> None:
    table = scene("R:A ~ F:B", "~ M:C _", R="A city", O="C city 3").turn(R="B dev 1")
    assert table.at("B") == "R city"


@rule("YUA-049", "YUA-095", "YUA-098", "YUA-101", "YUA-127")
def test_what_asks_for_adjacent_provinces_does_not_reach_over_a_lake() -> None:
    colonised = scene("R:A F:B ~ H:C", R="A city").turn(R="B dev 1")
    assert (colonised.at("B"), colonised.at("C")) == ("R village", "-")
    expanded = scene("R:A ~ F:B", R="A city").turn(R="A dev 1")
    assert expanded.at("B") == "-"
    robbed = scene("H:A ~ F:B", R="A city", O="B city", purse={"R": 7}).turn(R="A dev 3", O="B mil 1")
    assert robbed.purses() == {"R": 0, "O": 4}
    attacked = scene("M:A H:B ~ F:C", R="A city 1", O="B village, C indestructible").turn(R="B mil 1")
    assert attacked.at("B") == "R village 1"
    struck = scene("M:A F:B ~ H:C", R="A city 1", O="B village, C village", purse={"R": 6}).turn(R="B mil 3")
    assert (struck.at("B"), struck.at("C")) == ("R village 2", "O village")


# Provinces


@rule("YUA-045", "YUA-046", "YUA-053", "YUA-054", "YUA-055")
def test_a_village_or_a_city_controls_its_province_and_the_temple_in_it() -> None:
    table = scene("R:A H:B H:C F:D", R="A city, B village", O="D city", temples="B C")
    seen = look(table.state, 0).clans
    assert (seen[0].temples, seen[0].provinces, seen[0].rice) == (1, 2, 1)
    assert seen[1].temples == 0
    assert [table.see(name).owner for name in "ABCD"] == [0, 0, None, 1]


@rule("YUA-195")
def test_a_clan_that_loses_its_first_city_plays_on() -> None:
    table = scene("M:A F:B R:C", R="A city 1", O="B city", purse={"O": 7}).turn(R="B mil 1")
    assert table.at("B") == "R village 1"
    table.turn(O="C dev 3")
    assert table.at("C") == "O city"


# Colonisation and expansion


@rule("YUA-090", "YUA-Q23")
def test_a_colonisation_out_of_reach_is_void_and_collides_with_nobody() -> None:
    table = scene("R:A ^ F:B M:C", R="A city", O="C city").turn(R="B dev 2", O="B dev 1")
    assert table.at("B") == "O village"
    assert table.purses() == {"R": 1, "O": 4}


@rule("YUA-Q23")
def test_who_is_out_of_reach_is_not_bounced_with_those_who_collide() -> None:
    table = scene("R:A F:B M:C ^ R:D", R="A city", O="C city", G="D city").turn(R="B dev 1", O="B dev 1", G="B dev 2")
    assert table.purses() == {"R": 10, "O": 10, "G": 1}


@rule("YUA-155", "YUA-Q24")
def test_a_bounced_clan_does_not_attack_the_third_who_takes_the_province() -> None:
    table = scene(
        "R:A ~ F:X H:C", "^ ~ _ _", "_ M:D _ _",
        R="A city 1", G="D city 1", O="C city", purse={"R": 4},
    ).turn(R="X dev 1 mil 1 fort 2", G="X dev 1", O="C dev 1")  # fmt: skip
    assert (table.at("X"), table.at("A")) == ("O village", "R city 1")
    assert table.purse("R") == 10


@rule("YUA-093", "YUA-Q28", "YUA-Q29")
def test_only_level_two_brings_money() -> None:
    two = scene("R:A F:B M:C R:D", R="A city", O="D city").turn(R="B dev 2", O="D dev 1")
    assert two.at("C") == "-"
    assert two.purse("R") == 3
    three = scene("R:A F:B", R="A city", purse={"R": 6}).turn(R="B dev 3")
    assert three.purse("R") == 0


@rule("YUA-096", "YUA-Q41")
def test_a_temple_comes_with_its_province() -> None:
    table = scene("R:A H:B F:C", R="A city", O="C city 3", temples="B").turn(R="B dev 1")
    assert (table.at("B"), look(table.state).clans[0].temples) == ("R village", 1)
    table.turn(O="B mil 1")
    assert table.see("B").temple
    assert [clan.temples for clan in look(table.state).clans] == [0, 1]


@rule("YUA-097", "YUA-Q31", "YUA-Q32")
def test_expansion_three_takes_no_province() -> None:
    table = scene("R:A F:B", R="A city", purse={"R": 6}).turn(R="A dev 3")
    assert table.at("B") == "-"
    none = scene("R:A ^", R="A city").turn(R="A dev 1")
    assert none.all() == {"A": "R city"}
    assert none.purse("R") == 4


@rule("YUA-160", "YUA-Q33")
def test_a_contested_province_does_not_spoil_the_others() -> None:
    # D lies between all; O targets it, R and G claim it by expansion.
    table = scene("_ R:A F:X", "M:C H:D R:B", R="A city", G="B city", O="C city").turn(
        R="A dev 1", G="B dev 1", O="D dev 1"
    )
    assert table.at("D") == "O village"
    assert table.at("X") == "-"


@rule("YUA-Q34")
def test_a_clan_without_a_province_may_come_back() -> None:
    table = scene("R:A F:B", R="A city", purse={"O": 7}).turn(O="B dev 3")
    assert table.at("B") == "O city"
    assert table.purse("O") == 0


@rule("YUA-Q37", "YUA-199")
def test_theft_counts_clans_not_provinces() -> None:
    table = scene("_ R:B F:C", "_ H:A _", R="A city", O="B city, C village", purse={"R": 7, "O": 9}).turn(R="A dev 3")
    assert table.purses() == {"R": 2, "O": 13}
    apart = scene("H:A F:B ^ H:C F:D", R="A city", O="B city", G="C city", D="D city", purse={"R": 7, "G": 7})
    apart.turn(R="A dev 3", G="C dev 3")
    assert (apart.purse("R"), apart.purse("G")) == (2, 2)


@rule("YUA-Q40")
def test_only_the_pair_that_robs_each_other_is_struck_out() -> None:
    table = scene("R:X H:A F:B", R="A city", O="B city", G="X city", purse={"R": 7, "O": 7, "G": 3})
    table.turn(R="A dev 3", O="B dev 3", G="X mil 1")
    assert table.purses() == {"R": 2, "O": 0, "G": 1}


@rule("YUA-162")
def test_two_builders_with_money_left_steal_nothing_from_each_other() -> None:
    table = scene("H:A F:B", R="A city", O="B city", purse={"R": 9, "O": 8}).turn(R="A dev 3", O="B dev 3")
    assert table.purses() == {"R": 2, "O": 1}


@rule("YUA-Q39")
def test_stolen_money_cannot_be_stolen_on_in_the_same_step() -> None:
    # G robs R, and O robs G, who had nothing before.
    table = scene("F:X H:A R:Y H:B", R="X city", G="A city, Y village", O="B city", purse={"R": 5, "G": 6, "O": 7})
    table.turn(R="X mil 1", G="A dev 3", O="B dev 3")
    assert table.purses() == {"R": 3, "O": 0, "G": 2}


@rule("YUA-Q74")
def test_too_few_temples_for_all_serve_nobody() -> None:
    table = scene("H:A F:X ^ H:B", R="A city", O="B city", G="X city", purse={"R": 7, "O": 7}, far_temples=17)
    table.turn(R="A dev 3", O="B dev 3")
    assert not table.see("A").temple
    assert not table.see("B").temple
    assert (table.purses(), table.state.temples) == ({"R": 0, "O": 0, "G": 10}, 1)


@rule("YUA-Q43")
def test_an_expansion_does_not_repair_a_group_without_a_city() -> None:
    table = scene("R:A F:B", R="A village").turn(R="A dev 1")
    assert table.all() == {"A": "R village", "B": "R village"}


@rule("YUA-Q44")
def test_only_the_conquered_target_becomes_a_city() -> None:
    table = scene("R:A ~ F:B M:C", R="A city 1", O="B city, C village").turn(R="B mil 1")
    assert table.all() == {"A": "R city", "B": "R city 1", "C": "R village"}


# Fortification and recruitment


@rule("YUA-115", "YUA-Q45")
def test_a_doubled_city_is_never_raised_further() -> None:
    table = scene("R:A", R="A doubled").turn(R="A fort 1")
    assert table.at("A") == "R doubled"
    assert look(table.state).clans[0].cities_left == 12


@rule("YUA-Q45")
@pytest.mark.parametrize(
    ("before", "level", "after"),
    [
        ("fortress", 2, "R fortress"),
        ("fortified", 2, "R fortress"),
        ("indestructible", 2, "R cities 2 ramparts 2"),
        ("indestructible", 3, "R indestructible 1"),
    ],
)
def test_a_reinforcement_adds_what_is_missing(before: str, level: int, after: str) -> None:
    table = scene("H:A", R=f"A {before}", purse={"R": 7}).turn(R=f"A fort {level}")
    assert table.at("A") == after
    assert table.state.ramparts == 24 - table.see("A").ramparts


@rule("YUA-Q70")
def test_a_fortification_of_a_province_that_is_free_is_not_refunded() -> None:
    table = scene("M:A F:B", R="A city 1").turn(R="B fort 2 mil 1")
    assert (table.at("B"), table.purse("R")) == ("-", 0)


@rule("YUA-144", "YUA-146")
def test_what_cost_nothing_is_not_said_to_come_back() -> None:
    free = scene("M:A F:B", R="A city 1", O="B fortress 2", purse={"R": 9}).turn(R="B fort 1 mil 1")
    assert free.told("refunded") == []
    assert [who for who, _ in free.told("no_effect")] == ["R"]
    dear = scene("M:A F:B", R="A city 1", O="B fortress 2", purse={"R": 9}).turn(R="B fort 2 mil 1")
    assert [who for who, _ in dear.told("refunded")] == ["R"]
    assert dear.told("no_effect") == []


@rule("YUA-112", "YUA-Q74")
def test_the_last_ramparts_of_the_supply_are_there_to_be_used() -> None:
    taken = [("G", "indestructible")] * 11
    alone = scene("M:A", R="A city", purse={"R": 4}, far=[*taken, ("G", "fortified")]).turn(R="A fort 2")
    assert (alone.at("A"), alone.state.ramparts) == ("R fortress", 0)
    # Two cities want one each, and two are left.
    both = scene("M:A ^ M:B", R="A city", O="B city", far=taken).turn(R="A fort 2", O="B fort 2")
    assert (both.at("A"), both.at("B"), both.state.ramparts) == ("R fortress", "O fortress", 0)


@rule("YUA-Q72")
def test_without_a_city_in_reserve_nothing_is_doubled_and_no_city_comes_by_itself() -> None:
    none_left = [("R", "doubled")] * 6 + [("R", "city")]
    table = scene("H:A", R="A city", far=none_left).turn(R="A fort 2")
    assert table.at("A") == "R fortified"
    assert look(table.state).clans[0].cities_left == 0
    lake = scene("H:A ~ F:B", R="A city", far=none_left).turn(R="B dev 1")
    assert lake.at("B") == "R village"


@rule("YUA-Q47")
def test_a_city_on_a_hill_may_be_doubled() -> None:
    table = scene("H:A", R="A city").turn(R="A fort 1")
    assert table.at("A") == "R doubled"
    assert look(table.state, 0).costs == [[0, 0, 4, 7]] * 3


@rule("YUA-Q49")
def test_the_army_of_a_fortification_defends_at_once() -> None:
    table = scene("M:A F:B", R="A city 1", O="B village", purse={"O": 7}).turn(R="B mil 1", O="B fort 3")
    assert table.at("B") == "O fortified"
    # The army that comes after an attack arrives after the battles.
    late = scene("M:A F:B R:C", R="A city 1", O="B village, C city 1", purse={"R": 7}).turn(
        R="B mil 1 fort 3", O="A mil 1"
    )
    assert late.at("B") == "R fortified 2"


@rule("YUA-131", "YUA-Q73", "YUA-Q52")
def test_armies_run_out() -> None:
    table = scene("H:A", R="A city 1", purse={"R": 7}, far=[("R", "village")] * 3)
    for province in range(1, 4):
        table.state.troops[province] = 3 - (province == 3)
    table.state.armies[0] = 0
    table.turn(R="A mil 3")
    assert table.at("A") == "R city 1"
    attack = scene("H:A F:B R:C", R="A city 1", O="B village 1, C city", purse={"R": 4}, far=[("R", "village")] * 3)
    for province in range(3, 6):
        attack.state.troops[province] = 3 - (province == 5)
    attack.state.armies[0] = 0
    attack.turn(R="B mil 2")
    # One army against one: there was none in reserve to help.
    assert attack.at("B") == "O village"


@rule("YUA-107", "YUA-115")
@pytest.mark.parametrize("stands", ["village", "doubled"])
def test_a_fortification_that_adds_nothing_is_told_so(stands: str) -> None:
    table = scene("R:A F:B", R=f"A city, B {stands}").turn(R="B fort 1")
    assert table.at("B") == f"R {stands}"
    assert table.told("no_effect") == [("R", {"type": "fortification", "level": "1", "province": "B"})]
    after = scene("R:A F:B H:C", R="A city 1", O="B village, C city").turn(R="B mil 1 fort 1")
    assert after.told("no_effect") == [("R", {"type": "fortification", "level": "1", "province": "B"})]


# Attack


@rule("YUA-050", "YUA-128", "YUA-Q60", "YUA-Q100")
def test_strikes_come_after_all_other_attacks() -> None:
    # G's attack on C fails and leaves it without armies; R's strike then takes it.
    table = scene("M:A F:B H:C M:G1", "_ _ R:D _", R="A city 1", G="G1 city 2", O="B village, C village 2, D city",
                  purse={"R": 6})  # fmt: skip
    table.turn(R="B mil 3", G="C mil 1")
    assert table.at("C") == "R village"
    # What another has conquered is not struck.
    safe = scene("M:A F:B H:C M:G1", "_ _ R:D _", R="A city 1", G="G1 city 2", O="B village, C village, D city",
                 purse={"R": 6})  # fmt: skip
    safe.turn(R="B mil 3", G="C mil 1")
    assert safe.at("C") == "G village 2"


@rule("YUA-117")
def test_no_number_of_armies_takes_an_indestructible_city() -> None:
    table = scene("M:A H:B M:C", R="A city 3, C village 3", O="B indestructible").turn(R="B mil 1")
    assert table.all() == {"A": "R city", "B": "O indestructible", "C": "R village"}


@rule("YUA-049", "YUA-Q48")
@pytest.mark.parametrize(
    ("armies", "target", "beside", "after"),
    [
        # Two indestructible cities give 1 in all.
        (2, "village", "B village, C indestructible, D indestructible", "R village 2"),
        (1, "village", "B village, C indestructible, D indestructible", "O village"),
        # It adds to a rampart: 2 + 1.
        (3, "fortified", "B fortified, C indestructible", "O fortified"),
    ],
)
def test_the_defence_of_neighbours(armies: int, target: str, beside: str, after: str) -> None:
    table = scene("_ F:C H:D", "M:A H:B _", R=f"A city {armies}", O=beside).turn(R="B mil 1")
    assert table.at("B") == after


@rule("YUA-Q48")
def test_an_indestructible_city_protects_only_its_own_clan() -> None:
    table = scene("M:A H:B F:C", R="A city 1", O="B village", G="C indestructible").turn(R="B mil 1")
    assert table.at("B") == "R village 1"


@rule("YUA-185", "YUA-Q91")
@pytest.mark.parametrize(
    ("row", "armies", "stands", "plan", "after"),
    [
        ("^ H:T ^", 2, "city 1", "pass", "O city"),
        # No army, one mountain only, and an army that has left to attack.
        ("^ H:T ^", 1, "city", "pass", "R village 1"),
        ("^ H:T _", 2, "city 1", "pass", "R village 1"),
        ("^ H:T ^", 1, "city 1", "X mil 1", "R village 1"),
    ],
)
def test_xiangi_has_a_bonus_only_with_an_army_between_two_mountains(
    row: str, armies: int, stands: str, plan: str, after: str
) -> None:
    table = scene(row, "F:X M:A _", R=f"A city {armies}", O=f"T {stands}", G="X village", options={"clan_powers": True})
    assert table.turn(R="T mil 1", O=plan).at("T") == after


@rule("YUA-Q61")
def test_a_strike_removes_exactly_one_army() -> None:
    table = scene("M:A F:B H:C R:D", R="A city 1", O="B village, C village 3, D city", purse={"R": 6}).turn(R="B mil 3")
    assert table.at("C") == "O village 2"


@rule("YUA-Q100")
def test_a_strike_meets_the_defence_as_it_was_when_the_attackers_had_left() -> None:
    # G's attack kills the army of C between two mountains, which counts for the whole step.
    table = scene(
        "_ _ ^ ^", "M:A F:B H:C M:G1", "_ _ R:D _",
        R="A city 1", G="G1 city 2", O="B village, C village 1, D city", purse={"R": 6}, options={"clan_powers": True},
    ).turn(R="B mil 3", G="C mil 1")  # fmt: skip
    assert table.at("B") == "R village 2"
    assert table.at("C") == "O village"


@rule("YUA-Q71")
def test_the_last_village_goes_to_the_conquered_target() -> None:
    table = scene("M:A F:C H:B R:D", R="A city 1", O="C village, B village, D city", purse={"R": 6},
                  far=[("R", "village")] * 17)  # fmt: skip
    table.turn(R="C mil 3")
    assert (table.at("C"), table.at("B")) == ("R village 2", "-")


@rule("YUA-Q66")
def test_a_group_without_a_city_lives_until_it_loses_a_province() -> None:
    table = scene("M:A F:B H:C R:D", R="A city 1", O="B village, C village, D village").turn(R="A fort 1")
    assert table.at("D") == "O village"
    table.turn(R="B mil 1")
    assert table.all() == {"A": "R doubled", "B": "R village 1", "C": "R village", "D": "R village"}


@rule("YUA-Q98")
def test_a_culprit_gets_a_fallen_province_even_apart_from_his_conquest() -> None:
    # Z hangs on the city X by Y1 and Y2. R takes X, which alone is enough; G and D take what lies between.
    table = scene(
        "F:G1 R:Y1 H:Z", "M:X F:Y2 R:D1", "M:R1 _ _",
        R="R1 city 1", G="G1 city 1", D="D1 city 1", O="X city, Y1 village, Y2 village, Z village",
    ).turn(R="X mil 1", G="Y1 mil 1", D="Y2 mil 1")  # fmt: skip
    assert [table.at(name) for name in ("X", "Y1", "Y2", "Z")] == [
        "R village 1",
        "G village 1",
        "D village 1",
        "R village",
    ]


@rule("YUA-Q67")
def test_a_fallen_province_goes_to_the_one_who_cut_it_off_alone() -> None:
    table = scene(
        "M:R1 F:X H:Y R:Z M:G1", "_ _ ~ ~ _",
        R="R1 city 1", G="G1 city 1", O="X city, Y village, Z village",
    ).turn(R="X mil 1", G="Z mil 1")  # fmt: skip
    # R takes the only city: Y falls by R alone; G's conquest of Z cuts nothing off.
    assert table.at("Y") == "R village"
    assert table.at("Z") == "G village 1"


@rule("YUA-Q67", "YUA-Q68")
def test_what_the_defender_takes_has_no_city_that_could_save_his_group() -> None:
    # O takes D's city N, which is a village then; so R alone has cut Y off.
    table = scene("M:A F:X H:Y M:N", R="A city 1", O="X city, Y village 1", D="N city").turn(R="X mil 1", O="N mil 1")
    assert [table.at(name) for name in "XYN"] == ["R village 1", "R village", "O city 1"]


@rule("YUA-Q67")
def test_what_the_defender_takes_without_a_village_does_not_link_his_group() -> None:
    table = scene("M:A F:B H:C R:D M:E", R="A city 1", O="B city, C village 1, E city", G="D village",
                  far=[("O", "village")] * 17)  # fmt: skip
    table.turn(R="B mil 1", O="D mil 1")
    assert [table.at(name) for name in "BCDE"] == ["R village 1", "R village", "-", "O city"]


@rule("YUA-Q99")
def test_only_takers_of_the_own_old_group_are_to_blame() -> None:
    # O's conquest of N joins Y to K; G takes K, the city of the other group: nobody of Y's old group cut it off but R.
    table = scene(
        "M:A F:X H:Y M:N R:K M:G1",
        R="A city 1", G="G1 city 1", O="X city, Y village 1, K city", D="N village",
    ).turn(R="X mil 1", O="N mil 1", G="K mil 1")  # fmt: skip
    # With O's own conquest and R's alone, Y would still be joined to the city K; so it becomes free.
    assert table.at("Y") == "-"
    assert table.at("N") == "O city 1"


@rule("YUA-Q101")
def test_strikes_take_place_without_a_village_for_the_target() -> None:
    table = scene("M:A F:B H:C R:D", R="A city 1", O="B village, C village, D city", purse={"R": 6},
                  far=[("R", "village")] * 18)  # fmt: skip
    table.turn(R="B mil 3")
    assert [table.at(name) for name in "BCD"] == ["-", "-", "O city"]
    assert table.armies_left("R") == 9


# Income and levelling


@rule("YUA-148", "YUA-149", "YUA-Q75")
def test_only_passing_and_level_two_bring_money() -> None:
    table = scene("R:A F:B M:C", R="A doubled, B village", O="C city", purse={"O": 100}).turn(R="A mil 1")
    assert table.purses() == {"R": 4, "O": 106}


@rule("YUA-150")
def test_markers_follow_what_is_controlled() -> None:
    table = scene("R:A F:B H:C", R="A city", temples="C").turn(R="A fort 1 dev 1")
    assert table.told("levelled")[0] == ("R", {"temples": 0, "rice": 2, "forest": 1, "mine": 0})
    table.turn(R="A dev 1")
    assert table.told("levelled")[0] == ("R", {"temples": 1, "rice": 2, "forest": 1, "mine": 0})


@rule("YUA-Q76", "YUA-O05")
def test_an_eruption_comes_before_the_markers() -> None:
    table = scene("R:A V F:B", R="A city", O="B city 2", turn=9, options={"volcanoes": True}).turn()
    assert table.told("levelled")[0] == ("R", {"temples": 0, "rice": 0, "forest": 0, "mine": 0})
    assert table.told("erupted") == [("-", {"province": ["A", "B"]})]


@rule("YUA-178")
def test_an_eruption_that_buries_nothing_is_told_too() -> None:
    table = scene("R:A V F:B ^ H:C", R="C city", turn=5, options={"volcanoes": True}).turn()
    assert table.told("erupted") == []
    assert table.told("erupted_in_vain") == [("-", {})]


@rule("YUA-O05", "YUA-177", "YUA-178")
def test_without_the_option_a_volcano_is_only_a_mountain() -> None:
    table = scene("R:A V", R="A city", turn=5).turn()
    assert table.at("A") == "R city"
    assert table.told("levelled")[0] == ("R", {"temples": 0, "rice": 1, "forest": 0, "mine": 0})


@rule("YUA-118", "YUA-Q21")
def test_a_militarisation_of_a_free_province_comes_to_nothing_and_is_told_so() -> None:
    table = scene("M:A F:B", R="A city", purse={"R": 7}).turn(R="B mil 2")
    assert (table.at("B"), table.armies_left("R")) == ("-", 9)
    assert [(side, told["province"]) for side, told in table.told("no_effect")] == [("R", "B")]
