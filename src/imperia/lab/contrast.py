"""Printed and changed content compared on the same seeds: which differences are real.

The promise: of a hundred comparisons of contents that play alike, at most five call anything real. The error of 5 % is
shared among four looks at the growing sample, three families of measures, and equally among the measures of a family.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log
from statistics import fmean
from typing import Final

import msgspec

from imperia.lab.intervals import estimate
from imperia.lab.trial import Played

ERROR: Final = 0.05
# How far a sample has come at each look, and which part of the error that look may spend.
LOOKS: Final = ((0.125, 0.125), (0.25, 0.125), (0.5, 0.25), (1.0, 0.5))
# Shares of wins that differ by no more than this are alike.
ALIKE: Final = 0.03

RESULT: Final = "result"
COURSE: Final = "course"
PIECES: Final = "pieces"
FAMILIES: Final = (RESULT, COURSE, PIECES)

REAL: Final = "real"
SAME: Final = "alike"
OPEN: Final = "open"
NOTHING: Final = "nothing"


class Measure(msgspec.Struct, frozen=True):
    """Something that a seed has a number for."""

    family: str
    # Such as wins by seat or by role, points, length, how often a card is had.
    kind: str
    # Which seat, role, source, card or verb.
    word: str = ""


class Difference(msgspec.Struct, frozen=True):
    """A measure with either content, and what is between them."""

    measure: Measure
    seeds: int
    printed: float
    changed: float
    difference: float
    low: float
    high: float
    # Corrected for the number of comparisons in its family.
    p: float
    real: bool


class Contrast(msgspec.Struct, frozen=True):
    """The comparison of two contents."""

    verdict: str
    seeds: int
    differences: list[Difference]


def measures(games: Sequence[Played]) -> dict[Measure, float]:
    """The measures of one seed: means over its games, for what was there."""
    found: dict[Measure, list[float]] = {}

    def note(family: str, kind: str, word: str, value: float) -> None:
        found.setdefault(Measure(family, kind, word), []).append(value)

    for game in games:
        seats = len(game.scores)
        for seat, score in enumerate(game.scores):
            won = 1 / len(game.winners) if seat in game.winners else 0.0
            note(RESULT, "seat_wins", str(seat + 1), won)
            note(RESULT, "seat_points", str(seat + 1), score)
            if game.roles[seat]:
                note(RESULT, "role_wins", game.roles[seat], won)
                note(RESULT, "role_points", game.roles[seat], score)
        note(COURSE, "length", "", game.length)
        note(COURSE, "decisions", "", game.decisions)
        note(COURSE, "leads", "", game.leads)
        if seats > 1:
            best, second, *_ = sorted(game.scores, reverse=True)
            note(COURSE, "margin", "", best - second)
        for source in sorted({source for sources in game.sources for source in sources}):
            note(COURSE, "source", source, fmean(sources.get(source, 0) for sources in game.sources))
        for card in sorted({card for cards in game.cards for card in cards}):
            note(PIECES, "card", card, sum(card in cards for cards in game.cards) / seats)
        for verb in sorted({verb for verbs in game.verbs for verb in verbs}):
            note(PIECES, "verb", verb, fmean(verbs.get(verb, 0) for verbs in game.verbs))
    # What does not turn up was there no time.
    return {
        measure: sum(values) / (len(games) if measure.kind in ("source", "card", "verb") else len(values))
        for measure, values in found.items()
    }


def compare(
    printed: Sequence[dict[Measure, float]], changed: Sequence[dict[Measure, float]], error: float = ERROR
) -> list[Difference]:
    """What differs between two samples of the same seeds, in all families together with a chance of `error` to err."""
    known = dict.fromkeys(measure for seeds in zip(printed, changed, strict=True) for one in seeds for measure in one)
    found: list[Difference] = []
    for family in FAMILIES:
        share = error / len(FAMILIES)
        pairs = {one: _pairs(one, printed, changed) for one in known if one.family == family}
        # An interval belongs to all of its family at once.
        tried = {one: estimate([b - a for a, b in pair], share / len(pairs)) for one, pair in pairs.items()}
        for one, guess in tried.items():
            if guess is None:
                continue
            before, after = (fmean(column) for column in zip(*pairs[one], strict=True))
            # As many digits as a reader can use, and the same on every machine.
            found.append(
                Difference(
                    measure=one,
                    seeds=guess.count,
                    printed=round(before, 6),
                    changed=round(after, 6),
                    difference=round(guess.mean, 6),
                    low=round(guess.low, 6),
                    high=round(guess.high, 6),
                    p=float(f"{min(1.0, len(pairs) * guess.p):.3g}"),
                    real=len(pairs) * guess.p < share,
                )
            )
    return found


def _pairs(
    measure: Measure, printed: Sequence[dict[Measure, float]], changed: Sequence[dict[Measure, float]]
) -> list[tuple[float, float]]:
    """A measure in both games of every seed; a role that sits at one of the tables only cannot be compared there."""
    if measure.family == RESULT:
        return [
            (a[measure], b[measure]) for a, b in zip(printed, changed, strict=True) if measure in a and measure in b
        ]
    return [(a.get(measure, 0.0), b.get(measure, 0.0)) for a, b in zip(printed, changed, strict=True)]


def decide(differences: Sequence[Difference]) -> str:
    """The verdict on the results: a difference is real, none is larger than matters, or nobody can tell yet."""
    if any(one.real for one in differences if one.measure.family == RESULT):
        return REAL
    wins = [one for one in differences if one.measure.kind in ("seat_wins", "role_wins")]
    return SAME if wins and max(_doubt(one) for one in wins) <= ALIKE else OPEN


def _doubt(one: Difference) -> float:
    """How large a difference of wins may still be; where no game has come out otherwise, one in so many still may."""
    return max(-one.low, one.high, -log(ERROR) / one.seeds)


def contrast(
    seeds: int, more: Callable[[int], tuple[Sequence[dict[Measure, float]], Sequence[dict[Measure, float]]]]
) -> Contrast:
    """Look at a sample as it grows, until it is decided; `more` gives the first so many seeds with either content."""
    found = Contrast(OPEN, 0, [])
    for part, share in LOOKS:
        count = round(part * seeds)
        differences = compare(*more(count), error=share * ERROR)
        found = Contrast(decide(differences), count, differences)
        if found.verdict != OPEN:
            break
    return found
