"""Bots, named by what they do; a bot sees only what its seat may know."""

from imperia.bots.bot import Bot, Knowledge, know
from imperia.bots.roster import BOTS, MakeBot, find_bot

__all__ = ["BOTS", "Bot", "Knowledge", "MakeBot", "find_bot", "know"]
