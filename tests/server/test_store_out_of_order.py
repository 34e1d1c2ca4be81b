"""The database is locked, full or gone for a while: whoever asks is told so in words, and the log stays short."""

from __future__ import annotations

import sqlite3
import string
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, event, text
from sqlalchemy.pool import Pool
from websockets.exceptions import ConnectionClosed

from imperia.server import database, live
from imperia.server.complaint import Complaint
from imperia.server.database import database_url
from tests.french import foreign
from tests.server.service import PATIENCE, Player, running
from tests.server.test_store import POSTGRESQL

TABLE = {"game": "toy", "seats": [{}, {}]}


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits here for long until a lock is gone."""
    monkeypatch.setattr(database, "PATIENCE", 1)


LOCKING = """
import sqlite3, sys
other = sqlite3.connect(sys.argv[1], isolation_level=None)
other.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another process has the database to itself."""
    with subprocess.Popen(
        [sys.executable, "-c", LOCKING, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        yield
        other.communicate()


def check_words(answer: httpx.Response) -> None:
    """A 503 that says what is the matter."""
    assert answer.status_code == 503, answer.text
    failure = answer.json()
    assert failure["key"] == "no_store"
    assert failure["text"]["en"].startswith("The server cannot reach its data")
    assert foreign(failure["text"]["fr"]) == []


def refused_move(player: Player) -> str:
    question = player.until(lambda moment: moment.question is not None).question
    assert question is not None
    return player.refused("play", number=question.number, move=question.moves[0].move)


def check_log(caplog: pytest.LogCaptureFixture, problem: str) -> None:
    """One line tells it, and no traceback does."""
    said = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert said == [f"The database does not do what it is asked: {problem}"]
    assert "Traceback" not in caplog.text


def test_a_locked_store_refuses_in_words_and_is_read_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as service:
        opened = service.open(None, None, game="toy", seed=5)
        player = service.join(opened)
        with locked(file):
            for _ in range(2):
                check_words(service.http.post("/api/tables", json=TABLE))
                assert refused_move(player) == "not_kept"
                assert player.refused("rename", name="Zoé") == "no_store"
            assert service.http.get(f"/api/tables/{opened.table}").status_code == 200
            assert service.http.get("/health").status_code == 200
            assert service.join(opened, 1).moment.moves == 0
        assert player.play().moves == 1
        assert service.http.post("/api/tables", json=TABLE).status_code == 201
    check_log(caplog, "database is locked")


def test_bots_go_on_when_the_lock_is_gone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "PAUSE", 0.1)
    file = tmp_path / "tables.sqlite"
    with running(file) as service:
        opened = service.open("random", "random")
        with locked(file):
            watching = service.join(opened, None)
            failed = 0
            while failed < 6:
                time.sleep(0.1)
                metrics = service.http.get("/metrics").text
                failed = int(metrics.partition("\nimperia_not_kept_total ")[2].partition("\n")[0])
        watching.until(lambda moment: moment.result is not None)
    check_log(caplog, "database is locked")


@contextmanager
def small_files(pages: int) -> Iterator[None]:
    """Every database has so little room, as on a disk that is full."""

    def limit(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={pages}")
        cursor.close()

    event.listen(Pool, "connect", limit)
    try:
        yield
    finally:
        event.remove(Pool, "connect", limit)


def fill(file: Path, pages: int) -> None:
    """Leave no room for as much as one entry."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA synchronous=OFF")
        other.execute(f"PRAGMA max_page_count={pages}")
        # Wherever the id of a table may come in the order of all.
        for first in f"-_{string.digits}{string.ascii_letters}":
            with suppress(sqlite3.OperationalError):
                for seq in count():
                    other.execute("INSERT INTO history VALUES (?, ?, '')", (first, seq))


def test_a_full_store_refuses_in_words_and_takes_more_when_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    with small_files(40), running(file) as service:
        opened = service.open(None, None, game="toy", seed=5)
        player = service.join(opened)
        fill(file, pages=40)
        assert refused_move(player) == "not_kept"
        # The last page that holds tables has room for a few.
        while (answer := service.http.post("/api/tables", json=TABLE)).status_code == 201:
            pass
        check_words(answer)
        assert service.http.get(f"/api/tables/{opened.table}").status_code == 200
        with closing(sqlite3.connect(file)) as operator, operator:
            operator.execute("DELETE FROM history WHERE length(table_id) = 1")
        assert service.http.post("/api/tables", json=TABLE).status_code == 201
        assert player.play().moves == 1
    check_log(caplog, "database or disk is full")


@contextmanager
def unreadable(file: Path) -> Iterator[None]:
    """Nothing can be read, and nothing be written."""

    def rename(before: str, after: str) -> None:
        with closing(sqlite3.connect(file)) as other, other:
            other.execute(f"ALTER TABLE {before} RENAME TO {after}")

    rename("tables", "gone")
    yield
    rename("gone", "tables")


def test_who_comes_to_a_table_that_cannot_be_read_is_told_so_and_comes_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "tables.sqlite"
    with running(file) as service:
        opened = service.open(None, None, game="toy", seed=5)
        with unreadable(file):
            for path in (f"/api/tables/{opened.table}", f"/api/tables/{opened.table}/record"):
                check_words(service.http.get(path))
            assert service.http.get("/health").status_code == 503
            line = service.connect(opened.table)
            assert b'"no_store"' in line.recv(timeout=PATIENCE, decode=False)
            with pytest.raises(ConnectionClosed):
                line.recv(timeout=PATIENCE)
            assert line.close_code == 1012
        assert service.join(opened).moment.moves == 0
    check_log(caplog, "no such table: tables")


@pytest.mark.skipif(not POSTGRESQL, reason="IMPERIA_TEST_POSTGRESQL names no database")
def test_a_locked_postgresql_refuses_in_words(caplog: pytest.LogCaptureFixture) -> None:
    engine = create_engine(database_url(POSTGRESQL))
    with running(POSTGRESQL) as service:
        player = service.join(service.open(None, None, game="toy", seed=5))
        with engine.begin() as other:
            other.execute(text("LOCK TABLE history, tables IN EXCLUSIVE MODE"))
            check_words(service.http.post("/api/tables", json=TABLE))
            assert refused_move(player) == "not_kept"
        assert player.play().moves == 1
    engine.dispose()
    check_log(caplog, "canceling statement due to lock timeout")


def test_a_complaint_is_made_at_once_then_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    complaint = Complaint("It fails", lambda: now)
    for seconds in range(0, 130, 10):
        now = float(seconds)
        complaint.make("locked")
    complaint.make("full")
    assert [record.getMessage() for record in caplog.records] == [
        "It fails: locked",
        "It fails: locked (5 more since the last line)",
        "It fails: locked (5 more since the last line)",
        "It fails: full",
    ]
