"""What the tiles of a nation offer to the cells around them, and what can be fed there."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from imperia.games.founders.grid import AROUND, WIDTH
from imperia.games.founders.recipes import FED_BY_NOTHING, fed_by

# The cells around a cell are at most so many numbers away.
NEAR: Final = WIDTH + 1


def reach_of(cell: int, groups: list[list[int]]) -> list[int]:
    """The cells that a tile feeds: those around it, or around all tiles of its group (FOU-057, FOU-113).

    A tile never feeds what is laid in its own place (FOU-Q32, FOU-Q69).
    """
    for group in groups:
        if cell in group:
            reached: set[int] = set()
            for member in group:
                reached.update(AROUND[member])
            reached.discard(cell)
            return list(reached)
    return AROUND[cell]


class Ground:
    """By cell, what its sources offer and what they can feed (recipes.py); never changed.

    Only a stretch of cells is kept, from the first with sources to the last; beyond it there are none.
    """

    def __init__(self, first: i64, sources: vec[i64], fed: vec[i64]) -> None:
        self._first: Final[i64] = first
        self._sources: Final[vec[i64]] = sources
        self._fed: Final[vec[i64]] = fed

    def sources(self, cell: i64) -> i64:
        """What the sources of a cell offer."""
        place = cell - self._first
        return self._sources[place] if 0 <= place < len(self._sources) else 0

    def fed(self, cell: i64) -> i64:
        """The recipes that can be fed on a cell, as bits."""
        place = cell - self._first
        return self._fed[place] if 0 <= place < len(self._fed) else FED_BY_NOTHING

    def with_output(self, reached: list[int], change: i64) -> Ground:
        """The ground once a tile gives so much more, or less, to the cells that it reaches."""
        if change == 0:
            return self
        first = self._first if len(self._fed) else i64(reached[0])
        last = first + len(self._fed)
        before: i64 = 0
        after: i64 = 0
        for cell in reached:
            before = max(before, first - cell)
            after = max(after, cell + 1 - last)
        sources = padded(self._sources, before, after, 0)
        fed = padded(self._fed, before, after, FED_BY_NOTHING)
        first -= before
        for cell in reached:
            place = cell - first
            sources[place] += change
            fed[place] = fed_by(sources[place])
        return Ground(first, sources, fed)


def padded(values: vec[i64], before: i64, after: i64, value: i64) -> vec[i64]:
    """A copy with so many more values at both ends."""
    return extend(extend(vec[i64]([value] * before), values), vec[i64]([value] * after))


BARREN: Final = Ground(0, vec[i64](), vec[i64]())


def ground_of(output: dict[int, int], groups: list[list[int]]) -> Ground:
    """The ground of a nation whose tiles give so much, by cell, with these groups of cells joined by carts."""
    if not output:
        return BARREN
    first: i64 = min(output) - NEAR
    sources = vec[i64]([0] * (max(output) + NEAR + 1 - first))
    for cell, offered in output.items():
        if offered:
            for near in reach_of(cell, groups):
                sources[near - first] += offered
    return Ground(first, sources, vec[i64]([fed_by(one) if one else FED_BY_NOTHING for one in sources]))
