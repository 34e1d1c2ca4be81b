"""Where what a request costs is paid, before it is carried out."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from imperia.server.budget import Address
from imperia.server.errors import Refusal
from imperia.server.prices import charge


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Address:
    """Whom a request comes from; the turnstile has looked it up."""
    found = connection.scope["state"]["address"]
    assert isinstance(found, Address)
    return found


def costs(points: float) -> Guard:
    """Let a request through when it is paid for."""

    async def pay(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        await charge(address_of(connection), points)

    return pay


def opens_table(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse an address that has opened many tables lately."""
    if address_of(connection).openings.spend(1.0, patience=0.0):
        raise Refusal("too_many", 429)


def uploads_record(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse an address that has uploaded many records lately."""
    if address_of(connection).uploads.spend(1.0, patience=0.0):
        raise Refusal("too_many", 429)
