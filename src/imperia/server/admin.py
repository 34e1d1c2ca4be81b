"""An operator's commands for tables: list, export, import, close, delete, and issue new links to seats."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeVar

import msgspec
from sqlalchemy import URL, ColumnElement, delete, exists, func, select, update
from sqlalchemy.exc import SQLAlchemyError

import imperia
from imperia.kernel.errors import UnknownGame
from imperia.play import AnyEntry, Table
from imperia.server.columns import CHAIRS, HISTORY, TABLES
from imperia.server.database import choose_database, place_of, problem_of
from imperia.server.errors import Refusal, StoreRefusal
from imperia.server.kept import KeptTable, Saved
from imperia.server.keys import draw_key, hash_key
from imperia.server.migrating import is_up_to_date
from imperia.server.store import Store

R = TypeVar("R")

How = Literal["running", "over", "closed", "unknown", "lost"]


class Listed(msgspec.Struct):
    """A table in the operator's list."""

    id: str
    game: str
    # The pack that it is played with; empty for the printed content.
    pack: str
    seats: int
    people: int
    entries: int
    how: How
    opened: datetime
    # When somebody last came or left.
    touched: datetime
    seed_chosen: bool

    @property
    def game_with_pack(self) -> str:
        """The game, and the pack in brackets."""
        return f"{self.game} ({self.pack})" if self.pack else self.game


class Export(msgspec.Struct):
    """All that is kept of a table that has no record: not of this release, or not from its beginning."""

    table: KeptTable
    history: list[AnyEntry]
    saved: Saved | None


class Desk(NamedTuple):
    """The operator's commands that tables and campaigns share, each known by its id."""

    export: Callable[[Store, str], Awaitable[str]]
    delete: Callable[[Store, Sequence[str]], Awaitable[None]]
    find_untouched: Callable[[Store, float], Awaitable[list[str]]]


def administer(database: str | None, password_file: Path | None, task: Callable[[Store], Awaitable[R]]) -> R:
    """Do something with the tables of a database, whether or not a server serves it."""
    url = choose_database(database, password_file)

    async def carry_out() -> R:
        store = Store(url)
        try:
            await _check(store, url)
            return await task(store)
        except StoreRefusal as error:
            problem = problem_of(error.__cause__ or error)
            raise Refusal("no_database", database=place_of(url), problem=problem) from error
        except (SQLAlchemyError, OSError) as error:
            raise Refusal("no_database", database=place_of(url), problem=problem_of(error)) from error
        finally:
            await store.close()

    return asyncio.run(carry_out())


async def _check(store: Store, url: URL) -> None:
    """An operator's command neither makes a database nor changes its form: a server does when it starts."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Refusal("no_such_file", database=place_of(url))
    async with store.reading() as connection:
        if not await connection.run_sync(is_up_to_date):
            raise Refusal("old_database", database=place_of(url))


SEATED: Final = exists().where(CHAIRS.c.table_id == TABLES.c.id)
HOW: Final[dict[How, ColumnElement[bool]]] = {
    "closed": SEATED & TABLES.c.closed.is_(True),
    "running": SEATED & TABLES.c.over.is_(False) & TABLES.c.closed.is_(False),
    "over": SEATED & TABLES.c.over.is_(True),
    "unknown": SEATED & TABLES.c.over.is_(None) & TABLES.c.closed.is_(False),
    # Its seats and its history were deleted by the update of an earlier release.
    "lost": ~SEATED,
}


async def list_tables(store: Store, how: How | None = None) -> list[Listed]:
    """All tables, or those of a kind, the last touched first."""
    entries = select(func.count()).where(HISTORY.c.table_id == TABLES.c.id).scalar_subquery()
    seats = select(func.count()).where(CHAIRS.c.table_id == TABLES.c.id)
    people = seats.where(CHAIRS.c.bot.is_(None)).scalar_subquery()
    wanted = select(TABLES, entries.label("entries"), seats.scalar_subquery().label("seats"), people.label("people"))
    if how is not None:
        wanted = wanted.where(HOW[how])
    async with store.reading() as connection:
        rows = await connection.execute(wanted.order_by(TABLES.c.touched.desc(), TABLES.c.id))
        return [
            Listed(
                id=row.id,
                game=row.game,
                pack=row.pack,
                seats=row.seats,
                people=row.people,
                entries=row.entries,
                how=_how(row),
                opened=with_zone(row.opened),
                touched=with_zone(row.touched),
                seed_chosen=row.seed_chosen,
            )
            for row in rows
        ]


def _how(row: Any) -> How:
    if not row.seats:
        return "lost"
    if row.closed:
        return "closed"
    if row.over is None:
        return "unknown"
    return "over" if row.over else "running"


def with_zone(when: datetime) -> datetime:
    """SQLite keeps no zone; all times are kept in the same one."""
    return when if when.tzinfo else when.replace(tzinfo=UTC)


async def export_table(store: Store, table: str) -> str:
    """The record of a table, also of one that runs; all that is kept, as JSON, where there is no exact record."""
    kept = await store.find(table)
    found = await store.record(table)
    if found is not None:
        return found
    history = await store.history(table)
    try:
        game = imperia.game(kept.game)
    except UnknownGame:
        game = None
    if game is not None and kept.is_for(game):
        rebuilt = Table(kept.make_record(game), history)
        if rebuilt.taken_on is None:
            return rebuilt.record.text(rebuilt.state)
    for chair in kept.chairs:
        chair.key_hash = None
    export = Export(table=kept, history=history, saved=await store.saved(table))
    return msgspec.json.format(msgspec.json.encode(export)).decode() + "\n"


async def close_tables(store: Store, tables: Sequence[str]) -> None:
    """Let nobody play on; whoever is there is told."""
    await _change(store, tables, closed=True)


async def _change(store: Store, tables: Sequence[str], **values: Any) -> None:
    for table in tables:
        await store.find(table)
    chosen = update(TABLES).where(TABLES.c.id.in_(tables))
    async with store.writing() as connection:
        await connection.execute(chosen.values(revision=TABLES.c.revision + 1, **values))


async def delete_tables(store: Store, tables: Sequence[str]) -> None:
    """Forget tables, with their history and their keys."""
    for table in tables:
        await store.find(table)
    async with store.writing() as connection:
        await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))


async def find_untouched(store: Store, days: float) -> list[str]:
    """The tables to which nobody has come, and which nobody has left, for that many days."""
    since = datetime.now(UTC) - timedelta(days=days)
    return [one.id for one in await list_tables(store) if one.touched < since]


async def renew_key(store: Store, table: str, seat: int) -> str:
    """A new key for a seat; the old one opens it no more, and whoever came with it has to go."""
    kept = await store.find(table)
    if not 0 <= seat < len(kept.chairs) or not kept.chairs[seat].is_guest:
        raise Refusal("no_seat", 404)
    key = draw_key()
    chair = update(CHAIRS).where(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat)
    async with store.writing() as connection:
        await connection.execute(chair.values(key_hash=hash_key(key)))
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(revision=TABLES.c.revision + 1))
    return key


DESK: Final = Desk(export_table, delete_tables, find_untouched)
