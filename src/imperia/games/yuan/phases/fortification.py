"""Steps 2 and 5: urbanisation and reinforcement, before and after an attack (p. 12, 13, 16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.yuan.abilities import Effect
from imperia.games.yuan.course import course_of
from imperia.games.yuan.effects import EFFECTS, REINFORCEMENT, URBANISATION
from imperia.games.yuan.pieces import add_armies, add_city, raise_city
from imperia.games.yuan.printed import CITY_LIMIT, FORTIFICATION, MILITARISATION
from imperia.games.yuan.state import FREE, YuanState
from imperia.games.yuan.words import (
    ARMY_OF_REINFORCEMENT,
    ARMY_OF_URBANISATION,
    CITY_BUILT,
    DOUBLED,
    FORTIFICATION_BEGAN,
    FORTIFIED_AND_DOUBLED,
    FORTIFIED_CITY_BUILT,
    LATE_FORTIFICATION_BEGAN,
    MADE_INDESTRUCTIBLE,
    NO_CITY_LEFT,
    NO_EFFECT,
    NOT_CONQUERED,
    NOTHING_MISSING,
    OUT_OF_RAMPARTS,
    REFUNDED,
    URBANISATION_I,
    VILLAGE_WALLED,
    WALLED,
)
from imperia.kernel.agenda import Step
from imperia.kernel.events import Happening


class Fortify(Step[YuanState]):
    """Fortify own targets; what is to follow an attack waits (YUA-082, YUA-106, YUA-110, YUA-144)."""

    def run(self, state: YuanState) -> None:
        """A target that is neither own nor attacked has no effect, and the cost is lost (YUA-Q21, YUA-Q70)."""
        course = course_of(state)
        state.tell(FORTIFICATION_BEGAN, -1, 1)
        now: list[int] = []
        for seat, plan in enumerate(state.plans):
            level = plan.levels[FORTIFICATION]
            if not course.acts[seat] or not level:
                continue
            owner = state.owner[plan.target]
            if owner == seat:
                now.append(seat)
            elif owner != FREE and plan.levels[MILITARISATION]:
                course.fortifies_later[seat] = True
            else:
                tell_no_effect(state, seat, NO_EFFECT)
        fortify(state, now)


class FortifyAfter(Step[YuanState]):
    """Fortify conquered targets, or give the cost back (YUA-085, YUA-144 to YUA-146, YUA-198, YUA-Q70)."""

    def run(self, state: YuanState) -> None:
        """Only what was paid for the fortification comes back."""
        course = course_of(state)
        state.tell(LATE_FORTIFICATION_BEGAN, -1, 4)
        now: list[int] = []
        for seat, plan in enumerate(state.plans):
            if not course.fortifies_later[seat]:
                continue
            if course.conquered[seat] and state.owner[plan.target] == seat:
                now.append(seat)
            elif course.fortification_cost[seat]:
                state.chao[seat] += course.fortification_cost[seat]
                state.tell(REFUNDED, seat, course.fortification_cost[seat])
            else:
                tell_no_effect(state, seat, NOT_CONQUERED)
        fortify(state, now)


def tell_no_effect(state: YuanState, seat: int, what: Happening) -> None:
    """Everybody hears that a fortification came to nothing."""
    plan = state.plans[seat]
    state.tell(what, seat, FORTIFICATION, plan.levels[FORTIFICATION] - 1, state.board.names[plan.target])


def why_no_effect(state: YuanState, target: i64, effect: Effect) -> Happening:
    """Nothing is to be done at all, or no city is left for it, or all of it stands already."""
    if effect.city and not state.towns[target]:
        return NO_CITY_LEFT
    if effect.double and state.towns[target] < CITY_LIMIT:
        return NO_CITY_LEFT
    return NOTHING_MISSING if effect.city or effect.double or effect.ramparts else URBANISATION_I


def fortify(state: YuanState, seats: list[int]) -> None:
    """First the cities, then all ramparts together, then the armies (YUA-107 to YUA-116, YUA-Q45, YUA-Q72, YUA-Q74)."""
    effects: list[Effect] = []
    before: list[int] = []
    for seat in seats:
        plan = state.plans[seat]
        effects.append(EFFECTS[fortification_on(state, plan.target)][plan.levels[FORTIFICATION]])
        before.append(pieces_on(state, plan.target))
    for place, seat in enumerate(seats):
        build_cities(state, seat, effects[place])
    raise_ramparts(state, seats, effects)
    for place, seat in enumerate(seats):
        target = state.plans[seat].target
        came = add_armies(state, target, effects[place].armies)
        if came:
            raised = ARMY_OF_URBANISATION if effects[place].city else ARMY_OF_REINFORCEMENT
            state.tell(raised, seat, state.board.names[target], came)
    for place, seat in enumerate(seats):
        target = state.plans[seat].target
        if pieces_on(state, target) == before[place]:
            tell_no_effect(state, seat, why_no_effect(state, target, effects[place]))


def fortification_on(state: YuanState, province: int) -> int:
    """Urbanisation of a village, reinforcement of a city (YUA-089, YUA-106, YUA-110)."""
    return REINFORCEMENT if state.towns[province] else URBANISATION


def pieces_on(state: YuanState, province: i64) -> i64:
    """The number of pieces of which a fortification adds some."""
    return state.towns[province] + state.walls[province] + state.troops[province]


def build_cities(state: YuanState, seat: int, effect: Effect) -> None:
    """A city instead of the village, or a second one beside the first (YUA-108, YUA-111, YUA-115)."""
    target = state.plans[seat].target
    name = state.board.names[target]
    if effect.city and not state.towns[target] and raise_city(state, target):
        state.tell(FORTIFIED_CITY_BUILT if effect.ramparts else CITY_BUILT, seat, name)
    if effect.double and 0 < state.towns[target] < CITY_LIMIT and add_city(state, target):
        state.tell(FORTIFIED_AND_DOUBLED if effect.ramparts else DOUBLED, seat, name)


def raise_ramparts(state: YuanState, seats: list[int], effects: list[Effect]) -> None:
    """The ramparts missing on each city, for all or for nobody (YUA-109, YUA-112, YUA-113, YUA-116, YUA-Q74)."""
    wanted: list[int] = []
    for place, seat in enumerate(seats):
        target = state.plans[seat].target
        wanted.append(max(0, effects[place].ramparts - state.walls[target]) if state.towns[target] else 0)
    if sum(wanted) > state.ramparts:
        state.tell(OUT_OF_RAMPARTS, -1)
        return
    for place, seat in enumerate(seats):
        if wanted[place]:
            target = state.plans[seat].target
            state.ramparts -= wanted[place]
            state.walls[target] += wanted[place]
            effect = effects[place]
            walled = VILLAGE_WALLED if effect.city else WALLED if effect.double else MADE_INDESTRUCTIBLE
            state.tell(walled, seat, state.board.names[target], state.walls[target])


FORTIFY: Final = Fortify()
FORTIFY_AFTER: Final = FortifyAfter()
