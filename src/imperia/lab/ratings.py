"""Ratings from the places of many games: Plackett-Luce, with intervals by bootstrap over the seeds."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

import msgspec

from imperia.kernel.chance import Chance

# Points for which the odds are ten to one.
TENFOLD: Final = 400.0
# As if every bot had once won and once lost against one of mean strength, so that nobody's rating is without end.
PRIOR: Final = 1.0
ROUNDS: Final = 500
CLOSE: Final = 1e-7
# Nobody is left with fewer wins than that, however lucky those were.
LEAST: Final = 0.5
RESAMPLED: Final = 200
# Standard errors on each side of 95 %.
Z: Final = 1.96
# How much of the resampled values lies within an interval.
WITHIN: Final = 0.95

# The bots of a game by place: who shares a place stands together. A bot at several seats stands there several times.
Places = Sequence[Sequence[int]]


class Rating(msgspec.Struct, frozen=True):
    """Points above the mean of those who were compared, with their 95 % interval."""

    points: float
    low: float
    high: float


def strengths(games: Sequence[Places], bots: int, luck: Sequence[float] = ()) -> list[float]:
    """The strength of every bot: who takes a place is chosen from all who are left in proportion to it.

    Those who share a place are each chosen from all who are left. Hunter's algorithm (2004) for the most likely ones.
    What luck brought each bot in all games together is taken off the wins that it is given credit for.
    """
    chosen = [PRIOR] * bots
    # How often each set of bots was chosen from.
    left: dict[tuple[int, ...], int] = {}
    for places in games:
        rest = [bot for tied in places for bot in tied]
        for tied in places[:-1]:
            for bot in tied:
                chosen[bot] += 1.0
            among = tuple(sorted(rest))
            left[among] = left.get(among, 0) + len(tied)
            for bot in tied:
                rest.remove(bot)
        if len(places) == 1:
            # All are equal: each has its share of one choice.
            among = tuple(sorted(rest))
            left[among] = left.get(among, 0) + 1
            for bot in rest:
                chosen[bot] += 1.0 / len(rest)
    if luck:
        chosen = [max(LEAST, won - lucky) for won, lucky in zip(chosen, luck, strict=True)]
    found = [1.0] * bots
    for _ in range(ROUNDS):
        weights = [2.0 * PRIOR / (one + 1.0) for one in found]
        for among, times in left.items():
            share = times / sum(found[bot] for bot in among)
            for bot in among:
                weights[bot] += share
        after = [won / weight for won, weight in zip(chosen, weights, strict=True)]
        middle = exp(sum(map(log, after)) / bots)
        after = [one / middle for one in after]
        apart = max(abs(log(new / old)) for new, old in zip(after, found, strict=True))
        found = after
        if apart < CLOSE:
            break
    return found


def in_points(strength: float) -> float:
    """A strength on the scale of chess players."""
    return TENFOLD * log(strength) / log(10.0)


def rate(
    seeds: Sequence[Sequence[Places]], bots: int, seed: int, lucks: Sequence[Sequence[float]] = ()
) -> list[Rating]:
    """The ratings of all bots; games of one seed are alike, so seeds are drawn again and not games.

    `lucks` says of each seed what luck brought each bot.
    """
    lucks = lucks or [[0.0] * bots for _ in seeds]

    def rated(places: Sequence[int]) -> list[float]:
        games = [game for place in places for game in seeds[place]]
        luck = [sum(lucks[place][bot] for place in places) for bot in range(bots)]
        return [in_points(one) for one in strengths(games, bots, luck)]

    points = rated(range(len(seeds)))
    chance = Chance(seed)
    drawn: list[list[float]] = [[] for _ in range(bots)]
    for _ in range(RESAMPLED):
        for bot, one in enumerate(rated([chance.below(len(seeds)) for _ in seeds])):
            drawn[bot].append(one)
    return [Rating(round(one, 1), *ends(values)) for one, values in zip(points, drawn, strict=True)]


def ends(values: Sequence[float]) -> tuple[float, float]:
    """Where the middle 95 of 100 values begin and end."""
    ordered = sorted(values)
    outside = int(len(ordered) * (1.0 - WITHIN) / 2)
    return round(ordered[outside], 1), round(ordered[-1 - outside], 1)


def share_of_wins(seeds: Sequence[float]) -> tuple[float, float, float]:
    """The mean of the seeds' shares, and its 95 % interval by the spread that they show (Wilson's, never narrower)."""
    count = len(seeds)
    mean = sum(seeds) / count
    spread = sum((share - mean) ** 2 for share in seeds) / max(1, count - 1)
    binomial = mean * (1.0 - mean)
    # So many independent games would be as sure; at most four times as many as there are seeds.
    worth = count * binomial / spread if spread and binomial else float(count)
    worth = min(worth, 4.0 * count)
    z = Z
    middle = (mean + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z / (1 + z * z / worth) * sqrt(binomial / worth + z * z / (4 * worth * worth))
    return mean, max(0.0, middle - half), min(1.0, middle + half)


def steady_share(seeds: Sequence[float]) -> tuple[float, float, float]:
    """As `share_of_wins`, for shares less luck: those lie close together, and one of them may be less than none."""
    mean, count = sum(seeds) / len(seeds), len(seeds)
    error = sqrt(sum((share - mean) ** 2 for share in seeds) / max(1, count - 1) / count)
    return mean, max(0.0, mean - Z * error), min(1.0, mean + Z * error)
