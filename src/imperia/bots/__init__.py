"""Bots, named by what they do; a bot sees only what its seat may know."""

from imperia.bots.bot import Bot, Knowledge, know
from imperia.bots.levels import LEVELS, below
from imperia.bots.roster import BOTS, COMMAND, SERIOUS_BOT, MakeBot, find_bot
from imperia.bots.team import Team

__all__ = [
    "BOTS",
    "COMMAND",
    "LEVELS",
    "SERIOUS_BOT",
    "Bot",
    "Knowledge",
    "MakeBot",
    "Team",
    "below",
    "find_bot",
    "know",
]
