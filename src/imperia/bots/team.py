"""The bots at one table: each is asked with what its own seat knows, and held to its legal moves."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from typing import Final

from imperia.bots.blame import blame
from imperia.bots.bot import Bot, know
from imperia.bots.protocol import CommandBot
from imperia.bots.roster import find_bot
from imperia.kernel.errors import BadBot
from imperia.kernel.lots import Lots
from imperia.kernel.state import State


class Team:
    """The bots of a game by seat; the same names and the same seed give the same answers."""

    def __init__(self, names: Mapping[int, str], seed: int) -> None:
        self.lots: Final = Lots(seed)
        self._names: Final = dict(names)
        self._bots: Final = {seat: self._make(name, self.lots.seed(seat)) for seat, name in names.items()}

    def _make(self, name: str, seed: int) -> Bot:
        make = find_bot(name)
        try:
            with redirect_stdout(sys.stderr):
                return make(seed)
        except BadBot:
            raise
        except (Exception, SystemExit) as error:
            raise BadBot("bot_broken", bot=name, problem=blame(error)) from error

    def choose(self, state: State, seat: int) -> int:
        """The move of the bot at that seat; a bot that fails, or answers what is not legal, is named in an error."""
        name = self._names[seat]
        knowledge = know(state, seat, self.lots.chance(seat))
        # The bot may do with its list what it likes, so the answer is looked up in another one.
        legal = state.moves(seat)
        try:
            # What a bot prints is for its author, not for the program that reads our answer.
            with redirect_stdout(sys.stderr):
                move = self._bots[seat].choose(knowledge)
        except BadBot:
            # A bot of another program names its fault itself.
            raise
        except (Exception, SystemExit) as error:
            raise BadBot("bot_failed", bot=name, problem=blame(error)) from error
        if move not in legal:
            raise BadBot("bot_cheats", bot=name, move=repr(move))
        # Whatever number type the bot calculates with, records hold plain ones.
        return int(move)

    def end(self, state: State) -> None:
        """Tell the bots that want to hear it how their game ended."""
        for bot in self._bots.values():
            if isinstance(bot, CommandBot):
                bot.hear_result(state)
