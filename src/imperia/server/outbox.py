"""Outgoing messages: in order, as fast as each reader takes them, and within the server's memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from imperia.server.meters import Meters

# Bytes that may wait for one reader; beyond this, messages are left out and replaced by one catch-up message.
ENOUGH: Final = 64 * 1024
# Bytes that may wait for all readers together.
MOST: Final = 64 * 1024 * 1024
# What a connection is closed with whose page shall come back at once.
COME_BACK: Final = 1012


class Outgoing:
    """The bytes waiting for all readers; over the limit, the reader who has kept them waiting longest is dropped."""

    def __init__(self, meters: Meters, most: int = MOST) -> None:
        self._meters: Final = meters
        self._most: Final = most
        # By outbox, its bytes; the one first that has waited longest, from its first message or the last one taken.
        self._waiting: Final[OrderedDict[Outbox, int]] = OrderedDict()
        self._bytes = 0

    def _count(self, size: int) -> None:
        self._bytes += size
        self._meters.count("waiting_bytes", size)

    def add(self, outbox: Outbox, size: int) -> None:
        """A message waits to be taken."""
        self._waiting[outbox] = self._waiting.get(outbox, 0) + size
        self._count(size)
        while self._bytes > self._most:
            longest = next(iter(self._waiting))
            self._meters.count("crowded_out_total")
            longest.abort()

    def take(self, outbox: Outbox, size: int) -> None:
        """A message was taken."""
        left = self._waiting.pop(outbox) - size
        if left:
            self._waiting[outbox] = left
        self._count(-size)

    def forget(self, outbox: Outbox) -> None:
        """Nobody is there any more to take anything."""
        self._count(-self._waiting.pop(outbox, 0))


class Outbox:
    """The messages to one reader, of which each is sent when the one before was taken; nobody waits for them."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
        abort: Callable[[], None],
        outgoing: Outgoing,
    ) -> None:
        self._send: Final = send
        self._close: Final = close
        self._abort: Final = abort
        self._outgoing: Final = outgoing
        self._queue: Final[asyncio.Queue[bytes | int]] = asyncio.Queue()
        self._bytes = 0
        self._ended = False
        self._room: Final = asyncio.Event()
        self._room.set()
        # Is called when there is room again.
        self.on_room: Callable[[], None] = lambda: None
        self._writer: Final = asyncio.create_task(self._write())

    @property
    def full(self) -> bool:
        """True if nothing shall be added that can as well be told later, or nobody is there to be told."""
        return self._ended or not self._room.is_set()

    async def room(self) -> bool:
        """Wait until there is room; False if there is nobody to be waited for."""
        await self._room.wait()
        return not self._ended

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self._ended:
            return
        self._bytes += len(message)
        if self._bytes > ENOUGH:
            self._room.clear()
        self._queue.put_nowait(message)
        self._outgoing.add(self, len(message))

    def say(self, message: msgspec.Struct) -> None:
        """Put a message on its way."""
        self.send(msgspec.json.encode(message))

    def cut(self, code: int = COME_BACK) -> None:
        """Send what is waiting and close, without waiting for it; the usual code makes the page come back."""
        self._queue.put_nowait(code)

    async def hang_up(self, code: int, patience: float) -> None:
        """Send what is waiting, then close, all of it within that many seconds."""
        self._queue.put_nowait(code)
        await asyncio.wait([self._writer], timeout=patience)

    def abort(self) -> None:
        """End the connection at once, with all that waits."""
        self._end()
        self._abort()

    def drop(self) -> None:
        """The other side has gone."""
        self._end()
        self._writer.cancel()

    async def _write(self) -> None:
        try:
            while isinstance(message := await self._queue.get(), bytes):
                await self._send(message.decode())
                self._take(len(message))
            await self._close(message)
        except Exception:
            # Whatever the network does: the reading side hears of it and ends.
            return
        finally:
            self._end()

    def _take(self, size: int) -> None:
        if self._ended:
            return
        self._outgoing.take(self, size)
        self._bytes -= size
        if self._bytes <= ENOUGH and not self._room.is_set():
            self._room.set()
            self.on_room()

    def _end(self) -> None:
        if self._ended:
            return
        self._ended = True
        self._outgoing.forget(self)
        # What still waits is nobody's any more.
        while not self._queue.empty():
            self._queue.get_nowait()
        self._room.set()
