"""Random play to the end, in one loop that is compiled with the games."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from imperia.kernel.agenda import Choice
from imperia.kernel.chance import Chance, mixed
from imperia.kernel.lots import Lots
from imperia.kernel.state import State


def random_move(state: State, chance: Chance) -> tuple[int, int]:
    """A random seat of those the game waits for, and one of its legal moves."""
    seats = state.awaited()
    seat = seats[chance.below(len(seats))]
    moves = state.legal_moves(seat)
    return seat, moves[chance.below(len(moves))]


def move_by_lot(state: State, lots: Lots) -> tuple[int, int]:
    """The same, where each seat has lots of its own."""
    return answer_by_lot(state, state.choice(), lots)


def answer_by_lot(state: State, choice: Choice[Any], lots: Lots) -> tuple[int, int]:
    """As `move_by_lot`, for callers that hold the pending choice."""
    seat = lots.of(choice.awaited(state))
    moves = state.moves_of(choice, seat)
    if len(moves) == 1:
        return seat, moves[0]
    # Each move has a number by lot, and the highest wins: with a move more or less, the others are drawn as before.
    word = lots.word(seat)
    highest: i64 = -1
    chosen: i64 = 0
    move: i64
    for move in moves:
        number = mixed(word ^ move)
        if number > highest:
            highest = number
            chosen = move
    return seat, chosen


def playout(state: State, lots: Lots) -> int:
    """Play random moves until the game is over; returns the number of decisions."""
    decisions = 0
    while state.agenda:
        choice = state.choice()
        seat, move = answer_by_lot(state, choice, lots)
        state.answer(choice, seat, move)
        decisions += 1
    return decisions
