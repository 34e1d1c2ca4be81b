"""The candidates of a decision: whole moves, by how they look one move ahead."""

from __future__ import annotations

from typing import Final, final

from imperia.kernel.state import State
from imperia.search.policy import LEAST, goes_on, value_of


@final
class Candidate:
    """A move with the answers that complete it, and what it looks worth one move ahead."""

    def __init__(self, moves: list[int]) -> None:
        self.moves: Final = moves
        self.worlds: int = 0
        self.total: float = 0.0

    def __repr__(self) -> str:
        return f"Candidate({self.moves}, {self.promise:.2f} in {self.worlds})"

    @property
    def promise(self) -> float:
        """The mean value one move ahead."""
        return self.total / self.worlds


@final
class Scout:
    """Finds the whole moves of a seat in some imagined states."""

    def __init__(self, seat: int, most: int) -> None:
        self._seat: Final = seat
        # So many positions are looked at in each state, as many for each first answer.
        self._most: Final = most
        self._left: int = 0
        self._found: Final[dict[tuple[int, ...], Candidate]] = {}

    def look(self, world: State) -> None:
        """Try everything in one more state."""
        moves = world.legal_moves(self._seat)
        share = max(LEAST, self._most // len(moves))
        for move in moves:
            self._left = share
            self._explore(world, (), [move])

    def _explore(self, state: State, path: tuple[int, ...], moves: list[int]) -> None:
        seat = self._seat
        for move in moves:
            self._left -= 1
            twin = state.copy()
            twin.take(seat, move)
            whole = (*path, move)
            if self._left > 0 and goes_on(twin, seat):
                self._explore(twin, whole, twin.legal_moves(seat))
                continue
            candidate = self._found.get(whole)
            if candidate is None:
                candidate = Candidate(list(whole))
                self._found[whole] = candidate
            candidate.worlds += 1
            candidate.total += value_of(twin, seat)

    def best(self, count: int, kinds: int) -> list[Candidate]:
        """The most promising ones, best first: at first one per first move, up to a number of kinds, then any."""
        ranked = sorted(self._found.values(), key=promise_of, reverse=True)
        first: list[Candidate] = []
        rest: list[Candidate] = []
        begun: set[int] = set()
        for candidate in ranked:
            if candidate.moves[0] in begun or len(first) == kinds:
                rest.append(candidate)
            else:
                begun.add(candidate.moves[0])
                first.append(candidate)
        return sorted(first + rest[: count - len(first)], key=promise_of, reverse=True)


def promise_of(candidate: Candidate) -> float:
    """The value by which candidates are ranked."""
    return candidate.promise
