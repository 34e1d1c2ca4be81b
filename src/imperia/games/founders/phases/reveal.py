"""Step 1 of a turn: reveal a tile (p. 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.founders.printed import PILES, ROW_LIMIT
from imperia.games.founders.state import FoundersState
from imperia.games.founders.words import KEEP, PLAY_VERB, REVEAL, REVEAL_VERB, REVEALED, SWEPT
from imperia.kernel.asking import TurnChoice


class RevealTile(TurnChoice[FoundersState]):
    """Choose a pile and turn its top tile into its row (FOU-037, FOU-040, FOU-141)."""

    rule: ClassVar[str] = "FOU-037"

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """Any pile that still has tiles, whatever the rows hold (FOU-038, FOU-Q40)."""
        return [REVEAL + pile for pile in PILES if state.piles[pile]]

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """A full row is swept first, so that it never holds six (FOU-039, FOU-041, FOU-Q63)."""
        pile = move - REVEAL
        row = state.rows[pile]
        if len(row) == ROW_LIMIT:
            state.swept += row
            row.clear()
            state.tell(SWEPT, seat, pile)
        row.append(state.piles[pile].pop())
        state.tell(REVEALED, seat, pile, row[-1])

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """An empty pile cannot be chosen; anything else comes after the reveal."""
        if REVEAL_VERB.argument(move) >= 0:
            return ["FOU-038", "FOU-Q40"]
        if move == KEEP or PLAY_VERB.argument(move) >= 0:
            return ["FOU-047"]
        return ["FOU-034", self.rule]


REVEAL_TILE: Final = RevealTile()
