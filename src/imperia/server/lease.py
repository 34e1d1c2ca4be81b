"""The right to serve a database: one process has it at a time, and it ends with its holder, however that ends."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import URL, Connection, NullPool, create_engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from imperia.server.database import PATIENCE, make_place, make_private, place_of, problem_of
from imperia.server.errors import Refusal

# A number for "somebody serves this", the same for all who start on a PostgreSQL database.
SERVING: Final = 0x1397E21B


class Lease(Protocol):
    """The lease a server holds while it runs."""

    def holds(self) -> bool:
        """True unless another has it now."""

    def release(self) -> None:
        """Let another have it."""


def take_lease(url: URL) -> Lease:
    """The lease of a database, or a refusal if another server has it."""
    if url.get_backend_name() != "sqlite":
        return SessionLease(url)
    try:
        make_place(url)
        make_private(Path(f"{url.database}-lease"))
    except OSError as error:
        raise Refusal("no_database", database=place_of(url), problem=error) from error
    return FileLease(url)


class FileLease:
    """A lock on a file beside a SQLite file; the system ends it with the process."""

    def __init__(self, url: URL) -> None:
        try:
            self._file: Final = sqlite3.connect(
                f"{url.database}-lease", timeout=0, isolation_level=None, check_same_thread=False
            )
            self._file.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise Refusal("served_already", database=place_of(url)) from error
            raise Refusal("no_database", database=place_of(url), problem=error) from error

    def holds(self) -> bool:
        """Nobody takes such a lock away."""
        return True

    def release(self) -> None:
        """Let another have it."""
        self._file.close()


class SessionLease:
    """A lock of a PostgreSQL session; the database ends it with the connection."""

    def __init__(self, url: URL) -> None:
        self._url: Final = url
        waiting: dict[str, Any] = {"connect_timeout": PATIENCE}
        self._engine: Final = create_engine(url, poolclass=NullPool, connect_args=waiting, isolation_level="AUTOCOMMIT")
        self._asking: Final = threading.Lock()
        try:
            self._session: Connection | None = self._take()
        except SQLAlchemyError as error:
            raise Refusal("no_database", database=place_of(url), problem=problem_of(error)) from error
        if self._session is None:
            raise Refusal("served_already", database=place_of(url))

    def _take(self) -> Connection | None:
        session = self._engine.connect()
        if session.execute(select(func.pg_try_advisory_lock(SERVING))).scalar():
            return session
        session.close()
        return None

    def holds(self) -> bool:
        """True unless another has it now; a connection that was lost is opened again."""
        with self._asking:
            session, self._session = self._session, None
            try:
                if session is not None:
                    session.execute(select(1))
                    self._session = session
                    return True
            except SQLAlchemyError:
                assert session is not None
                session.invalidate()
            try:
                self._session = self._take()
            except SQLAlchemyError:
                # While nobody can be asked, nobody else can have it.
                return True
            return self._session is not None

    def release(self) -> None:
        """Let another have it."""
        with self._asking:
            if self._session is not None:
                self._session.close()
            self._engine.dispose()
