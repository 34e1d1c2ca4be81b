"""Lines: one candidate played on in one imagined state, by all seats, to a common point of the game's clock."""

from __future__ import annotations

from typing import Final

from imperia.kernel.score import lead
from imperia.kernel.state import State
from imperia.search.policy import Policy

# Chances count; a margin tells lines apart that are as good as won or lost, or too early to say.
WIN: Final = 100.0
MARGIN: Final = 0.02


def begin_line(world: State, seat: int, moves: list[int]) -> State:
    """The state after a candidate's moves, as far as they are legal in this world; the rest is left to the policy."""
    state = world.copy()
    for move in moves:
        if seat not in state.to_act() or move not in state.legal_moves(seat):
            break
        state.take(seat, move)
    return state


def play_on(state: State, seat: int, until: int, policy: Policy) -> State:
    """The state where the clock of the seat has come so far, or the end of the game."""
    stage = state.game.stage
    while state.agenda and stage(state, seat) < until:
        state = policy.move_on(state)
    return state


def end_value(state: State, seat: int) -> float:
    """The value of a line's end: the chance to win, plus a little for the lead where chances are equal."""
    game = state.game
    return WIN * game.chances(state)[seat] + MARGIN * lead(game.worths(state), seat, 1.0)


def play_line(world: State, seat: int, moves: list[int], until: int, policy: Policy) -> float:
    """The value of a candidate to its seat in one world."""
    return end_value(play_on(begin_line(world, seat, moves), seat, until, policy), seat)
