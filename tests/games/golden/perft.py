"""Perft: how many lines of play there are from a position, move by move; what python-chess keeps of chess.

Every answer of every seat that is waited for is counted. A line ends where the game does and where chance is drawn, so
the counts follow from the rules and the position alone.
"""

import tomllib
from functools import cache
from typing import Any, Final

import imperia
from imperia.kernel.state import State
from tests.games.record import FOLDER

# Counts that are the same with each of these do not hang on chance.
SEEDS: Final = (1, 2)


class Puzzle:
    """A position that is written by hand, and how deep its lines are followed."""

    def __init__(self, game: str, name: str, depth: int, position: dict[str, Any]) -> None:
        self.game: Final = game
        self.name: Final = name
        self.depth: Final = depth
        self.position: Final = position

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    def state(self, seed: int) -> State:
        """The position on a table; the seed is for what is drawn from here on."""
        return imperia.game(self.game).position({**self.position, "seed": seed})


@cache
def puzzles(game: str) -> list[Puzzle]:
    """The positions of one game."""
    kept = tomllib.loads((FOLDER / game / "golden" / "perft.toml").read_text("utf-8"))
    return [Puzzle(game, name, entry["depth"], entry["position"]) for name, entry in kept.items()]


@cache
def count(puzzle: Puzzle, seed: int = SEEDS[0]) -> str:
    """How many lines there are of one move, of two moves and so on."""
    counts = [0] * puzzle.depth
    state = puzzle.state(seed)
    _follow(state, state.chance.uses(), counts, 0)
    return " ".join(map(str, counts))


def _follow(state: State, undrawn: Any, counts: list[int], length: int) -> None:
    """Count the lines that go on from a state; chance is as at the beginning as long as nobody has drawn."""
    for seat in state.awaited():
        moves = state.moves(seat)
        counts[length] += len(moves)
        if length + 1 == len(counts):
            continue
        for move in moves:
            twin = state.copy()
            twin.take(seat, move)
            if not twin.over and twin.chance.uses() == undrawn:
                _follow(twin, undrawn, counts, length + 1)
