"""A table of people and bots, and what it tells its readers."""

from typing import Any

import msgspec
import pytest

import imperia
from imperia.bots import Team
from imperia.kernel.agenda import Choice
from imperia.kernel.errors import BadRecord, IllegalMove
from imperia.kernel.record import Record
from imperia.kernel.state import State
from imperia.play import HUMAN, Moved, Table
from tests.kernel.toy import TOY

GAME = imperia.game("founders")


def table(*players: str, seed: int = 7) -> Table:
    return Table(Record(GAME, len(players), seed, {}, players))


def team(one: Table) -> Team:
    return Team({seat: bot for seat, bot in enumerate(one.bots) if bot is not None}, one.record.seed)


def test_bots_play_on_until_a_person_is_asked() -> None:
    mixed = table("random", HUMAN, "random")
    bots = team(mixed)
    while not mixed.over:
        mixed.play_on(bots)
        assert mixed.asked() == mixed.state.to_act()
        for seat in mixed.asked():
            assert seat == 1
            mixed.play(seat, mixed.state.moves(seat)[0])


def test_a_table_of_bots_plays_to_the_end_in_one_call() -> None:
    bots = table("random", "random")
    bots.play_on(team(bots))
    assert bots.over
    assert bots.record.replay().data() == bots.state.data()


def test_a_table_is_taken_up_again_where_its_record_stands() -> None:
    first = table(HUMAN, HUMAN)
    while len(first.record.moves) < 12 or first.events() == first.lines_until(len(first.record.moves) - 1):
        (seat,) = first.asked()
        first.play(seat, first.state.moves(seat)[0])
    record = Record(GAME, 2, 7, {}, (HUMAN, HUMAN))
    record.moves = first.record.moves.copy()
    second = Table(record)
    assert second.state.data() == first.state.data()
    assert second.lines(0, "en") == first.lines(0, "en")
    # Whoever comes back keeps as much of the log as if they had never left.
    seen = range(first.seq + 1)
    assert [second.standing_lines(one, 0) for one in seen] == [first.standing_lines(one, 0) for one in seen]


def test_a_move_after_the_end_is_refused() -> None:
    bots = table("random", "random")
    bots.play_on(team(bots))
    with pytest.raises(IllegalMove):
        bots.play(0, 0)


def test_what_belongs_to_no_earlier_move_is_sent_without_one() -> None:
    one = table(HUMAN, HUMAN)
    (seat,) = one.asked()
    one.play(seat, one.state.moves(seat)[0])
    assert all("action" not in msgspec.to_builtins(line) for line in one.lines(None, "en"))


def test_the_legal_moves_are_worked_out_once_for_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    people = Table(Record(TOY, 2, 5, {}, (HUMAN, HUMAN)))
    choice, seat = people.state.choice(), people.asked()[0]
    move = choice.moves(people.state, seat)[0]
    asked: list[int] = []
    work_out = type(choice).moves

    def count(choice: Choice[Any], state: State, seat: int) -> list[int]:
        asked.append(seat)
        return work_out(choice, state, seat)

    monkeypatch.setattr(type(choice), "moves", count)
    # A server refuses before it changes anything, and then makes the move.
    assert people.state.refusal(seat, move) is None
    assert people.play(seat, move) == Moved(seat, TOY.notation(move))
    assert asked == [seat]


def test_lines_say_what_happened_since_and_by_which_move() -> None:
    people = table(HUMAN, HUMAN)
    setup = people.lines(None, "en")
    assert {line.move for line in setup} == {0}
    assert setup[0].text.endswith("is the first player.")
    (seat,) = people.asked()
    people.play(seat, people.state.moves(seat)[0])
    (line,) = people.lines(seat, "fr", since=len(setup))
    assert (line.move, line.what, line.rule, line.seat) == (1, "picked", "FOU-017", seat)
    assert line.text.startswith(f"Joueur {seat + 1} choisit")


def test_a_secret_is_told_to_its_owner_and_hidden_from_everybody_else() -> None:
    people = Table(Record(TOY, 2, 5, {}, (HUMAN, HUMAN)))
    seat = people.asked()[0]
    move = people.state.moves(seat)[0]
    people.play(seat, move)
    card = TOY.notation(move).split()[1]
    assert card in people.lines(seat, "en")[-1].text
    assert people.lines(seat, "en")[-1].details == {"card": card}
    for reader in (1 - seat, None):
        assert people.lines(reader, "en")[-1].what == people.lines(seat, "en")[-1].what
        assert card not in people.lines(reader, "en")[-1].text
        assert people.lines(reader, "en")[-1].details == {}


def test_people_who_could_still_change_their_answer_are_not_waited_for() -> None:
    mixed = Table(Record(TOY, 2, 5, {}, (HUMAN, "random")))
    mixed.play_on(team(mixed))
    assert mixed.asked() == (0,)
    assert 1 in mixed.state.to_act()


def test_a_reader_who_comes_back_is_told_what_he_missed() -> None:
    people = table(HUMAN, HUMAN)
    for _ in range(6):
        (seat,) = people.asked()
        people.play(seat, people.state.moves(seat)[0])
    missed = people.lines(0, "en", people.standing_lines(4, 0))
    assert missed
    assert missed == [line for line in people.lines(0, "en") if line.move > 4]
    assert people.standing_lines(people.seq, 0) == people.events()


def test_a_reader_who_saw_moves_that_were_taken_back_keeps_what_came_before_them() -> None:
    people = table(HUMAN, HUMAN)
    before: list[int] = []
    for _ in range(3):
        before.append(people.events())
        (seat,) = people.asked()
        people.play(seat, people.state.moves(seat)[0])
    people.undo(people.record.moves[-1][0])
    (seat,) = people.asked()
    people.play(seat, people.state.moves(seat)[1])
    # Entries 1 to 3 are moves, 4 takes the third one back, 5 is another one instead.
    assert [people.standing_lines(seq, 0) for seq in range(6)] == [*before, before[2], before[2], people.events()]
    assert people.standing_lines(-1, 0) == people.standing_lines(7, 0) == 0


def test_a_secret_move_taken_back_changes_the_lines_from_its_own_on() -> None:
    people = Table(Record(TOY, 3, 5, {}, (HUMAN, HUMAN, HUMAN)))
    setup = people.events()
    for seat in (0, 1):
        people.play(seat, people.state.moves(seat)[0])
    people.undo(0)
    assert people.standing_lines(2, 0) == setup


def test_who_moved_last_is_known_until_something_else_happens() -> None:
    people = table(HUMAN, HUMAN)
    assert people.mover_for(None) is None
    (seat,) = people.asked()
    people.play(seat, people.state.moves(seat)[0])
    assert (people.mover_for(None), people.undone_for(None)) == (seat, False)
    people.undo(seat)
    assert (people.mover_for(None), people.undone_for(None)) == (None, True)
    secret = Table(Record(TOY, 2, 5, {}, (HUMAN, HUMAN)))
    mover = secret.asked()[0]
    secret.play(mover, secret.state.moves(mover)[0])
    assert secret.mover_for(mover) == mover


def test_a_record_with_a_move_that_is_not_legal_says_in_which_line() -> None:
    # The first line of a record is its table, so the first move stands in the second.
    record = Record(TOY, 2, 5, {}, (HUMAN, HUMAN))
    legal = record.start().moves(0)
    record.moves = [(0, next(move for move in range(TOY.vocabulary.size) if move not in legal))]
    with pytest.raises(BadRecord) as refusal:
        Table(record)
    assert refusal.value.say("en").startswith("Line 2")
