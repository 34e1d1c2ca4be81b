"""Storage of tables: their set-up, who sits at them, and their history."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from alembic.util import CommandError
from sqlalchemy import URL, Executable, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError, SQLAlchemyError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection

from imperia.kernel.game import Game, Value
from imperia.play import AnyEntry, TakenOn
from imperia.server.chapters import chapter_row, touched
from imperia.server.columns import CHAIRS, HISTORY, POSITIONS, TABLES
from imperia.server.complaint import Complaint
from imperia.server.database import make_engine, make_place, place_of, problem_of
from imperia.server.errors import Refusal, StoreRefusal
from imperia.server.kept import Chair, Ending, KeptTable, NotKept, Saved
from imperia.server.meters import Meters
from imperia.server.migrating import bring_up_to_date

LOG: Final = logging.getLogger("imperia.server")

# A database that is locked or full, cannot be reached, or has no connection left.
OUT_OF_ORDER: Final = (OperationalError, InterfaceError, TimeoutError)
# Of a long history this many entries are written or read before others have their turn.
AT_ONCE: Final = 200


class _Waiting(NamedTuple):
    """Something that is to be kept, and who waits for it."""

    # Entries of histories, and what has to be done besides, after which they are added.
    entries: list[dict[str, Any]]
    changes: list[Executable]
    kept: asyncio.Future[None]


class Store:
    """The database."""

    def __init__(self, url: URL, meters: Meters | None = None) -> None:
        self._url: Final = url
        self.engine: Final = make_engine(url)
        self._meters: Final = meters or Meters()
        # SQLite has one writer at a time; here they queue, while those that find it locked would sleep and try again.
        self._queue: Final = asyncio.Lock() if url.get_backend_name() == "sqlite" else nullcontext()
        self._complaint: Final = Complaint("The database does not do what it is asked")
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are committed at the end."""
        with self._in_order():
            async with self._queue, self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to look at what is kept."""
        with self._in_order():
            async with self.engine.connect() as connection:
                yield connection

    @contextmanager
    def _in_order(self) -> Iterator[None]:
        """Refuse, with a line in the log, where the database does not do its part."""
        try:
            yield
        except OUT_OF_ORDER as error:
            self._complaint.make(str(problem_of(error)).partition("\n")[0])
            raise StoreRefusal("no_store") from error

    async def open(self) -> Path | None:
        """Make the database if need be, and bring it up to date; the copy that was made of it before, if any."""
        try:
            make_place(self._url)
            copy = await asyncio.to_thread(bring_up_to_date, self._url)
        except (SQLAlchemyError, CommandError, OSError) as error:
            raise Refusal("no_database", database=place_of(self._url), problem=problem_of(error)) from error
        if copy is not None:
            LOG.info("The database was updated; as it was before, it is kept in %s.", copy)
        return copy

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()

    async def answers(self) -> bool:
        """True if the database can be asked something."""
        try:
            async with self.reading() as connection:
                await connection.execute(select(TABLES.c.id).limit(1))
        except StoreRefusal:
            return False
        return True

    # Tables

    async def add(
        self,
        kept: KeptTable,
        history: Sequence[AnyEntry],
        sequel_of: str | None = None,
        changes: Sequence[Executable] = (),
    ) -> None:
        """Keep a new table with its history, as the sequel of another where it is one, together with other changes."""
        now = datetime.now(UTC)
        setup = {
            "id": kept.id,
            "game": kept.game,
            "rules": kept.rules,
            "content": kept.content,
            "pack": kept.pack,
            "seed": str(kept.seed),
            "salt": kept.salt,
            "seed_chosen": kept.seed_chosen,
            "position": None if kept.position is None else msgspec.json.encode(kept.position).decode(),
            "lesson": kept.lesson,
            "campaign": kept.campaign,
            "chapter": kept.chapter,
            "options": msgspec.json.encode(kept.options).decode(),
            "opened": now,
            "grace": kept.grace,
            "hints": kept.hints,
            "title": kept.title,
            "over": kept.over,
            "closed": False,
            "revision": 0,
            "touched": now,
        }
        chairs = [
            {"table_id": kept.id, "seat": seat, **msgspec.structs.asdict(chair)}
            for seat, chair in enumerate(kept.chairs)
        ]
        together = [*changes, insert(TABLES).values(setup), insert(CHAIRS).values(chairs)]
        if sequel_of is not None:
            together.append(update(TABLES).where(TABLES.c.id == sequel_of).values(sequel=kept.id))
        await self.keep(together, [_row(kept.id, seq, entry) for seq, entry in enumerate(history, start=1)])

    async def find(self, table: str) -> KeptTable:
        """A table by its id."""
        if "\0" in table:
            # PostgreSQL cannot even be asked for such a text.
            raise Refusal("no_such_table", 404)
        async with self.reading() as connection:
            setup = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one_or_none()
            chairs = await connection.execute(select(CHAIRS).where(CHAIRS.c.table_id == table).order_by(CHAIRS.c.seat))
            if setup is None:
                raise Refusal("no_such_table", 404)
            return KeptTable(
                id=setup.id,
                game=setup.game,
                rules=setup.rules,
                content=setup.content,
                pack=setup.pack,
                seed=int(setup.seed),
                salt=setup.salt,
                seed_chosen=setup.seed_chosen,
                options=msgspec.json.decode(setup.options, type=dict[str, Value]),
                chairs=[Chair(chair.bot, chair.name, chair.key_hash) for chair in chairs],
                grace=setup.grace,
                hints=setup.hints,
                title=setup.title,
                sequel=setup.sequel,
                position=None if setup.position is None else msgspec.json.decode(setup.position),
                lesson=setup.lesson,
                campaign=setup.campaign,
                chapter=setup.chapter,
                over=setup.over,
                closed=setup.closed,
                revision=setup.revision,
            )

    async def record(self, table: str) -> str | None:
        """The record of a finished game, if it is kept."""
        async with self.reading() as connection:
            found = await connection.execute(select(TABLES.c.record).where(TABLES.c.id == table))
            return found.scalar_one_or_none()

    async def unsettled(self) -> list[str]:
        """The tables of which neither an end nor a position is kept, because no release that keeps them has looked."""
        wanted = select(TABLES.c.id).where(TABLES.c.over.is_(None), TABLES.c.id.not_in(select(POSITIONS.c.table_id)))
        async with self.reading() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def revisions(self, tables: Sequence[str]) -> dict[str, int]:
        """How often operators have changed something about these tables; those that are gone are left out."""
        wanted = select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.id.in_(tables))
        async with self.reading() as connection:
            return {row.id: row.revision for row in await connection.execute(wanted)}

    async def touch(self, table: str) -> None:
        """Note that somebody was there."""
        await self.keep([update(TABLES).where(TABLES.c.id == table).values(touched=datetime.now(UTC))])

    async def end(self, table: str, ending: Ending) -> None:
        """Note that a game is over."""
        await self.keep(_end(table, ending))

    async def close_table(self, table: str) -> None:
        """Let nobody play on."""
        await self.keep([update(TABLES).where(TABLES.c.id == table).values(closed=True)])

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Keep another name for a player."""
        chair = update(CHAIRS).where(CHAIRS.c.table_id == table, CHAIRS.c.seat == seat)
        await self.keep([chair.values(name=name)])

    # Their history

    async def history(self, table: str) -> list[AnyEntry]:
        """All entries of a table's history, in their order."""
        wanted = select(HISTORY.c.entry).where(HISTORY.c.table_id == table).order_by(HISTORY.c.seq)
        async with self.reading() as connection:
            entries = (await connection.execute(wanted)).scalars().all()
        found: list[AnyEntry] = []
        for first in range(0, len(entries), AT_ONCE):
            found += [msgspec.json.decode(entry, type=AnyEntry) for entry in entries[first : first + AT_ONCE]]
            await asyncio.sleep(0)
        return found

    async def append(self, table: str, seq: int, entry: AnyEntry, ending: Ending | None = None) -> None:
        """Keep one more entry; it is committed when this returns."""
        await self.keep([] if ending is None else _end(table, ending), [_row(table, seq, entry)])

    # Writing

    async def keep(self, changes: Sequence[Executable], entries: Sequence[dict[str, Any]] = ()) -> None:
        """Make changes and add entries; it is committed when this returns.

        What several tables want to keep at the same time is committed together: a disk is slow to say that it has
        written something, and no slower to have written more.
        """
        waiting = _Waiting(list(entries), list(changes), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await waiting.kept

    async def _write(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            try:
                await self._commit(together)
            except IntegrityError as error:
                # One of them is not to be kept, and the others are not to suffer for it.
                if len(together) == 1:
                    _tell(together, error)
                else:
                    for one in together:
                        await self._commit_alone(one)
            except Exception as error:
                _tell(together, error)

    async def _commit_alone(self, one: _Waiting) -> None:
        try:
            await self._commit([one])
        except Exception as error:
            _tell([one], error)

    async def _commit(self, together: Sequence[_Waiting]) -> None:
        entries = [entry for one in together for entry in one.entries]
        async with self.writing() as connection:
            for one in together:
                for change in one.changes:
                    await connection.execute(change)
            for first in range(0, len(entries), AT_ONCE):
                await connection.execute(insert(HISTORY), entries[first : first + AT_ONCE])
        self._meters.count("commits_total")
        self._meters.count("entries_total", len(entries))
        _tell(together, None)

    # Positions that a later release goes on from

    async def save(self, table: str, saved: Saved) -> None:
        """Keep the newest position of a table."""
        row = {
            "table_id": table,
            "seq": saved.seq,
            "rules": saved.rules,
            "content": saved.content,
            "position": msgspec.json.encode(saved.position).decode(),
        }
        old = delete(POSITIONS).where(POSITIONS.c.table_id == table)
        await self.keep([old, insert(POSITIONS).values(row)])

    async def saved(self, table: str) -> Saved | None:
        """The newest position of a table that was kept."""
        async with self.reading() as connection:
            wanted = select(POSITIONS).where(POSITIONS.c.table_id == table)
            found = (await connection.execute(wanted)).one_or_none()
        if found is None:
            return None
        position = msgspec.json.decode(found.position, type=TakenOn)
        return Saved(seq=found.seq, rules=found.rules, content=found.content, position=position)

    async def take_on(self, kept: KeptTable, game: Game, seq: int, entry: TakenOn) -> None:
        """A table goes on with the rules and the content that there are now."""
        now = {"rules": game.sheet.rules_version, "content": game.fingerprint}
        table = update(TABLES).where(TABLES.c.id == kept.id)
        await self.keep([table.values(**now)], [_row(kept.id, seq, entry)])
        kept.rules, kept.content = game.sheet.rules_version, game.fingerprint


def _row(table: str, seq: int, entry: AnyEntry) -> dict[str, Any]:
    return {"table_id": table, "seq": seq, "entry": msgspec.json.encode(entry).decode()}


def _end(table: str, ending: Ending) -> list[Executable]:
    over: Executable = update(TABLES).where(TABLES.c.id == table).values(over=True, record=ending.record)
    noted = ending.noted
    if noted is None:
        return [over]
    return [over, chapter_row(noted.campaign, noted.seq, noted.entry), touched(noted.campaign)]


def _tell(together: Sequence[_Waiting], error: Exception | None) -> None:
    """Let those go on who wait; whoever was cancelled does not wait any more."""
    for one in together:
        if one.kept.done():
            continue
        if error is None:
            one.kept.set_result(None)
        else:
            failure = StoreRefusal("no_store") if isinstance(error, StoreRefusal) else NotKept()
            failure.__cause__ = error
            one.kept.set_exception(failure)
