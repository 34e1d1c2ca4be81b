"""What a plan would be if nothing changed before it is carried out: for warnings, previews and bots (YUA-Q18)."""

from __future__ import annotations

from imperia.games.yuan.course import NO_ACTION
from imperia.games.yuan.effects import ATTACK, RECRUITMENT, REINFORCEMENT, URBANISATION
from imperia.games.yuan.phases.lifting import read_development
from imperia.games.yuan.state import FREE, NO_TARGET, YuanState
from imperia.games.yuan.tables import DEVELOPMENT, FORTIFICATION, MILITARISATION, TYPES


def expected_actions(state: YuanState, seat: int) -> list[int]:
    """By type, the action that the seat's own plan would be as things stand; -1 for none (YUA-089, YUA-Q19)."""
    plan = state.plans[seat]
    if plan.target == NO_TARGET:
        return [NO_ACTION] * len(TYPES)
    owner = state.owner[plan.target]
    found = [read_development(state, seat), NO_ACTION, NO_ACTION]
    settles = owner == FREE and found[DEVELOPMENT] != NO_ACTION
    if plan.levels[FORTIFICATION]:
        if owner == seat:
            found[FORTIFICATION] = REINFORCEMENT if state.towns[plan.target] else URBANISATION
        elif settles or (owner != FREE and plan.levels[MILITARISATION]):
            found[FORTIFICATION] = URBANISATION
    if plan.levels[MILITARISATION]:
        if owner not in (FREE, seat):
            found[MILITARISATION] = ATTACK
        elif settles or state.towns[plan.target] or (owner == seat and state.powers[seat].recruits_on_village):
            found[MILITARISATION] = RECRUITMENT
    return found
