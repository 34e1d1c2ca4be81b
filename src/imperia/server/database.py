"""Which database: a SQLite file, or PostgreSQL by its address; and bringing its schema up to date."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from platformdirs import user_data_path
from sqlalchemy import URL, Connection, event, func, make_url, select
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from imperia.server.errors import Refusal

MIGRATIONS: Final = Path(__file__).with_name("migrations")
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
# What names the database, and its password, in the environment.
DATABASE: Final = "IMPERIA_DATABASE"
PASSWORD: Final = "IMPERIA_DATABASE_PASSWORD"
# Seconds that a writer waits for another one; then what he wants to keep is refused.
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
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_up_to_date(connection: Connection) -> bool:
    """True if the database has seen all migrations, and no others."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == head


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
