"""A bot that keeps a seat for a player who has left."""

from __future__ import annotations

from imperia.bots.bot import Knowledge
from imperia.bots.random import RandomBot


class AbsentBot:
    """Do what the rules say of a player who has left, and anything legal where they say nothing."""

    def __init__(self, seed: int) -> None:
        self._otherwise = RandomBot(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """The rules' answer, or any legal move."""
        return knowledge.absent if knowledge.absent >= 0 else self._otherwise.choose(knowledge)
