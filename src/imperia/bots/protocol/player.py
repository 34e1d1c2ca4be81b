"""A bot that is another program: it is asked over its standard input and answers on its standard output."""

from __future__ import annotations

import os
import shlex
import shutil
from contextlib import suppress
from typing import Final
from weakref import finalize

from imperia.bots.bot import Knowledge
from imperia.bots.protocol import process as processes
from imperia.bots.protocol.asking import decision, legal_code, new_game, result
from imperia.bots.protocol.messages import Done, Said
from imperia.bots.protocol.process import Deadline, Process
from imperia.bots.protocol.worlds import Worlds
from imperia.kernel.errors import BadBot
from imperia.kernel.lots import Lots
from imperia.kernel.state import State


def command_of(name: str, command: str) -> str:
    """A command line that can be run, or an error that says what is wrong with it."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        words = []
    if not words:
        raise BadBot("bot_no_command", bot=name)
    if shutil.which(words[0]) is None:
        raise BadBot("bot_no_program", bot=name, program=words[0])
    return command


class CommandBot:
    """Asks a program; one that crashes, is silent, writes garbage or answers an illegal move is named in a BadBot."""

    def __init__(self, seed: int, name: str, command: str) -> None:
        self._seed: Final = seed
        self._name: Final = name
        self._lots: Final = Lots(seed)
        self._process: Final[Process] = processes.take(name, command)
        self._playing = False
        # Whoever plays need not say that the game is over, or given up: the program goes when the bot does.
        finalize(self, processes.give_back, self._process)

    def choose(self, knowledge: Knowledge) -> int:
        """The program's answer."""
        # A world that the seat cannot tell from the true one: so the words in it are those that the seat would read.
        chance = self._lots.chance(knowledge.seat)
        world = knowledge.imagine(chance)
        with Deadline(self._process):
            if not self._playing:
                self._playing = True
                self._process.say(new_game(world, knowledge.seat, self._seed))
                self._process.hear(Done)
            self._process.say(decision(world, knowledge, self._process.lang, processes.SECONDS))
            worlds = Worlds(knowledge, chance, self._process.lang)
            while True:
                said = self._process.hear(Said)
                if said.move is not None and not said.do:
                    return self._read(said.move, knowledge)
                if not said.do:
                    raise self._process.garbage(BadBot("bot_no_answer"))
                self._process.say(worlds.do(said))

    def hear_result(self, state: State) -> None:
        """Tell the program how its game ended; the next one starts afresh."""
        if not self._playing or not self._process.running:
            return
        self._playing = False
        # The game is over: a program that fails now has lost nothing but its place among those that are kept.
        with suppress(BadBot), Deadline(self._process):
            self._process.say(result(state))
            self._process.hear(Done)

    def _read(self, move: int | str, knowledge: Knowledge) -> int:
        """The code of an answer; one that is not legal ends the program as garbage does."""
        code = legal_code(move, knowledge)
        if code is None:
            self._process.end()
            raise BadBot("bot_cheats", bot=self._name, move=repr(move))
        return code
