"""Which database: a SQLite file, or PostgreSQL by its address; and bringing its schema up to date."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, event, func, make_url, select
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from imperia.server.errors import Refusal

MIGRATIONS: Final = Path(__file__).with_name("migrations")
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
# Seconds that a writer waits for another one.
PATIENCE: Final = 30


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


def make_engine(url: URL) -> AsyncEngine:
    """The database's connections; their errors are logged, so they do not tell what was to be kept."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, hide_parameters=True, pool_pre_ping=True)
    engine = create_async_engine(url, hide_parameters=True, connect_args={"timeout": PATIENCE})
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def make_folder(url: URL) -> None:
    """The folder of a SQLite file, if it is not there yet."""
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # Readers never wait for a writer, and what is committed survives a power cut.
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


# A number for "somebody is migrating", the same for all who start on a PostgreSQL database.
MIGRATING: Final = 0x1397E21A


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen; of several who start at once, one does, in one go."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
