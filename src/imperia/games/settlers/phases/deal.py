"""The action to make a deal (p. 9)."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.gains import give_good
from imperia.games.settlers.payment import PAY_DUE
from imperia.games.settlers.state import NO_CARD, SettlersState
from imperia.games.settlers.tables import DEAL, DEAL_COST, NOTHING, affordable
from imperia.games.settlers.triggers import REACT_TO_DEAL
from imperia.games.settlers.words import MADE_DEAL
from imperia.kernel.agenda import Step


def can_deal(state: SettlersState, seat: int) -> bool:
    """True if the food can be paid (SET-112)."""
    return affordable(state.stocks[seat], DEAL_COST, NOTHING)


def begin_deal(state: SettlersState, card: int) -> None:
    """The card is shown, the food paid, and the card tucked under the board (SET-111, SET-112)."""
    state.hands[state.seat].remove(card)
    state.seen.pop(card, 0)
    state.card = card
    state.tell(MADE_DEAL, state.seat, card, DEAL[card])
    state.due = DEAL_COST
    state.using = NO_CARD
    state.acting = NO_CARD
    state.agenda.append(TUCK_DEAL)
    state.agenda.append(PAY_DUE)


def yield_deal(state: SettlersState, seat: int, card: int) -> None:
    """The one good of a deal (SET-064, SET-249, SET-Q39)."""
    give_good(state, seat, card, DEAL[card], 1)


class TuckDeal(Step[SettlersState]):
    """The card lies under the board and gives its good at once (SET-113, SET-114, SET-116)."""

    def run(self, state: SettlersState) -> None:
        """Features that answer to deals come after it."""
        card = state.card
        state.card = NO_CARD
        state.deals[state.seat].append(card)
        state.agenda.append(REACT_TO_DEAL)
        yield_deal(state, state.seat, card)


TUCK_DEAL: Final = TuckDeal()
