"""Hidden information: the plans behind the screens and the bids in the hands of others, and nothing else (YUA-Q09)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.phases.auction import Bid
from imperia.games.yuan.phases.planning import PlanTurn, cost_of, with_level
from imperia.games.yuan.printed import MILITARISATION, TYPES
from imperia.games.yuan.state import NO_BID, NO_PLAN, PASS_PLAN, Plan, YuanState
from imperia.kernel.chance import Chance

# One imagined plan in this many is a pass.
PASSES: Final = 4


def imagine_plan(state: YuanState, seat: int, chance: Chance) -> Plan:
    """Any plan that a clan could pay for."""
    if not chance.below(PASSES):
        return PASS_PLAN
    plan = Plan(chance.below(state.board.size), (0, 0, 0), True, False)
    purse = state.chao[seat]
    kinds = list(TYPES)
    chance.shuffle(kinds)
    for kind in kinds:
        level = chance.below(4)
        cost = cost_of(state, seat, kind, level) if level else 0
        if level and cost <= purse:
            purse -= cost
            plan = with_level(plan, kind, level)
    crosses = state.powers[seat].crossing < 0 or not plan.levels[MILITARISATION] or bool(chance.below(2))
    return Plan(plan.target, plan.levels, crosses, True)


def imagine(state: YuanState, seat: int | None, chance: Chance) -> YuanState:
    """The same position with the secrets of the others drawn anew, from what is open alone."""
    twin = state.copy()
    if not state.agenda:
        return twin
    choice = state.choice()
    if isinstance(choice, PlanTurn):
        for other in range(state.seats):
            if other != seat:
                ready = state.plans[other].ready
                twin.plans[other] = imagine_plan(state, other, chance) if ready else NO_PLAN
    elif isinstance(choice, Bid):
        for other in state.bidders:
            if other != seat and state.bids[other] != NO_BID:
                twin.bids[other] = chance.below(state.chao[other] + 1)
    return twin
