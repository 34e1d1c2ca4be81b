"""A bot that plays its candidates on in imagined states."""

from __future__ import annotations

from typing import Final

from imperia.bots.bot import Knowledge
from imperia.search.budget import Budget
from imperia.search.mind import Mind

# Lines for one decision, where nobody names a number.
LINES: Final = 40


class SearchBot:
    """Try the best moves in the same imagined states, play them on, and keep what stands best then."""

    def __init__(self, seed: int, lines: int = LINES, seconds: float = 0.0) -> None:
        self._mind = Mind(seed, Budget(lines, seconds))

    def choose(self, knowledge: Knowledge) -> int:
        """The move that comes out best."""
        return self._mind.choose(knowledge.imagine, knowledge.seat, knowledge.moves)
