"""The agenda: what is due, what waits, and how it runs empty."""

from imperia.kernel.agenda import ASKED, DUE, SKIPPED, drop_last, only_answer
from tests.kernel.card_toy import TURN, NextTurn
from tests.kernel.test_effects import cards, table


def test_a_step_is_due_and_a_question_is_not() -> None:
    state = table([cards("farm0"), cards("farm5")])
    assert NextTurn().settled(state) == DUE
    assert TURN.settled(state) != DUE


def test_the_last_thing_is_taken_off_until_none_is_left() -> None:
    things = [3, 1, 2]
    for left in ([3, 1], [3], []):
        drop_last(things)
        assert things == left


def test_a_question_is_asked_only_where_it_has_several_answers() -> None:
    assert [only_answer(moves) for moves in ([], [7], [3, 7], [1, 3, 7])] == [SKIPPED, 7, ASKED, ASKED]
