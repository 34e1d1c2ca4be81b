"""Run the server in this process until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from sqlalchemy import URL

from imperia.server.app import make_app
from imperia.server.budget import Limits
from imperia.server.database import is_readable_by_others, place_of
from imperia.server.errors import TEXTS, Refusal
from imperia.server.guard import names_of
from imperia.server.lease import take_lease
from imperia.server.packs import open_packs
from imperia.server.page import is_built
from imperia.server.patient import PatientProtocol
from imperia.server.patient_socket import PatientSocket
from imperia.server.store import Store
from imperia.server.turnstile import Turnstile

LOG: Final = logging.getLogger("imperia.server")
# Bytes that a message may have before its connection is cut; longer ones than the service reads get an answer.
LONGEST_FRAME: Final = 64 * 1024
# Seconds that open requests are given to finish, and after which the process ends whatever it is at: all that was
# answered is kept.
PATIENCE: Final = 4
GRACE: Final = 10.0
# Seconds for which a thread may have the interpreter to itself.
SWITCH: Final = 0.001
# One stream, and every line with its time.
LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": "INFO"},
    "loggers": {"alembic": {"level": "WARNING"}, "httpx": {"level": "WARNING"}},
}


def usual_workers() -> int:
    """One core is for people, the others are for bots."""
    return max(1, (os.cpu_count() or 1) - 1)


class EndingServer(uvicorn.Server):
    """A server that ends when it is asked to, however busy it is."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in order, and within the time that there is."""
        if not self.should_exit:
            ending = threading.Timer(GRACE, _end)
            ending.daemon = True
            ending.start()
        super().handle_exit(sig, frame)


def _end() -> None:
    LOG.error("What was still being done did not end in %d s: it is broken off.", GRACE)
    logging.shutdown()
    os._exit(1)


def make_config(app: Turnstile, **more: Any) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        http=PatientProtocol,
        ws=PatientSocket,
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        **more,
    )


def serve(
    host: str,
    port: int,
    database: URL,
    workers: int,
    lang: str,
    say: Callable[[str], None],
    remarks: Sequence[str] = (),
    names: Sequence[str] = (),
    limits: Limits | None = None,
    access_log: bool = True,
    site: Path | None = None,
    packs: Path | None = None,
    design: bool = False,
) -> None:
    """Serve until somebody stops it; `say` is told where it plays, what is missing, and these remarks."""
    if packs is not None:
        open_packs(packs, lang, say)
    listening = listen(host, port)
    lease = take_lease(database)
    copy = asyncio.run(prepare_database(database))
    place = f"[{host}]" if ":" in host else host
    say(TEXTS.say("serve.ready", lang, {"address": f"http://{place}:{listening.getsockname()[1]}"}))
    say(TEXTS.say("serve.database", lang, {"database": place_of(database)}))
    if copy is not None:
        say(TEXTS.say("serve.copied", lang, {"copy": copy}))
    if is_readable_by_others(database):
        say(TEXTS.say("serve.readable", lang, {"database": place_of(database)}))
    if not is_built():
        say(TEXTS.say("error.page_not_built", lang))
    for remark in remarks:
        say(remark)
    # What takes long in a thread lets others through more often.
    sys.setswitchinterval(SWITCH)
    app = make_app(
        database,
        workers,
        lease=lease,
        limits=limits,
        names=names_of(host, names),
        site=site,
        design=packs if design else None,
    )
    # When uvicorn has shut down it passes the signal on; to stop when asked to is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with listening, suppress(KeyboardInterrupt):
        EndingServer(make_config(app, log_config=LOGGING, access_log=access_log)).run(sockets=[listening])


async def prepare_database(url: URL) -> Path | None:
    """Bring the database up to date, or refuse, before anything is served; the copy of it that was made, if any."""
    store = Store(url)
    try:
        return await store.open()
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
