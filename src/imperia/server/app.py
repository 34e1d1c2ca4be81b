"""The web application: routes, what they share, and how it starts and ends."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope
from sqlalchemy import URL

import imperia
from imperia.kernel.errors import ImperiaError
from imperia.kernel.game import Game
from imperia.kernel.misfit import Misfit, misfit
from imperia.server.budget import Addresses, Limits
from imperia.server.campaigns import Campaigns
from imperia.server.description import Description
from imperia.server.design import Workshop
from imperia.server.errors import Refusal, as_failure
from imperia.server.guard import Doorkeeper
from imperia.server.house import House
from imperia.server.kept_campaigns import CampaignStore
from imperia.server.lease import Lease
from imperia.server.meters import Meters
from imperia.server.outbox import Outgoing
from imperia.server.page import PAGE, SITE, Page, show_file, show_front, show_site, show_site_file
from imperia.server.ready import NEVER, Handouts
from imperia.server.routes import LARGEST_RECORD, make_api, show_health, show_metrics
from imperia.server.store import Store
from imperia.server.tables import Tables
from imperia.server.thinking import Thinkers
from imperia.server.turnstile import Turnstile
from imperia.server.wire import Failure
from imperia.server.work import Precedence, Work

LOG: Final = logging.getLogger("imperia.server")
# Bytes; a table to be opened is some hundred.
LARGEST_BODY: Final = 16 * 1024
# The framework's error for a client gone before the request was complete: no failure, and nobody to tell.
GONE: Final = "client disconnected prematurely"
# Seconds between two looks at the lease.
LOOK_EVERY: Final = 5.0

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
ENCODED: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
# The page that needs no server compiles WebAssembly; nothing else is made into code there either.
ENCODED_FOR_SITE: Final = [
    (name, value.replace(b"script-src 'self'", b"script-src 'self' 'wasm-unsafe-eval'")) for name, value in ENCODED
]
# What is answered about a table holds for this moment only, and may be secret.
NOT_KEPT: Final = (b"cache-control", NEVER.encode())


async def _protect(message: Message, scope: Scope) -> None:
    """Set the security headers of every answer; browsers keep only what says that it may be kept."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *(ENCODED_FOR_SITE if scope["path"].startswith(f"/{SITE}/") else ENCODED)]
        if not any(name == NOT_KEPT[0] for name, _ in headers):
            headers.append(NOT_KEPT)
        message["headers"] = headers


def _fail(error: ImperiaError, headers: dict[str, str] | None = None) -> Response[Failure]:
    failure = as_failure(error)
    return Response(failure, status_code=failure.status, media_type="application/json", headers=headers)


def _refuse(_: Request[Any, Any, Any], error: ImperiaError) -> Response[Failure]:
    return _fail(error)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """The framework's refusals, in our words."""
    match error.status_code:
        case 404:
            refusal = Refusal("no_such_page", 404)
        case 405:
            refusal = Refusal("no_such_page", 405)
        case 413:
            uploads = request.url.path.startswith("/api/records") or request.url.path.endswith("/handed")
            refusal = Refusal("too_large", 413, most=LARGEST_RECORD if uploads else LARGEST_BODY)
        case 429:
            refusal = Refusal("too_many", 429)
        case status if status < 500:
            refusal = Refusal("bad_request", 400, problem=_problem(request, error))
        case _:
            if error.detail != GONE:
                LOG.error("%s %s failed.", request.method, request.url.path, exc_info=error)
            refusal = Refusal("failed", 500)
    return _fail(refusal, error.headers)


def _problem(request: Request[Any, Any, Any], error: HTTPException) -> Misfit:
    """The fault of a request, which the framework decodes with msgspec into its handler's arguments."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, msgspec.DecodeError):
        cause = cause.__cause__
    # What was refused for another reason may have come to no handler.
    kind = request.route_handler.signature_model if cause is not None else None
    return misfit(cause, kind, within="data")


def _refuse_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    """JSON that is nested deeper than anybody means it, or is no text."""
    return _fail(Refusal("bad_request", 400, problem=misfit(error, None)))


def _refuse_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    LOG.error("%s %s failed.", request.method, request.url.path, exc_info=error)
    return _fail(Refusal("failed", 500))


def make_app(
    database: URL,
    workers: int,
    find_game: Callable[[str, str], Game] = imperia.game,
    lease: Lease | None = None,
    limits: Limits | None = None,
    names: frozenset[str] = frozenset(),
    page: Path = PAGE,
    site: Path | None = None,
    design: Path | None = None,
) -> Turnstile:
    """The application on a database, with a number of workers for its bots; it answers to these names only, if any.

    Where there is a folder with the page that needs no server (`make site`), it is handed out, too; and where there is
    a folder for packs, people can make some.
    """
    meters = Meters()
    store, thinkers = Store(database, meters), Thinkers(workers)
    house = House(store, thinkers, Work(), Precedence(), meters, Outgoing(meters), site is not None)
    tables = Tables(house, find_game)
    campaigns = Campaigns(house, CampaignStore(store), find_game)
    addresses = Addresses(limits or Limits())

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        thinkers.warm_up()
        watching = [asyncio.create_task(tables.follow_operators()), asyncio.create_task(tables.settle())]
        if lease is not None:
            watching.append(asyncio.create_task(_watch(lease)))
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            await tables.close()
            if workshop is not None:
                workshop.close()
            house.work.close()
            thinkers.close()
            await store.close()

    def find_tables() -> Tables:
        return tables

    def find_campaigns() -> Campaigns:
        return campaigns

    def find_house() -> House:
        return house

    def find_addresses() -> Addresses:
        return addresses

    handouts = Handouts(house.work)
    workshop = None if design is None else Workshop(design, thinkers)

    def find_workshop() -> Workshop | None:
        return workshop

    def find_handouts() -> Handouts:
        return handouts

    files, offline = Page(page), None if site is None else Page(site)

    def find_page() -> Page:
        return files

    def find_site() -> Page | None:
        return offline

    app = Litestar(
        route_handlers=[make_api(), show_health, show_metrics, show_front, show_site, show_site_file, show_file],
        dependencies={
            "tables": Provide(find_tables, sync_to_thread=False),
            "campaigns": Provide(find_campaigns, sync_to_thread=False),
            "house": Provide(find_house, sync_to_thread=False),
            "addresses": Provide(find_addresses, sync_to_thread=False),
            "handouts": Provide(find_handouts, sync_to_thread=False),
            "workshop": Provide(find_workshop, sync_to_thread=False),
            "page": Provide(find_page, sync_to_thread=False),
            "site": Provide(find_site, sync_to_thread=False),
        },
        middleware=[Doorkeeper(names)],
        lifespan=[running],
        before_send=[_protect],
        exception_handlers={
            ImperiaError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_unreadable,
            UnicodeDecodeError: _refuse_unreadable,
            Exception: _refuse_failure,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Imperia",
            version=imperia.__version__,
            description="Tables of empire-building board games: opened over HTTP, played over a WebSocket.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[Description()],
        ),
        logging_config=None,
    )
    return Turnstile(app, addresses, meters, HEADERS)


async def _watch(lease: Lease) -> None:
    """Stop serving a database that another server serves now."""
    while await asyncio.to_thread(lease.holds):
        await asyncio.sleep(LOOK_EVERY)
    LOG.critical("Another server serves this database now: this one stops.")
    os.kill(os.getpid(), signal.SIGTERM)
