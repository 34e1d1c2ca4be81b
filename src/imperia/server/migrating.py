"""Bringing a database up to date: all missing steps or none of them, and no row is lost on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine, exists, func, inspect, select, table

from imperia.server.columns import CHAIRS, TABLES
from imperia.server.copies import copy_beside, find_whole_copy
from imperia.server.database import PATIENCE, place_of
from imperia.server.errors import Refusal

MIGRATIONS: Final = Path(__file__).with_name("migrations")
# A number for "somebody is migrating", the same for all who start on a PostgreSQL database.
MIGRATING: Final = 0x1397E21A


def bring_up_to_date(url: URL) -> Path | None:
    """Run the migrations that a database has not seen; the copy that was made of a SQLite file before, if any.

    Nothing else runs migrations, so that no step has to think of this: it runs with foreign keys off, on a connection
    of its own, together with all other steps or not at all, and what comes out is checked before it counts.
    """
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url.set(drivername="sqlite"), poolclass=NullPool, connect_args={"timeout": PATIENCE})
    else:
        engine = create_engine(url, poolclass=NullPool, hide_parameters=True)
    with engine.connect() as connection:
        _begin(connection)
        copy = _run_missing(connection, url)
        connection.commit()
        _check_whole(connection, url)
    return copy


def is_up_to_date(connection: Connection) -> bool:
    """True if the database has seen all migrations, and no others."""
    return _revision(connection) == ScriptDirectory.from_config(_config()).get_current_head()


def run_migrations(connection: Connection, until: str = "head") -> None:
    """Run the steps that are missing, up to one of them."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, until)


def _begin(connection: Connection) -> None:
    """Of several who start at once, one migrates and the others wait."""
    if connection.dialect.name == "sqlite":
        # A table that is rebuilt is dropped in between, and with it would go whatever refers to its rows. Within a
        # transaction this would have no effect.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("PRAGMA journal_mode=WAL")
        connection.exec_driver_sql("PRAGMA synchronous=FULL")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))


def _run_missing(connection: Connection, url: URL) -> Path | None:
    revision, steps = _revision(connection), ScriptDirectory.from_config(_config())
    if revision == steps.get_current_head():
        return None
    copy = None
    # A database that is made only now has nothing to lose.
    if revision is not None and connection.dialect.name == "sqlite":
        # Refuses what a newer release has kept.
        steps.get_revision(revision)
        copy = copy_beside(Path(place_of(url)), revision)
    before = _count_rows(connection)
    run_migrations(connection)
    _check_rows(before, _count_rows(connection), url)
    if connection.dialect.name == "sqlite":
        _check_keys(connection, url)
    return copy


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


# What must be so afterwards


def _count_rows(connection: Connection) -> dict[str, int]:
    """How many rows each table has."""
    names = [name for name in inspect(connection).get_table_names() if name != "alembic_version"]
    return {name: connection.execute(select(func.count()).select_from(table(name))).scalar_one() for name in names}


def _check_rows(before: dict[str, int], after: dict[str, int], url: URL) -> None:
    """Refuse an update that loses rows."""
    losses = [f"{name} {rows} → {after.get(name, 0)}" for name, rows in before.items() if after.get(name, 0) < rows]
    if losses:
        raise Refusal("update_loses_rows", database=place_of(url), losses=losses)


def _check_keys(connection: Connection, url: URL) -> None:
    """Refuse an update that leaves rows which belong to nothing; PostgreSQL refuses them itself."""
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        tables = sorted({str(row[0]) for row in broken})
        raise Refusal("update_breaks_keys", database=place_of(url), count=len(broken), tables=tables)


def _check_whole(connection: Connection, url: URL) -> None:
    """Refuse a database whose tables have lost their seats, as all did that an earlier release updated on SQLite.

    That release made the table of tables anew with foreign keys on, which deleted all seats and all histories. There
    is no table without a seat otherwise.
    """
    seated = exists().where(CHAIRS.c.table_id == TABLES.c.id)
    lost = connection.execute(select(func.count()).select_from(TABLES).where(~seated)).scalar_one()
    if not lost:
        return
    copy = find_whole_copy(Path(place_of(url))) if connection.dialect.name == "sqlite" else None
    if copy is not None:
        raise Refusal("lost_seats_copied", database=place_of(url), count=lost, copy=copy)
    raise Refusal("lost_seats", database=place_of(url), count=lost)
