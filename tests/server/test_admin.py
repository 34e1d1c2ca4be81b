"""An operator's commands, while the server runs and while it does not."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import imperia
from imperia.kernel.record import read_record
from imperia.server.database import choose_database
from tests.cli.run import answer, refusal, run
from tests.server.service import PATIENCE, Player, Service, running
from tests.server.test_deaf import until
from tests.server.test_floods import figure
from tests.server.test_update import release


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def served(file: Path) -> Iterator[Service]:
    with running(file) as one:
        yield one


def tables(file: Path, *arguments: str) -> str:
    """What a command about tables says."""
    done = run("tables", arguments[0], "--database", str(file), "--lang", "en", *arguments[1:])
    assert done.exit_code == 0, done.stderr
    return done.stdout


def sent_away(player: Player) -> int | None:
    """How the connection ends, whatever is told before."""
    with suppress(ConnectionClosed):
        while True:
            player.socket.recv(timeout=PATIENCE)
    return player.socket.close_code


def test_the_list_says_how_each_table_is(file: Path, served: Service) -> None:
    chosen = served.open(None, None, seed=7)
    over = served.open("random", "random")
    served.join(over, None).until(lambda moment: moment.result is not None)
    found = {one["id"]: one for one in answer("tables", "list", "--database", str(file))}
    assert {table: one["how"] for table, one in found.items()} == {chosen.table: "running", over.table: "over"}
    assert (found[chosen.table]["people"], found[chosen.table]["entries"], found[over.table]["people"]) == (2, 0, 0)
    assert found[chosen.table]["seed_chosen"]
    assert [one["id"] for one in answer("tables", "list", "--how", "over", "--database", str(file))] == [over.table]
    assert chosen.table in tables(file, "list")


def test_a_running_table_is_exported_with_all_its_secrets(file: Path, served: Service) -> None:
    opened = served.open(None, None, seed=7)
    players = [served.join(opened, seat) for seat in (0, 1)]
    next(player for player in players if player.moment.question is not None).play()
    record, state = read_record(tables(file, "export", opened.table), imperia.game)
    assert (record.seed, len(record.moves), state.over) == (7, 1, False)
    kept = file.with_name("game.record")
    tables(file, "export", opened.table, "--output", str(kept))
    assert read_record(kept.read_text(), imperia.game)[0].moves == record.moves


def test_a_table_of_older_rules_is_exported_as_it_is_kept(file: Path) -> None:
    with running(file, find=release(1)) as service:
        opened = service.open(None, None, game="toy", seed=5)
        service.join(opened, 0).play()
    export = msgspec.json.decode(tables(file, "export", opened.table))
    assert (export["table"]["seed"], len(export["history"]), export["saved"]["seq"]) == (5, 1, 1)
    assert {chair["key_hash"] for chair in export["table"]["chairs"]} == {None}


def test_nobody_plays_on_at_a_table_that_was_closed(file: Path, served: Service) -> None:
    opened = served.open(None, None, seed=7)
    player = served.join(opened, 0)
    assert tables(file, "close", opened.table) == "1 table closed.\n"
    # Who is there has to come in anew, and is told.
    assert sent_away(player) == 1012
    players = [served.join(opened, seat) for seat in (0, 1)]
    assert {one.moment.closed for one in players} == {"closed"}
    mover = next(one for one in players if one.moment.question is not None)
    question = mover.moment.question
    assert question is not None
    assert mover.refused("play", number=question.number, move=question.moves[0].move) == "table_closed"
    assert served.http.get(f"/api/tables/{opened.table}/record").status_code == 200


def test_a_deleted_table_is_gone(file: Path, served: Service) -> None:
    opened, other = served.open(None, None), served.open(None, None)
    player = served.join(opened, 0)
    asked = run("tables", "delete", opened.table, "--database", str(file), "--lang", "en", lines="n\n")
    assert asked.exit_code == 1
    assert tables(file, "delete", opened.table, "--yes") == "1 table deleted.\n"
    assert sent_away(player) == 1012
    assert served.http.get(f"/api/tables/{opened.table}").status_code == 404
    assert served.http.get(f"/api/tables/{other.table}").status_code == 200
    with closing(sqlite3.connect(file)) as kept:
        assert kept.execute("select count(*) from chairs").fetchone() == (2,)


def test_a_seat_gets_a_new_link_and_the_old_one_opens_it_no_more(file: Path, served: Service) -> None:
    opened = served.open(None, None, "random", seed=7)
    thief, other = served.join(opened, 0), served.join(opened, 1)
    link = tables(file, "link", opened.table, "1").strip()
    assert link.startswith(f"/t/{opened.table}#")
    assert [sent_away(one) for one in (thief, other)] == [1012, 1012]
    assert Player(served, opened.table, link.partition("#")[2]).seat == 0
    assert served.join(opened, 1).seat == 1
    old = served.connect(opened.table)
    old.send(msgspec.json.encode({"type": "hello", "secret": opened.keys[0].secret}).decode())
    assert b"wrong_secret" in old.recv(timeout=10, decode=False)
    for seat in ("3", "9"):
        assert refusal("tables", "link", opened.table, seat, "--database", str(file), "--lang", "en")


def test_what_nobody_has_touched_for_a_time_is_deleted(file: Path) -> None:
    with running(file) as service:
        old, young = service.open(None, None), service.open(None, None)
        service.join(old, 0)
    with closing(sqlite3.connect(file)) as kept, kept:
        kept.execute("update tables set touched = '2020-01-01 00:00:00.000000' where id = ?", (old.table,))
    assert tables(file, "prune", "--days", "30", "--yes") == "1 table deleted.\n"
    assert [one["id"] for one in answer("tables", "list", "--database", str(file))] == [young.table]
    assert tables(file, "prune", "--days", "30", "--yes") == "0 tables deleted.\n"


def test_when_somebody_left_a_table_it_was_touched(file: Path) -> None:
    with running(file) as service:
        left, _ = service.open(None, None), service.open(None, None)
        player = service.join(left, 0)
        with closing(sqlite3.connect(file)) as kept, kept:
            kept.execute("update tables set touched = '2020-01-01 00:00:00.000000'")
        player.leave()
        until(lambda: figure(service, "tables") == 0)
    assert tables(file, "prune", "--days", "30", "--yes") == "1 table deleted.\n"
    assert [one["id"] for one in answer("tables", "list", "--database", str(file))] == [left.table]


def test_a_command_makes_no_database_and_changes_no_schema(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite"
    assert refusal("tables", "list", "--database", str(missing), "--lang", "en").startswith("There is no database")
    assert not missing.exists()
    with closing(sqlite3.connect(missing)) as old, old:
        old.execute("create table alembic_version (version_num varchar(32) not null)")
        old.execute("insert into alembic_version values ('0001')")
    assert "another release" in refusal("tables", "list", "--database", str(missing), "--lang", "en")


def test_an_unknown_table_is_named(file: Path, served: Service) -> None:
    for command in ("export", "close"):
        said = refusal("tables", command, "nowhere", "--database", str(file), "--lang", "en")
        assert said == "There is no such table."


def test_the_password_comes_from_a_file_or_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IMPERIA_DATABASE", "postgresql://ana@host/imperia")
    assert choose_database(None).password is None
    monkeypatch.setenv("IMPERIA_DATABASE_PASSWORD", "from environment")
    assert (choose_database(None).host, choose_database(None).password) == ("host", "from environment")
    secret = tmp_path / "password"
    secret.write_text("from file\n")
    assert choose_database(None, secret).password == "from file"
    assert "from file" not in choose_database(None, secret).render_as_string()
    said = refusal("serve", "--password-file", str(tmp_path / "none"), "--lang", "en")
    assert said.startswith("The password cannot be read from")
    assert choose_database("tables.sqlite").password is None
