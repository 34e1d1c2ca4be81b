"""Undo is free back to the last moment at which anyone learnt something or another seat moved, and exact."""

import pytest

import imperia
from imperia.bots import Team
from imperia.kernel.chance import Chance
from imperia.kernel.errors import NoUndo
from imperia.kernel.events import Event
from imperia.kernel.game import Game
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.kernel.soundness import frozen
from imperia.kernel.state import State
from imperia.play import HUMAN, Answered, HandedOver, Moved, Pleaded, Table, TookBack
from tests.kernel.toy import TOY

FIRST_MOVES = 150


GAMES = [TOY, *map(imperia.game, imperia.game_names())]


def empty_table(game: Game, seats: int, seed: int) -> Table:
    return Table(Record(game, seats, seed, {}, [HUMAN] * seats))


class Model:
    """What is free, worked out move by move: for each seat the positions before its free moves."""

    def __init__(self, seats: int) -> None:
        self.free: list[list[bytes]] = [[] for _ in range(seats)]
        # Which of these moves answer the secret question that is open now.
        self.planned: list[int] = [0] * seats

    def play(self, before: State, after: State, seat: int, events: list[Event]) -> None:
        secret = before.choice().secret
        for other, free in enumerate(self.free):
            if other != seat:
                # An answer given in secret leaves the others theirs to the same question, and nothing else.
                del free[: len(free) - (self.planned[other] if secret else 0)]
        self.free[seat].append(frozen(before.data()))
        self.planned[seat] += secret
        if after.over or any(event.learnt for event in events):
            # The next question may well be asked by the same step.
            self.free = [[] for _ in self.free]
            self.planned = [0] * len(self.planned)
        if after.over or after.choice() is not before.choice():
            # Others may answer a secret question as soon as it is put, and nobody knows whether they have.
            shared = not after.over and after.choice().secret and after.to_act() != (seat,)
            for other, free in enumerate(self.free):
                if other != seat or shared:
                    free.clear()
            self.planned = [0] * len(self.planned)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_undo_is_offered_and_exact_while_nothing_was_learnt_and_nobody_else_moved(game: Game, seed: int) -> None:
    seats = game.sheet.seats
    table = empty_table(game, seats[seed % len(seats)], seed)
    chance = Chance(seed)
    model = Model(table.record.seats)
    while not table.over and len(table.record.moves) < FIRST_MOVES:
        before = table.state.copy()
        seat, move = random_move(table.state, chance)
        twin = before.copy()
        twin.journal = []
        twin.play(seat, move)
        table.play(seat, move)
        model.play(before, twin, seat, twin.journal)
        assert [table.free_moves(one) for one in range(table.record.seats)] == [len(free) for free in model.free]

        free = model.free[seat]
        if free:
            now, events = frozen(table.state.data()), table.events()
            table.undo(seat)
            assert frozen(table.state.data()) == frozen(before.data())
            table.play(seat, move)
            assert (frozen(table.state.data()), table.events()) == (now, events)
        alone = sum(map(bool, model.free)) == 1
        if len(free) > 1 and alone and chance.below(3) == 0:
            table.restart_turn(seat)
            assert frozen(table.state.data()) == free[0]
            model = Model(table.record.seats)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_history_makes_the_same_table(game: Game, seed: int) -> None:
    seats = game.sheet.seats[seed % len(game.sheet.seats)]
    table = empty_table(game, seats, seed)
    chance = Chance(seed)
    while not table.over and table.seq < FIRST_MOVES:
        one = chance.below(seats)
        whim = chance.below(12)
        if whim == 0 and table.can_undo(one):
            table.restart_turn(one)
        elif whim == 1 and table.plea_moves(one) and table.plea is None:
            table.add(Pleaded(one, table.plea_moves(one)))
        elif whim < 6 and table.plea is not None:
            for other in table.still_to_agree()[:1]:
                table.add(Answered(other, agree=whim > 2))
        elif whim == 6:
            table.add(HandedOver(one, "random" if table.bots[one] is None else None))
        else:
            table.play(*random_move(table.state, chance))
    again = Table(Record(game, seats, seed, {}, [HUMAN] * seats), table.history)
    for find in (
        lambda one: frozen(one.state.data()),
        lambda one: (one.record.moves, one.bots, one.plea, one.seq),
        lambda one: [one.question_number(seat) for seat in range(seats)],
        lambda one: [(one.seq_for(seat), one.undone_for(seat), one.mover_for(seat)) for seat in [None, *range(seats)]],
        lambda one: [(one.lines(seat, "en"), one.free_moves(seat)) for seat in range(seats)],
    ):
        assert find(again) == find(table)


def planning() -> Table:
    """Three plan in secret; the first two are ready."""
    table = empty_table(TOY, 3, 5)
    for seat in (0, 1):
        table.play(seat, table.state.moves(seat)[0])
    return table


def test_a_secret_plan_is_free_to_take_back_after_others_have_planned() -> None:
    table = planning()
    other = table.lines(1, "en")[-1]
    assert [table.free_moves(seat) for seat in range(3)] == [1, 1, 0]
    table.undo(0)
    assert table.state.awaited() == (0, 2)
    assert table.record.moves == [(1, table.record.moves[0][1])]
    assert table.lines(1, "en")[-1].text == other.text
    table.undo(1)
    assert table.record.moves == []


@pytest.mark.parametrize("seed", range(6))
def test_a_plan_of_a_later_round_that_is_taken_back_is_a_secret_like_any_other(seed: int) -> None:
    table = empty_table(TOY, 3, seed)
    chance = Chance(seed)
    while table.state.choice().secret or table.seq < 3:
        table.play(*random_move(table.state, chance))
    while not table.state.choice().secret:
        table.play(*random_move(table.state, chance))
    first = table.state.awaited()[0]
    table.play(first, table.state.moves(first)[0])
    numbers = [table.question_number(seat) for seat in range(3)]
    table.undo(first)
    assert [table.question_number(seat) == numbers[seat] for seat in range(3)] == [seat != first for seat in range(3)]
    table.play(first, table.state.moves(first)[0])
    table.play(first, TOY.parse("change"))
    table.undo(first)
    assert [table.question_number(seat) == numbers[seat] for seat in range(3)] == [seat != first for seat in range(3)]


def test_who_thinks_again_cannot_end_the_question_by_taking_that_back_after_others_have_answered() -> None:
    table = planning()
    table.play(1, TOY.parse("change"))
    assert table.free_moves(1) == 2
    table.play(2, table.state.moves(2)[0])
    table.play(0, TOY.parse("change"))
    # Without it all would have been ready before the first thought again.
    assert table.free_moves(1) == 0
    table.play(1, table.state.moves(1)[0])
    assert table.free_moves(1) == 1
    table.undo(1)
    assert 1 in table.state.awaited()


def test_once_the_plans_are_shown_they_stand() -> None:
    table = planning()
    table.play(2, table.state.moves(2)[0])
    assert [table.free_moves(seat) for seat in range(3)] == [0, 0, 0]


def test_a_question_is_put_anew_to_whoever_answers_and_not_to_others_who_still_plan() -> None:
    table = empty_table(TOY, 3, 5)
    numbers = [table.question_number(seat) for seat in range(3)]
    table.play(0, table.state.moves(0)[0])
    assert [table.question_number(seat) == numbers[seat] for seat in range(3)] == [False, True, True]
    table.undo(0)
    assert [table.question_number(seat) == numbers[seat] for seat in range(3)] == [False, True, True]
    for seat in range(3):
        table.play(seat, table.state.moves(seat)[0])
    assert not {table.question_number(seat) for seat in range(3)} & set(numbers)


def test_undo_that_is_not_free_is_refused_and_changes_nothing() -> None:
    table = empty_table(imperia.game("founders"), 2, 7)
    first = table.asked()[0]
    table.play(first, table.state.moves(first)[0])
    before = frozen(table.state.data())
    for take_back in (table.undo, table.restart_turn):
        with pytest.raises(NoUndo):
            take_back(1 - first)
    with pytest.raises(NoUndo):
        table.add(TookBack(first, 0))
    assert frozen(table.state.data()) == before
    assert table.can_undo(first)


def test_a_bot_that_moved_since_blocks_the_undo() -> None:
    game = imperia.game("founders")
    table = Table(Record(game, 2, 8, {}, [HUMAN, "random"]))
    team = Team({1: "random"}, 8)
    table.play_on(team)
    table.play(0, table.state.moves(0)[0])
    assert table.can_undo(0)
    table.play_on(team)
    assert not table.can_undo(0)


def test_a_finished_game_stands() -> None:
    table = empty_table(TOY, 2, 3)
    chance = Chance(1)
    while not table.over:
        table.play(*random_move(table.state, chance))
    assert [(table.free_moves(seat), table.plea_moves(seat)) for seat in (0, 1)] == [(0, 0), (0, 0)]


def yuan_plans(*words: tuple[int, str]) -> Table:
    """Two clans that plan, each move by its seat and its first word."""
    table = empty_table(imperia.game("yuan"), 2, 5)
    for seat, word in words:
        plan(table, seat, word)
    return table


def plan(table: Table, seat: int, word: str) -> None:
    notation = table.record.game.notation
    table.play(seat, next(move for move in table.state.moves(seat) if notation(move).split()[0] == word))


def test_what_is_free_does_not_tell_whether_others_plan() -> None:
    table = yuan_plans((0, "target"), (0, "ready"), (0, "change"))
    free = table.free_moves(0)
    plan(table, 1, "target")
    assert table.secret_of == 1
    assert table.free_moves(0) == free > 0
    table.restart_turn(0)
    assert table.record.moves == [(1, table.record.moves[0][1])]


def test_a_plea_stays_open_while_others_plan_in_secret_and_goes_back_as_far_as_it_said() -> None:
    table = yuan_plans((1, "target"), (1, "ready"), (0, "target"), (0, "ready"))
    table.add(Pleaded(0, table.plea_moves(0)))
    plea = table.plea
    assert plea is not None
    before = table.record.moves[: plea.place]
    for word in ("target", "dev", "change"):
        plan(table, 1, word)
        assert table.plea is not None
    table.undo(1)
    table.add(Answered(1, agree=True))
    assert table.record.moves == before
    assert table.undone_for(None)


def own_moves(autos: list[bool]) -> tuple[Table, list[bytes]]:
    """One who moves several times in a row, some of it without being asked; the positions before each move."""
    table = empty_table(TOY, 3, 5)
    before: list[bytes] = []
    for auto in autos:
        before.append(frozen(table.state.data()))
        table.add(Moved(0, TOY.notation(table.state.moves(0)[0]), auto))
    return table, before


def test_taking_back_goes_to_the_last_choice_of_a_person() -> None:
    table, before = own_moves([False, True])
    assert table.free_moves(0) == 2
    assert table.last_was_automatic(0)
    assert table.moves_to_choice(0) == 2
    table.undo(0)
    assert frozen(table.state.data()) == before[0]
    assert not table.last_was_automatic(0)


def test_what_was_answered_without_asking_is_taken_back_alone_where_the_choice_before_is_not_free() -> None:
    table, before = own_moves([True])
    assert table.moves_to_choice(0) == 1
    table.undo(0)
    assert frozen(table.state.data()) == before[0]


def test_what_others_have_answered_without_being_asked_stays_so_when_a_plan_is_taken_back() -> None:
    table = empty_table(TOY, 3, 5)
    for seat in (0, 1):
        table.add(Moved(seat, TOY.notation(table.state.moves(seat)[0]), auto=seat == 1))
    table.undo(0)
    assert table.last_was_automatic(1)


def test_a_half_made_move_is_given_up_as_a_whole() -> None:
    table = empty_table(imperia.game("founders"), 2, 5)
    chance = Chance(2)
    while table.over or type(table.state.choice()).__name__ != "AddTile":
        table.play(*random_move(table.state, chance))
    (seat,) = table.state.to_act()
    assert table.moves_to_begin(seat) == 0
    before = frozen(table.state.data())
    take = next(move for move in table.state.moves(seat) if table.record.game.notation(move).startswith("take"))
    table.play(seat, take)
    assert table.state.choice().completes(table.state, seat)
    assert table.moves_to_begin(seat) == 1
    assert table.moves_to_begin(1 - seat) == 0
    table.add(TookBack(seat, table.moves_to_begin(seat)))
    assert frozen(table.state.data()) == before


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_giving_a_move_up_never_leaves_half_of_it(game: Game, seed: int) -> None:
    table = empty_table(game, game.sheet.usual_seats, seed)
    chance = Chance(seed)
    while not table.over and len(table.record.moves) < FIRST_MOVES:
        seat, move = random_move(table.state, chance)
        table.play(seat, move)
        count = table.moves_to_begin(seat)
        if count and chance.below(4) == 0:
            table.add(TookBack(seat, count))
            assert not table.state.choice().completes(table.state, seat)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_question_keeps_its_number_only_as_long_as_it_may_be_answered_alike(game: Game, seed: int) -> None:
    seats = game.sheet.seats[seed % len(game.sheet.seats)]
    table = empty_table(game, seats, seed)
    chance = Chance(seed)
    answers: dict[tuple[int, int], list[int]] = {}
    while not table.over and table.seq < FIRST_MOVES:
        one, whim = chance.below(seats), chance.below(6)
        if whim == 0 and table.can_undo(one):
            table.undo(one)
        elif whim == 1 and table.plea_moves(one):
            if table.plea is None:
                table.add(Pleaded(one, table.plea_moves(one)))
            for other in table.still_to_agree():
                table.add(Answered(other, agree=True))
        else:
            table.play(*random_move(table.state, chance))
        for seat in () if table.over else table.state.to_act():
            moves = table.state.moves(seat)
            assert answers.setdefault((seat, table.question_number(seat)), moves) == moves


@pytest.mark.parametrize("last", [0, 1], ids=["the own plan stands", "the own plan goes as well"])
def test_who_plans_the_next_turn_when_a_plea_goes_back_to_this_one_is_asked_anew(last: int) -> None:
    table = yuan_plans((1, "target"), (0, "target"), (1 - last, "ready"), (last, "ready"))
    number = table.question_number(1)
    table.add(Pleaded(0, table.plea_moves(0)))
    table.add(Answered(1, agree=True))
    words = {table.record.game.notation(move).split()[0] for move in table.state.moves(1)}
    assert ("change" in words, "ready" in words) == ((True, False) if last == 0 else (True, True))
    assert table.question_number(1) != number


def test_whose_plan_goes_with_the_plea_of_another_is_asked_anew() -> None:
    table = yuan_plans((0, "target"), (0, "ready"), (0, "change"), (1, "target"), (1, "ready"))
    number = table.question_number(1)
    table.add(Pleaded(0, table.plea_moves(0)))
    table.add(Answered(1, agree=True))
    assert {seat for seat, _ in table.record.moves} == {0}
    assert table.question_number(1) != number


def test_the_next_turn_is_another_question_though_it_is_put_alike() -> None:
    table = yuan_plans((1, "target"), (1, "ready"), (0, "target"))
    number = table.question_number(1)
    plan(table, 0, "ready")
    assert table.question_number(1) != number
