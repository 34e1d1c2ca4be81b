"""What a move of planning costs and would do, before it is made (YUA-Q18)."""

from __future__ import annotations

import msgspec

from imperia.games.yuan.forecast import expected_actions
from imperia.games.yuan.phases.planning import PlanTurn, cost_of, plan_cost, with_level
from imperia.games.yuan.position import write_maybe
from imperia.games.yuan.state import YuanState
from imperia.games.yuan.tables import TYPES
from imperia.games.yuan.words import ACTION, LEVEL_VERBS


class LevelPreview(msgspec.Struct, frozen=True):
    """A level of an action: its price, what is left then, and what it would be if nothing changed before."""

    cost: int
    left: int
    action: str


def preview(state: YuanState, seat: int, move: int) -> LevelPreview | None:
    """The price and the meaning of a level; other moves say all in their label."""
    if not state.agenda or not isinstance(state.choice(), PlanTurn):
        return None
    for kind in TYPES:
        level = LEVEL_VERBS[kind].argument(move) + 1
        if level:
            twin = state.copy()
            twin.plans[seat] = with_level(state.plans[seat], kind, level)
            cost = cost_of(state, seat, kind, level)
            left = state.chao[seat] - plan_cost(state, seat, state.plans[seat]) - cost
            return LevelPreview(cost, left, write_maybe(ACTION, expected_actions(twin, seat)[kind]))
    return None
