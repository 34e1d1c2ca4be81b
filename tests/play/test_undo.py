"""Undo is free back to the last moment at which anyone learnt something or another seat moved, and exact."""

import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.errors import NoUndo
from imperia.kernel.game import Game
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.kernel.soundness import frozen
from imperia.play import HUMAN, Table
from tests.kernel.toy import TOY

FIRST_MOVES = 150


GAMES = [TOY, *map(imperia.game, imperia.game_names())]


def empty_table(game: Game, seats: int, seed: int) -> Table:
    return Table(Record(game, seats, seed, {}, [HUMAN] * seats))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_undo_is_offered_and_exact_while_nothing_was_learnt_and_nobody_else_moved(game: Game, seed: int) -> None:
    seats = game.sheet.seats
    table = empty_table(game, seats[seed % len(seats)], seed)
    chance = Chance(seed)
    # The positions before each move that is still free, and whose moves these are.
    free: list[bytes] = []
    owner = -1
    while not table.over and len(table.record.moves) < FIRST_MOVES:
        before = frozen(table.state.data())
        seat, move = random_move(table.state, chance)
        twin = table.state.copy()
        twin.journal = []
        twin.play(seat, move)
        table.play(seat, move)

        if seat != owner:
            free, owner = [], seat
        free.append(before)
        if any(event.learnt for event in twin.journal):
            free.clear()
        offered = [one for one in range(table.state.seats) if table.can_undo(one)]
        assert offered == ([owner] if free else [])
        assert table.free_moves(owner) == len(free)

        if free:
            now, events = frozen(table.state.data()), table.events()
            table.undo(seat)
            assert frozen(table.state.data()) == before
            table.play(seat, move)
            assert (frozen(table.state.data()), table.events()) == (now, events)
        if len(free) > 1 and chance.below(3) == 0:
            table.restart_turn(seat)
            assert frozen(table.state.data()) == free[0]
            free.clear()


def test_undo_that_is_not_free_is_refused_and_changes_nothing() -> None:
    table = empty_table(imperia.game("founders"), 2, 7)
    first = table.asked()[0]
    table.play(first, table.state.moves(first)[0])
    before = frozen(table.state.data())
    for take_back in (table.undo, table.restart_turn):
        with pytest.raises(NoUndo):
            take_back(1 - first)
    assert frozen(table.state.data()) == before
    assert table.can_undo(first)


def test_a_bot_that_moved_since_blocks_the_undo() -> None:
    game = imperia.game("founders")
    table = Table(Record(game, 2, 7, {}, [HUMAN, "random"]))
    table.play_on()
    table.play(0, table.state.moves(0)[0])
    assert table.can_undo(0)
    table.play_on()
    assert not table.can_undo(0)
