"""Connection limits: a number per address, and an end to those that are silent, say too much or never read."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from imperia.server.budget import Address
from imperia.server.turnstile import Turnstile

# Seconds within which a request is complete, from the connection on and from the beginning of every further one; and
# within which something of an answer is taken by those whom it was sent to.
LONGEST_REQUEST: Final = 20.0
# The most bytes of a request's line and headers together; a browser sends about a thousand.
LONGEST_HEAD: Final = 16 * 1024
MOST_HEADERS: Final = 100
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\ncache-control: no-store\r\n"
    b"connection: close\r\n\r\n"
)


class HeadTooLong(Exception):
    """A request names more than anybody reads."""


@cache
def proxies(allowed: str) -> Any:
    """Whom is believed for whom they ask: a container of addresses."""
    return ProxyHeadersMiddleware(_nobody, allowed).trusted_hosts


async def _nobody(*_: Any) -> None:
    """An application that is never called."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP, with an end to patience."""

    longest: float = LONGEST_REQUEST

    def __init__(self, config: Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        assert isinstance(config.app, Turnstile)
        self._addresses: Final = config.app.addresses
        # Whom the connection is counted for, while it is.
        self._counted: Address | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._sending: asyncio.TimerHandle | None = None
        # Bytes of an answer that were not taken when somebody last looked.
        self._unsent = 0
        # The bytes and headers of a request until its head is complete.
        self._in_head = False
        self._head = 0
        self._headers = 0

    # Whose connection it is

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._count():
            self._wait()
        else:
            transport.abort()

    def _count(self) -> bool:
        """Count the connection for its address; False if it has too many. What a proxy has open is its own business."""
        host = self.client[0] if self.client else ""
        if not host or host in proxies(str(self.config.forwarded_allow_ips)):
            return True
        address = self._addresses.find(host)
        if address.connections >= self._addresses.limits.connections:
            return False
        address.connections += 1
        self._counted = address
        return True

    def _release(self) -> None:
        if self._counted is not None:
            self._counted.connections -= 1
            self._counted = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        self._stop_waiting()
        if self._sending is not None:
            self._sending.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # From now on it is counted where it is served.
        self._release()
        self._stop_waiting()
        super().handle_websocket_upgrade()

    # What takes too long

    def _wait(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(self.longest, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self.transport.abort()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._unsent = self.transport.get_write_buffer_size()
        if self._unsent and self._sending is None:
            self._sending = self.loop.call_later(self.longest, self._look_whether_it_is_read)

    def _look_whether_it_is_read(self) -> None:
        self._sending = None
        left = self.transport.get_write_buffer_size()
        if left and left >= self._unsent:
            self._give_up()
        elif left:
            self._unsent = left
            self._sending = self.loop.call_later(self.longest, self._look_whether_it_is_read)

    # What is too long

    def on_message_begin(self) -> None:
        self._wait()
        self._in_head, self._head, self._headers = True, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._read_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += 1
        self._read_head(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def _read_head(self, length: int) -> None:
        self._head += length
        if self._is_too_long():
            raise HeadTooLong

    def _is_too_long(self) -> bool:
        return self._head > LONGEST_HEAD or self._headers > MOST_HEADERS

    def data_received(self, data: bytes) -> None:
        began_before = self._in_head
        super().data_received(data)
        # Nobody is told of a header that has no end: the bytes are counted as they come.
        if began_before and self._in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._is_too_long():
                self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        if self._is_too_long():
            self.transport.write(TOO_LONG)
            self.transport.close()
        else:
            super().send_400_response(msg)
