"""Who is let in, what is said at the door, and how the server says how it is."""

import gzip
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from imperia.server.guard import names_of
from imperia.server.patient import LONGEST_HEAD, MOST_HEADERS, PatientProtocol
from tests.server.process import ServerProcess
from tests.server.service import PLENTY, Service, running
from tests.server.test_floods import figure, upload
from tests.server.test_records import FINISHED

WISH = '{"game":"founders","seats":[{},{}]}'
JSON = {"Content-Type": "application/json"}
LONG = 30_000_000


# Other sites


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://localhost:1"])
def test_the_page_of_another_site_opens_no_table_and_sits_down_nowhere(service: Service, origin: str) -> None:
    headers = {**JSON, "Origin": origin}
    for path, body in (("/api/tables", WISH), ("/api/records", FINISHED)):
        answer = service.http.post(path, content=body, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "other_site")
    table = service.open(None, None).table
    with pytest.raises(InvalidStatus, match="403"):
        connect(f"ws://127.0.0.1:{service.port}/api/tables/{table}/live", additional_headers={"Origin": origin})


def test_its_own_page_is_let_in(service: Service) -> None:
    own = f"http://127.0.0.1:{service.port}"
    assert service.http.post("/api/tables", content=WISH, headers={**JSON, "Origin": own}).status_code == 201
    table = service.open(None, None).table
    address = f"ws://127.0.0.1:{service.port}/api/tables/{table}/live"
    with connect(address, additional_headers={"Origin": own}) as line:
        line.send('{"type":"hello"}')
        assert b"welcome" in line.recv(timeout=10, decode=False)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None])
def test_what_a_form_can_send_opens_no_table(service: Service, kind: str | None) -> None:
    answer = service.http.post("/api/tables", content=WISH, headers={"Content-Type": kind} if kind else {})
    assert (answer.status_code, answer.json()["key"]) == (415, "not_sent_as_json")


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    names = names_of("127.0.0.1", ["play.example.org"])
    with running(tmp_path_factory.mktemp("named") / "tables.sqlite", names=names) as one:
        yield one


def test_a_server_answers_to_its_own_names_only(named: Service) -> None:
    for host, status in [("evil.example:80", 421), ("", 421), ("play.example.org", 200), ("localhost:8000", 200)]:
        assert named.http.get("/api/library", headers={"Host": host}).status_code == status
    from_outside = {**JSON, "Host": "127.0.0.1:8000", "Origin": "https://play.example.org"}
    assert named.http.post("/api/tables", content=WISH, headers=from_outside).status_code == 201


def test_what_a_server_is_called_without_being_told() -> None:
    assert "localhost" in names_of("127.0.0.1", [])
    assert names_of("0.0.0.0", []) == frozenset()


# Linux lets every process speak from any address that begins with 127; the server takes only 127.0.0.1 for a proxy.
PROXY, OTHER, THIRD = "127.0.0.1", "127.0.0.2", "127.0.0.3"


def plain(service: Service, source: str) -> socket.socket:
    """A connection from an address."""
    line = socket.create_connection(("127.0.0.1", service.port), source_address=(source, 0))
    line.settimeout(10)
    return line


def all_of(line: socket.socket) -> bytes:
    """Everything that is said until the connection ends."""
    heard = bytearray()
    with suppress(ConnectionResetError):
        while part := line.recv(1_000_000):
            heard += part
    return bytes(heard)


def is_served(line: socket.socket) -> bool:
    """True if the server talks to that connection."""
    with suppress(ConnectionResetError, BrokenPipeError):
        line.sendall(b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return line.recv(1000).startswith(b"HTTP/1.1 200")
    return False


# Silence


UNFINISHED = b"POST /api/tables HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHo", UNFINISHED], ids=["nothing", "no end", "no body"])
def test_a_connection_that_never_asks_anything_is_ended(
    service: Service, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(PatientProtocol, "longest", 0.3)
    with socket.create_connection(("127.0.0.1", service.port)) as silent:
        silent.settimeout(10)
        silent.sendall(said)
        began = time.monotonic()
        with suppress(ConnectionResetError):
            assert silent.recv(1000) == b""
        assert time.monotonic() - began < 5


@pytest.fixture
def long_page(tmp_path: Path) -> Path:
    """A page of which no system holds all on the way."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_bytes(b" " * LONG)
    return tmp_path / "page"


def test_a_connection_that_never_reads_its_answer_is_ended(long_page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientProtocol, "longest", 0.3)
    with running(long_page.with_name("tables.sqlite"), page=long_page) as service, plain(service, OTHER) as deaf:
        deaf.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        time.sleep(2)
        assert len(all_of(deaf)) < LONG


def test_who_reads_slowly_is_waited_for(long_page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Far longer than a busy machine lets a process wait for its turn, and far shorter than the reading takes.
    monkeypatch.setattr(PatientProtocol, "longest", 2.0)
    with running(long_page.with_name("tables.sqlite"), page=long_page) as service, plain(service, OTHER) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        heard = 0
        while heard < LONG and (part := slow.recv(100_000)):
            heard += len(part)
            time.sleep(0.02)
        assert heard > LONG


# Too many, and too long


def test_one_address_has_only_so_many_plain_connections(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PLENTY, connections=3)
    with running(tmp_path / "tables.sqlite", limits) as service, ExitStack() as open_lines:

        def opened(source: str) -> socket.socket:
            return open_lines.enter_context(plain(service, source))

        kept = [opened(OTHER) for _ in range(3)]
        assert not is_served(opened(OTHER))
        assert is_served(opened(THIRD))
        assert all(is_served(opened(PROXY)) for _ in range(5))
        assert all(is_served(line) for line in kept)
        kept[0].close()
        until(lambda: is_served(opened(OTHER)))


def test_a_websocket_is_counted_once(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PLENTY, connections=3)
    with running(tmp_path / "tables.sqlite", limits) as service, ExitStack() as open_lines:
        address = f"ws://127.0.0.1:{service.port}/api/tables/{service.open(None, None).table}/live"
        for _ in range(2):
            line = open_lines.enter_context(connect(address, source_address=(OTHER, 0)))
            line.send('{"type":"hello"}')
            assert b"welcome" in line.recv(timeout=10, decode=False)
        assert is_served(open_lines.enter_context(plain(service, OTHER)))
        assert not is_served(open_lines.enter_context(plain(service, OTHER)))


def until(true: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    while not true():
        time.sleep(0.05)


LINE = b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    "head",
    [
        LINE + b"X: y\r\n" * 100 + b"\r\n",
        LINE + b"X: " + b"y" * 17_000 + b"\r\n\r\n",
        LINE + b"X" * 17_000 + b": y\r\n\r\n",
        b"GET /" + b"a" * 17_000 + b" HTTP/1.1\r\n\r\n",
    ],
    ids=["many", "long", "long name", "long address"],
)
def test_a_request_with_too_long_a_head_is_refused(service: Service, head: bytes) -> None:
    with plain(service, PROXY) as line:
        line.sendall(head)
        assert all_of(line).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(("more", "status"), [(0, b"200"), (1, b"431")])
def test_a_head_may_be_as_long_as_is_allowed_and_no_longer(service: Service, more: int, status: bytes) -> None:
    for headers, length in ((MOST_HEADERS - 2 + more, 1), (0, LONGEST_HEAD - len("/metricsHostlocalhostY") + more)):
        with plain(service, PROXY) as line:
            line.sendall(LINE + b"X: y\r\n" * headers + b"Y: " + b"z" * length + b"\r\n\r\n")
            assert line.recv(100_000).startswith(b"HTTP/1.1 " + status)


def test_a_header_without_end_is_not_heard_to_its_end(service: Service) -> None:
    with plain(service, PROXY) as line:
        line.sendall(LINE + b"X: ")
        with suppress(ConnectionResetError, BrokenPipeError):
            for _ in range(2000):
                line.sendall(b"y" * 10_000)
            pytest.fail("Twenty million bytes were heard.")


def test_a_head_that_is_long_but_not_too_long_is_read(service: Service) -> None:
    with plain(service, PROXY) as line:
        for _ in range(3):
            line.sendall(LINE + b"X: y\r\n" * 90 + b"Y: " + b"z" * 10_000 + b"\r\n\r\n")
            assert b"HTTP/1.1 200" in line.recv(100_000)


# What is answered


def test_a_number_without_end_is_not_sent_back(service: Service) -> None:
    digits = "9" * 400_000
    for text in (f'{{"imperia":{digits}}}', FINISHED.replace('"seed":', f'"seed":{digits}'), f"{FINISHED}\n{digits}\n"):
        answer = service.http.post("/api/records", content=text[:500_000], headers={"Content-Type": "text/plain"})
        assert answer.status_code == 400
        assert len(answer.content) < 2000


def test_a_running_table_is_not_rebuilt_to_refuse_its_record(service: Service) -> None:
    table = service.open(None, None).table
    before = figure(service, "loads_total")
    for part in ("record", "frames/0"):
        assert service.http.get(f"/api/tables/{table}/{part}").json()["key"] == "still_running"
    assert figure(service, "loads_total") == before


def test_the_record_of_a_finished_table_is_kept_with_it(service: Service) -> None:
    opened = upload(service, FINISHED)
    before = figure(service, "loads_total")
    *kept, closing = service.http.get(f"/api/tables/{opened.table}/record").text.splitlines()
    *brought, brought_closing = FINISHED.splitlines()
    assert kept == brought
    # The record that was brought is older: it does not say who won.
    assert json.loads(brought_closing).items() <= json.loads(closing).items()
    assert figure(service, "loads_total") == before


def test_long_answers_are_compressed(service: Service) -> None:
    with service.http.stream("GET", "/api/games/founders/rules", headers={"Accept-Encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers["Content-Encoding"] == "gzip"
    plain = service.http.get("/api/games/founders/rules", headers={"Accept-Encoding": "identity"}).content
    assert gzip.decompress(raw) == plain
    assert len(raw) < len(plain) / 3


# How it is


def test_health_says_whether_the_store_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path / "tables.sqlite") as service:
        well = service.http.get("/health")
        assert (well.status_code, well.json()) == (200, {"store": "ok"})

        async def silent(_: object) -> bool:
            return False

        monkeypatch.setattr("imperia.server.store.Store.answers", silent)
        ill = service.http.get("/health")
        assert (ill.status_code, ill.json()) == (503, {"store": "does not answer"})


def test_metrics_are_what_prometheus_reads(service: Service) -> None:
    player = service.join(service.open(None, "random", game="founders"))
    answer = service.http.get("/metrics")
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    lines = answer.text.splitlines()
    assert len(lines) % 3 == 0
    for note, kind, value in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        name = value.split()[0]
        assert note.startswith(f"# HELP {name} ")
        assert kind in (f"# TYPE {name} gauge", f"# TYPE {name} counter")
        float(value.split()[1])
    assert figure(service, "readers") >= 1
    assert figure(service, "tables") >= 1
    player.leave()


def test_who_breaks_off_in_the_middle_of_a_request_leaves_no_failure_in_the_log(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    with plain(service, PROXY) as line:
        line.sendall(UNFINISHED)
    time.sleep(0.5)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_line_for_every_request_can_be_switched_off(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite", "--no-access-log")
    try:
        assert server.service.http.get("/metrics").status_code == 200
        assert server.stop() == 0
    finally:
        server.kill()
    # That there is one otherwise is seen where a server is asked to stop.
    assert "GET /metrics" not in server.said
    assert "Finished server process" in server.said
