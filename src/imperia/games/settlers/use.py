"""The context of Settlers' effects: a card, the player who uses it, and where its prices are laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from imperia.games.settlers.printed import NOTHING
from imperia.games.settlers.state import NO_CARD, SettlersState
from imperia.kernel.effects import Frame, Handled, load_handled

NOTHING_HANDLED: Final[list[Handled]] = []


class Use(Frame):
    """A card in use by a player; goods that its ops ask for are laid on a location (SET-135) or go to the supply."""

    def __init__(self, card: int, seat: int, onto: int = NO_CARD, handled: list[Handled] = NOTHING_HANDLED) -> None:
        super().__init__(card, seat, seat, handled)
        self.onto: Final = onto

    def parts(self) -> list[Any]:
        """Besides, where prices are laid."""
        return [*super().parts(), self.onto]

    def changed(self, actor: int, handled: list[Handled]) -> Frame:
        """The same for another player, or with other memories."""
        return Use(self.card, actor, self.onto, handled)

    def stock(self, state: SettlersState) -> list[int]:
        """The supply out of which it is paid."""
        return state.stocks[self.actor]

    def due(self) -> list[int]:
        """The price to be paid before its ops are carried out."""
        return NOTHING


class Plan(Use):
    """A use that is only thought of: with that supply, after paying what will be due (SET-Q12, SET-Q33)."""

    def __init__(self, card: int, seat: int, stock: list[int], due: list[int]) -> None:
        super().__init__(card, seat)
        self._stock: Final = stock
        self._due: Final = due

    def stock(self, state: SettlersState) -> list[int]:
        return self._stock

    def due(self) -> list[int]:
        return self._due


def load_use(parts: Sequence[Any]) -> Use:
    """The use that was saved as these parts."""
    card, _, actor, handled, onto = parts
    return Use(card, actor, onto, load_handled(handled))
