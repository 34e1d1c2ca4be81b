"""The number of a question, by which a player answers what they were asked and nothing else."""

import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.play import HUMAN, Table
from imperia.play.course import Course
from tests.kernel.toy import TOY


def test_a_question_that_is_put_to_the_next_seat_is_new_to_everybody() -> None:
    one = Table(Record(imperia.game("founders"), 2, 7, {}, (HUMAN, HUMAN)))
    numbers = [one.question_number(seat) for seat in range(2)]
    (seat,) = one.asked()
    one.play(seat, one.state.moves(seat)[0])
    assert all(one.question_number(seat) > numbers[seat] for seat in range(2))


def test_an_answer_in_secret_leaves_the_others_the_question_that_they_have() -> None:
    one = Table(Record(TOY, 3, 5, {}, (HUMAN, HUMAN, HUMAN)))
    numbers = [one.question_number(seat) for seat in range(3)]
    one.play(1, one.state.moves(1)[0])
    assert [one.question_number(seat) > numbers[seat] for seat in range(3)] == [False, True, False]


def known(course: Course) -> list[object]:
    """All that can be asked of a course."""
    moves = len(course.record.moves)
    return [
        course.state.data(),
        [repr(course.after(count)) for count in range(moves + 1)],
        course.secret_question(),
        [course.own_free(seat) for seat in range(course.record.seats)],
        [course.open_moves(count) for count in range(moves + 1)],
        [course.at(count).data() for count in range(moves + 1)],
    ]


@pytest.mark.parametrize(("played", "left"), [(12, 5), (20, 16), (20, 8), (9, 0)])
def test_moves_that_were_taken_out_leave_no_trace(played: int, left: int) -> None:
    chance, record = Chance(played), Record(TOY, 3, 5, {})
    course = Course(record)
    while len(record.moves) < played and not course.state.over:
        course.play(*random_move(course.state, chance))
    never = Record(TOY, 3, 5, {})
    never.moves = record.moves[:left]
    other = Course(never)
    course.take_out(list(range(len(record.moves) - 1, left - 1, -1)))
    assert known(course) == known(other)
    # Nor does anything come of them later.
    while not course.state.over and len(record.moves) < left + 10:
        seat, move = random_move(course.state, chance)
        course.play(seat, move)
        other.play(seat, move)
    assert known(course) == known(other)
