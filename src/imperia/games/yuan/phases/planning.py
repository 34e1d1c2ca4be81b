"""Phase II: all clans plan at the same time and in secret (p. 9, 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.yuan.state import NO_PLAN, NO_TARGET, PASS_PLAN, Plan, YuanState
from imperia.games.yuan.tables import LEVEL_COST, MILITARISATION, TYPES
from imperia.games.yuan.words import (
    CHANGE,
    HOLD,
    IS_READY,
    LEVEL_MOVES,
    LEVEL_VERBS,
    PASS,
    READY,
    REOPENED,
    TARGET,
    TARGET_VERB,
)
from imperia.kernel.agenda import Choice


def cost_of(state: YuanState, seat: int, kind: int, level: int) -> int:
    """What an action costs after the reductions of the last levelling (YUA-062 to YUA-068, YUA-Q15)."""
    return max(0, LEVEL_COST[level] - state.markers[4 * seat + kind])


def plan_cost(state: YuanState, seat: int, plan: Plan) -> int:
    """The sum of a plan's actions (YUA-069)."""
    total = 0
    for kind in TYPES:
        total += cost_of(state, seat, kind, plan.levels[kind])
    return total


def with_level(plan: Plan, kind: int, level: int) -> Plan:
    """The plan with one more action."""
    one, two, three = plan.levels
    if kind == 0:
        one = level
    elif kind == 1:
        two = level
    else:
        three = level
    return Plan(plan.target, (one, two, three), plan.crosses, False)


def purse_beside(state: YuanState, seat: int, kind: int) -> int:
    """What the other types of the plan leave in the purse for this one (YUA-070)."""
    return state.chao[seat] - plan_cost(state, seat, with_level(state.plans[seat], kind, 0))


class PlanTurn(Choice[YuanState]):
    """Write a target and levels, or pass; a plan can be changed until all are ready (YUA-073 to YUA-078)."""

    rule: ClassVar[str] = "YUA-073"
    secret: ClassVar[bool] = True

    def seats(self, state: YuanState) -> tuple[int, ...]:
        """All clans at once."""
        return EVERY_SEAT[state.seats]

    def awaited(self, state: YuanState) -> tuple[int, ...]:
        """Those who are not ready."""
        return tuple([seat for seat in range(state.seats) if not state.plans[seat].ready])

    def moves(self, state: YuanState, seat: int) -> list[int]:
        """First a target or a pass; then levels that can be paid, one of each type, in any order (YUA-070, YUA-076)."""
        plan = state.plans[seat]
        if plan.ready:
            return ONLY_CHANGE
        if plan.target == NO_TARGET:
            return state.board.openings
        purse = state.chao[seat] - plan_cost(state, seat, plan)
        found: list[int] = []
        for kind in TYPES:
            if not plan.levels[kind]:
                found += [
                    LEVEL_MOVES[kind] + level for level in (1, 2, 3) if cost_of(state, seat, kind, level) <= purse
                ]
        if plan.crosses and plan.levels[MILITARISATION] and state.powers[seat].crossing >= 0:
            found.append(HOLD)
        found.append(READY)
        found.append(CHANGE)
        return found

    def take(self, state: YuanState, seat: int, move: int) -> None:
        """Only the own plan changes; when all are ready the screens are lifted."""
        plan = state.plans[seat]
        if move == PASS:
            plan = PASS_PLAN
        elif move == READY:
            plan = Plan(plan.target, plan.levels, plan.crosses, True)
        elif move == CHANGE:
            if plan.ready:
                state.tell(REOPENED, seat)
            plan = NO_PLAN
        elif move == HOLD:
            plan = Plan(plan.target, plan.levels, False, False)
        elif plan.target == NO_TARGET:
            plan = Plan(state.board.local[move - TARGET], plan.levels, True, False)
        else:
            for kind in TYPES:
                level = move - LEVEL_MOVES[kind]
                if 1 <= level <= 3:
                    plan = with_level(plan, kind, level)
        state.plans[seat] = plan
        if plan.ready:
            state.tell(IS_READY, seat)
            if not self.awaited(state):
                return
        state.agenda.append(self)

    def why_not(self, state: YuanState, seat: int, move: int) -> list[str]:
        """What a plan may not say."""
        plan = state.plans[seat]
        if plan.ready:
            return ["YUA-073"]
        target = TARGET_VERB.argument(move)
        if target >= 0:
            return ["YUA-042", "YUA-074"] if state.board.local[target] < 0 else ["YUA-077"]
        for kind in TYPES:
            level = LEVEL_VERBS[kind].argument(move)
            if level >= 0:
                if plan.target == NO_TARGET:
                    return ["YUA-Q17", "YUA-074"]
                affordable = cost_of(state, seat, kind, level + 1) <= purse_beside(state, seat, kind)
                return ["YUA-076"] if plan.levels[kind] and affordable else ["YUA-070", "YUA-Q14"]
        if move == PASS:
            return ["YUA-078"]
        if move == HOLD:
            return ["YUA-Q89"]
        if move == READY:
            return ["YUA-Q17"]
        return [self.rule]

    def absent(self, state: YuanState, seat: int) -> int:
        """A clan whose player has left passes, whatever he had begun to plan (YUA-Q84)."""
        return PASS if state.plans[seat].target == NO_TARGET else CHANGE

    def question(self, state: YuanState, seat: int) -> tuple[str, dict[str, int]]:
        """Where the plan stands."""
        plan = state.plans[seat]
        if plan.ready:
            return "PlanReady", {}
        if plan.target == NO_TARGET:
            return "", {}
        return "PlanLevels", {
            "province": state.board.names[plan.target],
            "cost": plan_cost(state, seat, plan),
            "purse": state.chao[seat],
        }

    def wording(self, state: YuanState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A level with its price."""
        for kind in TYPES:
            level = LEVEL_VERBS[kind].argument(move)
            if level >= 0:
                return LEVEL_VERBS[kind].word + "_cost", {"cost": cost_of(state, seat, kind, level + 1)}
        return "", {}


EVERY_SEAT: Final[list[tuple[int, ...]]] = [tuple(range(seats)) for seats in range(9)]
ONLY_CHANGE: Final = [CHANGE]
PLAN_TURN: Final = PlanTurn()
