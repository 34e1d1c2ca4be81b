"""Many games at once: arrays in, arrays out, and a new game at once where one has ended."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from imperia.kernel.batch import deciding, observations, offers, play_all
from imperia.kernel.state import State
from imperia.research.table import MOST_OPTIONS, Floats, Table

Ints = NDArray[np.int32]


class BatchEnv:
    """Each row is a game and what the seat that decides in it sees; an action is a place in its list of options."""

    def __init__(self, table: Table, count: int, seed: int) -> None:
        if count < 1:
            raise ValueError(f"a batch of {count} games")
        self.table: Final = table
        self.count: Final = count
        self._next_seed = seed
        self._retractions: Final = table.game.vocabulary.retractions
        self.positions: Final = [self._begin() for _ in range(count)]
        # The seat that decides in each game.
        self.seats: Ints
        # What it sees, the codes that it may choose from (-1 where there are fewer than columns), and how many.
        self.observations: Floats
        self.options: Ints
        self.counts: Ints
        self._look()

    def step(self, actions: NDArray[np.integer]) -> tuple[Floats, NDArray[np.bool_]]:
        """Choose an option in every game. Returns the rewards of all seats, and which games have ended and begun anew.

        Rewards stand in the row of a game that has ended, by seat; all others are nought.
        """
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.count,) or (chosen < 0).any() or (chosen >= self.counts).any():
            raise IndexError("an action is a place among a game's options, one for each game")
        moves = self.options[np.arange(self.count), chosen].tolist()
        rewards = np.zeros((self.count, self.table.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for place in play_all(self.positions, self.seats.tolist(), moves):
            rewards[place] = self.table.rewards(self.positions[place])
            ended[place] = True
            self.positions[place] = self._begin()
        self._look()
        return rewards, ended

    def masks(self) -> NDArray[np.int8]:
        """A 1 for every legal code of every game."""
        masks = np.zeros((self.count, self.table.codes), np.int8)
        rows, columns = np.nonzero(self.options >= 0)
        masks[rows, self.options[rows, columns]] = 1
        return masks

    def features(self) -> Ints:
        """The features of the options (`move_features`), padded with zeros."""
        found: Ints = self.table.features.rows[self.options]
        found[self.options < 0] = 0
        return found

    def _begin(self) -> State:
        seed = self._next_seed
        self._next_seed += 1
        return self.table.start(seed)

    def _look(self) -> None:
        seats = deciding(self.positions)
        self.seats = np.array(seats, np.int32)
        self.observations = np.frombuffer(observations(self.positions, seats), np.float32).reshape(self.count, -1)
        codes = offers(self.positions, seats, self._retractions, MOST_OPTIONS)
        self.options = np.frombuffer(codes, "<i4").reshape(self.count, MOST_OPTIONS)
        self.counts = (self.options >= 0).sum(axis=1, dtype=np.int32)
