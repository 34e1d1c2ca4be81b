"""A score is a list of its sources, never a bare number."""

from __future__ import annotations

from typing import Final


class ScoreLine:
    """Points from one source: its word, its rule, how many of it there are and what they bring."""

    def __init__(self, source: str, rule: str, count: int, points: int) -> None:
        self.source: Final = source
        self.rule: Final = rule
        self.count: Final = count
        self.points: Final = points


class Score:
    """The score of one seat by source."""

    def __init__(self, lines: list[ScoreLine]) -> None:
        self.lines: Final = lines

    def __repr__(self) -> str:
        return f"Score({self.total}: {', '.join(f'{line.source} {line.points}' for line in self.lines)})"

    @property
    def total(self) -> int:
        """The sum of all lines."""
        total = 0
        for line in self.lines:
            total += line.points
        return total


def totals(scores: list[Score]) -> list[int]:
    """The points alone."""
    return [score.total for score in scores]


def rank(keys: list[tuple[int, ...]]) -> list[list[int]]:
    """Seats by descending key, best first; seats with equal keys share a place."""
    seats = range(len(keys))
    return [[seat for seat in seats if keys[seat] == key] for key in sorted(set(keys), reverse=True)]
