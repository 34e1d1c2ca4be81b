"""The solstice (p. 12)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from imperia.games.imperium.cards import CARDS, NUMBERS
from imperia.games.imperium.deed import deed_of
from imperia.games.imperium.piles import distinct, find_laid
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import SOLSTICE, SOLSTICE_USED
from imperia.kernel.agenda import SeatChoice, Step


class ResolveSolstice(Step[ImperiumState]):
    """A player resolves all solstice abilities of their cards in play (IMP-104, IMP-105, IMP-Q132)."""

    nouns: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: ImperiumState) -> None:
        waiting: list[Any] = [NUMBERS[laid.card] for laid in state.areas[self.seat] if laid.printed.solstice.ops]
        if len(waiting) > 1:
            state.agenda.append(OrderSolstice(self.seat, waiting))
        elif waiting:
            resolve_solstice(state, self.seat, waiting[0])


@mypyc_attr(free_list_len=1)
class OrderSolstice(SeatChoice[ImperiumState]):
    """Choose the solstice ability that is resolved next (IMP-106)."""

    rule: ClassVar[str] = "IMP-106"

    def __init__(self, seat: int, waiting: list[int]) -> None:
        super().__init__(seat)
        # Cards that were in play when the player's turn to resolve came.
        self.waiting: Final = waiting

    def moves(self, state: ImperiumState, seat: int) -> list[int]:
        """Those that are still in play; of cards that are alike one."""
        there: list[Any] = [NUMBERS[card] for card in self.waiting if find_laid(state, seat, card).card >= 0]
        return SOLSTICE.moves(distinct(there))

    def settled(self, state: ImperiumState) -> int:
        """The last one, or several that are alike, need no choice."""
        return state.only_answer(self, self.seat)

    def take(self, state: ImperiumState, seat: int, move: int) -> None:
        """The ability of the card; then the others."""
        card = SOLSTICE.argument(move)
        left: list[Any] = [NUMBERS[one] for one in self.waiting if one != card]
        if left:
            state.agenda.append(OrderSolstice(seat, left))
        resolve_solstice(state, seat, card)


def resolve_solstice(state: ImperiumState, seat: int, card: int) -> None:
    """The solstice ability of a card in play."""
    state.tell(SOLSTICE_USED, seat, card)
    CARDS[card].solstice.start(state, deed_of(seat, card))


RESOLVE_SOLSTICE_OF: Final = [ResolveSolstice(seat) for seat in range(4)]
