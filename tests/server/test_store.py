"""What is kept: append-only, committed, the same on every database."""

import asyncio
import os
import sqlite3
import stat
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, Connection, text

from imperia.play import Answered, AnyEntry, HandedOver, Moved, Pleaded, TookBack
from imperia.server.columns import METADATA
from imperia.server.database import database_url, is_readable_by_others, make_engine
from imperia.server.errors import Refusal
from imperia.server.kept import Chair, KeptTable, NotKept
from imperia.server.keys import draw_table_id, hash_key, seat_of
from imperia.server.meters import Meters
from imperia.server.serve import prepare_database
from imperia.server.store import Store
from tests.kernel.toy import TOY
from tests.server.old import REVISIONS
from tests.server.process import ServerProcess
from tests.server.service import running

# A PostgreSQL database that the tests may write to, such as postgresql://user@localhost/test.
POSTGRESQL = os.environ.get("IMPERIA_TEST_POSTGRESQL", "")

HISTORY: list[AnyEntry] = [
    Moved(0, "take mine"),
    TookBack(0, 1),
    Pleaded(1, 3),
    Answered(0, agree=True),
    HandedOver(1, "greedy", 0),
    HandedOver(1, None),
]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    if request.param == "sqlite":
        return database_url(str(tmp_path / "tables.sqlite"))
    if not POSTGRESQL:
        pytest.skip("IMPERIA_TEST_POSTGRESQL names no database")
    return database_url(POSTGRESQL)


@pytest.fixture
def with_store(database: URL) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    def carry_out(use: Callable[[Store], Awaitable[None]]) -> None:
        async def opened() -> None:
            store = Store(database)
            await store.open()
            try:
                await use(store)
            finally:
                await store.close()

        asyncio.run(opened())

    return carry_out


WithStore = Callable[[Callable[[Store], Awaitable[None]]], None]


def a_table() -> KeptTable:
    return KeptTable(
        id=draw_table_id(),
        game="founders",
        rules=1,
        content="c",
        seed=2**128 - 1,
        options={"agreed_end": True, "level": 1, "way": "long"},
        chairs=[Chair(None, "Zoé", hash_key("k")), Chair("greedy", "", None)],
        grace=90,
    )


def test_a_table_is_kept_as_it_is(with_store: WithStore) -> None:
    kept = a_table()

    async def keep(store: Store) -> None:
        await store.add(kept, HISTORY[:2])
        for seq, entry in enumerate(HISTORY[2:], start=3):
            await store.append(kept.id, seq, entry)
        await store.rename(kept.id, 1, "Bruno")

    async def look(store: Store) -> None:
        found = await store.find(kept.id)
        kept.chairs[1].name = "Bruno"
        assert found == kept
        assert await store.history(kept.id) == HISTORY

    with_store(keep)
    with_store(look)


def test_no_entry_is_kept_twice(with_store: WithStore) -> None:
    async def use(store: Store) -> None:
        kept = a_table()
        await store.add(kept, HISTORY[:1])
        with pytest.raises(NotKept):
            await store.append(kept.id, 1, HISTORY[1])
        assert await store.history(kept.id) == HISTORY[:1]

    with_store(use)


def test_what_many_tables_want_to_keep_at_once_is_committed_together_and_a_bad_one_harms_nobody(
    with_store: WithStore, database: URL
) -> None:
    async def use(_: Store) -> None:
        meters = Meters()
        store = Store(database, meters)
        tables = [a_table() for _ in range(20)]
        for kept in tables:
            await store.add(kept, [])
        await store.append(tables[0].id, 1, HISTORY[0])
        answers = await asyncio.gather(
            *(store.append(kept.id, 1, HISTORY[0]) for kept in tables), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [NotKept, *[type(None)] * 19]
        answers = await asyncio.gather(*(store.append(kept.id, 2, HISTORY[1]) for kept in tables))
        assert [await store.history(kept.id) for kept in tables[1:]] == [HISTORY[:2]] * 19
        # The tables and the first entry one after the other, one by one with a bad one among them, then all at once.
        assert "imperia_commits_total 41\n" in meters.text()
        assert "imperia_entries_total 40\n" in meters.text()
        await store.close()

    with_store(use)


def test_a_locked_store_refuses_soon(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as service:
        player = service.join(service.open(None, None, game="toy", seed=5))
        with closing(sqlite3.connect(file)) as other:
            other.execute("begin immediate")
            began = time.monotonic()
            question = player.moment.question
            assert question is not None
            assert player.refused("play", number=question.number, move=question.moves[0].move) == "not_kept"
            assert time.monotonic() - began < 10
        assert player.play().moves == 1


def test_nobody_else_can_read_what_is_kept_however_loose_the_umask_is(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with running(tmp_path / "tables.sqlite") as service:
            service.open(None, None, game="toy")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
    names = ["tables.sqlite", "tables.sqlite-lease", "tables.sqlite-shm", "tables.sqlite-wal"]
    assert {name: modes[name] for name in names} == dict.fromkeys(names, 0o600)


def test_a_file_that_is_there_keeps_its_mode_and_the_operator_is_told_who_reads_it(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch()
    file.chmod(0o640)
    asyncio.run(prepare_database(database_url(str(file))))
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert not is_readable_by_others(database_url(str(file)))
    file.chmod(0o644)
    server = ServerProcess(file)
    server.kill()
    assert stat.S_IMODE(file.stat().st_mode) == 0o644
    assert f"Everybody on this machine can read {file}" in server.said


def test_of_a_database_elsewhere_nobody_is_told_that_everybody_here_reads_it() -> None:
    assert not is_readable_by_others(database_url("postgresql://elsewhere/tables"))


@pytest.mark.parametrize("table", ["nowhere", "", "\0", "x" * 4000])
def test_an_unknown_table_is_not_found(with_store: WithStore, table: str) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(Refusal, match="no such table"):
            await store.find(table)

    with_store(use)


def test_the_migrations_lead_to_the_tables_that_the_code_uses(database: URL, with_store: WithStore) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def use(store: Store) -> None:
        engine = make_engine(database)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            assert (await connection.execute(text("select version_num from alembic_version"))).scalar() == REVISIONS[-1]
        await engine.dispose()

    with_store(use)


def test_a_migration_that_breaks_off_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("create table chairs (of_another_kind)")
    with pytest.raises(Refusal, match="chairs already exists"):
        asyncio.run(prepare_database(database_url(str(file))))
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("select name from sqlite_master").fetchall() == [("chairs",)]


def test_a_database_of_a_newer_release_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as newer, newer:
        newer.execute("create table alembic_version (version_num varchar(32) not null)")
        newer.execute("insert into alembic_version values ('9999')")
    with pytest.raises(Refusal, match="9999"):
        asyncio.run(prepare_database(database_url(str(file))))
    with closing(sqlite3.connect(file)) as newer:
        assert newer.execute("select name from sqlite_master").fetchall() == [("alembic_version",)]


def test_a_key_opens_only_its_seat() -> None:
    hashes = [None, hash_key("one"), hash_key("two")]
    assert [seat_of(key, hashes) for key in ("one", "two", "three", "")] == [1, 2, None, None]


def test_what_another_has_kept_counts_and_nobody_is_told_otherwise(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite") as service:
        opened = service.open(None, None, game="toy", seed=5)
        player = service.join(opened)
        question = player.moment.question
        assert question is not None
        # Another process has kept an entry of that number in the meantime.
        theirs = TOY.start(2, seed=5).moves(1)[0]
        others = msgspec.json.encode(Moved(1, TOY.notation(theirs))).decode()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other, other:
            other.execute("insert into history values (?, 1, ?)", (opened.table, others))
        assert player.refused("play", number=question.number, move=question.moves[0].move) == "not_kept"
        assert (player.moment.seq, player.moment.mover, player.moment.standing) == (1, 1, 0)
        assert player.play().moves == 2


def test_no_command_takes_the_id_of_a_table_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-6PYZE6wrMdw", "--6YZE6wrMdw", "6PYZE6wrMdw-"])
    monkeypatch.setattr("imperia.server.keys.secrets.token_urlsafe", lambda size: next(drawn))
    assert draw_table_id() == "6PYZE6wrMdw-"
