"""A row that is being resolved, and what the player ignores of it (solo p. 7, 9)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from imperia.games.imperium import hoard
from imperia.games.imperium.rules.attack import Attack
from imperia.games.imperium.solo_tables import ROWS
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import CIV_DISCARDED
from imperia.kernel.events import AUTOMA


@mypyc_attr(free_list_len=1)
class FinishRow(Attack):
    """After its row a card goes to the discard pile unless the row laid it elsewhere (IMP-258).

    Until then it remembers whether the player has answered the attacks of the row, and which they ignore (IMP-Q160).
    """

    nouns: ClassVar[tuple[str, ...]] = ("card", "row")

    def __init__(self, card: int, row: int, faced: bool, shields: list[int]) -> None:
        super().__init__(card, shields)
        self.row: Final = row
        self.faced: Final = faced

    def parts(self) -> list[Any]:
        return [self.card, self.row, self.faced, self.shields]

    def part_count(self) -> int:
        """The attacks of the row."""
        return len(ROWS[self.row].attacks)

    def part_name(self) -> int:
        return ROWS[self.row].named

    def ignored(self, shields: list[int]) -> Attack:
        """The same with what the player ignores."""
        return FinishRow(self.card, self.row, self.faced, self.shields + shields)

    def met(self) -> FinishRow:
        return FinishRow(self.card, self.row, True, self.shields)

    def run(self, state: ImperiumState) -> None:
        finish_row(state, self.card)


def finish_row(state: ImperiumState, card: int) -> None:
    """A card that lies in its slot still goes to the discard pile."""
    if hoard.leave_slot(state, card):
        state.tell(CIV_DISCARDED, AUTOMA, card)
        hoard.to_discards(state, card)
