"""What each event changes on the map: read off the engine, so that a log shows the map as it was at every step."""

from typing import Any, cast

import pytest

from imperia.games.yuan.changes import changes
from imperia.games.yuan.state import YuanState
from imperia.games.yuan.told import MapEvent
from imperia.games.yuan.view import ExpectedView
from imperia.games.yuan.words import PASSED
from imperia.kernel.chance import Chance
from imperia.kernel.events import EVERYONE
from imperia.kernel.record import Record
from imperia.play.course import Course
from tests.games.yuan.table import GAME, Scene, scene
from tests.rule import rule

BARE = {"owner": None, "clan": "", "cities": 0, "ramparts": 0, "armies": 0, "temple": False}
FIELDS = tuple(BARE)


def play(seats: int, seed: int, **options: Any) -> Course:
    """A game at random, with all that was heard."""
    course = Course(Record(GAME, seats, seed, options))
    chance = Chance(seed)
    while not course.state.over:
        seat = course.state.awaited()[0]
        moves = course.state.moves(seat)
        course.play(seat, moves[chance.below(len(moves))])
    return course


def seen(state: YuanState) -> dict[str, dict[str, Any]]:
    """What a view shows of the provinces."""
    return {one.name: {field: getattr(one, field) for field in FIELDS} for one in GAME.view(state, None).provinces}


def lay(pieces: dict[str, dict[str, Any]], changed: list[ExpectedView]) -> None:
    """Lay what stands on the provinces that have changed."""
    for one in changed:
        pieces[one.name] = {field: getattr(one, field) for field in FIELDS}


@pytest.mark.parametrize(("seats", "seed", "auction"), [(2, 1, False), (3, 2, True), (4, 3, False), (5, 4, True)])
def test_the_log_of_a_whole_game_shows_the_map_after_every_move(seats: int, seed: int, auction: bool) -> None:
    course = play(seats, seed, auction=auction)
    pieces: dict[str, dict[str, Any]] = {}
    for moves in range(len(course.record.moves) + 1):
        for changed in course.after(moves).changed:
            lay(pieces, changed)
        state = course.at(moves)
        assert isinstance(state, YuanState)
        assert {name: pieces.get(name, BARE) for name in seen(state)} == seen(state)


def told_by(table: Scene, before: MapEvent) -> list[tuple[str, dict[str, str]]]:
    """The events of a turn that change the map: what stands by them on which province, in the names of the example."""
    back = {real: name for name, real in table.names.items()}
    shown = changes(table.state, cast("list[MapEvent]", table.events), before)
    return [
        (event.what.word, {back[one.name]: f"{one.owner} {one.cities} {one.armies}" for one in changed})
        for event, changed in zip(table.events, shown, strict=True)
        if changed
    ]


@rule("YUA-129", "YUA-139")
def test_armies_leave_when_they_march_and_stand_where_they_have_conquered() -> None:
    table = scene("M:A F:B H:C", R="A city 3", O="B village 1, C city")
    before = table.state.event(PASSED, 0, [], EVERYONE, known=False)
    assert isinstance(before, MapEvent)
    table.turn(R="B mil 1")
    found = told_by(table, before)
    assert ("marched", {"A": "0 1 0"}) in found
    assert [where for what, where in found if what == "conquered"] == [{"B": "0 0 2"}]
    # The plans are shown before anything is moved.
    assert "plan_shown" not in [what for what, _ in found]
