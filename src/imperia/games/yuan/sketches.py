"""The plans that a clan may write behind its screen, each with how the turn would end if nobody else did anything."""

from __future__ import annotations

from imperia.games.yuan.insight import evaluate, outcome, sensible_plans
from imperia.games.yuan.phases.planning import PlanTurn
from imperia.games.yuan.printed import TYPES
from imperia.games.yuan.state import NO_TARGET, PASS_PLAN, Plan, YuanState
from imperia.games.yuan.words import CHANGE, LEVELS, PASS, READY, TARGET
from imperia.kernel.sketch import Sketch


def moves_of(state: YuanState, seat: int, plan: Plan) -> list[int]:
    """The moves by which a clan writes a plan; one that was ready is wiped away."""
    moves = [CHANGE.move()] if state.plans[seat].ready else []
    if plan.target == NO_TARGET:
        return [*moves, PASS.move()]
    levels = [LEVELS[kind].move(plan.levels[kind] - 1) for kind in TYPES if plan.levels[kind]]
    return [*moves, TARGET.move(state.board.names[plan.target]), *levels, READY.move()]


def sketches(state: YuanState, seat: int) -> list[Sketch]:
    """All plans that may be good for something, and a pass; none for a clan that has begun to write."""
    draft = state.plans[seat]
    if not isinstance(state.choice(), PlanTurn) or (draft.target != NO_TARGET and not draft.ready):
        return []
    plans = [PASS_PLAN]
    for target in range(state.board.size):
        plans += sensible_plans(state, seat, target)
    return [
        Sketch(moves_of(state, seat, plan), plan.target, evaluate(outcome(state, seat, plan), seat)) for plan in plans
    ]
