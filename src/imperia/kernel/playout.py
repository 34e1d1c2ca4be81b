"""Random play to the end, in one loop that is compiled with the games."""

from __future__ import annotations

from imperia.kernel.chance import Chance
from imperia.kernel.state import State


def random_move(state: State, chance: Chance) -> tuple[int, int]:
    """A random seat of those the game waits for, and one of its legal moves."""
    seats = state.choice().awaited(state)
    seat = seats[0] if len(seats) == 1 else seats[chance.below(len(seats))]
    moves = state.legal_moves(seat)
    return seat, moves[0] if len(moves) == 1 else moves[chance.below(len(moves))]


def playout(state: State, chance: Chance) -> int:
    """Play random moves until the game is over; returns the number of decisions."""
    decisions = 0
    while state.agenda:
        seat, move = random_move(state, chance)
        state.take(seat, move)
        decisions += 1
    return decisions
