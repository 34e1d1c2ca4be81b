"""Student's curve, and intervals where hardly anything differs."""

import pytest

from imperia.lab.intervals import estimate, quantile, two_sided


@pytest.mark.parametrize(("t", "freedom", "p"), [(2.228, 10, 0.05), (1.96, 100_000, 0.05), (4.587, 10, 0.001)])
def test_student_s_curve_is_the_printed_one(t: float, freedom: int, p: float) -> None:
    assert two_sided(t, freedom) == pytest.approx(p, rel=1e-3)
    assert quantile(p, freedom) == pytest.approx(t, rel=1e-3)


def test_three_pairs_that_differ_alike_are_no_proof() -> None:
    found = estimate([1.0, 1.0, 1.0] + [0.0] * 9, 0.05)
    assert found is not None
    assert found.p == 2 / 2**3


def test_too_few_observations_have_no_interval() -> None:
    assert estimate([1.0, 2.0, 3.0], 0.05) is None
