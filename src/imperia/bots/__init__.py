"""Bots, named by what they do; a bot sees only what its seat may know."""

from imperia.bots.bot import Bot, Knowledge, know
from imperia.bots.roster import BOTS, MakeBot, find_bot
from imperia.bots.team import Team, chance_of_bots

__all__ = ["BOTS", "Bot", "Knowledge", "MakeBot", "Team", "chance_of_bots", "find_bot", "know"]
