"""Whether a bot wins more than its share, decided as soon as the games so far allow it."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

# The rate of either error.
ERROR: Final = 0.05
BOUND: Final = log((1.0 - ERROR) / ERROR)
# What has to be told from par: a share of wins that is higher by this.
AHEAD: Final = 0.05
# Nothing is decided on fewer seeds.
LEAST: Final = 10

STRONGER: Final = "stronger"
NOT_STRONGER: Final = "not_stronger"
OPEN: Final = "open"


def likelihood(shares: Sequence[float], par: float) -> float:
    """The logarithm of how much likelier these shares are five points above par than at par.

    A seed is one observation, since its games are alike; their variance is the one that they show.
    """
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((share - mean) ** 2 for share in shares) / count
    # Seeds that all came out alike still leave some doubt.
    variance = max(variance, 0.25 / count)
    return count * AHEAD * (2.0 * (mean - par) - AHEAD) / (2.0 * variance)


def verdict(shares: Sequence[float], par: float) -> str:
    """The verdict of the seeds so far."""
    if len(shares) < LEAST:
        return OPEN
    found = likelihood(shares, par)
    return STRONGER if found >= BOUND else NOT_STRONGER if found <= -BOUND else OPEN
