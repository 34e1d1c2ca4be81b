"""Undo is free back to the last moment at which anyone learnt something or another seat moved, and exact."""

from typing import Any

import pytest

import imperia
from imperia.kernel.chance import Chance
from imperia.kernel.errors import NoUndo
from imperia.kernel.playout import random_move
from imperia.kernel.record import Record
from imperia.play import HUMAN, Table

FIRST_MOVES = 150


def empty_table(name: str, seats: int, seed: int) -> Table:
    return Table(Record(imperia.game(name), seats, seed, {}, [HUMAN] * seats))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", imperia.game_names())
def test_undo_is_offered_and_exact_while_nothing_was_learnt_and_nobody_else_moved(name: str, seed: int) -> None:
    seats = imperia.game(name).sheet.seats
    table = empty_table(name, seats[seed % len(seats)], seed)
    chance = Chance(seed)
    # The positions before each move that is still free, and whose moves these are.
    free: list[dict[str, Any]] = []
    owner = -1
    while not table.over and len(table.record.moves) < FIRST_MOVES:
        before = table.state.data()
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
            now, events = table.state.data(), table.events()
            table.undo(seat)
            assert table.state.data() == before
            table.play(seat, move)
            assert (table.state.data(), table.events()) == (now, events)
        if len(free) > 1 and chance.below(3) == 0:
            table.restart_turn(seat)
            assert table.state.data() == free[0]
            free.clear()


def test_undo_that_is_not_free_is_refused_and_changes_nothing() -> None:
    table = empty_table("founders", 2, 7)
    first = table.asked()[0]
    table.play(first, table.state.moves(first)[0])
    before = table.state.data()
    for take_back in (table.undo, table.restart_turn):
        with pytest.raises(NoUndo):
            take_back(1 - first)
    assert table.state.data() == before
    assert table.can_undo(first)


def test_a_bot_that_moved_since_blocks_the_undo() -> None:
    game = imperia.game("founders")
    table = Table(Record(game, 2, 7, {}, [HUMAN, "random"]))
    table.play_on()
    table.play(0, table.state.moves(0)[0])
    assert table.can_undo(0)
    table.play_on()
    assert not table.can_undo(0)
