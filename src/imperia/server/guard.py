"""Who may ask: requests for this server, from its own page or from a program."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from imperia.server.errors import Refusal

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
# What changes nothing may be asked from anywhere: the browser does not show the answer to another site.
HARMLESS: Final = ("GET", "HEAD", "OPTIONS")
# What a WebSocket is closed with that is not let in.
NOT_WELCOME: Final = 4403


def host_of(address: str) -> str:
    """The name in a Host header or an address, without its port."""
    try:
        return urlsplit(address if "//" in address else f"//{address}").hostname or ""
    except ValueError:
        return ""


def names_of(host: str, names: Collection[str]) -> frozenset[str]:
    """The host names accepted for a listening address: those given, else this machine's own; empty for any."""
    if names:
        return frozenset((*(name.lower() for name in names), *LOOPBACK))
    return frozenset(LOOPBACK) if host in LOOPBACK else frozenset()


class Doorkeeper(ASGIMiddleware):
    """Turns requests away that are for another server, or come from another site's page."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, names: frozenset[str]) -> None:
        self._names: Final = names

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request in, or not."""
        refusal = self._refusal(scope)
        if refusal is None:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": NOT_WELCOME, "reason": refusal.key})
        else:
            raise refusal

    def _refusal(self, scope: Scope) -> Refusal | None:
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if self._names and host_of(host) not in self._names:
            return Refusal("wrong_host", 421, host=host_of(host))
        origin = headers.get("origin")
        if origin is None or scope.get("method") in HARMLESS:
            return None
        # A page that this server has handed out comes from where its request goes to.
        own = origin.partition("//")[2].lower() == host.lower() or host_of(origin) in self._names - {*LOOPBACK}
        return None if own else Refusal("other_site", 403)


def must_be_json(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a body that another site's form could send without being asked."""
    assert isinstance(request, Request)
    if request.content_type[0] != "application/json":
        raise Refusal("not_sent_as_json", 415)
