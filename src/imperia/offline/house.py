"""The house in a browser: it answers the requests and the lines of a page as a server does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, ParamSpec, TypeVar

import msgspec

import imperia
from imperia.kernel.errors import ImperiaError
from imperia.offline.routes import Desk, find_route
from imperia.offline.shelf import Shelf
from imperia.offline.store import ShelfCampaigns, ShelfTables
from imperia.server.budget import Address, Limits
from imperia.server.campaigns import Campaigns
from imperia.server.errors import as_failure
from imperia.server.guest import Line, receive
from imperia.server.house import House
from imperia.server.meters import Meters
from imperia.server.outbox import Outbox, Outgoing
from imperia.server.tables import Tables
from imperia.server.thought import Thinking
from imperia.server.work import Precedence, Work

P = ParamSpec("P")
R = TypeVar("R")

# Whoever has the whole house for themselves is in nobody's way.
PLENTY: Final = 1e12
LIMITS: Final = Limits(connection_rate=PLENTY, connection_burst=PLENTY, address_rate=PLENTY, address_burst=PLENTY)


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    kind: str
    body: str


class WorkAtOnce(Work):
    """Does what takes long at once: a browser's Python has no threads, and it is not where the page is drawn."""

    async def run(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something that takes long."""
        await asyncio.sleep(0)
        return task(*args, **kwargs)


class OfflineHouse:
    """All tables of a browser."""

    def __init__(self, shelf: Shelf, thinkers: Thinking) -> None:
        meters = Meters()
        self._house: Final = House(
            ShelfTables(shelf), thinkers, WorkAtOnce(), Precedence(), meters, Outgoing(meters), own=True
        )
        tables = Tables(self._house, imperia.game)
        campaigns = Campaigns(self._house, ShelfCampaigns(shelf), imperia.game)
        self._desk: Final = Desk(tables, campaigns, Address(LIMITS))
        self._lines: Final[dict[int, Line]] = {}
        self._guests: Final[set[asyncio.Task[None]]] = set()

    async def answer(self, method: str, address: str, body: str) -> Answer:
        """Answer a request to an address behind `/api`."""
        try:
            carry_out, request = find_route(method, address, body)
            found = await carry_out(self._desk, request)
        except ImperiaError as error:
            failure = as_failure(error)
            return Answer(failure.status, "application/json", msgspec.json.encode(failure).decode())
        if isinstance(found, str):
            return Answer(200, "text/plain", found)
        return Answer(200, "application/json", msgspec.json.encode(found).decode())

    def open(
        self, line: int, table: str, send: Callable[[str], Awaitable[None]], close: Callable[[int], Awaitable[None]]
    ) -> None:
        """Somebody comes to a table over a line of that number, which says how to send to it and how to close it."""
        opened = Line(Outbox(send, close, lambda: None, self._house.outgoing))
        self._lines[line] = opened
        guest = asyncio.ensure_future(self._receive(line, opened, table))
        self._guests.add(guest)
        guest.add_done_callback(self._guests.discard)

    async def _receive(self, number: int, line: Line, table: str) -> None:
        try:
            await receive(line, self._desk.tables, self._house, self._desk.address, LIMITS, table)
        finally:
            self._lines.pop(number, None)

    def hear(self, line: int, message: str) -> None:
        """A message has come over a line."""
        found = self._lines.get(line)
        if found is not None and not found.take(message.encode("utf-8", "surrogatepass")):
            found.end()

    def hang_up(self, line: int) -> None:
        """The page has closed a line."""
        found = self._lines.get(line)
        if found is not None:
            found.end()
