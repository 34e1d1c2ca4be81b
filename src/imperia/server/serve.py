"""Run the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

import uvicorn
from sqlalchemy import URL

from imperia.server.app import make_app
from imperia.server.database import database_url
from imperia.server.errors import TEXTS, Refusal
from imperia.server.page import is_built
from imperia.server.store import Store

# Bytes that a message may have before its connection is cut; longer ones than the service reads get an answer.
LONGEST_FRAME: Final = 64 * 1024
# Seconds that open requests are given to finish.
PATIENCE: Final = 5


def usual_workers() -> int:
    """As many as there are cores."""
    return os.cpu_count() or 1


def serve(
    host: str,
    port: int,
    database: str,
    workers: int,
    lang: str,
    say: Callable[[str], None],
    remarks: Sequence[str] = (),
) -> None:
    """Serve until somebody stops it; `say` is told where it plays, what is missing, and these remarks."""
    url = database_url(database)
    listening = listen(host, port)
    asyncio.run(prepare_database(url))
    place = f"[{host}]" if ":" in host else host
    say(TEXTS.say("serve.ready", lang, {"address": f"http://{place}:{listening.getsockname()[1]}"}))
    say(TEXTS.say("serve.database", lang, {"database": place_of(url)}))
    if not is_built():
        say(TEXTS.say("error.page_not_built", lang))
    for remark in remarks:
        say(remark)
    config = uvicorn.Config(
        make_app(url, workers),
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        log_level="info",
    )
    # When uvicorn has shut down it passes the signal on; to stop when asked to is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with listening, suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


def place_of(url: URL) -> str:
    """Where the tables are, as a reader would look for it: a file, or an address without its password."""
    return url.database if url.get_backend_name() == "sqlite" and url.database else url.render_as_string()


async def prepare_database(url: URL) -> None:
    """Bring the schema up to date, or refuse, before anything is served."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def listen(host: str, port: int) -> socket.socket:
    """The socket to be served, or a refusal that says why it cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        # Python adds the address once more in brackets.
        problem = str(getattr(error, "strerror", None) or error).partition(" (while ")[0]
        raise Refusal("port_taken", host=host, port=str(port), problem=problem) from error
