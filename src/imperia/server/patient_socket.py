"""WebSockets that never take what they are told, or send nothing but scraps, are ended."""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from imperia.server.budget import Budget

# Seconds within which somebody who is being told something takes at least a part of it.
LONGEST_STANDSTILL: Final = 10.0
# Bytes that the machine takes over for each WebSocket, and keeps twice; of its own accord it would take megabytes. When
# a third of them has gone on it takes more: that much is taken where something is.
SEND_BUFFER: Final = 32 * 1024
# Frames that are no whole message (pings, and parts of one), at once and a second. Pages send none.
SCRAPS: Final = 200.0
SCRAPS_RATE: Final = 10.0
# Bytes that are looked at before it is asked again whether there are too many such frames.
SLICE: Final = 4096
# To throw away what was not taken, instead of leaving it to the machine.
AT_ONCE: Final = struct.pack("ii", 1, 0)


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket, with an end to patience: a message is sent when the machine has taken all of it.

    So nothing but the message that is being sent waits here. Where nothing of it is taken for a while the connection is
    ended at once: closing it would wait for the other side, and keep what it does not take.
    """

    longest: float = LONGEST_STANDSTILL
    _timer: asyncio.TimerHandle | None = None
    # The bytes that waited at the last look.
    _waiting = 0
    _aborted = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        # Writing is paused while anything waits.
        self.transport.set_write_buffer_limits(high=0)
        self._wire().setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        self._scraps = Budget(SCRAPS_RATE, SCRAPS)

    def _wire(self) -> socket.socket:
        found: socket.socket = self.transport.get_extra_info("socket")
        return found

    def abort(self) -> None:
        """End the connection at once, with all that waits."""
        if self._aborted or self.disconnected:
            return
        self._aborted = True
        self._wire().setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_looking()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_later()

    def resume_writing(self) -> None:
        self._stop_looking()
        super().resume_writing()

    def _look_later(self) -> None:
        self._waiting = self.transport.get_write_buffer_size()
        self._timer = self.loop.call_later(self.longest, self._look)

    def _look(self) -> None:
        if self.transport.get_write_buffer_size() < self._waiting:
            self._look_later()
        else:
            self.abort()

    def _stop_looking(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.conn.handshake_exc is None:
            # For the application, which may have reasons of its own to end a connection at once.
            self.scope["extensions"]["imperia"] = {"abort": self.abort}

    async def send(self, message: Any) -> None:
        await super().send(message)
        await self.writable.wait()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return

    def _bear_scrap(self) -> bool:
        """True unless there are too many, and the connection is ended for it."""
        if self._scraps.spend(1):
            self.abort()
        return not self._aborted

    def handle_ping(self) -> None:
        if self._bear_scrap():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._bear_scrap():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._bear_scrap():
            super().handle_cont(event)
