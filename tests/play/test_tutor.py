"""A lesson beside a game: what it says next, after advice that was followed and advice that was not."""

import pytest

import imperia
from imperia.kernel.errors import NoPlea
from imperia.kernel.record import Record, read_record
from imperia.play import HUMAN, LEARNER, Advice, Table

GAME = imperia.game("founders")
TEACHING = GAME.teaching
assert TEACHING is not None
LESSON = TEACHING.lesson("first")


def table() -> Table:
    """The lesson, with nobody at the other seat."""
    return Table(Record(GAME, 2, 0, {"agreed_end": False}, [HUMAN, HUMAN], position=LESSON.position), (), LESSON)


def advice(one: Table) -> Advice:
    found = one.advice()
    assert found is not None
    return found


def test_advice_that_is_followed_leads_to_the_next() -> None:
    one = table()
    assert (advice(one).moves, advice(one).over) == (["reveal village"], False)
    one.play(LEARNER, GAME.parse("reveal village"))
    assert advice(one).moves == ["take mine"]
    one.play(LEARNER, GAME.parse("take mine"))
    assert advice(one).moves == ["at 0,1"]


def test_after_the_last_step_of_an_idea_the_next_one_begins() -> None:
    one = table()
    ideas = [advice(one).idea]
    while ideas[-1] == 0:
        one.play(LEARNER, GAME.parse(advice(one).moves[0]))
        others_turn(one)
        ideas.append(advice(one).idea)
    assert len(ideas) == len(LESSON.ideas[0].steps) + 1
    assert ideas[-1] == 1


def others_turn(one: Table) -> None:
    """The other seat does whatever it may."""
    while one.state.to_act() == (1,):
        assert advice(one).step is None, "it is not the learner's turn"
        one.play(1, one.state.moves(1)[0])


def test_who_does_otherwise_is_not_told_what_would_have_come_next() -> None:
    one = table()
    one.play(LEARNER, GAME.parse("reveal village"))
    assert advice(one).moves == ["take mine"]
    one.play(LEARNER, GAME.parse("take waterfall"))
    # Where to lay the mine does not matter now.
    assert (advice(one).step, advice(one).over, advice(one).back) == (None, False, 1)
    one.play(LEARNER, GAME.parse("at 0,-1"))
    others_turn(one)
    # "Your two nature tiles" are three: what is still true is said.
    assert (advice(one).step, advice(one).idea) == (None, 0)
    one.play(LEARNER, GAME.parse("reveal nature"))
    assert advice(one).moves == ["take mine"]


def test_no_idea_is_passed_over_however_often_it_is_left() -> None:
    one = table()
    for tile, cell in (("waterfall", "0,-1"), ("river_meadow", "1,-1")):
        for move in ("reveal village", f"take {tile}", f"at {cell}"):
            assert advice(one).idea == 0
            one.play(LEARNER, GAME.parse(move))
        others_turn(one)
    assert (advice(one).idea, advice(one).over) == (0, False)


def test_the_way_back_leads_to_where_the_lesson_was_left() -> None:
    one = alone_with_a_bot()
    for move in ("reveal village", "take waterfall", "at 0,-1"):
        one.play(LEARNER, GAME.parse(move))
    while one.state.to_act() == (1,):
        one.play(1, one.state.moves(1)[0])
    one.play(LEARNER, GAME.parse("reveal city"))
    one.play(LEARNER, GAME.parse("take river_meadow"))
    assert advice(one).step is None
    one.add(one.return_to_lesson(LEARNER))
    assert advice(one).moves == ["take mine"]
    assert one.record.moves == [(LEARNER, GAME.parse("reveal village"))]
    # The same history makes the same table.
    again = alone_with_a_bot(one)
    assert again.state.data() == one.state.data()
    assert advice(again) == advice(one)


def test_who_has_not_left_a_lesson_has_no_way_back() -> None:
    one = alone_with_a_bot()
    with pytest.raises(NoPlea):
        one.add(one.return_to_lesson(LEARNER))


def test_nobody_but_the_learner_goes_back_to_the_lesson() -> None:
    one = table()
    for move in ("reveal village", "take waterfall"):
        one.play(LEARNER, GAME.parse(move))
    assert advice(one).back == 1
    with pytest.raises(NoPlea):
        one.add(one.return_to_lesson(1))


def test_a_lesson_that_is_through_stays_so_however_the_learner_plays_on() -> None:
    one = table()
    while not advice(one).over:
        one.play(LEARNER, GAME.parse(advice(one).moves[0]))
        others_turn(one)
    for _ in range(3):
        one.play(LEARNER, one.state.moves(LEARNER)[0])
        others_turn(one)
        assert (advice(one).over, advice(one).back) == (True, 0)


def alone_with_a_bot(other: Table | None = None) -> Table:
    """The lesson as it is played, with the history of another table."""
    record = Record(GAME, 2, 0, {"agreed_end": False}, [HUMAN, "greedy"], position=LESSON.position)
    return Table(record, other.history if other is not None else (), LESSON)


def test_moves_that_are_taken_back_take_the_lesson_back() -> None:
    one = table()
    one.play(LEARNER, GAME.parse("reveal village"))
    one.play(LEARNER, GAME.parse("take mine"))
    one.undo(LEARNER)
    assert advice(one).moves == ["take mine"]
    one.play(LEARNER, GAME.parse("take waterfall"))
    assert advice(one).step is None


def test_a_table_without_a_lesson_says_nothing() -> None:
    assert Table(Record(GAME, 2, 0, {}, [HUMAN, HUMAN])).advice() is None


def test_the_record_of_a_lesson_begins_at_its_position() -> None:
    one = table()
    one.play(LEARNER, GAME.parse("reveal village"))
    record, state = read_record(one.record.text(one.state), imperia.game)
    assert record.position == LESSON.position
    assert state.data() == one.state.data()


def test_a_lesson_that_has_spoken_since_goes_back_with_the_moves() -> None:
    one = table()
    for move, following in (("reveal village", ["take mine"]), ("take mine", ["at 0,1"])):
        one.play(LEARNER, GAME.parse(move))
        assert advice(one).moves == following
    one.undo(LEARNER)
    assert advice(one).moves == ["take mine"]
    one.play(LEARNER, GAME.parse("take mine"))
    assert advice(one).moves == ["at 0,1"]
