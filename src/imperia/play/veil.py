"""Counting for readers who may not know of everything that is counted."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final


class Veil:
    """A growing row of things some of which only one seat knows of; nobody else counts those."""

    def __init__(self, seats: int) -> None:
        # By seat, the places of the things that only this seat knows of.
        self._own: Final[list[list[int]]] = [[] for _ in range(seats)]

    def hide(self, place: int, seat: int) -> None:
        """Only this seat knows of the thing at a place, the last so far."""
        self._own[seat].append(place)

    def hides(self, place: int, seat: int) -> bool:
        """True if the thing at a place is known to this seat only."""
        own = self._own[seat]
        found = bisect_left(own, place)
        return found < len(own) and own[found] == place

    def cut(self, length: int) -> None:
        """Forget everything after the first `length` things."""
        for own in self._own:
            del own[bisect_left(own, length) :]

    def count(self, length: int, reader: int | None = None) -> int:
        """How many of the first `length` things a reader knows of; None stands for those that everybody knows of."""
        return length - sum(bisect_left(own, length) for seat, own in enumerate(self._own) if seat != reader)

    def first(self, count: int, length: int, reader: int | None) -> int:
        """The number of things after which a reader first knew of that many."""
        return bisect_left(range(length), count, key=lambda one: self.count(one, reader))
