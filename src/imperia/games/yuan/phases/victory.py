"""Phase IV: the victory check (p. 6, 16, 17)."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.printed import LAST_TURN
from imperia.games.yuan.scoring import needed, province_sum, ranking, wins_by_provinces
from imperia.games.yuan.state import OF_TEMPLES, YuanState
from imperia.games.yuan.words import WON, WON_AT_LAST, WON_BY_PROVINCES
from imperia.kernel.agenda import Step


class CheckVictory(Step[YuanState]):
    """The game ends if somebody has reached the number of the wheel, or with turn 13 (YUA-152, YUA-153, YUA-Q83)."""

    def run(self, state: YuanState) -> None:
        reached = False
        for seat in range(state.seats):
            if state.marker(seat, OF_TEMPLES) >= needed(state) or wins_by_provinces(state, seat):
                reached = True
        if not reached and state.turn < LAST_TURN:
            return
        state.agenda.clear()
        for seat in ranking(state)[0]:
            temples = state.marker(seat, OF_TEMPLES)
            if wins_by_provinces(state, seat):
                state.tell(WON_BY_PROVINCES, seat, province_sum(state, seat))
            else:
                state.tell(WON if reached else WON_AT_LAST, seat, temples)


CHECK_VICTORY: Final = CheckVictory()
