"""What is told of a decision: only what is sure, only what matters, and never what the judge would have played."""

import pytest

import imperia
from imperia.coach.judging import SURE, WORTH_TELLING, Judge, Verdict, mark_of
from imperia.coach.story import Decision, Story
from imperia.coach.trial import Trial
from imperia.kernel.record import Record
from tests.coach.played import bots_record, random_record
from tests.kernel.toy import toy

SEED = 5


def judged_to_the_end(story: Story, seats: list[int]) -> Judge:
    judge = Judge(story, seats, SEED)
    while judge.improve():
        pass
    return judge


def test_told_is_only_what_is_sure_and_worth_it() -> None:
    judge = judged_to_the_end(Story(random_record(toy(), 2, seed=3)), [0, 1])
    told = [one for one in judge.verdicts if one.told]
    assert told
    assert len(told) < len(judge.verdicts)
    for one in told:
        loss, error = one.loss()
        assert loss > WORTH_TELLING
        assert loss > SURE * error
        assert one.trial.best != one.trial.played
        assert one.mark == mark_of(loss)


@pytest.mark.parametrize(("loss", "mark"), [(0.031, 0), (0.05, 1), (0.099, 1), (0.10, 2), (0.15, 3), (0.9, 3)])
def test_losses_are_marked_at_five_ten_and_fifteen_points(loss: float, mark: int) -> None:
    assert mark_of(loss) == mark


def test_the_better_move_is_chosen_without_a_look_at_the_worlds_that_measure_it() -> None:
    story = Story(random_record(toy(), 2, seed=3))
    decision = next(one for one in story.decisions if not one.secret)
    trial = Trial(story.before(decision), decision.seat, SEED, decision.moves)
    trial.look()
    trial.look()
    best = trial.best
    for values in trial.measuring.values:
        values[:] = [1.0 - value for value in values]
    assert trial.best == best
    assert not {id(values) for values in trial.choosing.values} & {id(values) for values in trial.measuring.values}


def test_who_plays_what_the_judge_would_play_is_never_blamed() -> None:
    record = Record(toy(), 2, 4, {})
    state = record.start()
    while not state.over:
        seat = state.awaited()[0]
        place = len(record.moves)
        if not seat and not state.choice().completes(state, seat) and len(state.moves(seat)) > 1:
            # The judge itself, before the move was made: it finds the same worlds again when it looks at the record.
            twin = Record(toy(), 2, 4, {})
            twin.moves = [*record.moves, (seat, state.moves(seat)[0])]
            decision = Decision(seat, (state.moves(seat)[0],), (place,), secret=False)
            verdict = Verdict(Story(twin), decision, Judge(Story(twin), [0], SEED).verdicts[-1].seed)
            verdict.trial.look()
            moves = verdict.trial.candidates[verdict.trial.best]
        else:
            moves = state.moves(seat)[-1:]
        for move in moves:
            if seat in state.to_act() and move in state.moves(seat):
                state.take(seat, move)
                record.moves.append((seat, move))
    judge = Judge(Story(record), [0], SEED)
    for one in judge.verdicts:
        if not one.decision.secret:
            one.trial.look()
            assert one.trial.best == one.trial.played
            assert one.loss() == (0.0, 0.0)
            assert one.loss_of_all(2) == [0.0, 0.0]
            assert not one.told


def test_a_secret_plan_is_one_decision_whatever_the_others_answer_meanwhile() -> None:
    game = imperia.game("yuan")
    record = bots_record(game, ["greedy", "random"], 5)
    story = Story(record)
    plans = [one for one in story.decisions if game.notation(one.moves[0]).startswith("target ")]
    assert {one.seat for one in plans} == {0, 1}
    for one in plans:
        assert one.secret
        assert game.notation(one.moves[-1]) == "ready"
        assert [record.moves[place] for place in one.places] == [(one.seat, move) for move in one.moves]


def test_a_move_and_its_completion_are_one_decision() -> None:
    game = imperia.game("founders")
    story = Story(bots_record(game, ["greedy", "greedy"], 3))
    taken = [one for one in story.decisions if game.notation(one.moves[0]).startswith("take ")]
    assert taken
    assert all(game.notation(one.moves[1]).startswith("at ") for one in taken)


def test_each_decision_has_the_same_worlds_whoever_else_is_judged() -> None:
    story = Story(random_record(toy(), 2, seed=3))
    alone, together = Judge(story, [1], SEED), Judge(story, [0, 1], SEED)
    found = {one.decision.place: one for one in together.verdicts}
    for one in alone.verdicts[:4]:
        other = found[one.decision.place]
        one.look()
        other.look()
        assert one.loss() == other.loss()
