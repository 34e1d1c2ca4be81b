"""Means of paired observations with Student's intervals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, lgamma, log, log1p, sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

# Fewer observations have no interval.
LEAST: Final = 8
STEPS: Final = 200
TINY: Final = 1e-300
CLOSE: Final = 1e-14


class Estimate(msgspec.Struct, frozen=True):
    """A mean of independent observations, its interval, and the chance of one so far from zero where zero is true."""

    count: int
    mean: float
    low: float
    high: float
    p: float


def estimate(values: Sequence[float], error: float) -> Estimate | None:
    """The mean of some observations; its interval misses the truth with a chance of `error`.

    Where few observations differ from zero, Student's curve promises too much: among n that do, one of the two most
    extreme distributions of their signs has a chance of 2 / 2^n, and no p-value is smaller than that.
    """
    count = len(values)
    if count < LEAST:
        return None
    mean = fmean(values)
    other = sum(value != 0.0 for value in values)
    spread = stdev(values) / sqrt(count)
    if spread == 0.0:
        return Estimate(count, mean, mean, mean, min(1.0, 2.0 ** (1 - other)))
    p = max(two_sided(mean / spread, count - 1), min(1.0, 2.0 ** (1 - other)))
    half = spread * quantile(error, count - 1)
    return Estimate(count, mean, mean - half, mean + half, p)


def discoveries(chances: Sequence[float], rate: float) -> list[bool]:
    """Which of some p-values are called real, so that at most such a share of those is so falsely.

    Benjamini and Hochberg (1995).
    """
    ordered = sorted(chances)
    bound = max((p for rank, p in enumerate(ordered, start=1) if p <= rate * rank / len(ordered)), default=-1.0)
    return [p <= bound for p in chances]


def two_sided(t: float, freedom: int) -> float:
    """The chance that Student's t is at least so far from zero."""
    return _incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


@cache
def quantile(error: float, freedom: int) -> float:
    """The t that is exceeded, on both sides together, with a chance of `error`."""
    low, high = 0.0, 1.0
    while two_sided(high, freedom) > error:
        high *= 2.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if two_sided(middle, freedom) > error else (low, middle)
    return high


def _incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0.0 or x >= 1.0:
        return min(1.0, max(0.0, x))
    if x > (a + 1) / (a + b + 2):
        return 1.0 - _incomplete_beta(b, a, 1.0 - x)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    # Lentz's way: the quotient of the numerators and denominators of one step and the next.
    above, below = 1.0, 1.0 / _not_zero(1.0 - (a + b) * x / (a + 1))
    fraction = below
    for step in range(1, STEPS):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for part in (even, odd):
            below = 1.0 / _not_zero(1.0 + part * below)
            above = _not_zero(1.0 + part / above)
            fraction *= above * below
        if abs(above * below - 1.0) < CLOSE:
            break
    return front * fraction


def _not_zero(value: float) -> float:
    return value if abs(value) > TINY else TINY
