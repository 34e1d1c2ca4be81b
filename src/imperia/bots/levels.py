"""The levels, weakest first: each is a bot with a fixed number of lines for every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from imperia.bots.bot import Bot, Knowledge
from imperia.bots.gentle import GentleBot
from imperia.bots.greedy import GreedyBot
from imperia.bots.search import SearchBot

# Lines for one decision, by game: as many as fit into about the same time everywhere. Another game gets the least.
STRONG_LINES: Final = {"founders": 40, "settlers": 30, "yuan": 60, "daimyo": 12, "imperium": 30}
EXPERT_LINES: Final = {"founders": 160, "settlers": 120, "yuan": 240, "daimyo": 48, "imperium": 120}


class LevelBot:
    """Searches as many lines as its level has for the game that it is asked about."""

    def __init__(self, seed: int, lines: dict[str, int]) -> None:
        self._seed = seed
        self._lines = lines
        self._bot: SearchBot | None = None

    def choose(self, knowledge: Knowledge) -> int:
        """The search's best move."""
        if self._bot is None:
            lines = self._lines.get(knowledge.game.name, min(self._lines.values()))
            self._bot = SearchBot(self._seed, lines=lines)
        return self._bot.choose(knowledge)


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "gentle": GentleBot,
    "quick": GreedyBot,
    "strong": partial(LevelBot, lines=STRONG_LINES),
    "expert": partial(LevelBot, lines=EXPERT_LINES),
}
# What stored tables and older programs call a level.
OLDER_NAMES: Final = {"greedy": "quick", "search": "strong"}


def below(bot: str) -> str:
    """The next lower level, for a server that cannot keep up; the bot itself where there is none."""
    levels = list(LEVELS)
    name = OLDER_NAMES.get(bot, bot)
    return levels[levels.index(name) - 1] if name in levels[2:] else bot
