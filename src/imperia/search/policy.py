"""The policy that plays lines on: each seat takes what looks best once the move it begins is completed."""

from __future__ import annotations

from typing import Final, final

from imperia.kernel.score import lead
from imperia.kernel.state import State

# Positions that are looked at for each first answer, however many answers there are.
LEAST: Final = 6
# No position looks as bad as that.
WORST: Final = -1e18


def value_of(state: State, seat: int) -> float:
    """How good a state looks for a seat."""
    game = state.game
    return lead(game.worths(state), seat, game.rivalry(state))


def goes_on(state: State, seat: int) -> bool:
    """True if the question that waits completes a move that the seat has begun."""
    if not state.agenda:
        return False
    choice = state.choice()
    return seat in choice.seats(state) and choice.completes(state, seat)


@final
class Policy:
    """Looks one whole move ahead, with the questions that complete it answered as well as can be."""

    def __init__(self, most: int) -> None:
        # So many positions are looked at, as many for each first answer; beyond that moves are judged before they are
        # completed.
        self._most: Final = most
        self._left: int = 0
        self._best: float = WORST

    def move_on(self, state: State) -> State:
        """The position after the next move of a seat that the game waits for; the position given is used up."""
        choice = state.choice()
        seat = choice.awaited(state)[0]
        moves = state.moves_of(choice, seat)
        if len(moves) == 1:
            state.answer(choice, seat, moves[0])
            return state
        advice = state.game.advise(state, seat)
        if advice >= 0:
            state.take(seat, advice)
            return state
        self._best = WORST
        share = max(LEAST, self._most // len(moves))
        found = state
        for move in moves:
            self._left = share
            found = self._explore(state, seat, [move], found)
        return found

    def _explore(self, state: State, seat: int, moves: list[int], found: State) -> State:
        """The best of what was found before and what these moves lead to."""
        for move in moves:
            self._left -= 1
            twin = state.copy()
            twin.take(seat, move)
            if self._left > 0 and goes_on(twin, seat):
                found = self._explore(twin, seat, twin.legal_moves(seat), found)
                continue
            value = value_of(twin, seat)
            if value > self._best:
                self._best = value
                found = twin
        return found
