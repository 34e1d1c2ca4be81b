"""The production phase (p. 6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from imperia.games.settlers.abilities import LIKENESS, ONE_CARD, PRODUCE, PRODUCE_ASKS
from imperia.games.settlers.empire import foreign_deals
from imperia.games.settlers.gains import amounts
from imperia.games.settlers.phases.deal import yield_deal
from imperia.games.settlers.state import PRODUCTION_PHASE, SettlersState
from imperia.games.settlers.tables import BOARD_GOODS, CARD, DEAL, KIND, PRODUCTION, STOCK_SIZE
from imperia.games.settlers.words import BOARD_GAVE, FIRST
from imperia.kernel.agenda import Step
from imperia.kernel.asking import TurnChoice


class Produce(Step[SettlersState]):
    """Board, deals and production locations of one player yield, each once (SET-058, SET-059, SET-254, SET-Q04)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def parts(self) -> list[Any]:
        """Whose production it is."""
        return [self.seat]

    def run(self, state: SettlersState) -> None:
        """What asks nothing comes at once; the player puts the rest in order (SET-Q73)."""
        seat = self.seat
        state.phase = PRODUCTION_PHASE
        state.seat = seat
        board_yields(state, seat)
        for card in state.deals[seat] + foreign_deals(state, seat):
            # SET-064, SET-115: every deal, made or taken in an earlier round.
            if DEAL[card] == CARD:
                state.pending.append(card)
            else:
                yield_deal(state, seat, card)
        for location in state.empires[seat]:
            # SET-065, SET-106.
            if KIND[location.card] == PRODUCTION:
                if PRODUCE_ASKS[location.card]:
                    state.pending.append(location.card)
                else:
                    for op in PRODUCE[location.card]:
                        op.run(state)
        state.agenda.append(COLLECT_NEXT)


def board_yields(state: SettlersState, seat: int) -> None:
    """The goods of the faction board (SET-060 to SET-063, SET-075)."""
    goods = BOARD_GOODS[state.factions[seat]]
    stock = state.stocks[seat]
    for good in range(STOCK_SIZE):
        stock[good] += goods[good]
    if state.journal is not None:
        state.tell_list(BOARD_GAVE, seat, amounts(goods))


def source_kind(state: SettlersState, card: int) -> int:
    """What alike sources share; every deal that waits here gives a card."""
    for location in state.empires[state.seat]:
        if location.card == card:
            return LIKENESS[card]
    return ONE_CARD


class CollectNext(Step[SettlersState]):
    """Collect the waiting sources one by one (SET-Q04)."""

    def run(self, state: SettlersState) -> None:
        """The order is asked only where it can matter."""
        if not state.pending:
            return
        first = source_kind(state, state.pending[0])
        for card in state.pending:
            if source_kind(state, card) != first:
                state.agenda.append(ORDER_SOURCES)
                return
        collect(state, state.pending[0])


def collect(state: SettlersState, card: int) -> None:
    """One source yields, then the next."""
    state.pending.remove(card)
    state.agenda.append(COLLECT_NEXT)
    for location in state.empires[state.seat]:
        if location.card == card:
            state.agenda += PRODUCE[card][::-1]
            return
    yield_deal(state, state.seat, card)


class OrderSources(TurnChoice[SettlersState]):
    """Choose the source to collect from first (SET-Q04)."""

    rule: ClassVar[str] = "SET-Q04"

    def moves(self, state: SettlersState, seat: int) -> list[int]:
        """Any that waits."""
        return [FIRST + card for card in sorted(state.pending)]

    def take(self, state: SettlersState, seat: int, move: int) -> None:
        """It yields."""
        collect(state, move - FIRST)


PRODUCE_ALL: Final = [Produce(seat) for seat in range(4)]
COLLECT_NEXT: Final = CollectNext()
ORDER_SOURCES: Final = OrderSources()
