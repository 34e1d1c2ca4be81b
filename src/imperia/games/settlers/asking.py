"""What the questions of a turn have in common."""

from __future__ import annotations

from imperia.games.settlers.state import SettlersState
from imperia.kernel.agenda import Choice


class TurnChoice(Choice[SettlersState]):
    """A question to the player whose turn it is."""

    def seats(self, state: SettlersState) -> tuple[int, ...]:
        """Only the player whose turn it is."""
        return (state.seat,)
