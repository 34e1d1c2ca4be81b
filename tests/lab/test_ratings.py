"""Ratings and tests of strength, on games whose truth is known."""

from math import log10

import pytest

from imperia.kernel.chance import Chance
from imperia.lab.ratings import Places, in_points, rate, share_of_wins, strengths
from imperia.lab.sprt import NOT_STRONGER, OPEN, STRONGER, verdict

FINE = 1 << 20


def uniform(chance: Chance) -> float:
    """A number from 0 to 1."""
    return float(chance.below(FINE)) / FINE


def drawn_places(true: list[float], chance: Chance) -> list[list[int]]:
    """A game in which places are taken in proportion to strength."""
    left = list(range(len(true)))
    places: list[list[int]] = []
    while left:
        point = sum(true[bot] for bot in left) * uniform(chance)
        for bot in left:
            point -= true[bot]
            if point < 0:
                break
        left.remove(bot)
        places.append([bot])
    return places


def test_strengths_are_found_again_from_the_places_they_bring() -> None:
    true = [4.0, 2.0, 1.0]
    chance = Chance(1)
    found = strengths([drawn_places(true, chance) for _ in range(2000)], 3)
    assert in_points(found[0] / found[1]) == pytest.approx(400 * log10(2.0), abs=15)
    assert in_points(found[1] / found[2]) == pytest.approx(400 * log10(2.0), abs=15)


def test_who_is_never_beaten_still_has_a_rating() -> None:
    first, second = strengths([[[0], [1]]] * 20, 2)
    assert first > 5 * second
    assert in_points(first) < 2000


def test_equal_results_are_equal_ratings() -> None:
    games: list[Places] = [[[0, 1]], [[0], [1]], [[1], [0]]]
    first, second = strengths(games, 2)
    assert first == pytest.approx(second)


def test_an_interval_holds_the_rating_and_shrinks_with_the_seeds() -> None:
    chance = Chance(2)
    seeds = [[drawn_places([2.0, 1.0], chance) for _ in range(2)] for _ in range(200)]
    many, few = rate(seeds, 2, 3)[0], rate(seeds[:20], 2, 3)[0]
    assert many.low < many.points < many.high
    assert many.high - many.low < few.high - few.low
    assert many.low < 200 * log10(2.0) < many.high


def test_a_share_of_wins_without_any_loss_leaves_some_doubt() -> None:
    mean, low, high = share_of_wins([1.0] * 10)
    assert (mean, high) == (1.0, 1.0)
    assert 0.6 < low < 0.9


def shares(chance: Chance, won: float, seeds: int) -> list[float]:
    """Two games a seed, each won so often."""
    return [sum(uniform(chance) < won for _ in range(2)) / 2 for _ in range(seeds)]


@pytest.mark.parametrize(("won", "expected"), [(0.65, STRONGER), (0.5, NOT_STRONGER)])
def test_strength_is_decided_rightly_in_nearly_all_tests(won: float, expected: str) -> None:
    decided: list[str] = []
    for test in range(40):
        seen = shares(Chance(test), won, 800)
        verdicts = (verdict(seen[:count], 0.5) for count in range(10, len(seen), 10))
        decided.append(next((one for one in verdicts if one != OPEN), OPEN))
    assert decided.count(expected) >= 36


def test_nothing_is_decided_on_a_few_seeds() -> None:
    assert verdict([1.0] * 9, 0.5) == OPEN
