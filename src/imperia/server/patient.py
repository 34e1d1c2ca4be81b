"""Connections that say nothing, or never finish saying it, are ended."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# Seconds within which a request is complete: from the connection on, and from the beginning of every further one.
LONGEST_REQUEST: Final = 20.0


class PatientProtocol(HttpToolsProtocol):
    """HTTP, with an end to patience."""

    longest: float = LONGEST_REQUEST
    _timer: asyncio.TimerHandle | None = None

    def _wait(self) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(self.longest, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self.transport.abort()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()
