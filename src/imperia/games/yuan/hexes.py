"""Cells, sides and corners, and the lattice on which the middles of the tiles lie.

Cells are axial (q, r) on flat-top hexagons: q grows to the right, r downwards.
"""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.content import SCENARIOS, TILE_INDEX
from imperia.games.yuan.tables import TILE_COUNT

# Counter-clockwise, from the lower right.
DIRECTIONS: Final[list[tuple[int, int]]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
ROTATIONS: Final = 6

# A tile lies at most so many places from the first one, for all of them lie against each other.
RADIUS: Final = TILE_COUNT - 1


def neighbours(q: int, r: int) -> list[tuple[int, int]]:
    """The six cells that share a side with a cell."""
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def corners(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[tuple[int, int], ...]]:
    """The two ends of the side between two cells, each named by the three cells that meet there."""
    around = neighbours(a[0], a[1])
    return [tuple(sorted([a, b, cell])) for cell in neighbours(b[0], b[1]) if cell in around]


def cells_of(place: tuple[int, int], rotation: int) -> list[tuple[int, int]]:
    """The seven cells of a tile: the middle one, then those around it, turned (YUA-Q02)."""
    q, r = place
    cells = [place]
    for index in range(6):
        dq, dr = DIRECTIONS[(index + rotation) % 6]
        cells.append((q + dq, r + dr))
    return cells


# The places of tiles, as a hexagon of the lattice (q + 5r) mod 7 = 0 around (0, 0).
_LATTICE: Final[list[tuple[int, int]]] = [
    (u, v) for u in range(-RADIUS, RADIUS + 1) for v in range(-RADIUS, RADIUS + 1) if abs(u + v) <= RADIUS
]
PLACES: Final[list[tuple[int, int]]] = [(2 * u - v, u + 3 * v) for u, v in _LATTICE]
PLACE_INDEX: Final[dict[tuple[int, int], int]] = {place: index for index, place in enumerate(PLACES)}
FIRST_PLACE: Final[int] = PLACE_INDEX[(0, 0)]


def places_around(place: int) -> list[int]:
    """The six places against a tile (YUA-016, YUA-Q02)."""
    q, r = PLACES[place]
    around: list[int] = []
    for u, v in DIRECTIONS:
        index = PLACE_INDEX.get((q + 2 * u - v, r + u + 3 * v), -1)
        if index >= 0:
            around.append(index)
    return around


AROUND: Final[list[list[int]]] = [places_around(place) for place in range(len(PLACES))]


def open_places(taken: list[int]) -> list[int]:
    """The places against the tiles that lie already; for the first tile the middle."""
    if not taken:
        return [FIRST_PLACE]
    found: set[int] = set()
    for place in taken:
        found.update(AROUND[place])
    return sorted(found.difference(taken))


# The imposed layouts: tile, place and rotation (YUA-186 to YUA-188).
SCENARIO_LAYOUTS: Final[list[list[tuple[int, int, int]]]] = [
    [(TILE_INDEX[one.tile], PLACE_INDEX[(one.q, one.r)], one.rotation) for one in scenario.layout]
    for scenario in SCENARIOS
]
