"""The empire's advantage: to be more influential than the player where it is not so yet (p. 17)."""

from __future__ import annotations

from mypy_extensions import i64

from imperia.games.daimyo.printed import ISLAND_COUNT
from imperia.games.daimyo.state import EMPIRE, DaimyoState


def overtakes(state: DaimyoState, island: i64, by: i64) -> bool:
    """True if so much influence puts the empire ahead of the player; strictly more, and not yet so (DAI-Q81)."""
    own = state.influence[EMPIRE * ISLAND_COUNT + island]
    other = state.influence[island]
    return own <= other < own + by
