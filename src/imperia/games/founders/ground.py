"""The resources a nation's tiles offer to the cells around them, and the tiles that can be fed there."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from imperia.games.founders.grid import AROUND, CELLS, WIDTH
from imperia.games.founders.recipes import FED_BY_NOTHING, fed_by

# The cells around a cell are at most this many numbers away.
NEAR: Final = WIDTH + 1


class Group:
    """The cells that carts join, and those that its tiles feed, the cells of the group included (FOU-112, FOU-113)."""

    def __init__(self, cells: list[int]) -> None:
        around: set[int] = set()
        for cell in cells:
            around.update(AROUND[cell])
        self.cells: Final = cells
        self.around: Final = sorted(around)


def reach_of(cell: int, groups: list[Group]) -> list[int]:
    """The cells that a tile feeds, but for its own: those around it, or around its group (FOU-057, FOU-Q32)."""
    for group in groups:
        if cell in group.cells:
            return group.around
    return AROUND[cell]


@final
class Ground:
    """By cell, what its sources offer and what they can feed (recipes.py); never changed.

    Only a stretch of cells is kept: all that lie around a tile of the nation.
    """

    def __init__(self, first: i64, sources: vec[i64], fed: vec[i64]) -> None:
        self._first: Final[i64] = first
        self._sources: Final[vec[i64]] = sources
        self._fed: Final[vec[i64]] = fed

    def sources(self, cell: i64) -> i64:
        """The offer of any cell's sources."""
        place = cell - self._first
        return self._sources[place] if 0 <= place < len(self._sources) else 0

    def fed(self, cell: i64) -> i64:
        """The recipes that can be fed on any cell, as bits."""
        place = cell - self._first
        return self._fed[place] if 0 <= place < len(self._fed) else FED_BY_NOTHING

    def fed_on(self, cells: vec[i64]) -> i64:
        """The recipes that can be fed on one or another of some cells around the tiles."""
        first = self._first
        found: i64 = 0
        for cell in cells:
            found |= self._fed[cell - first]
        return found

    def sites(self, cells: vec[i64], ways: i64) -> list[int]:
        """Those of some cells around the tiles on which one of these recipes can be fed."""
        first = self._first
        return [cell for cell in cells if self._fed[cell - first] & ways]

    def with_output(self, cell: int, reached: list[int], change: i64) -> Ground:
        """The ground once the tile on a cell gives so much more, or less, to the cells that it reaches."""
        first = self._first if len(self._fed) else i64(cell)
        before = max(0, first - (cell - NEAR))
        after = max(0, cell + NEAR + 1 - (first + len(self._fed)))
        if change == 0 and before == 0 and after == 0:
            return self
        sources = padded(self._sources, before, after, NO_SOURCES)
        fed = padded(self._fed, before, after, ALL_BARE)
        first -= before
        if change != 0:
            for one in reached:
                # FOU-Q32: a tile never feeds its own cell.
                if one != cell:
                    place = one - first
                    sources[place] += change
                    fed[place] = fed_by(sources[place])
        return Ground(first, sources, fed)


# More values than a stretch of cells ever grows by at once, for either vector.
NO_SOURCES: Final[vec[i64]] = vec[i64]([0] * CELLS)
ALL_BARE: Final[vec[i64]] = vec[i64]([FED_BY_NOTHING] * CELLS)


def padded(values: vec[i64], before: i64, after: i64, blank: vec[i64]) -> vec[i64]:
    """A copy with that many more values at both ends, which are blank."""
    if before == 0 and after == 0:
        return values[:]
    return extend(extend(blank[:before], values), blank[:after])


BARREN: Final = Ground(0, vec[i64](), vec[i64]())


def ground_of(cells: vec[i64], output: vec[i64], groups: list[Group]) -> Ground:
    """The ground of a nation with tiles on these cells that give so much, some of them joined by carts."""
    if len(cells) == 0:
        return BARREN
    first: i64 = cells[0] - NEAR
    size = cells[len(cells) - 1] + NEAR + 1 - first
    sources = NO_SOURCES[:size]
    fed = ALL_BARE[:size]
    place: i64 = 0
    for place in range(len(cells)):
        cell = cells[place]
        if output[place]:
            for one in reach_of(cell, groups):
                if one != cell:
                    sources[one - first] += output[place]
    for place in range(size):
        if sources[place]:
            fed[place] = fed_by(sources[place])
    return Ground(first, sources, fed)
