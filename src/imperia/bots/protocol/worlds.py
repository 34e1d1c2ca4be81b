"""Imagined worlds that a bot of another program plays in: it names them by a number and needs no rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from imperia.bots.bot import Knowledge
from imperia.bots.protocol.messages import Done, Failed, Said, Scores, Turn, Turns, Values, World, offered
from imperia.kernel.chance import Chance
from imperia.kernel.errors import BadBot, ImperiaError
from imperia.kernel.score import places, totals
from imperia.kernel.state import State

# So many may be held at once; a search drops what it has left behind.
MOST_WORLDS: Final = 1000


class Worlds:
    """The worlds that were imagined for one decision."""

    def __init__(self, knowledge: Knowledge, chance: Chance, lang: str) -> None:
        self._knowledge: Final = knowledge
        self._chance: Final = chance
        self._lang: Final = lang
        self._worlds: Final[dict[int, State]] = {}
        self._last = 0
        self._deeds: Final[dict[str, Callable[[Said], msgspec.Struct]]] = {
            "imagine": self._imagine,
            "copy": self._copy,
            "moves": self._moves,
            "play": self._play,
            "evaluate": self._evaluate,
            "scores": self._scores,
            "drop": self._drop,
        }

    def do(self, said: Said) -> msgspec.Struct:
        """Fulfil a request, or say why that is not possible."""
        try:
            deed = self._deeds.get(said.do)
            if deed is None:
                raise BadBot("no_request", request=said.do, requests=list(self._deeds))
            return deed(said)
        except ImperiaError as error:
            return Failed(error.say(self._lang))

    def _find(self, said: Said) -> State:
        state = self._worlds.get(-1 if said.world is None else said.world)
        if state is None:
            raise BadBot("no_world", world="—" if said.world is None else said.world)
        return state

    def _keep(self, state: State) -> World:
        if len(self._worlds) >= MOST_WORLDS:
            raise BadBot("many_worlds", most=MOST_WORLDS)
        self._last += 1
        self._worlds[self._last] = state
        return World(self._last)

    def _imagine(self, said: Said) -> World:
        return self._keep(self._knowledge.imagine(self._chance))

    def _copy(self, said: Said) -> World:
        return self._keep(self._find(said).copy())

    def _moves(self, said: Said) -> Turns:
        return turns(self._find(said))

    def _play(self, said: Said) -> Turns:
        state = self._find(said)
        if said.move is None:
            raise BadBot("no_move_named")
        awaited = state.awaited()
        # Where several plan at once the first whom the game waits for is meant, unless the bot says whom.
        seat = said.seat if said.seat is not None else awaited[0] if awaited else 0
        state.play(seat, said.move)
        return turns(state)

    def _evaluate(self, said: Said) -> Values:
        state = self._find(said)
        game = state.game
        return Values([game.evaluate(state, seat) for seat in range(state.seats)], game.chances(state))

    def _scores(self, said: Said) -> Scores:
        state = self._find(said)
        return Scores(state.over, totals(state.scores()), places(state.ranking()), state.winners())

    def _drop(self, said: Said) -> Done:
        self._find(said)
        del self._worlds[said.world or 0]
        return Done()


def turns(state: State) -> Turns:
    """Who may move, and how."""
    if state.over:
        return Turns(True, [])
    awaited = state.awaited()
    seats = [*awaited, *(seat for seat in state.to_act() if seat not in awaited)]
    question = type(state.choice()).__name__
    found = [Turn(seat, question, offered(state.game, state.moves(seat))) for seat in seats]
    return Turns(False, [turn for turn in found if turn.moves])
