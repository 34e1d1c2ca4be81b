"""Somebody at a table: messages in, one after the other; moments out, as they come."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from typing import Any, Final

import msgspec

from imperia.kernel.errors import ImperiaError
from imperia.kernel.misfit import UNREADABLE, misfit
from imperia.server.along import is_alone
from imperia.server.budget import Address, Budget, Limits
from imperia.server.errors import Refusal, as_failure, as_refused
from imperia.server.house import House
from imperia.server.keys import seat_of
from imperia.server.live import LiveTable
from imperia.server.outbox import COME_BACK, Outbox
from imperia.server.reader import Reader
from imperia.server.tables import Tables
from imperia.server.wire import (
    Again,
    Answer,
    Done,
    HandOver,
    Hello,
    Play,
    Plead,
    Reasons,
    Refused,
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
# A client that sends this many messages before the first is answered is dropped as well.
LONGEST_BACKLOG: Final = 64
# Seconds within which a newcomer says hello.
PATIENCE: Final = 10.0
# Why a connection was closed, for the page: not to be tried again, no hello, or too much.
NO_SUCH_TABLE: Final = 4404
WRONG_SECRET: Final = 4403
TOO_SLOW: Final = 4408
TOO_MUCH: Final = 4429
# The status from which on a refusal is nobody's fault who asked: they may well come back.
SERVERS_FAULT: Final = 500

READ: Final[msgspec.json.Decoder[ToServer]] = msgspec.json.Decoder(ToServer)
# The price of a message to its sender, by the work it causes: some resend everything to everybody.
COSTS: Final[dict[type[Any], float]] = {Rename: 10, Speak: 10, Again: 5, TakeBack: 2, Plead: 2, HandOver: 2, SitDown: 2}
USUAL_COST: Final = 1.0
JOINING: Final = 10.0


class Line:
    """A connection: what is sent goes out through its outbox, what comes in waits to be answered."""

    def __init__(self, outbox: Outbox) -> None:
        self.outbox: Final = outbox
        self._heard: Final[deque[bytes]] = deque()
        self._news: Final = asyncio.Event()
        # Set when the other side has gone: nothing that it had asked for is done any more.
        self.gone: Final = asyncio.Event()
        # True if it was let go because it sent more than can be answered.
        self.overrun = False

    def take(self, raw: bytes) -> bool:
        """A message has come; False if too many wait already."""
        if len(self._heard) >= LONGEST_BACKLOG:
            self.overrun = True
            return False
        # Of what is too long no more waits than shows that it is.
        self._heard.append(raw[: LONGEST_MESSAGE + 1])
        self._news.set()
        return True

    def end(self) -> None:
        """The other side has gone."""
        self.gone.set()
        self._news.set()

    async def hear(self) -> bytes | None:
        """The next message; None when the other side has gone."""
        while not self._heard and not self.gone.is_set():
            self._news.clear()
            await self._news.wait()
        return None if self.gone.is_set() else self._heard.popleft()

    async def rest(self, seconds: float) -> None:
        """Do nothing for a while, unless the other side goes."""
        try:
            await asyncio.wait_for(self.gone.wait(), seconds)
        except TimeoutError:
            return

    async def hang_up(self, code: int) -> None:
        """Send what is waiting, then close."""
        await self.outbox.hang_up(code, PATIENCE)

    def drop(self) -> None:
        """Nothing goes out any more."""
        self.outbox.drop()


def read_message(raw: bytes) -> ToServer:
    """A message of the page, or a refusal that says why it cannot be read."""
    if len(raw) > LONGEST_MESSAGE:
        raise Refusal("message_too_long", most=LONGEST_MESSAGE)
    try:
        return READ.decode(raw)
    except UNREADABLE as error:
        raise Refusal("not_json", problem=misfit(error, ToServer)) from error


class Visitor(ABC):
    """Whoever is at a table with a connection and a budget."""

    def __init__(self, line: Line, live: LiveTable, house: House, address: Address, limits: Limits) -> None:
        self._line: Final = line
        self._live: Final = live
        self._house: Final = house
        self._address: Final = address
        self._budget: Final = Budget(limits.connection_rate, limits.connection_burst)

    @abstractmethod
    async def serve(self) -> None:
        """Do what they came for, until they go."""

    async def _pay(self, cost: float) -> None:
        """Wait until what was asked is paid for; only the one who asked does."""
        debt = max(self._budget.spend(cost), self._address.budget.spend(cost))
        if debt:
            self._house.meters.count("throttled_total")
            await self._line.rest(debt)


class Guest(Visitor):
    """Somebody who plays on the page, or looks on."""

    async def serve(self) -> None:
        """Greet, then answer one message after the other until the guest goes."""
        line, live = self._line, self._live
        try:
            hello = await asyncio.wait_for(self._hear_hello(), PATIENCE)
        except TimeoutError:
            await line.hang_up(TOO_SLOW)
            return
        if hello is None:
            return
        seat: int | None = None
        if hello.secret is not None:
            seat = seat_of(hello.secret, [chair.key_hash for chair in live.kept.chairs])
            if seat is None:
                line.outbox.say(as_refused(Refusal("wrong_secret", 403), None))
                await line.hang_up(WRONG_SECRET)
                return
        along = self._house.site and seat is not None and is_alone(live.kept) and not live.kept.pack
        line.outbox.say(Welcome(info=live.info(), seat=seat, along=along))
        reader = Reader(seat, hello.lang, line.outbox)
        self._house.meters.count("readers")
        try:
            await live.join(reader, hello.seq)
            while (raw := await line.hear()) is not None:
                with self._house.precedence.person():
                    answer, cost = await _answer(live, reader, raw)
                self._house.meters.count("messages_total")
                # What the message brought about is told first. Who does not take that is not answered either.
                await live.catch_up(reader)
                await line.outbox.room()
                line.outbox.say(answer)
                await self._pay(cost)
        finally:
            self._house.meters.count("readers", -1)
            await live.leave(reader)

    async def _hear_hello(self) -> Hello | None:
        """The first message that is one; what comes before it is refused, and paid for like anything else."""
        while (raw := await self._line.hear()) is not None:
            try:
                message = read_message(raw)
                if isinstance(message, Hello):
                    return message
                raise Refusal("hello_first")
            except Refusal as error:
                await self._line.outbox.room()
                self._line.outbox.say(as_refused(error, None))
                await self._pay(USUAL_COST)
        return None


async def receive(
    line: Line,
    tables: Tables,
    house: House,
    address: Address,
    limits: Limits,
    table: str,
    kind: type[Visitor] = Guest,
) -> None:
    """Everything between somebody's coming to a table and their going."""
    try:
        await line.rest(address.budget.spend(JOINING))
        async with tables.visit(table) as live:
            await kind(line, live, house, address, limits).serve()
        if line.overrun:
            await line.hang_up(TOO_MUCH)
    except ImperiaError as error:
        # There is no such table, or it cannot be loaded.
        line.outbox.say(as_refused(error, None))
        await line.hang_up(COME_BACK if as_failure(error).status >= SERVERS_FAULT else NO_SUCH_TABLE)
    except Exception:
        LOG.exception("Table %s: somebody who came to it could not be served.", table)
        line.outbox.say(as_refused(Refusal("failed", 500), None))
        await line.hang_up(COME_BACK)
    finally:
        line.drop()


async def _answer(live: LiveTable, reader: Reader, raw: bytes) -> tuple[Done | Reasons | Refused, float]:
    """Do what a message asks, or say why not: the answer, and what it costs."""
    request: int | None = None
    cost = USUAL_COST
    try:
        message = read_message(raw)
        if isinstance(message, Hello):
            raise Refusal("hello_once")
        request = message.id
        cost = COSTS.get(type(message), USUAL_COST)
        if isinstance(message, Speak):
            await live.speak(reader, message.lang)
        elif reader.seat is None:
            raise Refusal("spectator", 403)
        elif isinstance(message, Why):
            return await live.why(reader.seat, message, reader.lang), cost
        else:
            await _carry_out(live, reader.seat, message)
        return Done(id=request), cost
    except ImperiaError as error:
        return as_refused(error, request), cost
    except Exception:
        LOG.exception("Table %s: a message could not be answered.", live.kept.id)
        return as_refused(Refusal("failed", 500), request), cost


async def _carry_out(
    live: LiveTable, seat: int, message: Play | TakeBack | Plead | Answer | HandOver | SitDown | Rename | Again
) -> None:
    match message:
        case Play():
            await live.play(seat, message.number, message.move, message.auto)
        case TakeBack():
            await live.take_back(seat, message.begun, message.all)
        case Plead():
            await live.plead(seat, message.lesson)
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
