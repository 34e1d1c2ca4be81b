"""The agenda: what is due, what waits, how it runs empty, and how one step concerns another."""

from typing import Any

import pytest

from imperia.kernel.agenda import (
    ASKED,
    DUE,
    SKIPPED,
    Step,
    drop_last,
    only_answer,
    put_after,
    put_instead,
    take_next,
    under_way,
)
from tests.kernel.card_toy import TURN, Draw, NextTurn, Reshuffle
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


def test_what_is_under_way_of_a_kind_is_what_comes_first() -> None:
    later, sooner = Draw(0), Reshuffle(1)
    agenda: list[Step[Any]] = [later, TURN, sooner, NextTurn()]
    assert under_way(agenda, Draw) is sooner
    assert under_way(agenda[:2], Draw) is later
    assert under_way([TURN], Draw) is None
    assert len(agenda) == 4


def test_what_comes_next_is_taken_off_if_it_is_of_a_kind() -> None:
    draw = Draw(0)
    agenda: list[Step[Any]] = [TURN, draw]
    assert take_next(agenda, NextTurn) is None
    assert take_next(agenda, Draw) is draw
    assert take_next(agenda, Draw) is None
    assert agenda == [TURN]
    assert take_next([], Draw) is None


def test_a_step_is_put_in_place_of_another_where_that_comes_first() -> None:
    draw, other = Draw(0), Draw(1)
    agenda: list[Step[Any]] = [draw, TURN, draw, TURN]
    put_instead(agenda, draw, other)
    assert agenda == [draw, TURN, other, TURN]


def test_what_is_put_after_a_step_comes_before_what_followed_it() -> None:
    draw, first, second = Draw(0), Draw(1), Draw(2)
    agenda: list[Step[Any]] = [TURN, draw, TURN]
    put_after(agenda, draw, first)
    put_after(agenda, draw, second)
    assert agenda == [TURN, first, second, draw, TURN]


def test_nothing_is_put_in_place_of_a_step_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="not on the agenda"):
        put_instead([TURN], Draw(0), TURN)
