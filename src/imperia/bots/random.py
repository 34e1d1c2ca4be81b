"""A bot that plays any legal move, all equally likely."""

from __future__ import annotations

from imperia.bots.bot import Knowledge
from imperia.kernel.chance import Chance


class RandomBot:
    """Play at random."""

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.moves[self._chance.below(len(knowledge.moves))]
