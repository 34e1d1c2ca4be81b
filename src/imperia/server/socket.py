"""The WebSocket of one visitor."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from imperia.server.budget import Addresses
from imperia.server.guest import TOO_MUCH, Guest, Line, Visitor, receive
from imperia.server.house import House
from imperia.server.outbox import Outbox, Outgoing
from imperia.server.tables import Tables


class Connection(Line):
    """A line that is a WebSocket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], outgoing: Outgoing) -> None:
        # The protocol that serves it says how to end it at once.
        abort: Any = (socket.scope["extensions"] or {})["imperia"]["abort"]
        super().__init__(Outbox(socket.send_text, socket.close, abort, outgoing))
        self._socket: Final = socket
        self._listener: Final = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        """Take in what comes, so that its end is noticed at once."""
        try:
            while True:
                event: Any = await self._socket.receive()
                if event["type"] != "websocket.receive":
                    return
                text = event.get("text")
                raw = text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""
                if not self.take(raw):
                    return
        except WebSocketDisconnect:
            return
        finally:
            self.end()

    def drop(self) -> None:
        """Nobody listens any more either."""
        super().drop()
        self._listener.cancel()


async def serve_visitor(
    socket: WebSocket[Any, Any, Any],
    tables: Tables,
    house: House,
    addresses: Addresses,
    table: str,
    kind: type[Visitor] = Guest,
) -> None:
    """Everything between somebody's coming and going."""
    address = addresses.find(socket.client.host if socket.client else "")
    await socket.accept()
    if address.connections >= addresses.limits.connections:
        await socket.close(TOO_MUCH)
        return
    address.connections += 1
    try:
        await receive(Connection(socket, house.outgoing), tables, house, address, addresses.limits, table, kind)
    finally:
        address.connections -= 1
