"""What the questions of a turn have in common."""

from __future__ import annotations

from imperia.games.founders.state import FoundersState
from imperia.kernel.agenda import Choice


class TurnChoice(Choice[FoundersState]):
    """A question to the player whose turn it is."""

    def seats(self, state: FoundersState) -> tuple[int, ...]:
        """Only the player whose turn it is."""
        return (state.seat,)
