"""The weights that differ alone against the empire, among players, and among three of them."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.state import DaimyoState


class Weights:
    """How much of some things is worth in points."""

    def __init__(
        self,
        goods: float,
        piece: float,
        unit: float,
        helped: float,
        harvested: float = 0.45,
        building: float = 0.0,
        taxes: float = 1.1,
    ) -> None:
        # Goods, by what they are worth alone.
        self.goods: Final = goods
        # A point of influence for each round to come, whoever leads now.
        self.piece: Final = piece
        # A unit that is recruited, besides what it changes now: it takes a place, and keeps others from it.
        self.unit: Final = unit
        # Villagers' Help.
        self.helped: Final = helped
        # How much of a round's yield is really harvested, where a governor or a farm is weighed.
        self.harvested: Final = harvested
        # A building, besides what it changes now.
        self.building: Final = building
        self.taxes: Final = taxes


ALONE: Final = Weights(1.0, 0.12, 0.0, 1.6)
# Places and heroes are bought away by others, so goods are dearer; to be first player is worth something.
AMONG_PLAYERS: Final = Weights(1.25, 0.3, 1.0, 2.4)
# Among three there is most room on the islands: no mercenaries stand there, nor a fourth player. Who spends turns
# on relics and taxes then leaves them to the others, so units, buildings and what they yield weigh more.
AMONG_THREE: Final = Weights(1.25, 0.3, 2.0, 2.4, 0.7, 2.0, 0.6)


def weights_of(state: DaimyoState) -> Weights:
    """Those of a table."""
    if state.seats == 3:
        return AMONG_THREE
    return ALONE if state.seats == 1 else AMONG_PLAYERS
