"""Memory between questions: the rest of a move that was thought through to its end."""

from __future__ import annotations

from typing import Final, final

from imperia.kernel.soundness import frozen
from imperia.kernel.state import State
from imperia.search.lines import begin_line

NOTHING: Final = -1


@final
class Memory:
    """The answers still to be given, as long as everything looks as it was foreseen."""

    def __init__(self) -> None:
        self.rest: list[int] = []
        # What the seat should see when it is asked again; empty for a secret plan, which others do not change.
        self._foreseen: bytes = b""

    def begin_plan(self, moves: list[int]) -> int:
        """The first move of a secret plan; whatever the others do meanwhile, it is written to its end."""
        self.rest = moves[1:]
        self._foreseen = b""
        return moves[0]

    def begin(self, world: State, seat: int, moves: list[int]) -> int:
        """The first answer of a whole move."""
        self.rest = moves[1:]
        if self.rest:
            self._foreseen = frozen(begin_line(world, seat, moves[:1]).view(seat))
        return moves[0]

    def recall(self, world: State, seat: int, moves: list[int]) -> int:
        """The next answer, if nothing has come to light that was not thought of; else NOTHING, and all is forgotten."""
        rest, self.rest = self.rest, []
        if not rest or rest[0] not in moves:
            return NOTHING
        if not self._foreseen:
            return self.begin_plan(rest)
        return self.begin(world, seat, rest) if frozen(world.view(seat)) == self._foreseen else NOTHING
