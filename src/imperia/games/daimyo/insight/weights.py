"""What weighs differently alone against the empire and among players."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.state import DaimyoState


class Weights:
    """How much of some things is worth in points."""

    def __init__(self, goods: float, piece: float, unit: float, helped: float) -> None:
        # Goods, by what they are worth alone.
        self.goods: Final = goods
        # A point of influence for each round to come, whoever leads now.
        self.piece: Final = piece
        # A unit that is recruited, besides what it changes now: it takes a place, and keeps others from it.
        self.unit: Final = unit
        # Villagers' Help.
        self.helped: Final = helped


ALONE: Final = Weights(1.0, 0.12, 0.0, 1.6)
# Places and heroes are bought away by others, so goods are dearer; to be first player is worth something.
AMONG_PLAYERS: Final = Weights(1.25, 0.3, 1.0, 2.4)


def weights_of(state: DaimyoState) -> Weights:
    """Those of a table."""
    return ALONE if state.seats == 1 else AMONG_PLAYERS
