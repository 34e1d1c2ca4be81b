"""The spaces of Gymnasium that observations and actions lie in, for PettingZoo too."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from imperia.kernel.state import State
from imperia.research.table import MOST_OPTIONS, Floats, Table

# Seeds of games that an environment draws.
SEEDS: Final = 1 << 63


def observation_space(table: Table) -> spaces.Space[Any]:
    """All numbers of an observation; with the short list of actions, what each of them says beside it."""
    low, high = table.bounds
    numbers = spaces.Box(low, high, dtype=np.float32)
    if not table.short:
        return numbers
    # Gymnasium frowns on a column that can hold nothing but 0: in some games no verb names two things.
    most = np.tile(np.maximum(table.features.most, 1).astype(np.float32), (MOST_OPTIONS, 1))
    return spaces.Dict({"observation": numbers, "options": spaces.Box(np.zeros_like(most), most, dtype=np.float32)})


def seen(table: Table, state: State, seat: int, moves: list[int]) -> Any:
    """The observation space of a seat, with its options when actions are a short list."""
    numbers = table.observe(state, seat)
    if not table.short:
        return numbers
    return {"observation": numbers, "options": described(table, moves)}


def described(table: Table, moves: list[int]) -> Floats:
    """A row for each of some moves, filled up with noughts."""
    rows = np.zeros((MOST_OPTIONS, table.features.rows.shape[1]), np.float32)
    rows[: len(moves)] = table.features.rows[moves]
    return rows


def spell_seed(seeds: np.random.Generator) -> int:
    """The seed of the next game."""
    return int(seeds.integers(SEEDS))
