"""A newer release is started on a database of an older one: whatever was in it is in it still, or it is as it was."""

import asyncio
import os
import secrets
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import URL, text

from imperia.server import migrating
from imperia.server.copies import copy_beside
from imperia.server.database import database_url
from imperia.server.errors import Refusal
from imperia.server.migrating import MIGRATIONS, bring_up_to_date, run_migrations
from imperia.server.serve import prepare_database
from tests.cli.run import answer, french, run
from tests.french import foreign
from tests.server.old import (
    CAMPAIGN,
    FINISHED,
    LESSON,
    REVISIONS,
    RUNNING,
    Rows,
    connected,
    make_old,
    read_rows,
)
from tests.server.process import ServerProcess
from tests.server.service import running
from tests.server.test_store import POSTGRESQL

every_revision = pytest.mark.parametrize("revision", REVISIONS)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, file: Path) -> Iterator[URL]:
    """An empty database."""
    if request.param == "sqlite":
        yield database_url(str(file))
        return
    if not POSTGRESQL:
        pytest.skip("IMPERIA_TEST_POSTGRESQL names no database")
    everything, schema = database_url(POSTGRESQL), f"old_{secrets.token_hex(4)}"
    with connected(everything) as connection:
        connection.execute(text(f"CREATE SCHEMA {schema}"))
    yield everything.update_query_dict({"options": f"-csearch_path={schema}"})
    with connected(everything) as connection:
        connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))


def rows_of(database: URL) -> Rows:
    with connected(database) as connection:
        return read_rows(connection)


def counts(rows: Rows) -> dict[str, int]:
    return {name: len(found) for name, found in rows.items()}


def without_new_columns(rows: Rows, like: Rows) -> Rows:
    """The rows of the tables, and in the columns, that there were before."""
    return {
        name: sorted(({key: row[key] for key in found[0]} for row in rows[name]), key=str)
        for name, found in like.items()
    }


# Nothing is lost


@every_revision
def test_an_update_changes_no_value_that_was_there(database: URL, revision: str) -> None:
    before = make_old(database, revision)
    assert all(before.values()), "there is something to lose in every table"
    bring_up_to_date(database)
    after = rows_of(database)
    assert without_new_columns(after, before) == before
    # Once more does nothing.
    bring_up_to_date(database)
    assert rows_of(database) == after


@every_revision
def test_games_go_on_after_an_update(database: URL, revision: str) -> None:
    before = counts(make_old(database, revision))
    with running(database.render_as_string(hide_password=False)) as service:
        players = [service.join(RUNNING, seat) for seat in (0, 1)]
        shown = players[0].moment.moves
        assert shown > 5
        mover = next(player for player in players if player.moment.question is not None)
        assert mover.play().moves == shown + 1
        assert service.http.get(f"/api/tables/{FINISHED.table}/record").status_code == 200
        if revision >= "0003":
            assert service.join(LESSON).moment.lesson is not None
        if revision >= "0006":
            assert service.http.get(f"/api/campaigns/{CAMPAIGN}").json()["view"]["losses"] == 1
    assert counts(rows_of(database)).items() >= {**before, "history": before["history"] + 1}.items()


def test_a_database_without_a_game_is_as_good_as_any(database: URL) -> None:
    for revision in REVISIONS:
        with connected(database) as connection:
            run_migrations(connection, revision)
        assert not any(rows_of(database).values())
    bring_up_to_date(database)


# The copy


def copies(file: Path) -> list[str]:
    return sorted(one.name for one in file.parent.iterdir() if "-cop" in one.name)


def test_before_an_update_a_copy_is_made_that_nobody_else_reads_and_the_operator_is_told(file: Path) -> None:
    before = make_old(database_url(str(file)), "0004")
    with closing(sqlite3.connect(file)) as writer, writer:
        # What is committed last is not in the file yet, as after a server was killed.
        writer.execute("PRAGMA journal_mode=WAL")
        writer.execute("UPDATE tables SET game = 'yuan' WHERE id = 'lesson'")
        writer.commit()
        before["tables"] = [{**row, "game": "yuan"} if row["id"] == "lesson" else row for row in before["tables"]]
        server = ServerProcess(file)
    server.stop()
    copy = file.with_name("tables.sqlite-copy-0004")
    assert f"As it was before, it is kept in {copy}" in server.said
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert copies(file) == [copy.name]
    assert rows_of(database_url(str(copy))) == before
    with closing(sqlite3.connect(copy)) as opened:
        assert opened.execute("SELECT version_num FROM alembic_version").fetchall() == [("0004",)]


def test_no_copy_is_made_of_what_is_new_or_up_to_date(file: Path) -> None:
    for _ in range(2):
        assert asyncio.run(prepare_database(database_url(str(file)))) is None
    assert copies(file) == []


def test_without_a_copy_there_is_no_update(file: Path) -> None:
    before = make_old(database_url(str(file)), "0003")
    file.with_name("tables.sqlite-copying").mkdir()
    with pytest.raises(Refusal, match=r"no copy of it could be made first: .*directory") as refused:
        asyncio.run(prepare_database(database_url(str(file))))
    assert foreign(refused.value.say("fr")) == []
    assert rows_of(database_url(str(file))) == before


def test_a_copy_that_failed_is_not_left_lying_about(file: Path) -> None:
    file.write_text("Dear Ana, this is no database." * 500)
    with pytest.raises(Refusal, match="no copy of it could be made first: file is not a database"):
        copy_beside(file, "0004")
    assert list(file.parent.glob("tables.sqlite*")) == [file]


def test_no_copy_is_written_over_another_and_none_is_made_twice(file: Path) -> None:
    def put_back(game: str) -> None:
        for one in file.parent.glob("tables.sqlite*"):
            if "-copy-" not in one.name:
                one.unlink()
        make_old(database_url(str(file)), "0004")
        with closing(sqlite3.connect(file)) as other, other:
            other.execute("UPDATE tables SET game = ?", (game,))

    for game in ("yuan", "yuan", "daimyo", "yuan"):
        put_back(game)
        bring_up_to_date(database_url(str(file)))
    assert copies(file) == ["tables.sqlite-copy-0004", "tables.sqlite-copy-0004-2"]


# A step that is wrong

LOSES_ROWS = "op.execute('DELETE FROM chairs WHERE seat = 1')"
DROPS_A_TABLE = "op.drop_table('history')"
BREAKS_KEYS = "op.execute(\"INSERT INTO history VALUES ('nowhere', 1, '{}')\")"
# As the step that once deleted all seats and all moves.
MAKES_ANEW = """with op.batch_alter_table("tables") as batch:
        batch.alter_column("grace", nullable=True, existing_type=sa.Integer())"""
FALLS_ASLEEP = f"""{MAKES_ANEW}
    print("in the middle", flush=True)
    import time
    time.sleep(600)"""


@pytest.fixture
def add_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Make a release of tomorrow, with one more step; the folder of its steps."""

    def add(what: str) -> Path:
        folder = tmp_path / "migrations"
        shutil.copytree(MIGRATIONS, folder)
        last = REVISIONS[-1]
        new = f"{int(last) + 1:04}"
        head = f"import sqlalchemy as sa\nfrom alembic import op\n\nrevision, down_revision = '{new}', '{last}'\n"
        step = f"{head}\n\ndef upgrade() -> None:\n    {what}\n"
        (folder / "versions" / f"step_{new}.py").write_text(step)
        monkeypatch.setattr(migrating, "MIGRATIONS", folder)
        return folder

    return add


AddStep = Callable[[str], Path]


@pytest.mark.parametrize(
    ("step", "says"),
    [
        (LOSES_ROWS, "would have lost rows (chairs 6 → 3)"),
        (DROPS_A_TABLE, "would have lost rows (history 42 → 0)"),
    ],
    ids=["loses rows", "drops a table"],
)
@pytest.mark.parametrize("revision", ["0004", "0006"])
def test_an_update_that_loses_rows_is_undone_and_refused(
    database: URL, add_step: AddStep, step: str, says: str, revision: str
) -> None:
    before = make_old(database, revision)
    add_step(step)
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            bring_up_to_date(database)
        assert says in refused.value.say("en")
        assert foreign(refused.value.say("fr")) == []
        assert rows_of(database) == before


def test_an_update_that_leaves_rows_which_belong_to_nothing_is_undone_and_refused(
    database: URL, add_step: AddStep
) -> None:
    before = make_old(database, "0004")
    add_step(BREAKS_KEYS)
    with pytest.raises(Refusal, match=r"1 row \(history\) would belong to nothing|violates foreign key constraint"):
        asyncio.run(prepare_database(database))
    assert rows_of(database) == before


def test_a_server_that_is_started_again_and_again_makes_one_copy(file: Path, add_step: AddStep) -> None:
    make_old(database_url(str(file)), "0004")
    add_step(LOSES_ROWS)
    for _ in range(3):
        with pytest.raises(Refusal):
            bring_up_to_date(database_url(str(file)))
    assert copies(file) == ["tables.sqlite-copy-0004"]


@every_revision
def test_a_table_may_be_made_anew_by_any_step(database: URL, add_step: AddStep, revision: str) -> None:
    before = make_old(database, revision)
    add_step(MAKES_ANEW)
    bring_up_to_date(database)
    assert without_new_columns(rows_of(database), before) == before


def test_steps_run_with_foreign_keys_off_or_not_at_all(file: Path) -> None:
    with connected(database_url(str(file))) as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        with pytest.raises(RuntimeError, match="foreign keys off"):
            run_migrations(connection)


UPDATING = """
import sys
from pathlib import Path
from imperia.server import migrating
from imperia.server.database import database_url
migrating.MIGRATIONS = Path(sys.argv[2])
migrating.bring_up_to_date(database_url(sys.argv[1]))
"""


@pytest.mark.parametrize("revision", ["0004", "0006"])
def test_a_server_that_is_killed_in_the_middle_of_an_update_has_changed_nothing(
    file: Path, add_step: AddStep, monkeypatch: pytest.MonkeyPatch, revision: str
) -> None:
    before = make_old(database_url(str(file)), revision)
    folder = add_step(FALLS_ASLEEP)
    updating = subprocess.Popen(
        [sys.executable, "-c", UPDATING, str(file), str(folder)], stdout=subprocess.PIPE, text=True
    )
    assert updating.stdout is not None
    assert updating.stdout.readline() == "in the middle\n"
    updating.send_signal(signal.SIGKILL)
    updating.communicate()
    assert rows_of(database_url(str(file))) == before
    assert copies(file) == [f"tables.sqlite-copy-{revision}"]
    monkeypatch.undo()
    with running(file) as service:
        assert service.join(RUNNING).moment.moves > 5


# What an earlier release has destroyed


def damage(file: Path, revision: str) -> None:
    """What was left by the release that made the table of tables anew with foreign keys on."""
    make_old(database_url(str(file)), revision)
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("DELETE FROM chairs WHERE table_id != 'lesson'")
        other.execute("DELETE FROM history")


def start_in_vain(file: Path, lang: str) -> str:
    """What the operator is told."""
    with pytest.raises(Refusal) as refused:
        asyncio.run(prepare_database(database_url(str(file))))
    return refused.value.say(lang)


@pytest.mark.parametrize("revision", ["0005", "0006"])
def test_a_database_whose_tables_have_lost_their_seats_is_refused_until_the_operator_gives_them_up(
    file: Path, revision: str
) -> None:
    damage(file, revision)
    for _ in range(2):
        said = start_in_vain(file, "en")
        assert said.startswith(f"2 tables in {file} have no seats and no moves any more")
        assert "put your own backup from before that update in its place" in said
    assert french("2 tables n'ont plus ni places ni coups") in start_in_vain(file, "fr")
    lost = [one["id"] for one in answer("tables", "list", "--how", "lost", "--database", str(file))]
    assert sorted(lost) == ["finished", "running"]
    assert run("tables", "delete", *lost, "--yes", "--database", str(file)).exit_code == 0
    with running(file) as service:
        assert service.join(LESSON).moment.moves == 0


def test_a_copy_that_has_the_seats_is_named_and_one_that_has_not_is_not(file: Path) -> None:
    whole = file.with_name("tables.sqlite-copy-0004")
    make_old(database_url(str(whole)), "0004")
    # An empty one, one that is as bad, and one that is none at all; all newer.
    empty = file.with_name("tables.sqlite-copy-0003")
    with connected(database_url(str(empty))) as connection:
        run_migrations(connection, "0003")
    damage(file, "0005")
    shutil.copy(file, file.with_name("tables.sqlite-copy-0005"))
    file.with_name("tables.sqlite-copy-0001").write_text("no database")
    os.utime(whole, (1, 1))
    assert f"A copy from before is {whole}: put it in the place of the database" in start_in_vain(file, "en")
    assert french(f"Une copie d'avant se trouve dans {whole}") in start_in_vain(file, "fr")
    for one in (whole, empty):
        assert not list(one.parent.glob(f"{one.name}-*")), "nothing is left beside a copy that was looked into"
