"""Which database: a SQLite file, or PostgreSQL by its address; and how it is connected to."""

from __future__ import annotations

import importlib.util
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path
from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from imperia.server.errors import Refusal

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
# What names the database, and its password, in the environment.
DATABASE: Final = "IMPERIA_DATABASE"
PASSWORD: Final = "IMPERIA_DATABASE_PASSWORD"
# Seconds a writer waits for another one before the write is refused.
PATIENCE: Final = 3


def usual_database() -> str:
    """A file in the user's data folder."""
    return str(user_data_path("imperia", appauthor=False) / "tables.sqlite")


def database_url(text: str) -> URL:
    """The address that a file name or an address means."""
    if "://" not in text:
        return URL.create(DRIVERS["sqlite"], database=str(Path(text).expanduser().resolve()))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise Refusal("bad_database", database=text.partition("://")[0]) from error
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise Refusal("bad_database", database=url.render_as_string())
    if kind != "sqlite" and importlib.util.find_spec("psycopg") is None:
        raise Refusal("no_driver")
    return url.set(drivername=DRIVERS[kind])


def choose_database(text: str | None, password_file: Path | None = None) -> URL:
    """The database that somebody names, else the one of the environment, else the usual file.

    A password stands neither in a command nor in a file that others read: it comes from a file of its own, or from
    the environment.
    """
    url = database_url(text or os.environ.get(DATABASE, "") or usual_database())
    password = os.environ.get(PASSWORD)
    if password_file is not None:
        try:
            password = password_file.read_text("utf-8").rstrip("\r\n")
        except (OSError, UnicodeDecodeError) as error:
            problem = getattr(error, "strerror", None) or error
            raise Refusal("no_password", file=password_file, problem=problem) from error
    return url if password is None or url.get_backend_name() == "sqlite" else url.set(password=password)


def place_of(url: URL) -> str:
    """Where the tables are, as a reader would look for it: a file, or an address without its password."""
    return url.database if url.get_backend_name() == "sqlite" and url.database else url.render_as_string()


def make_engine(url: URL) -> AsyncEngine:
    """The database's connections; their errors are logged, so they do not tell what was to be kept."""
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE})
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    else:
        waiting = {"connect_timeout": PATIENCE}
        engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=waiting)
        event.listen(engine.sync_engine, "connect", _set_up_postgresql)
    return engine


def problem_of(error: BaseException) -> BaseException:
    """The driver's message without the statement."""
    return getattr(error, "orig", None) or error


def make_place(url: URL) -> None:
    """The folder of a SQLite file, and the file, if they are not there yet."""
    if url.get_backend_name() == "sqlite" and url.database:
        file = Path(url.database)
        file.parent.mkdir(parents=True, exist_ok=True)
        make_private(file)


def make_private(file: Path) -> None:
    """An empty file that only its owner may read, as what SQLite puts beside it; one that is there stays as it is.

    It is not even opened: to close it again would end the locks that this process has on it.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def is_readable_by_others(url: URL) -> bool:
    """True if everybody on this machine may read a SQLite file."""
    if url.get_backend_name() != "sqlite" or not url.database or os.name == "nt":
        return False
    return bool(Path(url.database).stat().st_mode & stat.S_IROTH)


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # Readers never wait for a writer, and what is committed survives a power cut.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _set_up_postgresql(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute(f"SET lock_timeout = '{PATIENCE}s'")
    cursor.close()
    connection.commit()
