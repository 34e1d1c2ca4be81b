"""Games cut into parcels by the time that they take, so that slow bots keep every process busy to the end."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

# Seconds of games in a parcel; a killed process loses less than that per worker.
SECONDS: Final = 2.0
# The most games in a parcel, however quick they are.
MOST_GAMES: Final = 1000


class Parcels:
    """The games of a plan that are still to be played, a range of numbers at a time."""

    def __init__(self, games: int, there: Collection[int], workers: int) -> None:
        self._games: Final = games
        self._there: Final = there
        self._workers: Final = workers
        # Seconds of a game, as far as it is known.
        self._pace = SECONDS

    def heard(self, games: int, seconds: float) -> None:
        """Note how long some games took; the next parcels are cut by it."""
        self._pace = seconds / games

    def __iter__(self) -> Iterator[range]:
        """The parcels; towards the end finer, so that all processes are done together."""
        number, left = 0, self._games - len(self._there)
        while left:
            while number in self._there:
                number += 1
            fair = -(-left // (2 * self._workers))
            size = max(1, min(int(SECONDS / max(self._pace, 1e-6)), fair, MOST_GAMES))
            first = number
            while number < first + size and number < self._games and number not in self._there:
                number += 1
            left -= number - first
            yield range(first, number)
