"""The cleanup phase (p. 7)."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.gains import amounts
from imperia.games.settlers.printed import BOARD_STORES, STOCK_SIZE
from imperia.games.settlers.state import CLEANUP, SettlersState
from imperia.games.settlers.words import CLEANED_UP, MARKER_PASSED
from imperia.kernel.agenda import Step


def storable(state: SettlersState, seat: int) -> list[bool]:
    """The goods that board and features keep, in any number (SET-082, SET-083, SET-Q62)."""
    kept = [False] * STOCK_SIZE
    for good in BOARD_STORES[state.factions[seat]]:
        kept[good] = True
    for location in state.empires[seat]:
        for good in location.face.stores:
            kept[good] = True
    return kept


def lost_in_cleanup(state: SettlersState, seat: int) -> list[int]:
    """The goods of a supply that cannot be stored (SET-084)."""
    kept = storable(state, seat)
    return [0 if kept[good] else state.stocks[seat][good] for good in range(STOCK_SIZE)]


class CleanUp(Step[SettlersState]):
    """Store, discard the rest, clear the locations, pass the marker (SET-082 to SET-088, SET-Q18, SET-Q19)."""

    def run(self, state: SettlersState) -> None:
        """Cards in hand stay (SET-086)."""
        state.phase = CLEANUP
        for seat in range(state.seats):
            self.clear_stock(state, seat)
        for party in range(len(state.empires)):
            state.empires[party] = [location.fresh() for location in state.empires[party]]
        if state.seats > 1:
            state.first = (state.first + 1) % state.seats
            state.tell(MARKER_PASSED, state.first)

    def clear_stock(self, state: SettlersState, seat: int) -> None:
        """Goods that cannot be stored go to the supply (SET-084, SET-Q76)."""
        gone = lost_in_cleanup(state, seat)
        stock = state.stocks[seat]
        for good in range(STOCK_SIZE):
            stock[good] -= gone[good]
        if state.journal is not None and any(gone):
            state.tell_list(CLEANED_UP, seat, amounts(gone))


CLEAN_UP: Final = CleanUp()
