"""The database fails for a while: nothing that was not kept stands, and nothing that stands is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.service import running


def rename_history(database: Path, before: str, after: str) -> None:
    with closing(sqlite3.connect(database)) as other, other:
        other.execute(f"alter table {before} rename to {after}")


def test_a_move_that_the_database_lost_is_not_there_when_it_is_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "tables.sqlite"
    with running(database) as service:
        opened = service.open(None, None, game="toy", seed=5)
        players = [service.join(opened, seat) for seat in (0, 1)]
        question = players[0].moment.question
        assert question is not None
        # It can neither be written to nor be read.
        rename_history(database, "history", "gone")
        assert players[0].refused("play", number=question.number, move=question.moves[0].move) == "not_kept"
        rename_history(database, "gone", "history")
        # The other plans, and plays on from what was kept.
        assert players[1].play().moves == 1
        assert players[0].play().moves == 2
    # No log tells what somebody plans.
    complaints = [record for record in caplog.records if "no such table: history" in record.getMessage()]
    assert complaints
    assert not any(record.exc_info for record in complaints)
    assert " ".join(question.moves[0].said) not in caplog.text
    with running(database) as service:
        assert service.join(opened).moment.moves == 2
