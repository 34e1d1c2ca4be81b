"""Bots of other programs: one JSON object a line, the host asks and the bot answers."""

from imperia.bots.protocol.player import CommandBot, command_of

__all__ = ["CommandBot", "command_of"]
