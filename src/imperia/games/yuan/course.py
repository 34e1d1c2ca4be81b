"""Notes of one resolution: how the plans were read, who was bounced, who conquered, what money is due."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.abilities import Effect
from imperia.games.yuan.effects import EFFECTS
from imperia.games.yuan.state import YuanState

NO_ACTION: Final = -1


class Course:
    """Notes that the steps of a resolution pass on, by seat."""

    def __init__(self, seats: int) -> None:
        # True for a plan that was neither a pass nor bounced.
        self.acts: list[bool] = [False] * seats
        self.bounced: list[bool] = [False] * seats
        # How the planned development is read: colonisation, expansion or nothing (YUA-089).
        self.development: list[int] = [NO_ACTION] * seats
        # What the fortification cost, in case it is given back, and whether it waits for the attack (YUA-144, YUA-146).
        self.fortification_cost: list[int] = [0] * seats
        self.fortifies_later: list[bool] = [False] * seats
        self.conquered: list[bool] = [False] * seats
        # Owners and cities before step 4, by province.
        self.owners: vec[i64] = vec[i64]()
        self.cities: vec[i64] = vec[i64]()


def course_of(state: YuanState) -> Course:
    """The notes of the resolution that is under way."""
    assert state.course is not None
    return state.course


def development_of(state: YuanState, seat: int) -> Effect:
    """The effect of a clan's development; nothing where it is void."""
    action = course_of(state).development[seat]
    return EFFECTS[max(action, 0)][state.plans[seat].levels[0] if action >= 0 else 0]
