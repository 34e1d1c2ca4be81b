"""Exiling cards (p. 17), and swapping a market card for an exiled one (IMP-169)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.language.picking import ChoosingOp, PickCards
from imperia.games.imperium.language.selectors import IN_MARKET
from imperia.games.imperium.piles import (
    clear_slot,
    lay_in_market,
    market_cards,
    push_unrest,
    refill,
    slot_of,
    take_from,
    to_exile,
)
from imperia.games.imperium.printed import EXILE
from imperia.games.imperium.rules.lift import lift
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import EXILE_CARD, EXILED, EXILED_WITH_HOST, SWAPPED, TAKE
from imperia.kernel.agenda import SeatChoice
from imperia.kernel.lexicon import Fields


def exile_own(state: ImperiumState, seat: int, card: int) -> None:
    """A card goes to the exile pile with its garrison (IMP-146, IMP-166)."""
    for one in lift(state, seat, card):
        to_exile(state, one)
        state.tell(EXILED if one == card else EXILED_WITH_HOST, seat, one)


def exile_from_market(state: ImperiumState, seat: int, card: int) -> None:
    """A card of the market is exiled; the unrest under it goes back, and its slot is refilled (IMP-166, IMP-167)."""
    slot = slot_of(state, card)
    laid = clear_slot(state, slot)
    for unrest in laid.under:
        push_unrest(state, unrest)
    to_exile(state, card)
    state.tell(EXILED, seat, card)
    refill(state, slot)


def swap_with_exile(state: ImperiumState, seat: int, card: int, exiled: int) -> None:
    """An exiled card takes the place of a market card; tokens stay in the slot (IMP-169)."""
    slot = slot_of(state, card)
    laid = clear_slot(state, slot)
    for unrest in laid.under:
        push_unrest(state, unrest)
    take_from(state, EXILE, exiled)
    to_exile(state, card)
    state.tell(SWAPPED, seat, card, exiled)
    lay_in_market(state, slot, exiled, laid.tokens)


class Exile(PickCards):
    """Cards go to the exile pile (IMP-166); a market card only without tokens on it (IMP-168)."""

    word: ClassVar[str] = "exile"
    rule: ClassVar[str] = "IMP-166"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields, EXILE_CARD)
        self.from_market: Final = self.selector.zones == [IN_MARKET]

    def candidates(self, state: ImperiumState, frame: Deed) -> list[int]:
        if self.from_market:
            return [laid.card for laid in state.market if laid.card >= 0 and not laid.has_tokens()]
        return super().candidates(state, frame)

    def why_not(self, state: ImperiumState, frame: Deed, move: int) -> list[str]:
        """Tokens on a card keep it in the market."""
        return ["IMP-168"] if self.from_market and EXILE_CARD.argument(move) in market_cards(state) else [self.rule]

    def handle(self, state: ImperiumState, frame: Deed, card: int) -> None:
        """From the market, or with what is garrisoned under it."""
        if self.from_market:
            exile_from_market(state, frame.actor, card)
        else:
            exile_own(state, frame.actor, card)


class SwapExile(ChoosingOp):
    """A market card is swapped for an exiled one (IMP-169)."""

    word: ClassVar[str] = "swap_exile"
    rule: ClassVar[str] = "IMP-169"

    def answers(self, state: ImperiumState, frame: Deed) -> list[int]:
        """Any market card, tokens or not, if there is an exiled card."""
        return EXILE_CARD.moves(market_cards(state)) if state.piles[EXILE] else []

    def answer(self, state: ImperiumState, frame: Deed, move: int) -> None:
        state.agenda.append(ChooseExiled(frame.actor, EXILE_CARD.argument(move)))


class ChooseExiled(SeatChoice[ImperiumState]):
    """Choose the exiled card that takes the place of a market card (IMP-169, IMP-Q165)."""

    rule: ClassVar[str] = "IMP-169"
    continues: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def settled(self, state: ImperiumState) -> int:
        """A single one is not asked for."""
        return state.only_answer(self, self.seat)

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        return TAKE.moves(state.piles[EXILE])

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        swap_with_exile(state, seat, self.card, TAKE.argument(move))

    def question(self, state: ImperiumState, seat: int) -> tuple[str, dict[str, int]]:
        return "ChooseExiled", {"card": self.card}
