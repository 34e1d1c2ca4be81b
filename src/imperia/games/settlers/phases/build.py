"""The action to build a location (p. 8)."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.abilities import BONUS, PRODUCE
from imperia.games.settlers.empire import lacks_place
from imperia.games.settlers.location import Location
from imperia.games.settlers.payment import GIVE_UP_PLACE, PAY_DUE
from imperia.games.settlers.state import NO_CARD, SettlersState
from imperia.games.settlers.tables import COST, COST_SUM, NEEDS_PLACE, affordable
from imperia.games.settlers.triggers import REACT_TO_BUILD
from imperia.games.settlers.words import BUILDS, LAID
from imperia.kernel.agenda import Step


def can_build(state: SettlersState, seat: int, card: int, stock: list[int], due: list[int], waived: bool) -> bool:
    """True if the whole cost can be paid besides what is due already (SET-098, SET-100, SET-104, SET-197)."""
    return affordable(stock, COST[card], due) and (waived or not lacks_place(state, seat, card))


def begin_build(state: SettlersState, card: int, waived: bool) -> None:
    """The card is shown, its cost paid, and then it is laid (SET-097, SET-098, SET-Q06)."""
    state.tell(BUILDS, state.seat, card)
    state.seen.pop(card, 0)
    state.card = card
    state.due = COST[card]
    state.using = NO_CARD
    state.acting = NO_CARD
    state.agenda.append(LAY_LOCATION)
    if NEEDS_PLACE[card] and not waived:
        state.agenda.append(GIVE_UP_PLACE)
    if COST_SUM[card]:
        state.agenda.append(PAY_DUE)


class LayLocation(Step[SettlersState]):
    """The card enters the empire: yield, bonus, then triggers (SET-105, SET-107, SET-108, SET-110, SET-Q06)."""

    def run(self, state: SettlersState) -> None:
        """It lies there before anything is counted."""
        card = state.card
        state.card = NO_CARD
        state.empires[state.seat].append(Location(card, state.seat))
        state.tell(LAID, state.seat, card)
        state.agenda.append(REACT_TO_BUILD[card])
        state.agenda += BONUS[card][::-1]
        state.agenda += PRODUCE[card][::-1]


LAY_LOCATION: Final = LayLocation()
