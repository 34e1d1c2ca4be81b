"""Step 7: eruptions, the limit of armies, and the markers (p. 14, 16, 17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.pieces import clear_province, remove_armies
from imperia.games.yuan.printed import ARMY_LIMIT, ERUPTIONS, HILL
from imperia.games.yuan.state import FREE, MARKERS, NO_PLAN, OF_TEMPLES, YuanState
from imperia.games.yuan.words import DISBANDED, ERUPTED, ERUPTED_IN_VAIN, LEVELLED, LEVELLING_BEGAN
from imperia.kernel.agenda import Step


class Level(Step[YuanState]):
    """Eruption, then the limit of armies, then the markers (YUA-087, YUA-150, YUA-151, YUA-Q76)."""

    def run(self, state: YuanState) -> None:
        state.tell(LEVELLING_BEGAN, -1, 6)
        if state.terms.volcanoes and state.turn in ERUPTIONS:
            erupt(state)
        for province, troops in enumerate(state.troops):
            if troops > ARMY_LIMIT:
                remove_armies(state, province, troops - ARMY_LIMIT)
                name = state.board.names[province]
                state.tell(DISBANDED, state.owner[province], name, troops - ARMY_LIMIT)
        set_markers(state)
        if state.journal is not None:
            for seat in range(state.seats):
                rice, forest, mine, temples = [state.marker(seat, which) for which in range(MARKERS)]
                state.tell(LEVELLED, seat, temples, rice, forest, mine)
        state.plans = [NO_PLAN] * state.seats
        state.course = None


def erupt(state: YuanState) -> None:
    """Everything but temples leaves the provinces next to a volcano (YUA-178, YUA-179, YUA-Q77, YUA-Q79)."""
    buried: list[int] = []
    for province in range(state.board.size):
        if state.board.volcanic[province] and state.owner[province] != FREE:
            clear_province(state, province)
            buried.append(state.board.names[province])
    if buried:
        state.tell_list(ERUPTED, -1, buried)
    else:
        state.tell(ERUPTED_IN_VAIN, -1)


def production_of(state: YuanState, province: i64) -> i64:
    """The reduction of costs by a province: doubled by two cities, and by a volcano (YUA-066, YUA-177, YUA-Q78)."""
    amount: i64 = 2 if state.towns[province] == 2 else 1
    return 2 * amount if state.terms.volcanoes and state.board.volcanic[province] else amount


def set_markers(state: YuanState) -> None:
    """Count what every clan controls: rice, forest, mine, temples (YUA-055, YUA-150)."""
    markers = vec[i64]([0] * (MARKERS * state.seats))
    kind = state.board.kind
    province: i64 = 0
    for province in range(state.board.size):
        owner = state.owner[province]
        if owner != FREE:
            if kind[province] != HILL:
                markers[MARKERS * owner + kind[province]] += production_of(state, province)
            markers[MARKERS * owner + OF_TEMPLES] += state.shrines[province]
    state.markers = markers


LEVEL: Final = Level()
