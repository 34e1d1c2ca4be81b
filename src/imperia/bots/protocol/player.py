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
from imperia.bots.protocol.messages import (
    Budget,
    ChooseMove,
    Done,
    NewGame,
    Offered,
    Result,
    Said,
    offered,
)
from imperia.bots.protocol.process import Deadline, Process
from imperia.bots.protocol.worlds import MOST_WORLDS, Worlds
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadBot, BadMove
from imperia.kernel.score import places, totals
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
        self._chance: Final = Chance(seed)
        self._process: Final[Process] = processes.take(name, command)
        self._playing = False
        # Whoever plays need not say that the game is over, or given up: the program goes when the bot does.
        finalize(self, processes.give_back, self._process)

    def choose(self, knowledge: Knowledge) -> int:
        """What the program answers."""
        # A world that the seat cannot tell from the true one: so the words in it are those that the seat would read.
        world = knowledge.imagine(self._chance)
        with Deadline(self._process):
            if not self._playing:
                self._playing = True
                self._process.say(self._new_game(world, knowledge.seat))
                self._process.hear(Done)
            self._process.say(self._question(world, knowledge))
            worlds = Worlds(knowledge, self._chance, self._process.lang)
            while True:
                said = self._process.hear(Said)
                if said.move is not None and not said.do:
                    return self._read(said.move, knowledge)
                if not said.do:
                    raise self._process.garbage(BadBot("bot_no_answer"))
                self._process.say(worlds.do(said))

    def hear_result(self, state: State) -> None:
        """Tell the program how its game ended; the next one begins anew."""
        if not self._playing or not self._process.running:
            return
        self._playing = False
        # The game is over: a program that fails now has lost nothing but its place among those that are kept.
        with suppress(BadBot), Deadline(self._process):
            self._process.say(Result(totals(state.scores()), places(state.ranking()), state.winners()))
            self._process.hear(Done)

    def _new_game(self, world: State, seat: int) -> NewGame:
        game = world.game
        options = game.options_of(world)
        rules, content = game.sheet.rules_version, game.fingerprint
        return NewGame(game.name, rules, content, world.seats, seat, options, self._seed)

    def _question(self, world: State, knowledge: Knowledge) -> ChooseMove:
        game, seat, lang = world.game, knowledge.seat, self._process.lang
        return ChooseMove(
            seat=seat,
            question=knowledge.question,
            text=game.ask(world, seat, lang),
            rule=world.choice().asked_by(world, seat),
            moves=[
                Offered(move, game.notation(move), game.describe(world, seat, move, lang))
                for move in offered(game, knowledge.moves)
            ],
            view=knowledge.view,
            budget=Budget(processes.SECONDS, MOST_WORLDS),
        )

    def _read(self, move: int | str, knowledge: Knowledge) -> int:
        """The code of an answer; one that is not legal ends the program as garbage does."""
        try:
            code = knowledge.game.parse(move) if isinstance(move, str) else move
        except BadMove:
            code = -1
        if code not in knowledge.moves:
            self._process.end()
            raise BadBot("bot_cheats", bot=self._name, move=repr(move))
        return code
