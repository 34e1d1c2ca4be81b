"""A plan's outcome if all others passed: for warnings and previews (YUA-Q18)."""

from __future__ import annotations

from imperia.games.yuan.course import NO_ACTION, course_of
from imperia.games.yuan.effects import ATTACK as ATTACKING
from imperia.games.yuan.effects import RECRUITMENT
from imperia.games.yuan.phases.attack import ATTACK, attacks, crossing_sources, sources_of
from imperia.games.yuan.phases.development import DEVELOP
from imperia.games.yuan.phases.fortification import FORTIFY, fortification_on
from imperia.games.yuan.phases.lifting import LIFT_SCREENS
from imperia.games.yuan.phases.recruitment import RECRUIT, recruits
from imperia.games.yuan.printed import DEVELOPMENT, FORTIFICATION, MILITARISATION, TYPES
from imperia.games.yuan.state import NO_TARGET, PASS_PLAN, YuanState


def expected_actions(state: YuanState, seat: int) -> list[int]:
    """By type, the action that the seat's own plan would be; -1 where it would have no effect (YUA-089, YUA-Q19).

    Which action a type is depends on what stands on the target when its step begins, so the steps are played through.
    """
    found = [NO_ACTION] * len(TYPES)
    plan = state.plans[seat]
    if plan.target == NO_TARGET:
        return found
    twin = state.copy()
    twin.plans = [PASS_PLAN] * state.seats
    twin.plans[seat] = plan
    LIFT_SCREENS.run(twin)
    course = course_of(twin)
    found[DEVELOPMENT] = course.development[seat]
    DEVELOP.run(twin)
    if plan.levels[FORTIFICATION] and twin.owner[plan.target] == seat:
        found[FORTIFICATION] = fortification_on(twin, plan.target)
    FORTIFY.run(twin)
    if plan.levels[MILITARISATION] and recruits(twin, seat):
        found[MILITARISATION] = RECRUITMENT
    RECRUIT.run(twin)
    if attacks(twin, course, seat) and armies_come(twin, seat):
        found[MILITARISATION] = ATTACKING
    ATTACK.run(twin)
    if course.fortifies_later[seat] and twin.owner[plan.target] == seat:
        found[FORTIFICATION] = fortification_on(twin, plan.target)
    return found


def armies_come(state: YuanState, seat: int) -> bool:
    """True if an army on the board takes part in the clan's attack (YUA-124, YUA-130)."""
    sources = sources_of(state, seat)
    return bool(sources or crossing_sources(state, seat, sources))
