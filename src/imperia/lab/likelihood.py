"""How worths become chances, fitted to the results of games by maximum likelihood, and how well that holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log
from operator import add, mul, sub
from typing import Final

import msgspec

from imperia.kernel.fitted import MOST, Judge
from imperia.kernel.odds import Knot, Odds, softmax

# Steps of Newton's method, and how often one of them is halved when it leads too far.
STEPS: Final = 30
HALVINGS: Final = 12
# A step that gains less than that in logarithms of likelihood is the last one.
ENOUGH: Final = 1e-4
# So many decisive games' worth of trust is put into a scale that does not change in the course of the game.
SMOOTH: Final = 2.0
# How much the weights of parts are drawn to nought, and how little they still change when they are found.
PULL: Final = 20.0
SETTLED: Final = 1e-3
# No chance is taken to be smaller where its logarithm is needed.
LEAST: Final = 1e-6


class Sample(msgspec.Struct, frozen=True):
    """One position of a game that was played to its end."""

    # Which game, how far it had gone by its own measure, and by its decisions.
    game: int
    progress: float
    passed: float
    seats: int
    automas: int
    worths: list[float]
    # Who won, ties shared, seats first.
    results: list[float]
    # The parts of each seat's worth; empty where nobody weighs them.
    parts: list[list[tuple[str, float]]] = []


class Tenth(msgspec.Struct):
    """The outcomes of the chances in one tenth."""

    count: int = 0
    said: float = 0.0
    came: float = 0.0

    @property
    def off(self) -> float:
        """By how many points the chances were too high, or, below zero, too low."""
        return 100.0 * (self.said - self.came) / self.count if self.count else 0.0


class Weights:
    """The numbers to be found: a scale at each knot, and with automas what they have ahead there."""

    def __init__(self, at: Sequence[float], automas: bool, unit: float) -> None:
        self.at: Final = list(at)
        self.automas: Final = automas
        # Worths are measured in what usually lies between them, so that all numbers are about 1.
        self.unit: Final = unit
        self.values = [1.0] * len(at) + [0.0] * (len(at) if automas else 0)

    def odds(self) -> Odds:
        """The odds that these numbers make."""
        count = len(self.at)
        ahead = self.values[count:] or [0.0] * count
        return Odds(
            [Knot(at, scale / self.unit, one) for at, scale, one in zip(self.at, self.values, ahead, strict=False)]
        )

    def features(self, sample: Sample, party: int) -> list[tuple[int, float]]:
        """The weight of each number in a party's odds: two neighbouring knots share a position."""
        found: list[tuple[int, float]] = []
        for place, share in shares(self.at, sample.progress):
            if len(sample.worths) == len(sample.results):
                found.append((place, share * sample.worths[party] / self.unit))
            if self.automas and party >= sample.seats:
                found.append((len(self.at) + place, share))
        return found


def shares(at: Sequence[float], progress: float) -> list[tuple[int, float]]:
    """The knots on both sides of a point, each with its share."""
    for place in range(1, len(at)):
        if progress <= at[place]:
            share = (progress - at[place - 1]) / (at[place] - at[place - 1])
            return [(place - 1, 1.0 - share), (place, share)]
    return [(len(at) - 1, 1.0)]


def chances_of(odds: Odds, sample: Sample) -> list[float]:
    """The odds' prediction for a position."""
    return odds.chances(sample.worths, sample.seats, sample.automas, sample.progress)


def log_loss_of(judged: Sequence[tuple[list[float], Sample]]) -> float:
    """The mean of minus the logarithm of the chance of what came."""
    return sum(_surprise(chances, sample) for chances, sample in judged) / max(1, len(judged))


def _loss(odds: Odds, sample: Sample) -> float:
    return _surprise(chances_of(odds, sample), sample)


def _surprise(chances: list[float], sample: Sample) -> float:
    return -sum(came * log(max(LEAST, said)) for said, came in zip(chances, sample.results, strict=True) if came)


def fit(samples: Sequence[Sample], at: Sequence[float]) -> Odds:
    """The odds under which the results were likeliest, with a scale that changes evenly between some points."""
    weights = Weights(at, any(sample.automas for sample in samples), usual_difference(samples))
    begun = [sample for sample in samples if sample.progress > 0.0]
    loss = _penalised(weights, begun)
    for _ in range(STEPS):
        step = _newton(weights, begun)
        before = list(weights.values)
        gained = -1.0
        for _ in range(HALVINGS):
            # A higher worth is never worse.
            moved = [value + change for value, change in zip(before, step, strict=True)]
            weights.values = [max(0.0, one) if place < len(at) else one for place, one in enumerate(moved)]
            gained = loss - _penalised(weights, begun)
            if gained > 0.0:
                break
            step = [change / 2 for change in step]
        if gained <= 0.0:
            weights.values = before
        loss -= max(0.0, gained)
        if gained < ENOUGH:
            break
    return weights.odds()


def usual_difference(samples: Sequence[Sample]) -> float:
    """How far worths usually lie from their mean in one position; 1 where they never do."""
    squares = 0.0
    count = 0
    for sample in samples:
        middle = sorted(sample.worths)[len(sample.worths) // 2] if sample.worths else 0.0
        # A few positions that are as good as won must not set the measure.
        squares += sum(min(100.0, abs(worth - middle)) for worth in sample.worths)
        count += len(sample.worths)
    return squares / count if squares else 1.0


def _penalised(weights: Weights, samples: Sequence[Sample]) -> float:
    odds = weights.odds()
    return sum(_loss(odds, sample) for sample in samples) + SMOOTH * sum(
        (weights.values[one] - weights.values[other]) ** 2 for one, other in _neighbours(weights)
    )


def _neighbours(weights: Weights) -> list[tuple[int, int]]:
    count = len(weights.at)
    rows = 2 if weights.automas else 1
    return [(row * count + place, row * count + place + 1) for row in range(rows) for place in range(count - 1)]


def _newton(weights: Weights, samples: Sequence[Sample]) -> list[float]:
    """The step towards the least loss, if it were a parabola."""
    size = len(weights.values)
    slope = [0.0] * size
    curve = [[1e-6 if row == column else 0.0 for column in range(size)] for row in range(size)]
    odds = weights.odds()
    for sample in samples:
        chances = chances_of(odds, sample)
        mean = [0.0] * size
        touched: set[int] = set()
        for party, chance in enumerate(chances):
            features = weights.features(sample, party)
            for place, value in features:
                touched.add(place)
                mean[place] += chance * value
                slope[place] += (chance - sample.results[party]) * value
                for other, second in features:
                    curve[place][other] += chance * value * second
        for place in touched:
            for other in touched:
                curve[place][other] -= mean[place] * mean[other]
    for one, other in _neighbours(weights):
        apart = 2.0 * SMOOTH * (weights.values[one] - weights.values[other])
        slope[one] += apart
        slope[other] -= apart
        for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            curve[row][column] += 2.0 * SMOOTH * sign
    return solve(curve, [-value for value in slope])


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a few linear equations, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for row in range(place + 1, size):
            factor = rows[row][place] / rows[place][place]
            for column in range(place, size + 1):
                rows[row][column] -= factor * rows[place][column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found


def weigh(samples: Sequence[Sample]) -> dict[str, list[float]]:
    """What each part of a worth counts for, at the beginning and the end, under which the results were likeliest."""
    names = sorted({part for sample in samples for parts in sample.parts for part, _ in parts})
    sizes = dict.fromkeys(names, 0.0)
    for sample in samples:
        for parts in sample.parts:
            for part, value in parts:
                sizes[part] += min(MOST, abs(value))
    # Measured in what a part usually is, all weights are about equally large.
    units = [sizes[name] / len(samples) or 1.0 for name in names]
    rows = [[_row(dict(parts), sample.progress, names, units) for parts in sample.parts] for sample in samples]
    size = 2 * len(names)
    values = [0.0] * size
    for _ in range(STEPS):
        slope = [PULL * value for value in values]
        curve = [[PULL if row == column else 0.0 for column in range(size)] for row in range(size)]
        for sample, parties in zip(samples, rows, strict=True):
            chances = softmax([sum(map(mul, values, row)) for row in parties])
            mean = [sum(map(mul, chances, column)) for column in zip(*parties, strict=True)]
            for chance, came, row in zip(chances, sample.results, parties, strict=True):
                apart = list(map(sub, row, mean))
                for place, one in enumerate(row):
                    slope[place] += (chance - came) * one
                for place, one in enumerate(apart):
                    weight, line = chance * one, curve[place]
                    for other in range(place + 1):
                        line[other] += weight * apart[other]
        for place in range(size):
            for other in range(place):
                curve[other][place] = curve[place][other]
        step = solve(curve, [-one for one in slope])
        values = list(map(add, values, step))
        if max(map(abs, step)) < SETTLED:
            break
    return {
        name: [round(values[2 * place] / unit, 5), round((values[2 * place] + values[2 * place + 1]) / unit, 5)]
        for place, (name, unit) in enumerate(zip(names, units, strict=True))
    }


def _row(parts: dict[str, float], progress: float, names: Sequence[str], units: Sequence[float]) -> list[float]:
    found: list[float] = []
    for name, unit in zip(names, units, strict=True):
        value = max(-MOST, min(MOST, parts.get(name, 0.0))) / unit
        found += [value, value * progress]
    return found


def judged_by(parts: Mapping[str, Sequence[float]], samples: Sequence[Sample]) -> list[Sample]:
    """The same positions with the worths that these weights give them."""
    judge = Judge(parts)
    return [
        msgspec.structs.replace(sample, worths=[judge.worth(one, sample.progress) for one in sample.parts])
        for sample in samples
    ]


def calibration(judged: Sequence[tuple[list[float], Sample]]) -> list[Tenth]:
    """The outcomes by tenth of the predicted chances."""
    tenths = [Tenth() for _ in range(10)]
    for chances, sample in judged:
        for said, came in zip(chances, sample.results, strict=True):
            tenth = tenths[min(9, int(10 * said))]
            tenth.count += 1
            tenth.said += said
            tenth.came += came
    return tenths


def held_out(samples: Sequence[Sample], at: Sequence[float], weighed: bool = False) -> list[tuple[list[float], Sample]]:
    """Every position with the chances that the other half of the games gives it: nothing is judged by itself."""
    found: list[tuple[list[float], Sample]] = []
    for half in (0, 1):
        known = [sample for sample in samples if sample.game % 2 != half]
        asked = [sample for sample in samples if sample.game % 2 == half]
        if weighed:
            weights = weigh(known)
            known, asked = judged_by(weights, known), judged_by(weights, asked)
        odds = fit(known, at)
        found += [(chances_of(odds, sample), sample) for sample in asked]
    return found
