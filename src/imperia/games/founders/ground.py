"""What the tiles of a nation offer to the cells around them, and what can be fed there."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from imperia.games.founders.grid import AROUND, WIDTH
from imperia.games.founders.recipes import FED_BY_NOTHING, fed_by

# The cells around a cell are at most so many numbers away.
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
    """The cells that a tile feeds: those around it, or around its group, but never its own (FOU-057, FOU-Q32)."""
    for group in groups:
        if cell in group.cells:
            return [one for one in group.around if one != cell]
    return AROUND[cell]


class Ground:
    """By cell, what its sources offer and what they can feed (recipes.py); never changed.

    Only a stretch of cells is kept: all that lie around a tile of the nation.
    """

    def __init__(self, first: i64, sources: vec[i64], fed: vec[i64]) -> None:
        self._first: Final[i64] = first
        self._sources: Final[vec[i64]] = sources
        self._fed: Final[vec[i64]] = fed

    def sources(self, cell: i64) -> i64:
        """What the sources of any cell offer."""
        place = cell - self._first
        return self._sources[place] if 0 <= place < len(self._sources) else 0

    def fed(self, cell: i64) -> i64:
        """The recipes that can be fed on any cell, as bits."""
        place = cell - self._first
        return self._fed[place] if 0 <= place < len(self._fed) else FED_BY_NOTHING

    def fed_on(self, cells: list[int]) -> i64:
        """The recipes that can be fed on one or another of some cells around the tiles."""
        first = self._first
        found: i64 = 0
        for cell in cells:
            found |= self._fed[cell - first]
        return found

    def sites(self, cells: list[int], ways: i64) -> list[int]:
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
        sources = padded(self._sources, before, after, 0)
        fed = padded(self._fed, before, after, FED_BY_NOTHING)
        first -= before
        if change != 0:
            for one in reached:
                place = one - first
                sources[place] += change
                fed[place] = fed_by(sources[place])
        return Ground(first, sources, fed)


def padded(values: vec[i64], before: i64, after: i64, value: i64) -> vec[i64]:
    """A copy with so many more values at both ends."""
    if before == 0 and after == 0:
        return values[:]
    return extend(extend(vec[i64]([value] * before), values), vec[i64]([value] * after))


BARREN: Final = Ground(0, vec[i64](), vec[i64]())


def ground_of(output: dict[int, int], groups: list[Group]) -> Ground:
    """The ground of a nation whose tiles give so much, by cell, with these groups of cells joined by carts."""
    if not output:
        return BARREN
    first: i64 = min(output) - NEAR
    sources = vec[i64]([0] * (max(output) + NEAR + 1 - first))
    for cell, offered in output.items():
        if offered:
            for one in reach_of(cell, groups):
                sources[one - first] += offered
    return Ground(first, sources, vec[i64]([fed_by(one) if one else FED_BY_NOTHING for one in sources]))
