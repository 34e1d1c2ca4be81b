"""Decisions of bots, with nothing but what their seat knows: how they are asked for, and how they are made."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any, Final, Protocol

import msgspec

import imperia
from imperia.bots import BOTS, Bot, Knowledge
from imperia.coach.hints import Hint
from imperia.coach.report import Report
from imperia.kernel.chance import Chance
from imperia.kernel.state import State
from imperia.server.counsel import CoachTask, HintTask

# So many bots stay in a worker; the one that was asked longest ago leaves first.
MOST_BOTS: Final = 512


class Thought(msgspec.Struct, frozen=True):
    """A decision of a bot: who decides, and a position that its seat could not tell from the true one."""

    # The bot of a seat in a game: the same one is asked for all its decisions.
    who: str
    game: str
    # The fingerprint of the content, which says whether it is played with a pack.
    content: str
    bot: str
    seat: int
    # The seed that the bot is made with, and that of this decision.
    bot_seed: int
    seed: int
    position: dict[str, Any]
    moves: list[int]


def mix(*parts: object) -> int:
    """A seed from other numbers, from which they cannot be told."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big")


def prepare_thought(table: str, state: State, seat: int, bot: str, table_seed: int, move_number: int) -> Thought:
    """A worker's input; the same decision of the same table always has the same seed."""
    seed = mix(table_seed, seat, move_number)
    world = state.imagine(seat, Chance(seed))
    return Thought(
        who=f"{table} {seat} {bot}",
        game=state.game.name,
        content=state.game.fingerprint,
        bot=bot,
        seat=seat,
        bot_seed=mix(table_seed, seat),
        seed=seed,
        position=state.game.data(world),
        moves=state.moves(seat),
    )


def prepare_hint(table: str, state: State, seat: int, move_number: int, names: list[str], lang: str) -> HintTask:
    """A worker's input for a hint; it reveals nothing about the table's seed."""
    seed = mix(table, seat, move_number)
    world = state.imagine(seat, Chance(seed))
    position = state.game.data(world)
    return HintTask(table, state.game.name, state.game.fingerprint, seat, seed, position, names, lang)


# The bots of this worker.
_BOTS: Final[OrderedDict[str, Bot]] = OrderedDict()


def think(thought: Thought) -> int:
    """Choose a move; this runs in a worker."""
    bot = _BOTS.pop(thought.who, None) or BOTS[thought.bot](thought.bot_seed)
    _BOTS[thought.who] = bot
    if len(_BOTS) > MOST_BOTS:
        _BOTS.popitem(last=False)
    world = imperia.game(thought.game, thought.content).position(thought.position)
    return int(bot.choose(Knowledge(world, thought.seat)))


class Thinking(Protocol):
    """Who thinks for bots, gives hints and looks at games, where nobody waits for it."""

    async def choose(self, thought: Thought) -> int:
        """A legal move, whatever happens to the bot."""

    async def hint(self, task: HintTask) -> Hint:
        """A hint for a seat."""

    async def coach(self, task: CoachTask) -> Report:
        """The coach's findings after a further look."""
