"""Random play in one loop is random play move by move, and every move is as likely."""

import pytest

from imperia.bots.bot import Knowledge
from imperia.bots.random import RandomBot
from imperia.kernel.agenda import SeatChoice
from imperia.kernel.lots import Lots
from imperia.kernel.playout import answer_by_lot, move_by_lot, playout
from tests.kernel.toy import TOY, ToyState


@pytest.mark.parametrize("seats", [2, 3])
def test_a_playout_makes_the_moves_that_are_drawn_one_by_one(seats: int) -> None:
    at_once, step_by_step = TOY.start(seats, 7), TOY.start(seats, 7)
    decisions = playout(at_once, Lots(5))
    lots, moves = Lots(5), 0
    while not step_by_step.over:
        step_by_step.play(*move_by_lot(step_by_step, lots))
        moves += 1
    assert decisions == moves > 0
    assert at_once.data() == step_by_step.data()


class Offer(SeatChoice[ToyState]):
    """Seat 0 may make any of some moves."""

    rule = "TOY-001"

    def __init__(self, *offered: int) -> None:
        super().__init__(0)
        self.offered = list(offered)

    def moves(self, state: ToyState, seat: int) -> list[int]:
        return self.offered

    def take(self, state: ToyState, seat: int, move: int) -> None:
        state.die = move


def drawn(*moves: int) -> list[int]:
    state, lots, offer = TOY.start(2, 1), Lots(3), Offer(*moves)
    return [answer_by_lot(state, offer, lots)[1] for _ in range(3000)]


def test_every_move_is_as_likely() -> None:
    found = drawn(4, 5, 6, 90, 91)
    assert all(500 < found.count(move) < 700 for move in (4, 5, 6, 90, 91))


def test_a_move_more_is_drawn_itself_or_changes_nothing() -> None:
    before, after = drawn(4, 5, 6, 90), drawn(4, 5, 40, 6, 90)
    assert 500 < after.count(40) < 700
    assert all(new in (old, 40) for old, new in zip(before, after, strict=True))


def test_the_random_bot_draws_as_the_loop_does() -> None:
    state, bot, lots = TOY.start(2, 7), RandomBot(5), Lots(5)
    for _ in range(50):
        known = Knowledge(state, 0)
        assert answer_by_lot(state, Offer(*known.moves), lots) == (0, bot.choose(known))
