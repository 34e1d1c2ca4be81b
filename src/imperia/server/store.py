"""What is kept of tables: how they were set up, who sits at them, and their history."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from alembic.util import CommandError
from sqlalchemy import URL, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from imperia.kernel.game import Game, Value
from imperia.kernel.record import Record
from imperia.kernel.teaching import Lesson
from imperia.play import HUMAN, AnyEntry
from imperia.server.columns import CHAIRS, HISTORY, TABLES
from imperia.server.database import make_engine, make_folder, migrate
from imperia.server.errors import Refusal


class Chair(msgspec.Struct):
    """A seat as it is kept: whose it is and what its player is called."""

    bot: str | None
    name: str
    key_hash: str | None


class KeptTable(msgspec.Struct):
    """How a table was set up, and who sits at it."""

    id: str
    game: str
    rules: int
    content: str
    seed: int
    options: dict[str, Value]
    chairs: list[Chair]
    # Seconds for which a player may be away before others may let a bot play for him.
    grace: int
    # The table at which the same people play again.
    sequel: str | None = None
    # The prepared position that it began at, and the lesson that it is.
    position: dict[str, Any] | None = None
    lesson: str | None = None

    def record(self, game: Game) -> Record:
        """The record before the first move; refused if the rules or the content are no longer the same."""
        if self.rules != game.sheet.rules_version or self.content != game.fingerprint:
            raise Refusal("old_table", 409, game=self.game)
        players = [chair.bot or HUMAN for chair in self.chairs]
        return Record(game, len(self.chairs), self.seed, self.options, players, position=self.position)

    def teaches(self, game: Game) -> Lesson | None:
        """The lesson that the table is; a lesson that there is no longer leaves a game like any other."""
        if self.lesson is None or game.teaching is None:
            return None
        return game.teaching.lessons.get(self.lesson)


class NotKept(Exception):
    """The database has not taken an entry, or nobody knows whether it has."""


class Store:
    """The database."""

    def __init__(self, url: URL) -> None:
        self._url: Final = url
        self._engine: Final = make_engine(url)
        # SQLite has one writer at a time; here they queue, while those that find it locked would sleep and try again.
        self._queue: Final = asyncio.Lock() if url.get_backend_name() == "sqlite" else nullcontext()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are committed at the end."""
        async with self._queue, self._engine.begin() as connection:
            yield connection

    async def open(self) -> None:
        """Connect, and bring the schema up to date."""
        try:
            make_folder(self._url)
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, CommandError, OSError) as error:
            problem = getattr(error, "orig", None) or error
            raise Refusal("no_database", database=self._url.render_as_string(), problem=problem) from error

    async def close(self) -> None:
        """Let all connections go."""
        await self._engine.dispose()

    async def add(self, kept: KeptTable, history: Sequence[AnyEntry], sequel_of: str | None = None) -> None:
        """Keep a new table with what has happened at it, as the sequel of another where it is one."""
        setup = {
            "id": kept.id,
            "game": kept.game,
            "rules": kept.rules,
            "content": kept.content,
            "seed": str(kept.seed),
            "position": None if kept.position is None else msgspec.json.encode(kept.position).decode(),
            "lesson": kept.lesson,
            "options": msgspec.json.encode(kept.options).decode(),
            "opened": datetime.now(UTC),
            "grace": kept.grace,
        }
        chairs = [
            {"table_id": kept.id, "seat": seat, **msgspec.structs.asdict(chair)}
            for seat, chair in enumerate(kept.chairs)
        ]
        entries = [
            {"table_id": kept.id, "seq": seq, "entry": msgspec.json.encode(entry).decode()}
            for seq, entry in enumerate(history, start=1)
        ]
        async with self._writing() as connection:
            await connection.execute(insert(TABLES), setup)
            await connection.execute(insert(CHAIRS), chairs)
            if entries:
                await connection.execute(insert(HISTORY), entries)
            if sequel_of is not None:
                await connection.execute(update(TABLES).where(TABLES.c.id == sequel_of).values(sequel=kept.id))

    async def find(self, table: str) -> KeptTable:
        """A table by its id."""
        if "\0" in table:
            # PostgreSQL cannot even be asked for such a text.
            raise Refusal("no_such_table", 404)
        async with self._engine.connect() as connection:
            setup = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
            chairs = await connection.execute(select(CHAIRS).where(CHAIRS.c.table_id == table).order_by(CHAIRS.c.seat))
            if setup is None:
                raise Refusal("no_such_table", 404)
            return KeptTable(
                id=setup.id,
                game=setup.game,
                rules=setup.rules,
                content=setup.content,
                seed=int(setup.seed),
                options=msgspec.json.decode(setup.options, type=dict[str, Value]),
                chairs=[Chair(chair.bot, chair.name, chair.key_hash) for chair in chairs],
                grace=setup.grace,
                sequel=setup.sequel,
                position=None if setup.position is None else msgspec.json.decode(setup.position),
                lesson=setup.lesson,
            )

    async def history(self, table: str) -> list[AnyEntry]:
        """All entries of a table's history, in their order."""
        wanted = select(HISTORY.c.entry).where(HISTORY.c.table_id == table).order_by(HISTORY.c.seq)
        async with self._engine.connect() as connection:
            entries = (await connection.execute(wanted)).scalars().all()
        return [msgspec.json.decode(entry, type=AnyEntry) for entry in entries]

    async def append(self, table: str, seq: int, entry: AnyEntry) -> None:
        """Keep one more entry; it is committed when this returns."""
        row = {"table_id": table, "seq": seq, "entry": msgspec.json.encode(entry).decode()}
        try:
            async with self._writing() as connection:
                await connection.execute(insert(HISTORY), row)
        except SQLAlchemyError as error:
            raise NotKept from error

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Keep another name for a player."""
        wanted = update(CHAIRS).where(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat).values(name=name)
        try:
            async with self._writing() as connection:
                await connection.execute(wanted)
        except SQLAlchemyError as error:
            raise NotKept from error
