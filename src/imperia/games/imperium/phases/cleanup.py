"""Clean-up at the end of a turn (p. 11)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.imperium.cards import NATION_CARDS
from imperia.games.imperium.laid import Laid
from imperia.games.imperium.piles import add_to_market, distinct, from_hand, slot_of, to_discard
from imperia.games.imperium.printed import (
    ACTION,
    ACTIONS,
    DEVELOPMENT_EXHAUST,
    EXHAUST,
    NATION_EXHAUST,
)
from imperia.games.imperium.rules.draw import DRAW_TO_LIMIT
from imperia.games.imperium.rules.market import market_token
from imperia.games.imperium.state import NO_ORDER, NONE_FREED, ImperiumState
from imperia.games.imperium.words import (
    DISCARD_CARD,
    DISCARDED_IN_CLEANUP,
    DONE,
    MARKET_MATERIALS,
    MARKET_POPULATION,
    MARKET_TOKEN,
    PLACE,
    amount,
)
from imperia.kernel.agenda import ASKED, Step, in_order
from imperia.kernel.asking import TurnChoice

# What is told of materials, of population and of progress that are added to the market (IMP-081 to IMP-083).
ADDED: Final = (MARKET_MATERIALS, MARKET_POPULATION, MARKET_TOKEN)


class AddToMarket(TurnChoice[ImperiumState]):
    """Add one progress, or what the nation adds instead, to a market card (IMP-081 to IMP-083, IMP-Q13)."""

    rule: ClassVar[str] = "IMP-081"

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        moves: list[int] = []
        for laid in state.market:
            if laid.card >= 0:
                PLACE.add(laid.card, moves)
        return moves

    def asked_by(self, state: ImperiumState, seat: int) -> str:
        return ADDED[market_token(state, seat)[0]].rule

    def settled(self, state: ImperiumState) -> int:
        """With an empty market the step is skipped."""
        return state.only_answer(self, state.seat)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """The tokens come from the supply."""
        card = PLACE.argument(move)
        token, count = market_token(state, seat)
        add_to_market(state, slot_of(state, card), token, count)
        state.tell(ADDED[token], seat, amount(token, count), card)

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        token, count = market_token(state, seat)
        return "", {"amount": amount(token, count)}


class RefreshTokens(Step[ImperiumState]):
    """All action and exhaust tokens come off, and the State card is filled anew (IMP-084, IMP-Q32)."""

    def run(self, state: ImperiumState) -> None:
        """Effects that last until the end of the turn are over, too (IMP-Q33, IMP-Q164)."""
        seat = state.seat
        state.order = NO_ORDER
        state.ignored = 0
        state.freed = NONE_FREED
        refresh_state_card(state, seat)
        state.put(seat, NATION_EXHAUST, 0)
        state.put(seat, DEVELOPMENT_EXHAUST, 0)
        for laid in state.areas[seat]:
            if laid.exhausted or laid.icons is not laid.printed.region_types:
                state.areas[seat] = [refreshed(one) for one in state.areas[seat]]
                return


def refreshed(laid: Laid) -> Laid:
    """A card in play without an exhaust token, with its region icons as printed."""
    icons = laid.printed.region_types
    if not laid.exhausted and laid.icons is icons:
        return laid
    return Laid(laid.card, False, laid.tokens, laid.under, icons)


def refresh_state_card(state: ImperiumState, seat: int) -> None:
    """Just as many action and exhaust tokens lie on a State card as its nation has (IMP-048, IMP-084)."""
    state.put(seat, ACTION, ACTIONS)
    state.put(seat, EXHAUST, NATION_CARDS[state.nations[seat]].exhaust_tokens)


class DiscardAny(TurnChoice[ImperiumState]):
    """Discard any number of cards, and keep any number (IMP-085)."""

    rule: ClassVar[str] = "IMP-085"

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """Any card of the hand, or no more."""
        moves = DISCARD_CARD.moves(distinct(state.hand(seat)))
        DONE.add(0, moves)
        return moves

    def settled(self, state: ImperiumState) -> int:
        """An empty hand has nothing to discard."""
        return state.only_answer(self, state.seat) if not state.hand(state.seat) else ASKED

    def default(self, state: ImperiumState, seat: int) -> int:
        return DONE.move()

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        card = DISCARD_CARD.argument(move)
        if card >= 0:
            from_hand(state, seat, card)
            to_discard(state, seat, card)
            state.tell(DISCARDED_IN_CLEANUP, seat, card)
            state.agenda.append(DISCARD_ANY)


class DrawUp(Step[ImperiumState]):
    """Draw up to the hand limit; who has that many or more draws nothing (IMP-086)."""

    def run(self, state: ImperiumState) -> None:
        DRAW_TO_LIMIT[state.seat].run(state)


ADD_TO_MARKET: Final = AddToMarket()
DISCARD_ANY: Final = DiscardAny()
# As an agenda has them: the last comes first.
CLEAN_UP: Final[list[Step[Any]]] = in_order([ADD_TO_MARKET, RefreshTokens(), DISCARD_ANY, DrawUp()])
