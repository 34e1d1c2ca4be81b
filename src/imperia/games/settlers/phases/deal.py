"""The action to make a deal (p. 9)."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.cards import CARD_COUNT, CARDS
from imperia.games.settlers.gains import give_good
from imperia.games.settlers.payment import pay
from imperia.games.settlers.piles import from_hand, tell_card
from imperia.games.settlers.printed import DEAL_COST, NOTHING, affordable, only_good
from imperia.games.settlers.state import SettlersState
from imperia.games.settlers.triggers import REACT_TO_DEAL
from imperia.games.settlers.words import GAINED_BY_NEW_DEAL, MADE_DEAL, MAKE_DEAL
from imperia.kernel.agenda import Step
from imperia.kernel.asking import Answer
from imperia.kernel.events import Happening


class MakeDeal(Answer[SettlersState]):
    """Make a deal with a card of one's hand (SET-111)."""

    def offer(self, state: SettlersState, seat: int, moves: list[int]) -> None:
        """Those with a deal field, if the food can be paid (SET-112)."""
        if affordable(state.stocks[seat], DEAL_COST, NOTHING):
            for card in state.hands[seat]:
                if CARDS[card].deal >= 0:
                    MAKE_DEAL.add_last(card, moves)

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """The card is shown, the food paid, and the card tucked under the board."""
        card = MAKE_DEAL.argument(move)
        from_hand(state, seat, card)
        tell_card(state, MADE_DEAL, seat, card, CARDS[card].deal)
        state.aside.append(card)
        state.agenda.append(TUCK_DEAL[card])
        pay(state, DEAL_COST)

    def why_not(self, state: SettlersState, seat: int, move: int) -> list[str]:
        """Not in hand, no deal field, or no food."""
        card = MAKE_DEAL.argument(move)
        return ["SET-112"] if card in state.hands[seat] and CARDS[card].deal >= 0 else ["SET-111"]

    def price(self, state: SettlersState, seat: int, move: int) -> list[int]:
        return DEAL_COST if MAKE_DEAL.argument(move) in state.hands[seat] else NOTHING

    def gain(self, state: SettlersState, seat: int, move: int) -> list[int]:
        return only_good(CARDS[MAKE_DEAL.argument(move)].deal, 1)


def yield_deal(state: SettlersState, what: Happening, seat: int, card: int) -> None:
    """The one good of a deal (SET-064, SET-249, SET-Q39)."""
    give_good(state, what, seat, card, CARDS[card].deal, 1)


class TuckDeal(Step[SettlersState]):
    """The card lies under the board and gives its good at once (SET-113, SET-114, SET-116)."""

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, state: SettlersState) -> None:
        """Features that answer to deals come after it."""
        seat = state.seat
        state.aside.remove(self.card)
        state.deals[seat] = [*state.deals[seat], self.card]
        state.agenda.append(REACT_TO_DEAL)
        yield_deal(state, GAINED_BY_NEW_DEAL, seat, self.card)


TUCK_DEAL: Final = [TuckDeal(card) for card in range(CARD_COUNT)]
