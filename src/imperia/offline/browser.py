"""The calls of a browser's workers. JavaScript hands in functions; only texts and numbers go through them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

import msgspec

from imperia.coach.hints import Hint
from imperia.coach.report import Report
from imperia.kernel.chance import Chance
from imperia.offline.house import OfflineHouse
from imperia.offline.shelf import Change, Taken
from imperia.server.counsel import CoachTask, HintTask, give_hint, look_further
from imperia.server.thought import Thought, think

LOG: Final = logging.getLogger("imperia.offline")


class Kept(Protocol):
    """The browser's database, as JavaScript offers it."""

    async def read(self, key: str) -> str | None: ...

    async def readAll(self, prefix: str) -> str: ...

    async def write(self, changes: str) -> bool: ...


class BrowserShelf:
    """A shelf in the browser's database."""

    def __init__(self, kept: Kept) -> None:
        self._kept: Final = kept

    async def read(self, key: str) -> str | None:
        """The text under a key."""
        return await self._kept.read(key)

    async def read_all(self, prefix: str) -> list[str]:
        """The texts under all keys that begin so."""
        return msgspec.json.decode(await self._kept.readAll(prefix), type=list[str])

    async def write(self, changes: Sequence[Change]) -> None:
        """Make all changes, or none."""
        if not await self._kept.write(msgspec.json.encode(changes).decode()):
            raise Taken


# What the worker that thinks is asked for, and how each kind of task is read.
TASKS: Final[dict[str, tuple[type[Any], Callable[[Any], object]]]] = {
    "think": (Thought, think),
    "hint": (HintTask, give_hint),
    "coach": (CoachTask, look_further),
}


def do_task(kind: str, task: str) -> str:
    """Think about something; this runs in a worker of its own."""
    read_as, do = TASKS[kind]
    return msgspec.json.encode(do(msgspec.json.decode(task, type=read_as))).decode()


class Thinker:
    """Passes on what is to be thought about to the worker that thinks."""

    def __init__(self, ask: Callable[[str, str], Awaitable[str]]) -> None:
        self._ask: Final = ask

    async def _do(self, kind: str, task: msgspec.Struct) -> str:
        return await self._ask(kind, msgspec.json.encode(task).decode())

    async def choose(self, thought: Thought) -> int:
        """The bot's move; a legal one is drawn for a bot that fails."""
        try:
            move = msgspec.json.decode(await self._do("think", thought), type=int)
            if move in thought.moves:
                return move
            LOG.error("The bot %s answered %d, which is not legal, at %s.", thought.bot, move, thought.game)
        except Exception:
            LOG.exception("The bot %s failed at %s.", thought.bot, thought.game)
        return thought.moves[Chance(thought.seed).below(len(thought.moves))]

    async def hint(self, task: HintTask) -> Hint:
        """A hint for a seat."""
        return msgspec.json.decode(await self._do("hint", task), type=Hint)

    async def coach(self, task: CoachTask) -> Report:
        """The coach's findings about a game after a further look."""
        return msgspec.json.decode(await self._do("coach", task), type=Report)


class Door:
    """The way in for a page's messages."""

    def __init__(self, kept: Kept, ask: Callable[[str, str], Awaitable[str]]) -> None:
        self._house: Final = OfflineHouse(BrowserShelf(kept), Thinker(ask))

    async def answer(self, method: str, address: str, body: str) -> str:
        """Answer a request: status, kind and body as JSON."""
        return msgspec.json.encode(await self._house.answer(method, address, body)).decode()

    def open(self, line: int, table: str, send: Callable[[str], None], close: Callable[[int], None]) -> None:
        """Somebody comes to a table."""

        async def send_soon(text: str) -> None:
            send(text)

        async def close_soon(code: int) -> None:
            close(code)

        self._house.open(line, table, send_soon, close_soon)

    def hear(self, line: int, message: str) -> None:
        """A message has come over a line."""
        self._house.hear(line, message)

    def hang_up(self, line: int) -> None:
        """The page has closed a line."""
        self._house.hang_up(line)
