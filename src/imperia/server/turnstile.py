"""Everybody pays at the entrance, before anything is done for them."""

from __future__ import annotations

import math
from typing import Any, Final, cast

import msgspec
from litestar import Litestar
from litestar.enums import HttpMethod, ScopeType
from litestar.types import LifeSpanScope, Receive, Scope, Send

from imperia.server import prices
from imperia.server.budget import PATIENCE, Addresses
from imperia.server.errors import Refusal, as_failure
from imperia.server.guest import TOO_MUCH
from imperia.server.meters import Meters

# What is said to those who are turned away is ready, because they are many.
TOO_MANY: Final = msgspec.json.encode(as_failure(Refusal("too_many", 429)))


class Turnstile:
    """The application as it is served: every request is counted, and paid for by its address."""

    def __init__(self, app: Litestar, addresses: Addresses, meters: Meters, headers: dict[str, str]) -> None:
        self.app: Final = app
        self.addresses: Final = addresses
        self._meters: Final = meters
        said = {
            "Content-Type": "application/json",
            "Content-Length": str(len(TOO_MANY)),
            "Retry-After": str(math.ceil(PATIENCE)),
            **headers,
        }
        self._headers: Final = [(name.lower().encode(), value.encode()) for name, value in said.items()]

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        """Begin and end with the server, and let those through who come in between."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        else:
            await self._admit(scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody through, after a while if they ask too much, or not at all."""
        client = scope["client"]
        address = self.addresses.find(client[0] if client else "")
        scope["state"]["address"] = address
        self._meters.count("requests_total")
        if not await address.pay(prices.REQUEST):
            self._meters.count("turned_away_total")
            await self._turn_away(scope, send)
            return
        # Whoever asks for the head alone is answered the same; the server leaves the body out.
        if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
            scope = cast(Scope, {**scope, "method": HttpMethod.GET})
        await self.app(scope, receive, send)

    async def _turn_away(self, scope: Scope, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": TOO_MUCH, "reason": "too_many"})
        else:
            await send({"type": "http.response.start", "status": 429, "headers": self._headers})
            await send({"type": "http.response.body", "body": TOO_MANY, "more_body": False})
