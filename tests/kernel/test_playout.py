"""Random play in one loop is random play move by move."""

import pytest

from imperia.kernel.chance import Chance
from imperia.kernel.playout import playout, random_move
from tests.kernel.toy import TOY


@pytest.mark.parametrize("seats", [2, 3])
def test_a_playout_makes_the_moves_that_are_drawn_one_by_one(seats: int) -> None:
    at_once, step_by_step = TOY.start(seats, 7), TOY.start(seats, 7)
    decisions = playout(at_once, Chance(5))
    chance, moves = Chance(5), 0
    while not step_by_step.over:
        step_by_step.play(*random_move(step_by_step, chance))
        moves += 1
    assert decisions == moves > 0
    assert at_once.data() == step_by_step.data()
