"""What is hidden: the order of the piles and of the artisan supply, and nothing else (FOU-Q57, FOU-Q71)."""

from __future__ import annotations

from imperia.games.founders.state import FoundersState
from imperia.kernel.chance import Chance


def imagine(state: FoundersState, seat: int | None, chance: Chance) -> FoundersState:
    """The same position with the hidden orders drawn anew; all seats know the same."""
    twin = state.copy()
    twin.chance = chance
    # Sorted first: what is imagined follows from what is known and from the given chance, never from the true order.
    for pile in twin.piles:
        pile.sort()
        chance.shuffle(pile)
    twin.artisans.sort()
    chance.shuffle(twin.artisans)
    return twin
