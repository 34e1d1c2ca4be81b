"""The server is killed at any instant: nothing that was answered is lost."""

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from imperia.kernel.soundness import frozen
from imperia.server.database import database_url
from imperia.server.errors import Refusal
from imperia.server.lease import take_lease
from imperia.server.wire import Opened
from tests.cli.run import french, refusal, run
from tests.server.attack import endless_record
from tests.server.process import ServerProcess
from tests.server.service import running
from tests.server.test_store import POSTGRESQL

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


Start = Callable[[], ServerProcess]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a server on a database that outlives it; none is left running."""
    started: list[ServerProcess] = []

    def begin() -> ServerProcess:
        started.append(ServerProcess(tmp_path / "tables.sqlite"))
        return started[-1]

    yield begin
    for server in started:
        server.kill()


@on_linux
def test_a_game_survives_its_server_being_killed_while_bots_move(start: Start, tmp_path: Path) -> None:
    server = start()
    opened: Opened = server.service.open(None, "greedy", "random", seed=11)
    seen: dict[int, bytes] = {}
    seq = -1
    for after_it in (False, True):
        player = server.service.join(opened, 0, seq=seq)
        # What was shown before is shown again, not changed and not lost.
        assert player.moment.seq >= seq
        if player.moment.seq in seen:
            assert frozen(player.moment.view) == seen[player.moment.seq]
        # Answer, and kill the server while the bots are at it.
        while player.play().question is not None:
            pass
        player.until_seq(player.moment.seq + 1)
        seen |= {moment.seq: frozen(moment.view) for moment in player.moments}
        seq = player.moment.seq
        workers = server.children()
        server.kill()
        while any(is_running(pid) for pid in workers):
            time.sleep(0.05)
        if not after_it:
            server = start()
    with running(tmp_path / "tables.sqlite") as service:
        player = service.join(opened, 0, seq=seq)
        assert player.moment.seq >= seq
        player.do("hand_over", seat=0, bot="random")
        player.until(lambda moment: moment.result is not None)


@on_linux
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_stop_says_good_bye_and_leaves_nothing_behind(
    start: Start, how: signal.Signals
) -> None:
    server = start()
    opened = server.service.open(None, "greedy")
    player = server.service.join(opened)
    workers = server.children()
    assert server.stop(how) == 0
    assert "Traceback" not in server.said
    # The log tells who asked for what, and no key; every line has its time and goes to one stream.
    assert "/api/tables" in server.said
    assert opened.keys[0].secret not in server.said
    lines = [line for line in server.said.splitlines() if "INFO" in line or "/api/" in line]
    assert all(re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d+ INFO ", line) for line in lines)
    assert player.socket.close_code == 1012
    while any(is_running(pid) for pid in workers):
        time.sleep(0.05)


@on_linux
def test_a_server_with_its_hands_full_ends_within_its_grace(start: Start) -> None:
    server = start()
    record = endless_record(4900)
    port = server.service.port
    head = f"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: text/plain\r\n"
    uploads = [socket.create_connection(("127.0.0.1", port)) for _ in range(9)]
    for upload in uploads:
        upload.sendall(f"{head}Content-Length: {len(record)}\r\n\r\n{record}".encode())
    time.sleep(0.2)
    began = time.monotonic()
    server.stop()
    assert time.monotonic() - began < 15
    for upload in uploads:
        upload.close()


# A server that has something to do for a minute, and a second to end.
HANGING = """
import sys, threading, time
from imperia.server import serve
from imperia.server.database import database_url
serve.GRACE = 1.0
threading.Thread(target=time.sleep, args=(60,)).start()
serve.serve("127.0.0.1", 0, database_url(sys.argv[1]), 1, "en", print)
"""


def test_a_process_that_hangs_is_broken_off(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HANGING, str(tmp_path / "tables.sqlite")]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    assert process.stderr is not None
    for line in process.stderr:
        if "Application startup complete" in line:
            break
    process.terminate()
    began = time.monotonic()
    _, rest = process.communicate(timeout=30)
    assert time.monotonic() - began < 20
    assert process.returncode == 1
    assert "broken off" in rest


# Two servers on one database


def test_a_second_server_refuses_to_start_until_the_first_has_ended(start: Start, tmp_path: Path) -> None:
    first = start()
    said = refusal("serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite"))
    assert said.startswith(f"Another server already serves {tmp_path / 'tables.sqlite'}.")
    opened = first.service.open(None, None)
    first.kill()
    with running(tmp_path / "tables.sqlite") as service:
        assert service.join(opened).moment.seq == 0


@pytest.mark.skipif(not POSTGRESQL, reason="IMPERIA_TEST_POSTGRESQL names no database")
def test_a_second_server_refuses_to_start_on_postgresql() -> None:
    first = ServerProcess(POSTGRESQL)
    try:
        with pytest.raises(Refusal, match="Another server already serves"):
            take_lease(database_url(POSTGRESQL))
    finally:
        first.kill()
    # The database notices at once that its client has gone, but not at the same instant.
    time.sleep(1)
    lease = take_lease(database_url(POSTGRESQL))
    assert lease.holds()
    lease.release()


@pytest.mark.skipif(not POSTGRESQL, reason="IMPERIA_TEST_POSTGRESQL names no database")
def test_a_lease_whose_connection_was_lost_is_taken_again_unless_another_has_it() -> None:
    url = database_url(POSTGRESQL)
    lease = take_lease(url)

    def lose() -> None:
        engine = create_engine(url, isolation_level="AUTOCOMMIT")
        with engine.connect() as other:
            other.execute(text("select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"))
        engine.dispose()
        time.sleep(0.5)

    lose()
    assert lease.holds()
    lose()
    another = take_lease(url)
    assert not lease.holds()
    another.release()
    assert lease.holds()
    lease.release()


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        database = str(tmp_path / "tables.sqlite")
        said = refusal("serve", "--port", port, "--database", database)
        assert said.startswith(f"127.0.0.1:{port} cannot be used: ")
        assert "(while" not in said
        assert "Errno" not in said
        en_francais = refusal("serve", "--port", port, "--database", database, "--lang", "fr")
        assert french("Un autre serveur tourne-t-il déjà") in en_francais


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--database", "mysql://localhost/imperia"], "“mysql://localhost/imperia” is neither"),
        (["--database", "mysql://ana:secret@host/imperia"], "“mysql://ana:***@host/imperia” is neither"),
        (["--database", "://"], "is neither a file nor the address"),
        (["--database", "/dev/null/tables.sqlite"], "The database"),
        (["--workers", "0"], "0 is not a number of workers."),
        (["--port", "70000"], "127.0.0.1:70000 cannot be used"),
    ],
    ids=["other kind", "password", "no address", "no folder", "no workers", "no port"],
)
def test_a_server_that_cannot_start_says_why(arguments: list[str], said: str) -> None:
    assert said in refusal("serve", "--port", "0", *arguments)


def test_a_database_that_is_none_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana, this is no database." * 50)
    result = run("serve", "--port", "0", "--database", str(file))
    assert result.exit_code == 1
    assert "file is not a database" in result.stderr
    assert file.read_text().startswith("Dear Ana")
