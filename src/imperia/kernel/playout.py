"""Random play to the end, in one loop that is compiled with the games."""

from __future__ import annotations

from typing import Any

from imperia.kernel.agenda import Choice
from imperia.kernel.chance import Chance
from imperia.kernel.state import State


def random_move(state: State, chance: Chance) -> tuple[int, int]:
    """A random seat of those the game waits for, and one of its legal moves."""
    return random_answer(state, state.choice(), chance)


def random_answer(state: State, choice: Choice[Any], chance: Chance) -> tuple[int, int]:
    """As `random_move`, for callers that hold the pending choice."""
    seats = choice.awaited(state)
    seat = seats[0] if len(seats) == 1 else seats[chance.below(len(seats))]
    moves = state.moves_of(choice, seat)
    return seat, moves[0] if len(moves) == 1 else moves[chance.below(len(moves))]


def playout(state: State, chance: Chance) -> int:
    """Play random moves until the game is over; returns the number of decisions."""
    decisions = 0
    while state.agenda:
        choice = state.choice()
        seat, move = random_answer(state, choice, chance)
        state.answer(choice, seat, move)
        decisions += 1
    return decisions
