"""Cost and effect of a planning move, before it is made (YUA-Q18)."""

from __future__ import annotations

import msgspec

from imperia.games.yuan.course import NO_ACTION
from imperia.games.yuan.effects import ATTACK
from imperia.games.yuan.forecast import expected_actions
from imperia.games.yuan.insight import outcome
from imperia.games.yuan.phases.attack import crossing_sources, sources_of
from imperia.games.yuan.phases.lifting import read_development
from imperia.games.yuan.phases.planning import PlanTurn, cost_of, level_of, plan_cost, with_level
from imperia.games.yuan.printed import MILITARISATION
from imperia.games.yuan.spots import name_of
from imperia.games.yuan.state import FREE, Plan, YuanState
from imperia.games.yuan.view import ExpectedView, see_changes
from imperia.games.yuan.words import ACTION, READY, TARGET, TEXTS
from imperia.kernel.position import write_maybe


class LevelPreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """A level of an action: its price, what is left then, and what it would be if all others passed."""

    cost: int
    left: int
    action: str
    # The provinces as the whole plan would leave them, where it changes them, if all others passed.
    expected: list[ExpectedView] = []


class TargetPreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """A target: by type the action that it allows if all others pass, and the armies that would attack it."""

    # Empty where the type would have no effect.
    actions: list[str]
    # True if only level III reaches it with a colonisation.
    far: bool = False
    sources: list[str] = []
    # What attacks at level I.
    force: int = 0


def preview(state: YuanState, seat: int, move: int) -> LevelPreview | TargetPreview | None:
    """The price and the meaning of a level, or what a target allows; other moves say all in their label."""
    if not state.agenda or not isinstance(state.choice(), PlanTurn):
        return None
    kind, level = level_of(move)
    if level:
        return preview_level(state, seat, kind, level)
    target = TARGET.argument(move)
    if target >= 0 and state.board.local[target] >= 0:
        return preview_target(state, seat, state.board.local[target])
    return None


def warn_of_vain_plan(state: YuanState, seat: int, move: int, lang: str) -> str:
    """Said before a plan is ready that would leave map and purse as they are if all others passed (YUA-Q18)."""
    if not READY.says(move) or not isinstance(state.choice(), PlanTurn):
        return ""
    after = outcome(state, seat, state.plans[seat])
    if after.chao[seat] > state.chao[seat] or see_changes(state, after):
        return ""
    return TEXTS.say("explain.vain", lang)


def preview_level(state: YuanState, seat: int, kind: int, level: int) -> LevelPreview:
    """The plan with one more action."""
    twin = state.copy()
    plan = with_level(state.plans[seat], kind, level)
    twin.plans[seat] = plan
    cost = cost_of(state, seat, kind, level)
    return LevelPreview(
        cost=cost,
        left=state.chao[seat] - plan_cost(state, seat, state.plans[seat]) - cost,
        action=write_maybe(ACTION, expected_actions(twin, seat)[kind]),
        expected=see_changes(state, outcome(state, seat, plan)),
    )


def preview_target(state: YuanState, seat: int, target: int) -> TargetPreview:
    """The actions possible there."""
    twin = state.copy()
    enemy = state.owner[target] not in (FREE, seat)
    # The levels with which every type comes to something if it can: a village becomes a city, an attack is strong.
    twin.plans[seat] = Plan(target, (1, 2, 3), True, False)
    far = state.owner[target] == FREE and read_development(twin, seat) == NO_ACTION
    if far:
        twin.plans[seat] = Plan(target, (3, 2, 3), True, False)
    actions = expected_actions(twin, seat)
    sources: list[int] = []
    if enemy:
        # Without an army in reach it is still an attack, of force 0.
        actions[MILITARISATION] = ATTACK
        sources = sources_of(twin, seat)
        sources += crossing_sources(twin, seat, sources)
    return TargetPreview(
        actions=[write_maybe(ACTION, action) for action in actions],
        far=far,
        sources=[name_of(state, province) for province in sources],
        force=sum(state.troops[province] for province in sources),
    )
