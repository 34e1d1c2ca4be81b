"""The luck of a game, to be taken off its result: what was drawn, less what is drawn on average.

Before each move all that nobody at the table knows is drawn anew a few times, and the move is made there as well. Bots
cannot know what they are about to draw, so the true draw is one of these, as likely as any: by how much the chances to
win come out better there than on average is nought on average, whatever `chances` says. Taken off the results it leaves
their mean as it is, and makes them differ the less, the more `chances` knows.
"""

from __future__ import annotations

from typing import Final

from imperia.kernel.chance import Chance
from imperia.kernel.state import State


class Luck:
    """The luck of each seat so far."""

    def __init__(self, seats: int, times: int, seed: int) -> None:
        self._times: Final = times
        self._chance: Final = Chance(seed)
        self.of: Final = [0.0] * seats

    def take(self, state: State, seat: int, move: int) -> None:
        """Make a move, and note what was drawn by it."""
        game = state.game
        worlds = [game.redraw(state, self._chance.fork()) for _ in range(self._times)]
        state.take(seat, move)
        if not worlds:
            return
        drawn = game.chances(state)
        for world in worlds:
            world.take(seat, move)
            for one, chance in zip(range(len(self.of)), game.chances(world), strict=False):
                self.of[one] += (drawn[one] - chance) / self._times
