"""Candidates that are tried in the same worlds, and who of them is out."""

from math import sqrt
from time import process_time

import pytest

from imperia.search.budget import Budget
from imperia.search.field import FEW, Field


def field_of(*values: list[float]) -> Field:
    field = Field(len(values))
    for candidate, worlds in enumerate(values):
        for value in worlds:
            field.add(candidate, value)
    return field


def test_the_leader_is_who_has_the_best_mean_and_the_first_of_equals() -> None:
    assert field_of([1.0, 1.0], [3.0, 2.0], [0.0, 9.0]).leader() == 2
    assert field_of([2.0], [2.0]).leader() == 0


def test_differences_are_paired_so_that_luck_all_of_them_share_does_not_count() -> None:
    luck = [10.0, -20.0, 5.0, 0.0, 40.0]
    field = field_of([value + 1.0 for value in luck], luck)
    ahead, error = field.difference(0, 1)
    assert ahead == pytest.approx(1.0)
    assert error == pytest.approx(0.0, abs=1e-6)


def test_the_error_of_a_difference_is_that_of_its_mean() -> None:
    ahead, error = field_of([1.0, 5.0, 9.0], [1.0, 3.0, 5.0]).difference(0, 1)
    # 0, 2 and 4 ahead: they spread by 8/3 about their mean of 2, and that is what three worlds tell.
    assert ahead == 2.0
    assert error == pytest.approx(sqrt(8 / 3 / 2))
    assert field_of([3.0], [1.0]).difference(0, 1) == (2.0, 1e9)


def test_who_is_surely_behind_is_out_after_a_few_worlds_and_not_before() -> None:
    better = [2.0, 1.9, 2.1, 2.0, 2.0]
    field = field_of(better[: FEW - 1], [0.0] * (FEW - 1))
    field.drop_hopeless()
    assert field.left == [0, 1]
    field = field_of(better, [0.0] * FEW, [9.0, -5.0, 9.0, -5.0, 1.0])
    field.drop_hopeless()
    assert field.left == [0, 2]


def test_who_never_differs_from_the_leader_needs_no_more_worlds() -> None:
    field = field_of([1.0, 5.0, 3.0, 2.0, 2.0], [1.0, 5.0, 3.0, 2.0, 2.0])
    field.drop_hopeless()
    assert field.left == [0]


def test_the_worse_half_is_out() -> None:
    field = field_of([1.0], [4.0], [3.0], [2.0], [0.0])
    field.halve()
    assert field.left == [1, 2, 3]
    field.halve()
    assert field.left == [1, 2]


def test_a_budget_of_lines_is_spent_by_lines_alone() -> None:
    budget = Budget(8)
    budget.begin()
    budget.spend(2)
    assert budget.spent() == 0.25
    budget.spend(6)
    assert budget.spent() == 1.0
    budget.begin()
    assert budget.spent() == 0.0


def test_a_budget_of_seconds_is_spent_by_the_processor() -> None:
    budget = Budget(0, 1e-9)
    budget.begin()
    sum(range(1000))
    assert budget.spent() >= 1.0


def test_what_the_processor_did_before_a_decision_is_not_spent_on_it() -> None:
    budget = Budget(0, process_time())
    budget.begin()
    assert budget.spent() < 1.0
