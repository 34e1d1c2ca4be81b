"""Step 3: recruitment (p. 14)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.course import course_of
from imperia.games.yuan.effects import EFFECTS, RECRUITMENT
from imperia.games.yuan.pieces import add_armies
from imperia.games.yuan.printed import MILITARISATION
from imperia.games.yuan.state import FREE, YuanState
from imperia.games.yuan.words import (
    ARMIES_RECRUITED,
    ARMY_RECRUITED,
    NO_ARMY_LEFT,
    NO_EFFECT,
    RECRUITMENT_BEGAN,
    RECRUITMENT_I,
)
from imperia.kernel.agenda import Step


class Recruit(Step[YuanState]):
    """Armies for own cities (YUA-083, YUA-118 to YUA-122)."""

    def run(self, state: YuanState) -> None:
        """On a village, or on a free province, nothing happens (YUA-Q21)."""
        course = course_of(state)
        state.tell(RECRUITMENT_BEGAN, -1, 2)
        for seat, plan in enumerate(state.plans):
            level = plan.levels[MILITARISATION]
            owner = state.owner[plan.target] if level else FREE
            if not course.acts[seat] or not level or owner not in (FREE, seat):
                continue
            wanted = EFFECTS[RECRUITMENT][level].armies
            came = 0
            without = NO_EFFECT
            if recruits(state, seat):
                came = add_armies(state, plan.target, wanted)
                without = NO_ARMY_LEFT if wanted else RECRUITMENT_I
            if came:
                raised = ARMY_RECRUITED if wanted == 1 else ARMIES_RECRUITED
                state.tell(raised, seat, state.board.names[plan.target], came)
            else:
                state.tell(without, seat, MILITARISATION, level - 1, state.board.names[plan.target])


def recruits(state: YuanState, seat: int) -> bool:
    """True if the clan's target is a city of its own, or a village where its power is enough (YUA-118, YUA-Q93)."""
    target = state.plans[seat].target
    return state.owner[target] == seat and (state.towns[target] > 0 or state.powers[seat].recruits_on_village)


RECRUIT: Final = Recruit()
