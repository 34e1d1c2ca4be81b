"""Step 3: recruitment (p. 14)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.course import course_of
from imperia.games.yuan.effects import EFFECTS, RECRUITMENT
from imperia.games.yuan.pieces import add_armies
from imperia.games.yuan.printed import MILITARISATION
from imperia.games.yuan.state import FREE, YuanState
from imperia.games.yuan.words import ARMIES_RAISED, NO_EFFECT, STAGE_BEGAN
from imperia.kernel.agenda import Step


class Recruit(Step[YuanState]):
    """Armies for own cities (YUA-083, YUA-118 to YUA-122)."""

    def run(self, state: YuanState) -> None:
        """On a village, or on a free province, nothing happens (YUA-Q21)."""
        course = course_of(state)
        state.tell(STAGE_BEGAN, -1, 2)
        for seat, plan in enumerate(state.plans):
            level = plan.levels[MILITARISATION]
            owner = state.owner[plan.target] if level else FREE
            if not course.acts[seat] or not level or owner not in (FREE, seat):
                continue
            came = 0
            if recruits(state, seat):
                came = add_armies(state, plan.target, EFFECTS[RECRUITMENT][level].armies)
            if came:
                state.tell(ARMIES_RAISED, seat, state.board.names[plan.target], came)
            else:
                state.tell(NO_EFFECT, seat, MILITARISATION, level - 1, state.board.names[plan.target])


def recruits(state: YuanState, seat: int) -> bool:
    """True if the clan's target is a city of its own, or a village where its power is enough (YUA-118, YUA-Q93)."""
    target = state.plans[seat].target
    return state.owner[target] == seat and (state.towns[target] > 0 or state.powers[seat].recruits_on_village)


RECRUIT: Final = Recruit()
