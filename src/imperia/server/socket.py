"""The WebSocket of one reader: messages in, one after the other; moments out, as they come."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from imperia.kernel.errors import ImperiaError
from imperia.server.errors import Refusal, as_refused
from imperia.server.keys import seat_of
from imperia.server.live import LiveTable, Reader
from imperia.server.tables import Tables
from imperia.server.wire import (
    Again,
    Answer,
    Done,
    HandOver,
    Hello,
    Play,
    Plead,
    Rename,
    SitDown,
    Speak,
    TakeBack,
    ToServer,
    Welcome,
    Why,
)

LOG: Final = logging.getLogger("imperia.server")
LONGEST_MESSAGE: Final = 4096
# A reader who is so many messages behind is let go; his page comes back and catches up.
LONGEST_QUEUE: Final = 200
# Seconds within which a newcomer says hello.
PATIENCE: Final = 30.0
# Why a connection was closed, for the page: not to be tried again, or too slow.
NO_SUCH_TABLE: Final = 4404
WRONG_SECRET: Final = 4403
TOO_SLOW: Final = 4408

READ: Final[msgspec.json.Decoder[ToServer]] = msgspec.json.Decoder(ToServer)


class Connection:
    """A connection: what is sent goes out in order, and nobody waits for it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket: Final = socket
        self._queue: Final[asyncio.Queue[bytes | int]] = asyncio.Queue()
        self._writer: Final = asyncio.create_task(self._write())

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self._queue.qsize() < LONGEST_QUEUE:
            self._queue.put_nowait(message)
        elif self._queue.qsize() == LONGEST_QUEUE:
            self._queue.put_nowait(TOO_SLOW)

    def say(self, message: msgspec.Struct) -> None:
        """Put a message on its way."""
        self.send(msgspec.json.encode(message))

    async def _write(self) -> None:
        try:
            while True:
                message = await self._queue.get()
                if isinstance(message, int):
                    await self._socket.close(message)
                    return
                await self._socket.send_text(message.decode())
        except Exception:
            # Whatever the network does: the reading side hears of it and ends.
            return

    async def hear(self) -> bytes | None:
        """The next message; None when the other side has gone."""
        try:
            event: Any = await self._socket.receive()
        except WebSocketDisconnect:
            return None
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""

    async def hang_up(self, code: int) -> None:
        """Send what is waiting, then close."""
        self._queue.put_nowait(code)
        await asyncio.wait([self._writer], timeout=PATIENCE)

    def drop(self) -> None:
        """The other side has gone."""
        self._writer.cancel()


def read_message(raw: bytes) -> ToServer:
    """A message of the page, or a refusal that says why it cannot be read."""
    if len(raw) > LONGEST_MESSAGE:
        raise Refusal("message_too_long", most=LONGEST_MESSAGE)
    try:
        return READ.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("not_json", problem=error) from error


async def serve_reader(socket: WebSocket[Any, Any, Any], tables: Tables, table: str) -> None:
    """Everything between a reader's coming and going."""
    await socket.accept()
    line = Connection(socket)
    try:
        async with tables.visit(table) as live:
            await _serve(line, live)
    except ImperiaError as error:
        # There is no such table, or it cannot be loaded.
        line.say(as_refused(error, None))
        await line.hang_up(NO_SUCH_TABLE)
    finally:
        line.drop()


async def _serve(line: Connection, live: LiveTable) -> None:
    try:
        hello = await asyncio.wait_for(_hear_hello(line), PATIENCE)
    except TimeoutError:
        await line.hang_up(TOO_SLOW)
        return
    if hello is None:
        return
    seat: int | None = None
    if hello.secret is not None:
        seat = seat_of(hello.secret, [chair.key_hash for chair in live.kept.chairs])
        if seat is None:
            line.say(as_refused(Refusal("wrong_secret", 403), None))
            await line.hang_up(WRONG_SECRET)
            return
    line.say(Welcome(info=live.info(), seat=seat))
    reader = Reader(seat, hello.lang, line.send)
    try:
        await live.join(reader, hello.seq)
        while (raw := await line.hear()) is not None:
            await _answer(line, live, reader, raw)
    finally:
        await live.leave(reader)


async def _hear_hello(line: Connection) -> Hello | None:
    while (raw := await line.hear()) is not None:
        try:
            message = read_message(raw)
            if isinstance(message, Hello):
                return message
            raise Refusal("hello_first")
        except Refusal as error:
            line.say(as_refused(error, None))
    return None


async def _answer(line: Connection, live: LiveTable, reader: Reader, raw: bytes) -> None:
    """Do what a message asks, or say why not."""
    request: int | None = None
    try:
        message = read_message(raw)
        if isinstance(message, Hello):
            raise Refusal("hello_once")
        request = message.id
        if isinstance(message, Speak):
            await live.speak(reader, message.lang)
        elif reader.seat is None:
            raise Refusal("spectator", 403)
        elif isinstance(message, Why):
            line.say(await live.why(reader.seat, message, reader.lang))
            return
        else:
            await _carry_out(live, reader.seat, message)
        line.say(Done(id=request))
    except ImperiaError as error:
        line.say(as_refused(error, request))
    except Exception:
        LOG.exception("Table %s: a message could not be answered.", live.kept.id)
        line.say(as_refused(Refusal("failed", 500), request))


async def _carry_out(
    live: LiveTable, seat: int, message: Play | TakeBack | Plead | Answer | HandOver | SitDown | Rename | Again
) -> None:
    match message:
        case Play():
            await live.play(seat, message.number, message.move, message.auto)
        case TakeBack():
            await live.take_back(seat, message.begun, message.all)
        case Plead():
            await live.plead(seat)
        case Answer():
            await live.answer(seat, message.agree)
        case HandOver():
            await live.hand_over(seat, message.seat, message.bot)
        case SitDown():
            await live.sit_down(seat)
        case Rename():
            await live.rename(seat, message.name)
        case Again():
            await live.play_again()
