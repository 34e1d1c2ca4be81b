"""Phase II: all clans plan at the same time and in secret (p. 9, 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.yuan.printed import LEVEL_COST, MILITARISATION, TYPES
from imperia.games.yuan.state import NO_LEVELS, NO_PLAN, NO_TARGET, PASS_PLAN, Plan, YuanState
from imperia.games.yuan.words import CHANGE, HOLD, IS_READY, LEVELS, PASS, READY, REOPENED, TARGET
from imperia.kernel.agenda import Choice
from imperia.kernel.words import Verb


def cost_of(state: YuanState, seat: i64, kind: i64, level: i64) -> i64:
    """The cost of an action after the reductions of the last levelling (YUA-062 to YUA-068, YUA-Q15)."""
    cost = LEVEL_COST[level] - state.marker(seat, kind)
    return max(0, cost)


def plan_cost(state: YuanState, seat: i64, plan: Plan) -> i64:
    """The sum of a plan's actions (YUA-069)."""
    total: i64 = 0
    kind: i64 = 0
    for kind in range(len(TYPES)):
        total += cost_of(state, seat, kind, plan.levels[kind])
    return total


def affordable(state: YuanState, seat: i64, kind: i64, purse: i64) -> i64:
    """The highest level of a type that a purse can pay (YUA-070)."""
    level: i64 = 0
    while level < HIGHEST and cost_of(state, seat, kind, level + 1) <= purse:
        level += 1
    return level


def with_level(plan: Plan, kind: int, level: int) -> Plan:
    """The plan with one more action."""
    levels = (*plan.levels[:kind], level, *plan.levels[kind + 1 :])
    return Plan(plan.target, levels, plan.crosses, False)


def purse_beside(state: YuanState, seat: int, kind: int) -> int:
    """The money that the other types of the plan leave for this one (YUA-070)."""
    return state.chao[seat] - plan_cost(state, seat, with_level(state.plans[seat], kind, 0))


def level_of(move: int) -> tuple[int, int]:
    """The type and the level that a move writes; -1 and 0 for a move that writes none."""
    for kind in TYPES:
        if LEVELS[kind].says(move):
            return kind, LEVELS[kind].argument(move) + 1
    return -1, 0


class PlanTurn(Choice[YuanState]):
    """Write a target and levels, or pass; a plan can be changed until all are ready (YUA-073 to YUA-078)."""

    rule: ClassVar[str] = "YUA-073"
    secret: ClassVar[bool] = True

    def seats(self, state: YuanState) -> tuple[int, ...]:
        return EVERY_SEAT[state.seats]

    def awaited(self, state: YuanState) -> tuple[int, ...]:
        return tuple([seat for seat, plan in enumerate(state.plans) if not plan.ready])

    def moves(self, state: YuanState, seat: int) -> list[int]:
        """First a target or a pass; then levels that can be paid, one of each type, in any order (YUA-070, YUA-076)."""
        plan = state.plans[seat]
        if plan.ready:
            return ONLY_CHANGE
        if plan.target == NO_TARGET:
            return state.board.openings
        purse = state.chao[seat] - plan_cost(state, seat, plan)
        # The offers are numbered by the highest level of each type, the types that are written already having none.
        offer: i64 = 1 if plan.crosses and plan.levels[MILITARISATION] and state.powers[seat].crossing >= 0 else 0
        kind: i64 = 0
        for kind in range(len(TYPES)):
            offer = offer * LEVEL_COUNT + (0 if plan.levels[kind] else affordable(state, seat, kind, purse))
        return OFFERS[offer]

    def take(self, state: YuanState, seat: int, move: int) -> None:
        """Only the own plan changes; when all are ready the screens are lifted."""
        plan = state.plans[seat]
        if TARGET.says(move):
            plan = Plan(state.board.local[TARGET.argument(move)], NO_LEVELS, True, False)
        elif PASS.says(move):
            plan = PASS_PLAN
        elif READY.says(move):
            plan = Plan(plan.target, plan.levels, plan.crosses, True)
        elif CHANGE.says(move):
            if plan.ready:
                state.tell(REOPENED, seat)
            plan = NO_PLAN
        elif HOLD.says(move):
            plan = Plan(plan.target, plan.levels, False, False)
        else:
            kind, level = level_of(move)
            plan = with_level(plan, kind, level)
        state.plans[seat] = plan
        if plan.ready:
            state.tell(IS_READY, seat)
            if not self.awaited(state):
                return
        state.agenda.append(self)

    def why_not(self, state: YuanState, seat: int, move: int) -> list[str]:
        plan = state.plans[seat]
        if plan.ready:
            return ["YUA-073"]
        if TARGET.says(move):
            return ["YUA-042", "YUA-074"] if state.board.local[TARGET.argument(move)] < 0 else ["YUA-077"]
        kind, level = level_of(move)
        if level:
            if plan.target == NO_TARGET:
                return ["YUA-Q17", "YUA-074"]
            payable = cost_of(state, seat, kind, level) <= purse_beside(state, seat, kind)
            return ["YUA-076"] if plan.levels[kind] and payable else ["YUA-070", "YUA-Q14"]
        for verb, rule in FORBIDDEN:
            if verb.says(move):
                return [rule]
        return [self.asked_by(state, seat)]

    def asked_by(self, state: YuanState, seat: int) -> str:
        """A target comes first, then the levels; a plan that is ready waits for the others."""
        plan = state.plans[seat]
        if plan.ready:
            return self.rule
        return "YUA-074" if plan.target == NO_TARGET else "YUA-075"

    def absent(self, state: YuanState, seat: int) -> int:
        """A clan whose player has left passes, whatever they had begun to plan (YUA-Q84)."""
        return PASS.move() if state.plans[seat].target == NO_TARGET else CHANGE.move()

    def question(self, state: YuanState, seat: int) -> tuple[str, dict[str, int]]:
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
        kind, level = level_of(move)
        return (LEVELS[kind].word + "_cost", {"cost": cost_of(state, seat, kind, level)}) if level else ("", {})


def offer_of(highest: tuple[int, int, int], may_hold: bool) -> list[int]:
    """The answers of a clan that has a target and can pay levels up to these."""
    found = [READY.move(), CHANGE.move(), *([HOLD.move()] if may_hold else [])]
    for kind in TYPES:
        found += [LEVELS[kind].move(level) for level in range(highest[kind])]
    return sorted(found)


EVERY_SEAT: Final[list[tuple[int, ...]]] = [tuple(range(seats)) for seats in range(9)]
ONLY_CHANGE: Final = [CHANGE.move()]
# Not played is level 0.
LEVEL_COUNT: Final[int] = len(LEVEL_COST)
HIGHEST: Final[int] = LEVEL_COUNT - 1
OFFERS: Final[list[list[int]]] = [
    offer_of((one, two, three), may_hold)
    for may_hold in (False, True)
    for one in range(LEVEL_COUNT)
    for two in range(LEVEL_COUNT)
    for three in range(LEVEL_COUNT)
]
# Why a plan cannot say so now.
FORBIDDEN: Final[list[tuple[Verb, str]]] = [(PASS, "YUA-078"), (HOLD, "YUA-Q89"), (READY, "YUA-Q17")]
PLAN_TURN: Final = PlanTurn()
