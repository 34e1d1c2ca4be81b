"""Many games of one table at once, in loops that are compiled with the games."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from imperia.kernel.state import State

# Where a game offers fewer moves than there is room for.
NO_MOVE: Final[i32] = -1


def deciding(states: list[State]) -> list[int]:
    """The seat that decides next in each game; where several plan at once the first whose plan is not whole."""
    return [state.awaited()[0] for state in states]


def offers(states: list[State], seats: list[int], retractions: set[int], width: i64) -> bytes:
    """The legal moves of a seat in each game without those that only take back, as rows of 32-bit numbers."""
    out = BytesWriter()
    place: i64
    for place in range(len(states)):
        left = width
        for move in states[place].legal_moves(seats[place]):
            if retractions and move in retractions:
                continue
            if left == 0:
                raise OverflowError("more legal moves than the rows have room for")
            write_i32_le(out, i32(move))
            left -= 1
        while left > 0:
            write_i32_le(out, NO_MOVE)
            left -= 1
    return out.getvalue()


def observations(states: list[State], seats: list[int]) -> memoryview:
    """The observations of one seat in each game, consecutively, as the bits of 32-bit floats."""
    return memoryview(states[0].game.declared().observe_all(states, seats))


def play_all(states: list[State], seats: list[int], moves: list[int]) -> list[int]:
    """Make a legal move in each game; the places of those that are over now."""
    ended: list[int] = []
    place: i64
    for place in range(len(states)):
        state = states[place]
        state.take(seats[place], moves[place])
        if not state.agenda:
            ended.append(place)
    return ended
