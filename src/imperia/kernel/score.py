"""A score is a list of its sources, never a bare number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from imperia.kernel.state import State


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


def lead(worths: list[float], seat: int, share: float) -> float:
    """A seat's own value minus a share of the strongest opponent's."""
    if not share or len(worths) == 1:
        return worths[seat]
    best = -1e9
    for other in range(len(worths)):
        if other != seat and worths[other] > best:
            best = worths[other]
    return worths[seat] - share * best


def rank(keys: list[tuple[int, ...]]) -> list[list[int]]:
    """Seats by descending key, best first; seats with equal keys share a place."""
    seats = range(len(keys))
    return [[seat for seat in seats if keys[seat] == key] for key in sorted(set(keys), reverse=True)]


def places(ranking: list[list[int]]) -> list[int]:
    """The place of every party, 1 for the first; those that share one have the same, and the next are left out."""
    found = [0] * sum([len(tied) for tied in ranking])
    place = 1
    for tied in ranking:
        for party in tied:
            found[party] = place
        place += len(tied)
    return found


def say_tie(state: State, lang: str, tell: Callable[[Any, int], tuple[str, dict[str, int]]]) -> str:
    """The tie-breaks that separated parties with equal points, from first to last place; empty without ties.

    The game tells of each party a sentence of its texts, by its key, and the numbers in it; the kernel adds the name.
    """
    points = totals(state.scores())
    tied = [party for place in state.ranking() for party in place if points.count(points[party]) > 1]
    if not tied:
        return ""
    game = state.game
    players: list[str] = []
    for party in tied:
        key, numbers = tell(state, party)
        players.append(game.texts.say(key, lang, {"player": game.party_label(state, party, lang), **numbers}))
    return game.texts.say("explain.tie", lang, {"players": players})
