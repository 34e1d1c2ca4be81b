"""Step 1 of a turn: reveal a tile (p. 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from imperia.games.founders.printed import PILES, ROW_LIMIT
from imperia.games.founders.state import FoundersState
from imperia.games.founders.words import KEEP, PLAY, REVEAL, REVEALED, SWEPT
from imperia.kernel.asking import TurnChoice


class RevealTile(TurnChoice[FoundersState]):
    """Choose a pile and turn its top tile into its row (FOU-037, FOU-040, FOU-141)."""

    rule: ClassVar[str] = "FOU-037"

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """Any pile that still has tiles, whatever the rows hold (FOU-038, FOU-Q40)."""
        return [REVEAL.move(pile) for pile in PILES if state.piles[pile]]

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """A full row is swept first, so that it never holds six (FOU-039, FOU-041, FOU-Q63)."""
        pile = REVEAL.argument(move)
        if len(state.rows[pile]) == ROW_LIMIT:
            state.swept += state.rows[pile]
            state.rows[pile] = ()
            state.tell(SWEPT, seat, pile)
        tile = state.piles[pile].pop()
        state.rows[pile] += (tile,)
        state.tell(REVEALED, seat, pile, tile)

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """An empty pile cannot be chosen; anything else comes after the reveal."""
        if REVEAL.says(move):
            return ["FOU-038", "FOU-Q40"]
        if KEEP.says(move) or PLAY.says(move):
            return ["FOU-047"]
        return ["FOU-034", self.rule]


REVEAL_TILE: Final = RevealTile()
