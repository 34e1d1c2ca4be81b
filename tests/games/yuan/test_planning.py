"""Costs and planning: what may be written behind a screen, and who may see it (p. 9, 10)."""

from typing import Any

import pytest

from imperia.games.yuan.knowledge import imagine
from imperia.games.yuan.pieces import group_of
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadPosition, IllegalMove
from tests.games.yuan.table import GAME, Scene, legal, look, play, scene, why_not
from tests.rule import rule

FOUR_RICE = "R:A R:B R:C R:D F:E F:F F:G F:H F:I M:J M:K ^ ^ H:L"
ALL_OF_R = (
    "A village, B village, C village, D village, E village, F village, G village, H village, I village, J village"
)


def costs(table: Scene, side: str = "R") -> list[list[int]]:
    """What each level of each type costs a side."""
    return look(table.state, table.seat(side)).costs


@rule("YUA-062", "YUA-E01", "YUA-043", "YUA-063", "YUA-064", "YUA-065")
def test_levels_cost_nothing_four_and_seven_less_the_fitting_provinces() -> None:
    bare = scene("H:A", R="A city")
    assert costs(bare) == [[0, 0, 4, 7]] * 3
    two = scene("R:A R:B", R="A city, B village")
    assert costs(two) == [[0, 0, 2, 5], [0, 0, 4, 7], [0, 0, 4, 7]]
    four = scene("R:A R:B R:C R:D R:E", R="A city, B village, C village, D village, E village")
    assert costs(four)[0] == [0, 0, 0, 2]
    mixed = scene("F:A M:B", R="A city, B village")
    assert costs(mixed) == [[0, 0, 4, 7], [0, 0, 3, 6], [0, 0, 3, 6]]


@rule("YUA-E02", "YUA-069", "YUA-067")
def test_a_turn_costs_the_sum_of_its_actions() -> None:
    table = scene(FOUR_RICE, R=f"{ALL_OF_R}, K village", purse={"R": 4})
    table.turn(R="A dev 1 fort 3 mil 2")
    assert table.told("paid") == [("R", {"chao": 4})]
    assert table.purse("R") == 0


@rule("YUA-E03", "YUA-066")
def test_a_doubled_province_counts_twice() -> None:
    table = scene("F:A F:B F:C M:D M:E", R="A doubled, B village, C village, D village, E village", purse={"R": 5})
    table.turn(R="A dev 1 fort 3 mil 2")
    assert table.told("paid") == [("R", {"chao": 5})]


@rule("YUA-067")
def test_what_is_left_of_a_reduction_does_not_pass_on() -> None:
    table = scene("R:A R:B R:C R:D R:E", R="A village, B village, C village, D village, E village", purse={"R": 3})
    table.draft("R", "target A", "dev 2")
    assert "fort 2" not in legal(table.state, 0)


@rule("YUA-068")
def test_reductions_are_not_used_up() -> None:
    table = scene("R:A R:B R:C R:D", R="A village, B village, C village, D village", purse={"R": 0})
    for _ in range(2):
        table.turn(R="A dev 2")
        assert table.told("paid") == [("R", {"chao": 0})]
    assert table.purse("R") == 4


@rule("YUA-E05", "YUA-116")
def test_ramparts_come_from_the_common_supply() -> None:
    table = scene("H:A H:B", R="A city, B city", purse={"R": 30})
    left = []
    for plan in ("A fort 2", "B fort 3", "A fort 3"):
        table.turn(R=plan)
        left.append(look(table.state).ramparts_left)
    assert left == [23, 21, 20]


@rule("YUA-E04", "YUA-060", "YUA-061")
def test_water_does_not_join_groups() -> None:
    table = scene("R:A F:B ^ M:C ~ H:D R:E", R="A city, B village, C village, D village, E village")
    board, owner = table.state.board, table.state.owner
    groups = {frozenset(group_of(board.adjacent, owner, province)) for province in range(board.size)}
    assert groups == {frozenset({0, 1}), frozenset({2}), frozenset({3, 4})}


@rule("YUA-073", "YUA-074", "YUA-075", "YUA-077", "YUA-078")
def test_a_plan_is_a_target_and_levels_or_a_pass() -> None:
    table = scene("R:A F:B ~ ^", R="A city", purse={"R": 20})
    state = table.state
    assert state.to_act() == (0, 1)
    assert legal(state, 0) == {"pass", f"target {table.names['A']}", f"target {table.names['B']}"}
    assert why_not(state, 0, "dev 1") == ["YUA-Q17", "YUA-074"]
    assert why_not(state, 0, "target Zou") == ["YUA-042", "YUA-074"]
    table.draft("R", "target B")
    levels = {f"{verb} {level}" for verb in ("dev", "fort", "mil") for level in (1, 2, 3)}
    assert legal(state, 0) == levels | {"ready", "change"}
    assert why_not(state, 0, f"target {table.names['A']}") == ["YUA-077"]
    assert why_not(state, 0, "pass") == ["YUA-078"]


@rule("YUA-076")
def test_at_most_one_action_of_each_type() -> None:
    table = scene("R:A F:B", R="A city", purse={"R": 20}).draft("R", "target B", "fort 2")
    assert not {"fort 1", "fort 3"} & legal(table.state, 0)
    assert why_not(table.state, 0, "fort 3") == ["YUA-076"]
    table.draft("R", "dev 3", "mil 1")
    assert legal(table.state, 0) == {"ready", "change"}


@rule("YUA-070")
def test_a_dearer_level_of_a_type_that_is_set_may_be_too_dear_in_its_place() -> None:
    table = scene("H:A F:B", R="A city", purse={"R": 8}).draft("R", "target A", "dev 2", "mil 1")
    # Four chão are left beside the development: enough for militarisation II in place of I, not for III.
    assert why_not(table.state, 0, "mil 2") == ["YUA-076"]
    assert why_not(table.state, 0, "mil 3") == ["YUA-070", "YUA-Q14"]
    assert why_not(table.state, 0, "dev 3") == ["YUA-076"]
    assert "7 chão; 4 left" in GAME.explain(table.state, 0, GAME.parse("mil 3"), "en")
    assert GAME.explain(table.state, 0, GAME.parse("mil 2"), "en") == ""


@rule("YUA-070", "YUA-Q14")
def test_a_plan_costs_no_more_than_the_purse() -> None:
    table = scene("R:A F:B", R="A city", purse={"R": 7}).draft("R", "target A", "dev 2")
    assert legal(table.state, 0) == {"fort 1", "fort 2", "mil 1", "mil 2", "ready", "change"}
    assert why_not(table.state, 0, "mil 3") == ["YUA-070", "YUA-Q14"]
    assert "7 chão; 4 left" in GAME.explain(table.state, 0, GAME.parse("mil 3"), "en")
    with pytest.raises(IllegalMove, match="YUA-070"):
        table.draft("R", "mil 3")
    with pytest.raises(BadPosition, match="YUA-070"):
        GAME.position({**table.state.data(), "chao": [2, 4]})


@rule("YUA-Q15")
def test_what_this_turn_brings_does_not_lower_this_turns_costs() -> None:
    # The rice field that is colonised comes too late for the development that colonises it.
    table = scene("H:A R:B", R="A city").turn(R="B dev 2")
    assert table.told("paid") == [("R", {"chao": 4})]
    assert costs(table)[0] == [0, 0, 3, 6]


@rule("YUA-Q16")
def test_nobody_pays_with_stolen_money() -> None:
    table = scene("H:A F:B", R="A city", O="B city", purse={"R": 6, "O": 9})
    table.draft("R", "target A")
    assert "dev 3" not in legal(table.state, 0)


@rule("YUA-Q17", "YUA-148")
def test_a_target_without_a_level_is_a_pass() -> None:
    table = scene("R:A F:B", R="A city").draft("R", "target B", "ready").draft("O", "pass")
    assert table.purses() == {"R": 10, "O": 10}
    assert why_not(table.state, 0, "ready") == ["YUA-Q17"]


@rule("YUA-Q18", "YUA-119", "YUA-107")
def test_a_plan_that_cannot_work_may_be_made_and_is_no_pass() -> None:
    table = scene("R:A F:B M:C", R="A city, B village", O="C city")
    table.turn(R="B fort 1 mil 1", O="A dev 2")
    assert table.all() == {"A": "R city", "B": "R village", "C": "O city"}
    assert table.purses() == {"R": 4, "O": 0}
    preview = GAME.preview(
        scene("R:A F:B", R="A city", O="B city").draft("R", "target B").state, 0, GAME.parse("dev 1")
    )
    assert (preview.cost, preview.left, preview.action) == (0, 4, "")


@rule("YUA-Q97")
def test_nothing_changes_hands_by_agreement() -> None:
    verbs = {verb.word for verb in GAME.vocabulary.verbs}
    assert verbs == {
        "take", "lay", "turn", "found", "bid", "choose",
        "pass", "target", "dev", "fort", "mil", "hold", "ready", "change",
    }  # fmt: skip
    # Before the screens are lifted no move gives anything to anybody, whatever has been planned.
    table = scene("R:A F:B M:C", G="A city 2", O="C city 1", purse={"G": 9}, options={"clan_powers": True})
    for plan in ((), ("target C",), ("target C", "mil 2"), ("target C", "mil 2", "ready")):
        drafted = scene("R:A F:B M:C", G="A city 2", O="C city 1", purse={"G": 9}, options={"clan_powers": True})
        drafted.draft("G", *plan)
        for move in drafted.state.moves(drafted.seat("G")):
            after = drafted.state.copy()
            after.play(drafted.seat("G"), move)
            assert after.chao == table.state.chao
            assert (after.owner, after.troops, after.armies) == (
                table.state.owner, table.state.troops, table.state.armies,
            )  # fmt: skip


# Secrets


@rule("YUA-073", "YUA-038")
def test_a_plan_can_be_changed_until_all_are_ready_and_nobody_sees_it() -> None:
    table = scene("R:A F:B M:C", R="A city", O="C city", G="B village")
    state = table.state
    state.journal = []
    before = [look(state, seat) for seat in (1, 2)] + [look(state)]
    table.draft("R", "target B", "dev 1")
    assert [look(state, seat) for seat in (1, 2)] + [look(state)] == before
    assert state.journal == []
    own = look(state, 0).plan
    assert own is not None
    assert (own.target, own.levels, own.cost) == (table.names["B"], [1, 0, 0], 0)
    table.draft("R", "ready")
    assert state.to_act() == (0, 1, 2)
    assert state.awaited() == (1, 2)
    assert [clan.ready for clan in look(state, 1).clans] == [True, False, False]
    assert legal(state, 0) == {"change"}
    assert why_not(state, 0, "dev 1") == ["YUA-073"]
    table.draft("R", "change", "target A", "fort 1", "ready")
    assert [(event.what.word, event.details) for event in state.journal] == [
        ("is_ready", []), ("reopened", []), ("is_ready", []),
    ]  # fmt: skip
    imagined = {imagine(state, 1, Chance(seed)).plans[0].target for seed in range(80)}
    assert imagined == {-1, 0, 1, 2}


@rule("YUA-079", "YUA-080")
def test_all_screens_are_lifted_together() -> None:
    table = scene("R:A F:B M:C", R="A city", O="C city").turn(R="A fort 1", O="C fort 1 mil 1")
    words = [event.what.word for event in table.events]
    assert words.index("plan_shown") > words.index("is_ready", words.index("is_ready") + 1)
    assert table.told("plan_shown") == [
        ("R", {"province": "A", "development": 0, "fortification": 1, "militarisation": 0, "cost": 0}),
        ("O", {"province": "C", "development": 0, "fortification": 1, "militarisation": 1, "cost": 0}),
    ]
    assert look(table.state).clans[1].last_levels == [0, 1, 1]


@rule("YUA-Q09")
def test_money_markers_and_reserves_are_open() -> None:
    table = scene("R:A F:B M:C", R="A city 2, B village", O="C city", purse={"R": 9})
    for seat in (0, 1, None):
        clan = look(table.state, seat).clans[0]
        assert (clan.chao, clan.rice, clan.forest, clan.mine) == (9, 1, 1, 0)
        assert (clan.villages_left, clan.cities_left, clan.armies_left) == (17, 13, 7)


def test_who_may_not_plan_any_more_is_told_why() -> None:
    table = scene("R:A F:B", R="A city")
    play(table.state, 0, "pass")
    assert why_not(table.state, 0, "pass") == ["YUA-073"]


def test_a_preview_shows_the_map_as_the_plan_would_leave_it_if_all_others_passed() -> None:
    planning = scene("R:A F:B M:C H:D", R="A city", O="D city").draft("R", "target B")
    preview = GAME.preview(planning.state, 0, GAME.parse("dev 1"))
    assert {one.name: one.owner for one in preview.expected} == {planning.names["B"]: 0, planning.names["C"]: 0}


def test_the_own_plan_shows_what_it_would_leave() -> None:
    planning = scene("R:A F:B M:C", R="A city", O="C city").draft("R", "target A", "fort 1")
    plan = look(planning.state, 0).plan
    assert plan is not None
    assert [(one.name, one.cities) for one in plan.expected] == [(planning.names["A"], 2)]
    assert plan.chao_after == 4


def test_a_target_tells_what_each_type_would_be_and_which_armies_would_attack() -> None:
    planning = scene("M:A F:B H:C ~ R:D F:E", R="A city 2", O="B village", clans={"R": "mu"})
    see = {name: GAME.preview(planning.state, 0, GAME.parse(f"target {planning.names[name]}")) for name in "AB"}
    assert see["A"].actions == ["expansion", "reinforcement", "recruitment"]
    assert (see["B"].actions[2], see["B"].sources, see["B"].force) == ("attack", [planning.names["A"]], 2)


def test_a_free_province_out_of_reach_is_for_level_three() -> None:
    planning = scene("M:A ^ F:B ^ R:C", R="A city", O="C city")
    preview = GAME.preview(planning.state, 0, GAME.parse(f"target {planning.names['B']}"))
    assert (preview.far, preview.actions[0]) == (True, "colonisation")


@rule("YUA-Q18", "YUA-Q19", "YUA-089")
@pytest.mark.parametrize(
    ("rows", "land", "draft", "move", "action"),
    [
        # A village that the same plan makes a city recruits (YUA-E20); one that stays a village does not.
        ("R:A F:B", {"R": "A city, B village"}, "fort 2", "mil 2", "recruitment"),
        ("R:A F:B", {"R": "A city, B village"}, "fort 1", "mil 2", ""),
        ("R:A F:B", {"R": "A city"}, "dev 1", "mil 2", ""),
        # A colonised village becomes a city by itself where its group has none (YUA-E14).
        ("R:A ~ F:B", {"R": "A city"}, "dev 1", "fort 3", "reinforcement"),
        ("R:A ~ F:B", {"R": "A city"}, "dev 1", "mil 2", "recruitment"),
        ("R:A F:B", {"R": "A city"}, "dev 1", "fort 3", "urbanisation"),
        # What is conquered is urbanised or reinforced, what is not is neither (YUA-E32, YUA-E33, YUA-E58).
        ("R:A ~ F:B", {"R": "A city 1", "O": "B city"}, "mil 1", "fort 2", "reinforcement"),
        ("R:A F:B", {"R": "A city 1", "O": "B city"}, "mil 1", "fort 2", "urbanisation"),
        ("R:A F:B", {"R": "A city 1", "O": "B city 1"}, "mil 1", "fort 2", ""),
        ("R:A F:B", {"R": "A city 1", "O": "B city 1"}, "fort 1", "mil 1", "attack"),
        # No army in reach is no attack (YUA-Q53).
        ("R:A F:B", {"R": "A city", "O": "B city"}, "fort 1", "mil 2", ""),
    ],
)
def test_a_preview_names_the_action_that_the_type_will_be_at_its_step(
    rows: str, land: dict[str, Any], draft: str, move: str, action: str
) -> None:
    planning = scene(rows, purse={"R": 14}, **land).draft("R", "target B", draft)
    assert GAME.preview(planning.state, 0, GAME.parse(move)).action == action
    plan = look(planning.draft("R", move).state, 0).plan
    assert plan is not None
    assert plan.actions[("dev", "fort", "mil").index(move.split()[0])] == action


def test_a_target_tells_what_each_type_could_come_to() -> None:
    planning = scene("R:A F:B ~ M:C ^ H:D", R="A city, B village", O="C city", G="D indestructible 1")
    see = {name: GAME.preview(planning.state, 0, GAME.parse(f"target {planning.names[name]}")) for name in "BC"}
    # With a fortification of level II a village recruits; an attack without an army in reach has no force.
    assert see["B"].actions == ["expansion", "urbanisation", "recruitment"]
    assert (see["C"].actions, see["C"].force, see["C"].far) == (["", "", "attack"], 0, False)


@rule("YUA-073", "YUA-077")
def test_only_a_plan_that_was_ready_is_told_to_be_changed() -> None:
    table = scene("M:A F:B", R="A city", O="B city")
    table.state.journal = []
    table.draft("R", "target B", "dev 1", "change")
    # Nobody hears what happens behind a screen.
    assert table.state.journal == []
    table.draft("R", "target B", "dev 1", "ready", "change")
    assert [(event.what.word, event.seat) for event in table.state.journal] == [("is_ready", 0), ("reopened", 0)]


@rule("YUA-Q18")
def test_a_plan_that_would_come_to_nothing_is_warned_of() -> None:
    # Militarisation on a free province, and an attack that no army can reach, do nothing.
    table = scene("R:A ~ F:B F:C", R="A city", O="C city")
    for target, level in (("B", "mil 1"), ("C", "mil 1"), ("C", "dev 1")):
        state = table.draft("R", f"target {target}", level).state
        assert GAME.warn(state, 0, GAME.parse("ready"), "en").startswith("As things stand, nothing will come of this")
        assert GAME.warn(state, 0, GAME.parse("ready"), "fr").startswith("En l’état, cette programmation")
        assert GAME.warn(state, 0, GAME.parse("change"), "en") == ""
        table.draft("R", "change")


@rule("YUA-Q18")
def test_a_plan_that_changes_something_or_pays_is_not_warned_of() -> None:
    table = scene("R:A F:B", R="A city")
    assert GAME.warn(table.draft("R", "target B", "dev 1").state, 0, GAME.parse("ready"), "en") == ""
    table.draft("R", "change")
    # A target without a level is a pass, which is paid.
    assert GAME.warn(table.draft("R", "target B").state, 0, GAME.parse("ready"), "en") == ""
