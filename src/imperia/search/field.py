"""A field of candidates that are tried in the same worlds, so that their differences tell more than their values."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

# Differences of so few worlds say nothing about their error.
FEW: Final = 5
# A candidate is out when it is behind by this many standard errors.
SURE: Final = 3.0


@final
class Field:
    """The values of every candidate, world by world; who is out gets no more of them."""

    def __init__(self, count: int) -> None:
        self.values: Final[list[list[float]]] = [[] for _ in range(count)]
        # Those still in, in the order in which they were given.
        self.left: list[int] = list(range(count))

    def add(self, candidate: int, value: float) -> None:
        """One more world."""
        self.values[candidate].append(value)

    def mean(self, candidate: int) -> float:
        """The mean value over its worlds."""
        values = self.values[candidate]
        return sum(values) / len(values) if values else 0.0

    def leader(self) -> int:
        """The best of those still in; the first of equals."""
        best = self.left[0]
        for candidate in self.left:
            if self.mean(candidate) > self.mean(best):
                best = candidate
        return best

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """By how much one candidate is better than another in the worlds that both have seen, and the error of that."""
        firsts, seconds = self.values[one], self.values[other]
        count = min(len(firsts), len(seconds))
        total = 0.0
        squares = 0.0
        for place in range(count):
            apart = firsts[place] - seconds[place]
            total += apart
            squares += apart * apart
        if count < 2:
            return total, 1e9
        mean = total / count
        return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1))

    def drop_hopeless(self) -> None:
        """Who is surely behind the leader is out; so is who never differs from a better or earlier one."""
        leader = self.leader()
        if len(self.values[leader]) < FEW:
            return
        kept: list[int] = []
        for candidate in self.left:
            if candidate != leader:
                ahead, error = self.difference(leader, candidate)
                if ahead >= SURE * error:
                    continue
            kept.append(candidate)
        self.left = kept

    def ranked(self) -> list[int]:
        """Those still in, best first."""
        return sorted(self.left, key=self.mean, reverse=True)

    def halve(self) -> None:
        """The worse half is out."""
        kept = self.ranked()[: (len(self.left) + 1) // 2]
        self.left = [candidate for candidate in self.left if candidate in kept]
