"""The screens are lifted: plans are read, collisions found, and everybody pays (p. 11, 16)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.course import NO_ACTION, Course
from imperia.games.yuan.effects import COLONISATION, EFFECTS, EXPANSION
from imperia.games.yuan.phases.planning import cost_of, plan_cost
from imperia.games.yuan.printed import DEVELOPMENT, FORTIFICATION
from imperia.games.yuan.state import FREE, NO_TARGET, YuanState
from imperia.games.yuan.words import BOUNCED, HOLD_SHOWN, PAID, PASSED, PASSED_WITH_TARGET, PLAN_SHOWN
from imperia.kernel.agenda import Step


class LiftScreens(Step[YuanState]):
    """Every plan becomes public, colliding colonisations are cancelled, the others pay (YUA-079, YUA-080, YUA-154)."""

    def run(self, state: YuanState) -> None:
        """All at once: nobody pays with stolen or refunded money (YUA-Q16)."""
        course = Course(state.seats)
        state.course = course
        state.shown = tuple(state.plans)
        if state.journal is not None:
            show_plans(state)
        targets: list[int] = [0] * state.board.size
        for seat, plan in enumerate(state.plans):
            course.acts[seat] = plan.acts
            course.development[seat] = read_development(state, seat)
            if course.development[seat] == COLONISATION:
                targets[plan.target] += 1
        for seat, plan in enumerate(state.plans):
            # YUA-Q23: a colonisation out of reach is void and collides with nobody.
            if course.development[seat] == COLONISATION and targets[plan.target] > 1:
                bounce(state, course, seat)
            elif course.acts[seat]:
                cost = plan_cost(state, seat, plan)
                course.fortification_cost[seat] = cost_of(state, seat, FORTIFICATION, plan.levels[FORTIFICATION])
                state.chao[seat] -= cost
                state.tell(PAID, seat, cost)


def show_plans(state: YuanState) -> None:
    """Tell what was written behind each screen."""
    for seat, plan in enumerate(state.plans):
        if plan.acts:
            target = state.board.names[plan.target]
            state.tell_list(PLAN_SHOWN, seat, [target, *plan.levels, plan_cost(state, seat, plan)])
            if not plan.crosses:
                state.tell(HOLD_SHOWN, seat)
        else:
            state.tell(PASSED if plan.target == NO_TARGET else PASSED_WITH_TARGET, seat)


def read_development(state: YuanState, seat: int) -> int:
    """Colonisation of a free province in reach, expansion of an own one, or nothing (YUA-089 to YUA-094, YUA-Q19)."""
    plan = state.plans[seat]
    level = plan.levels[DEVELOPMENT]
    if not level:
        return NO_ACTION
    owner = state.owner[plan.target]
    if owner == seat:
        return EXPANSION
    if owner != FREE:
        return NO_ACTION
    if not EFFECTS[COLONISATION][level].needs_reach:
        return COLONISATION
    for province in state.board.reach_within(state.powers[seat].max_water)[plan.target]:
        if state.owner[province] == seat:
            return COLONISATION
    return NO_ACTION


def bounce(state: YuanState, course: Course, seat: int) -> None:
    """The whole plan is dropped and nothing is paid (YUA-154 to YUA-157, YUA-Q22)."""
    course.acts[seat] = False
    course.bounced[seat] = True
    course.development[seat] = NO_ACTION
    state.tell(BOUNCED, seat, state.board.names[state.plans[seat].target])


LIFT_SCREENS: Final = LiftScreens()
