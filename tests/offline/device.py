"""A browser for tests: what it keeps, and a page that talks to its house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec

from imperia.offline.browser import Thinker, do_task
from imperia.offline.house import OfflineHouse
from imperia.offline.shelf import Change, Taken
from imperia.server.wire import Hello, Moment, Now, Opened, Play, Refused, ToPage, Welcome

T = TypeVar("T")
READ: Final[msgspec.json.Decoder[ToPage]] = msgspec.json.Decoder(ToPage)


class Drawer:
    """A shelf in memory."""

    def __init__(self) -> None:
        self.texts: Final[dict[str, str]] = {}

    async def read(self, key: str) -> str | None:
        return self.texts.get(key)

    async def read_all(self, prefix: str) -> list[str]:
        return [self.texts[key] for key in sorted(self.texts) if key.startswith(prefix)]

    async def write(self, changes: Sequence[Change]) -> None:
        if any(change.new and change.key in self.texts for change in changes):
            raise Taken
        self.texts.update({change.key: change.text for change in changes})


async def ask(kind: str, task: str) -> str:
    """Think at once, from nothing but the text that a worker would be sent."""
    return do_task(kind, task)


def is_asked(moment: Moment) -> bool:
    """True if the game waits for the reader."""
    return moment.question is not None and moment.question.awaited


class Window:
    """A window of the browser: a house of its own on what the browser keeps."""

    def __init__(self, drawer: Drawer) -> None:
        self.house: Final = OfflineHouse(drawer, Thinker(ask))
        self._lines = 0

    async def _answer(self, method: str, address: str, body: str) -> str:
        answer = await self.house.answer(method, address, body)
        assert answer.status == 200, answer.body
        return answer.body

    async def request(self, method: str, address: str, kind: type[T], body: object = None) -> T:
        """What is answered; it must be."""
        text = body if isinstance(body, str) else msgspec.json.encode(body).decode()
        return msgspec.json.decode(await self._answer(method, address, text), type=kind)

    async def read(self, address: str) -> str:
        """A text that is answered."""
        return await self._answer("GET", address, "")

    @asynccontextmanager
    async def sit(self, opened: Opened, seat: int | None = 0) -> AsyncIterator[Player]:
        """Sit down at a table, and leave it at the end."""
        self._lines += 1
        player = Player(self.house, self._lines)
        self.house.open(self._lines, opened.table, player.take, player.close)
        secret = next((key.secret for key in opened.keys if key.seat == seat), None)
        player.say(Hello(secret=secret))
        try:
            yield player
        finally:
            self.house.hang_up(player.line)
            # What leaving brings about is done before the window goes.
            for _ in range(20):
                await asyncio.sleep(0)


class Player:
    """Somebody at a table, and what they were told."""

    def __init__(self, house: OfflineHouse, line: int) -> None:
        self._house: Final = house
        self.line: Final = line
        self._messages: Final[asyncio.Queue[ToPage]] = asyncio.Queue()
        self.welcome: Welcome | None = None
        self.moment: Moment | None = None
        self.closed: int | None = None
        self._requests = 0

    async def take(self, text: str) -> None:
        self._messages.put_nowait(READ.decode(text))

    async def close(self, code: int) -> None:
        self.closed = code

    def say(self, message: msgspec.Struct) -> None:
        self._house.hear(self.line, msgspec.json.encode(message).decode())

    async def hear(self) -> Any:
        """The next message."""
        message = await self._messages.get()
        if isinstance(message, Now):
            self.moment = message.moment
        elif isinstance(message, Welcome):
            self.welcome = message
        return message

    async def until(self, seen: Callable[[Moment], bool]) -> Moment:
        """Wait for a moment in which something holds."""
        while self.moment is None or not seen(self.moment):
            message = await self.hear()
            assert not isinstance(message, Refused), message
        return self.moment

    async def answer(self) -> Moment:
        """Give the first answer to the next question that waits for one."""
        asked = await self.until(
            lambda one: one.result is not None or (one.question is not None and one.question.awaited)
        )
        if asked.question is None:
            return asked
        self._requests += 1
        self.moment = None
        self.say(Play(id=self._requests, number=asked.question.number, move=asked.question.moves[0].move))
        return await self.until(lambda one: one.seq > asked.seq)
