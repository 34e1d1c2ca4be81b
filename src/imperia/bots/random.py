"""A bot that plays any legal move, all equally likely."""

from __future__ import annotations

from imperia.bots.bot import Knowledge
from imperia.kernel.chance import mixed
from imperia.kernel.lots import Lots


class RandomBot:
    """Play at random."""

    def __init__(self, seed: int) -> None:
        self._lots = Lots(seed)

    def choose(self, knowledge: Knowledge) -> int:
        """The one with the highest number by lot, as in a whole random game (`answer_by_lot`)."""
        word = self._lots.word(knowledge.seat)
        return max(knowledge.moves, key=lambda move: mixed(word ^ move))
