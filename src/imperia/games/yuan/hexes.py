"""Cells, sides and corners, and the lattice on which the middles of the tiles lie.

Cells are axial (q, r) on flat-top hexagons: q grows to the right, r downwards.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from imperia.games.yuan.content import SCENARIOS, TILE_INDEX
from imperia.games.yuan.printed import TILES

Spot = tuple[int, int]
# A tile as it lies: tile, place and rotation.
Laid = tuple[int, int, int]

# Counter-clockwise, from the lower right.
DIRECTIONS: Final[list[Spot]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
ROTATIONS: Final = 6

# A tile lies at most this many places from the first one, for all of them lie against each other.
RADIUS: Final = len(TILES) - 1


def neighbours(spot: Spot) -> list[Spot]:
    """The six cells that share a side with a cell."""
    q, r = spot
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def corners(a: Spot, b: Spot) -> list[tuple[Spot, ...]]:
    """The two ends of the side between two cells, each named by the three cells that meet there."""
    around = neighbours(a)
    return [tuple(sorted([a, b, cell])) for cell in neighbours(b) if cell in around]


def cells_of(place: Spot, rotation: int) -> list[Spot]:
    """The seven cells of a tile: the middle one, then those around it, turned (YUA-Q02)."""
    around = neighbours(place)
    return [place, *around[rotation:], *around[:rotation]]


# The places of tiles, as a hexagon of the lattice (q + 5r) mod 7 = 0 around (0, 0).
PLACES: Final[list[Spot]] = [
    (2 * u - v, u + 3 * v)
    for u in range(-RADIUS, RADIUS + 1)
    for v in range(-RADIUS, RADIUS + 1)
    if abs(u + v) <= RADIUS
]
PLACE_INDEX: Final[dict[Spot, int]] = {place: index for index, place in enumerate(PLACES)}
# No cell of a map is farther out than this, in either direction.
FARTHEST: Final = 3 * RADIUS + 1
FIRST_PLACE: Final[int] = PLACE_INDEX[(0, 0)]


def places_around(place: int) -> list[int]:
    """The six places against a tile (YUA-016, YUA-Q02)."""
    q, r = PLACES[place]
    around = [PLACE_INDEX.get((q + 2 * u - v, r + u + 3 * v), -1) for u, v in DIRECTIONS]
    return [index for index in around if index >= 0]


AROUND: Final[list[list[int]]] = [places_around(place) for place in range(len(PLACES))]


class OpenPlaces:
    """The places, in ascending order, where the next tile may lie: the first, then against those that lie already."""

    def __init__(self, first: int) -> None:
        self.places: list[int] = [first]
        # Those that are open or taken.
        self._known: set[int] = {first}

    def take(self, place: int) -> None:
        """A tile comes to lie on an open place."""
        del self.places[bisect_left(self.places, place)]
        for other in AROUND[place]:
            if other not in self._known:
                self._known.add(other)
                insort(self.places, other)


def open_places(laid: tuple[Laid, ...]) -> list[int]:
    """The places where another tile may lie beside those on the table."""
    # The middle of the table, but in a position that somebody describes it can be anywhere.
    ground = OpenPlaces(laid[0][1] if laid else FIRST_PLACE)
    for _, place, _ in laid:
        ground.take(place)
    return ground.places


# The imposed layouts (YUA-186 to YUA-188).
LAYOUTS: Final[list[tuple[Laid, ...]]] = [
    tuple([(TILE_INDEX[one.tile], PLACE_INDEX[(one.q, one.r)], one.rotation) for one in scenario.layout])
    for scenario in SCENARIOS
]
