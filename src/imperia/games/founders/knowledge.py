"""What is hidden: the order of the piles and of the artisan supply, and nothing else (FOU-Q57, FOU-Q71)."""

from __future__ import annotations

from imperia.games.founders.state import FoundersState
from imperia.kernel.chance import Chance
from imperia.kernel.hidden import reorder


def imagine(state: FoundersState, seat: int | None, chance: Chance) -> FoundersState:
    """The same position with the hidden orders drawn anew; all seats know the same."""
    twin = state.copy()
    twin.chance = chance
    for pile in (*twin.piles, twin.artisans):
        reorder(pile, chance)
    return twin
