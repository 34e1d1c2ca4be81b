"""A worker's part of hints and coach, working from its input alone."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec

import imperia
from imperia.coach.coach import Coach
from imperia.coach.hints import Hint, find_hint
from imperia.coach.report import Report
from imperia.kernel.record import read_record
from imperia.kernel.words import calling

# Seconds of one look, after which the worker is free for others.
LOOK: Final = 0.7
# So many games stay in a worker; the one that was asked for longest ago leaves first.
MOST_GAMES: Final = 4


class HintTask(msgspec.Struct, frozen=True):
    """A decision of a person, and a position that their seat could not tell from the true one."""

    table: str
    game: str
    content: str
    seat: int
    seed: int
    position: dict[str, Any]
    names: list[str]
    lang: str


class CoachTask(msgspec.Struct, frozen=True):
    """A finished game, and whose decisions are to be told."""

    table: str
    record: str
    seat: int
    names: list[str]
    lang: str


def give_hint(task: HintTask) -> Hint:
    """Find a hint; this runs in a worker."""
    world = imperia.game(task.game, task.content).position(task.position)
    with calling(task.names):
        return find_hint(world, task.seat, task.lang, task.seed)


# The games of this worker that somebody looks at with the coach.
_COACHES: Final[OrderedDict[str, Coach]] = OrderedDict()


def look_further(task: CoachTask) -> Report:
    """Look at a game for a while, and say what is known; this runs in a worker."""
    coach = _COACHES.pop(task.table, None)
    if coach is None:
        record, _ = read_record(task.record, imperia.game)
        coach = Coach(record, record.seed)
    _COACHES[task.table] = coach
    if len(_COACHES) > MOST_GAMES:
        _COACHES.popitem(last=False)
    coach.work(task.seat, LOOK)
    with calling(task.names):
        return coach.report(task.seat, task.lang)
