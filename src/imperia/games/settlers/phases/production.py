"""The production phase (p. 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.settlers.cards import CARDS, ONE_CARD
from imperia.games.settlers.empire import foreign_deals
from imperia.games.settlers.gains import add_goods, amounts
from imperia.games.settlers.phases.deal import yield_deal
from imperia.games.settlers.piles import without
from imperia.games.settlers.printed import BOARD_GOODS, CARD, PRODUCTION
from imperia.games.settlers.state import PRODUCTION_PHASE, SettlersState
from imperia.games.settlers.use import Use
from imperia.games.settlers.words import (
    BARBARIAN_BOARD_GAVE,
    EGYPTIAN_BOARD_GAVE,
    FIRST,
    GAINED_BY_DEAL,
    JAPANESE_BOARD_GAVE,
    ROMAN_BOARD_GAVE,
)
from imperia.kernel.agenda import ASKED, Step
from imperia.kernel.asking import TurnChoice

# By faction.
BOARD_GAVE: Final = (BARBARIAN_BOARD_GAVE, JAPANESE_BOARD_GAVE, ROMAN_BOARD_GAVE, EGYPTIAN_BOARD_GAVE)


class Produce(Step[SettlersState]):
    """Board, deals and production locations of one player yield, each once (SET-058, SET-059, SET-254, SET-Q04)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: SettlersState) -> None:
        """A source that asks nothing comes at once; the player puts the rest in order (SET-Q73)."""
        seat = self.seat
        state.phase = PRODUCTION_PHASE
        state.seat = seat
        board_yields(state, seat)
        waiting: list[int] = []
        for card in state.deals[seat] + foreign_deals(state, seat):
            # SET-064, SET-115: every deal, made or taken in an earlier round.
            if CARDS[card].deal == CARD:
                waiting.append(card)
            else:
                yield_deal(state, GAINED_BY_DEAL, seat, card)
        for location in state.empires[seat]:
            # SET-065, SET-106.
            card = location.card
            if CARDS[card].kind == PRODUCTION:
                if CARDS[card].produce.asks:
                    waiting.append(card)
                else:
                    CARDS[card].produce.at_once(state, Use(card, seat))
        if waiting:
            state.agenda.append(OrderSources(waiting))


def board_yields(state: SettlersState, seat: int) -> None:
    """The goods of the faction board (SET-060 to SET-063, SET-075)."""
    goods = BOARD_GOODS[state.factions[seat]]
    add_goods(state, seat, goods)
    if state.journal is not None:
        state.tell_list(BOARD_GAVE[state.factions[seat] - 1], seat, amounts(goods))


def is_location(state: SettlersState, card: int) -> bool:
    """True if a source is a location of the player and not a deal."""
    return any(location.card == card for location in state.empires[state.seat])


def likeness(state: SettlersState, card: int) -> str:
    """The common part of alike sources; every deal that waits here gives a card."""
    return CARDS[card].likeness if is_location(state, card) else ONE_CARD


class OrderSources(TurnChoice[SettlersState]):
    """Choose the source to collect from first (SET-Q04)."""

    rule: ClassVar[str] = "SET-Q04"

    def __init__(self, waiting: list[int]) -> None:
        self.waiting: Final = waiting

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        return FIRST.moves(self.waiting)

    def settled(self, state: SettlersState) -> int:
        """The order is asked only where it can matter."""
        first = likeness(state, self.waiting[0])
        alike = all(likeness(state, card) == first for card in self.waiting)
        return FIRST.move(self.waiting[0]) if alike else ASKED

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        card = FIRST.argument(move)
        if len(self.waiting) > 1:
            state.agenda.append(OrderSources(without(self.waiting, card)))
        if is_location(state, card):
            CARDS[card].produce.begin(state, Use(card, seat))
        else:
            yield_deal(state, GAINED_BY_DEAL, seat, card)


PRODUCE_ALL: Final = [Produce(seat) for seat in range(4)]
