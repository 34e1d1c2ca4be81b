"""Step 1: colonisation and expansion, temples and theft (p. 11, 12, 16, 20)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.course import course_of, development_of
from imperia.games.yuan.effects import COLONISATION
from imperia.games.yuan.pieces import group_of, put_village, urbanise
from imperia.games.yuan.printed import DEVELOPMENT
from imperia.games.yuan.state import FREE, YuanState
from imperia.games.yuan.words import (
    COLONISED,
    CONTESTED,
    DEVELOPMENT_BEGAN,
    EXPANDED,
    KEPT_CONTESTED,
    NO_EFFECT,
    OUT_OF_TEMPLES,
    OUT_OF_VILLAGES,
    SETTLED,
    SETTLED_AROUND,
    STOLE,
    TEMPLE_BUILT,
    URBANISED,
)
from imperia.kernel.agenda import Step


class Develop(Step[YuanState]):
    """Claims, awards, villages, automatic cities, temples and theft, each for all clans at once (YUA-081)."""

    def run(self, state: YuanState) -> None:
        """Every part reads what the part before has left."""
        if state.journal is not None:
            tell_development(state)
        developing = [seat for seat, action in enumerate(course_of(state).development) if action >= 0]
        if not developing:
            return
        gains = award(state, claims(state, developing))
        for seat in developing:
            settle(state, seat, gains[seat])
        # YUA-Q42: read when all villages of all clans stand. What one clan urbanises does not concern another.
        for seat in developing:
            target = state.plans[seat].target
            if development_of(state, seat).auto_city and state.owner[target] == seat and urbanise(state, target):
                state.tell(URBANISED, seat, state.board.names[target])
        builders = [seat for seat in developing if development_of(state, seat).temple]
        if builders:
            build_temples(state, builders)
            steal(state, [seat for seat in builders if state.shrines[state.plans[seat].target]])


def tell_development(state: YuanState) -> None:
    """Tell how each development is read."""
    course = course_of(state)
    state.tell(DEVELOPMENT_BEGAN, -1, 0)
    for seat, plan in enumerate(state.plans):
        level = plan.levels[DEVELOPMENT]
        if not course.acts[seat] or not level:
            continue
        target = state.board.names[plan.target]
        if course.development[seat] < 0:
            state.tell(NO_EFFECT, seat, DEVELOPMENT, level - 1, target)
        else:
            what = COLONISED if course.development[seat] == COLONISATION else EXPANDED
            state.tell(what, seat, level - 1, target)


def claims(state: YuanState, developing: list[int]) -> list[list[int]]:
    """By province, the clans that lay claim to it (YUA-092, YUA-095, YUA-098, YUA-Q30)."""
    board = state.board
    found: list[list[int]] = [[] for _ in range(board.size)]
    for seat in developing:
        effect = development_of(state, seat)
        target = state.plans[seat].target
        edge: list[int] = []
        if effect.claims_target:
            edge.append(target)
        if effect.claims_around_target:
            edge += board.adjacent[target]
        if effect.claims_around_group:
            for province in group_of(board.adjacent, state.owner, target):
                edge += board.adjacent[province]
        for province in edge:
            if state.owner[province] == FREE and seat not in found[province]:
                found[province].append(seat)
    return found


def award(state: YuanState, claimed: list[list[int]]) -> list[list[int]]:
    """By clan, the provinces it gets, its target first, then in alphabetical order (YUA-158 to YUA-160, YUA-Q33)."""
    gains: list[list[int]] = [[] for _ in range(state.seats)]
    for province, claimants in enumerate(claimed):
        if not claimants:
            continue
        taker = claimants[0] if len(claimants) == 1 else -1
        for seat in claimants:
            if state.plans[seat].target == province:
                taker = seat
        if taker >= 0 and state.plans[taker].target == province:
            gains[taker].insert(0, province)
            continue
        if taker < 0:
            # YUA-182, YUA-Q87: a contested province that nobody targets goes to a clan with the power to keep it.
            for seat in claimants:
                if state.powers[seat].keeps_contested:
                    taker = seat
                    state.tell(KEPT_CONTESTED, seat, state.board.names[province])
        if taker >= 0:
            gains[taker].append(province)
        else:
            state.tell_list(CONTESTED, -1, [state.board.names[province], *claimants])
    return gains


def settle(state: YuanState, seat: int, provinces: list[int]) -> None:
    """Villages as far as the reserve goes; what cannot be covered stays free (YUA-096, YUA-Q71)."""
    settled: list[int] = []
    bare: list[int] = []
    for province in provinces:
        (settled if put_village(state, seat, province) else bare).append(state.board.names[province])
    if settled:
        state.tell_list(SETTLED if development_of(state, seat).claims_target else SETTLED_AROUND, seat, settled)
    if bare:
        state.tell_list(OUT_OF_VILLAGES, seat, bare)


def build_temples(state: YuanState, builders: list[int]) -> None:
    """A temple on each target without one, if there are enough for all (YUA-101, YUA-102, YUA-Q35, YUA-Q74)."""
    sites = [seat for seat in builders if not state.shrines[state.plans[seat].target]]
    if len(sites) > state.temples:
        state.tell(OUT_OF_TEMPLES, -1)
        return
    for seat in sites:
        target = state.plans[seat].target
        state.shrines[target] = 1
        state.temples -= 1
        state.tell(TEMPLE_BUILT, seat, state.board.names[target])


def steal(state: YuanState, builders: list[int]) -> None:
    """Builders steal from the clans next to the temple (YUA-101, YUA-162 to YUA-164, YUA-199, YUA-Q36 to YUA-Q40)."""
    named = [[False] * state.seats for _ in range(state.seats)]
    for seat in builders:
        for province in state.board.adjacent[state.plans[seat].target]:
            victim = state.owner[province]
            if victim not in (FREE, seat) and not state.powers[victim].immune:
                named[seat][victim] = True
    purses = state.chao[:]
    for victim in range(state.seats):
        thieves = [seat for seat in builders if named[seat][victim] and not named[victim][seat]]
        if not thieves:
            continue
        purse = purses[victim]
        for seat in thieves:
            full = development_of(state, seat).theft
            share = min(full, purse // len(thieves))
            # A clan that steals more takes it after the equal shares, and only if those were full (YUA-Q93).
            rest = purse - share * len(thieves)
            if share == full:
                share += max(0, min(state.powers[seat].theft - full, rest))
            if share:
                state.chao[victim] -= share
                state.chao[seat] += share
                state.tell(STOLE, seat, victim, share, state.board.names[state.plans[seat].target])


DEVELOP: Final = Develop()
