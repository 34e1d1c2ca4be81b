"""One line of the log may have several causes: each cites the rule that speaks of its own."""

from collections.abc import Callable, Mapping

import pytest

from imperia.kernel.events import NO_SEAT
from imperia.kernel.game import Value
from tests.games.yuan.table import GAME, Scene, scene

Told = Callable[[], Scene]
RICH = {"R": 9}


def rules_of(table: Scene, word: str) -> list[str]:
    """The rules that the events of one kind cite in the last turn."""
    return [event.what.rule for event in table.events if event.what.word == word]


def without_a_city_left() -> Scene:
    return scene("R:A F:B", R="A city, B village", far=[("R", "city")] * 13)


LINES: list[tuple[str, str, Told]] = [
    ("settled", "YUA-092", lambda: scene("R:A F:B", R="A city").turn(R="B dev 1")),
    ("settled", "YUA-098", lambda: scene("R:A F:B", R="A city").turn(R="A dev 1")),
    ("passed", "YUA-078", lambda: scene("R:A F:B", R="A city").turn(O="A mil 1")),
    ("passed", "YUA-Q17", lambda: scene("R:A F:B", R="A city").turn(R="A", O="A mil 1")),
    ("city_built", "YUA-108", lambda: scene("R:A F:B", R="A city, B village").turn(R="B fort 2")),
    ("city_built", "YUA-109", lambda: scene("R:A F:B", R="A city, B village", purse=RICH).turn(R="B fort 3")),
    ("walled", "YUA-109", lambda: scene("R:A F:B", R="A city, B village", purse=RICH).turn(R="B fort 3")),
    ("armies_raised", "YUA-109", lambda: scene("R:A F:B", R="A city, B village", purse=RICH).turn(R="B fort 3")),
    ("doubled", "YUA-111", lambda: scene("R:A", R="A city").turn(R="A fort 1")),
    ("doubled", "YUA-112", lambda: scene("R:A", R="A city").turn(R="A fort 2")),
    ("walled", "YUA-112", lambda: scene("R:A", R="A city").turn(R="A fort 2")),
    ("walled", "YUA-113", lambda: scene("R:A", R="A city", purse=RICH).turn(R="A fort 3")),
    ("armies_raised", "YUA-113", lambda: scene("R:A", R="A city", purse=RICH).turn(R="A fort 3")),
    ("armies_raised", "YUA-120", lambda: scene("R:A", R="A city").turn(R="A mil 2")),
    ("armies_raised", "YUA-121", lambda: scene("R:A", R="A city", purse=RICH).turn(R="A mil 3")),
    ("no_effect", "YUA-107", lambda: scene("R:A F:B", R="A city, B village").turn(R="B fort 1")),
    ("no_effect", "YUA-119", lambda: scene("R:A", R="A city").turn(R="A mil 1")),
    ("no_effect", "YUA-131", lambda: scene("R:A M:B M:C", R="A city 3, B city 3, C city 3").turn(R="A mil 2")),
    ("no_effect", "YUA-Q45", lambda: scene("R:A", R="A doubled").turn(R="A fort 1")),
    ("no_effect", "YUA-Q72", lambda: without_a_city_left().turn(R="B fort 2")),
    ("no_effect", "YUA-Q21", lambda: scene("R:A F:B", R="A city").turn(R="B fort 1")),
    ("no_effect", "YUA-145", lambda: scene("R:A F:B", R="A city", O="B city").turn(R="B fort 1 mil 1")),
    ("repelled", "YUA-134", lambda: scene("R:A F:B", R="A city 1", O="B city 1").turn(R="B mil 1")),
    ("repelled", "YUA-136", lambda: scene("R:A F:B", R="A city 2", O="B fortified").turn(R="B mil 1")),
]


@pytest.mark.parametrize(("word", "rule", "given"), LINES, ids=[f"{word}-{rule}" for word, rule, _ in LINES])
def test_a_line_cites_the_rule_of_its_own_cause(word: str, rule: str, given: Told) -> None:
    assert rules_of(given(), word) == [rule]


def test_what_becomes_free_cites_why() -> None:
    line = "M:R1 R:O1 F:O2 H:O3 R:O4 M:G1"
    table = scene(line, R="R1 city 1", G="G1 city 1", O="O1 city, O2 village, O3 village, O4 city")
    assert rules_of(table.turn(R="O1 mil 1", G="O4 mil 1"), "freed") == ["YUA-173"]
    table = scene(line, R="R1 city 1", G="G1 city 1", O="O1 city, O2 village, O3 village, O4 village")
    assert rules_of(table.turn(R="O1 mil 1", G="O4 mil 1"), "freed") == []
    bare = scene("M:A F:B H:C R:D", R="A city 1", O="B city, C village, D village", purse={"R": 6},
                 far=[("R", "village")] * 18)  # fmt: skip
    bare.turn(R="B mil 3")
    assert rules_of(bare, "left_free") == ["YUA-Q71", "YUA-Q101"]
    assert rules_of(bare, "freed") == ["YUA-Q71"]


def test_a_plan_asks_for_a_target_and_then_for_levels() -> None:
    table = scene("R:A F:B", R="A city", O="B city")
    asked = [table.state.choice().asked_by(table.state, 0)]
    for move in ("target A", "ready"):
        table.draft("R", move)
        asked.append(table.state.choice().asked_by(table.state, 0))
    assert asked == ["YUA-074", "YUA-075", "YUA-073"]


def test_each_step_of_the_resolution_cites_its_rule() -> None:
    assert rules_of(scene("R:A", R="A city").turn(), "stage_began") == [f"YUA-{number:03}" for number in range(81, 88)]


SETUPS: list[tuple[int, Mapping[str, Value], str, str]] = [
    (3, {}, "founded", "YUA-Q05"),
    (3, {}, "coloured", "YUA-019"),
    (3, {}, "wheel_turned", "YUA-009"),
    (3, {"auction": True}, "founded", "YUA-025"),
    (3, {"auction": True}, "coloured", "YUA-Q13"),
    (3, {"scenario": "crossing_waters"}, "map_imposed", "YUA-187"),
    (3, {"scenario": "crossing_waters"}, "founded", "YUA-187"),
    (4, {"scenario": "river_control"}, "map_imposed", "YUA-186"),
    (4, {"scenario": "river_control"}, "founded", "YUA-Q05"),
    (5, {"scenario": "general_conflict"}, "map_imposed", "YUA-188"),
    (5, {"scenario": "general_conflict"}, "founded", "YUA-188"),
]


@pytest.mark.parametrize(("seats", "options", "word", "rule"), SETUPS)
def test_the_setup_cites_how_the_table_was_agreed(
    seats: int, options: Mapping[str, Value], word: str, rule: str
) -> None:
    state = GAME.start(seats, 1, options, telling=True)
    assert {event.what.rule for event in state.journal or [] if event.what.word == word} == {rule}


def test_a_map_that_a_scenario_imposes_was_laid_by_nobody() -> None:
    state = GAME.start(3, 1, {"scenario": "crossing_waters"}, telling=True)
    assert [event.seat for event in state.journal or [] if event.what.word == "map_imposed"] == [NO_SEAT]
