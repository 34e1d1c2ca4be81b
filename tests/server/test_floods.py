"""One address asks for as much as it can: others do not wait for it, and nothing is done for those who have gone."""

import asyncio
import gzip
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from litestar.datastructures import Headers

import imperia
from imperia.kernel.record import Record, read_record
from imperia.play import HUMAN, Moved, Table
from imperia.server.guest import LONGEST_MESSAGE
from imperia.server.live import LONGEST
from imperia.server.meters import Meters
from imperia.server.moments import make_moment
from imperia.server.outbox import Outgoing
from imperia.server.ready import make_ready
from imperia.server.socket import Connection
from imperia.server.wire import Opened
from tests.server.attack import endless_record, flood, overlong_record
from tests.server.service import PATIENCE, PLENTY, Service, running
from tests.server.test_records import FINISHED


def upload(service: Service, text: str) -> Opened:
    answer = service.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Opened)


def figure(service: Service, name: str) -> float:
    """One of the server's own figures."""
    for line in service.http.get("/metrics").text.splitlines():
        if line.startswith(f"imperia_{name} "):
            return float(line.split()[1])
    raise AssertionError(name)


# Long games


def test_a_record_that_is_longer_than_any_game_is_refused_unread(service: Service) -> None:
    began = time.monotonic()
    answer = service.http.post("/api/records", content=overlong_record(40_000), headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["key"]) == (413, "too_many_moves")
    assert time.monotonic() - began < 5


def test_what_a_moment_costs_does_not_grow_with_the_square_of_the_moves() -> None:
    times: list[float] = []
    for moves in (500, 4000):
        record, _ = read_record(endless_record(moves), imperia.game)
        record.players[:] = [HUMAN] * 2
        table = Table(record)
        took: list[float] = []
        for _ in range(5):
            began = time.process_time()
            table.plea_moves(0)
            table.free_moves(0)
            table.standing_lines(table.seq_for(0) - 1, 0)
            table.lines(0, "en", table.events() - 1)
            took.append(time.process_time() - began)
        times.append(min(took))
        assert make_moment(table, [], 1, -1, "en").moves == 0
    # Eight times as many moves: sixty-four times as long it would take if it grew with the square.
    assert times[1] < 30 * times[0] + 0.002


def test_a_table_whose_history_is_full_is_closed_and_its_record_can_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert LONGEST == 5000
    monkeypatch.setattr("imperia.server.live.LONGEST", 12)
    with running(tmp_path / "tables.sqlite") as service:
        opened = upload(service, endless_record(10))
        players = [service.join(opened, 0), service.join(opened, 1)]
        assert players[0].play().closed is None
        assert players[0].play().closed == "full"
        assert players[1].refused("play", number=0, move=0) in ("table_full", "out_of_order")
        question = players[0].moment.question
        assert question is not None
        assert players[0].refused("play", number=question.number, move=question.moves[0].move) == "table_full"
        record = service.http.get(f"/api/tables/{opened.table}/record")
        assert record.status_code == 200
        assert len(read_record(record.text, imperia.game)[0].moves) == 12


# Floods over the WebSocket

STRICT = msgspec.structs.replace(PLENTY, connection_rate=2.0, connection_burst=20.0)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Service]:
    with running(tmp_path / "tables.sqlite", STRICT) as one:
        yield one


def test_who_asks_too_much_waits_and_others_do_not(strict: Service) -> None:
    opened = strict.open(None, None, game="founders", seed=7)
    flooder, other = strict.join(opened, 0), strict.join(opened, 1)
    for number in range(50):
        flooder.write({"type": "why", "id": number, "notation": "take mine"})
    began = time.monotonic()
    for _ in range(5):
        other.request("why", notation="take mine")
    assert time.monotonic() - began < 5
    # Twenty points at once and two a second: the rest of the fifty takes a quarter of a minute.
    assert figure(strict, "messages_total") < 45
    assert figure(strict, "throttled_total") >= 1


@pytest.fixture
def rests(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long those who ask too much were to wait; they do not."""
    told: list[float] = []

    async def rest(_: Connection, seconds: float) -> None:
        told.append(seconds)

    monkeypatch.setattr(Connection, "rest", rest)
    return told


def test_what_is_said_before_hello_is_paid_for(tmp_path: Path, rests: list[float]) -> None:
    limits = msgspec.structs.replace(PLENTY, connection_rate=1e-6, connection_burst=5.0)
    with running(tmp_path / "tables.sqlite", limits) as service:
        socket = service.connect(service.open(None, None, game="toy").table)
        for _ in range(7):
            socket.send("{}")
            assert b"not_json" in socket.recv(timeout=PATIENCE, decode=False)
        # The seventh is answered after the sixth was paid for; nobody waits for coming alone.
        assert any(rests)


def test_of_a_message_that_is_too_long_only_the_beginning_waits() -> None:
    long = [{"type": "websocket.receive", "text": "x" * 60_000}, {"type": "websocket.receive", "bytes": b"x" * 60_000}]

    class Page:
        """Somebody who says two things and goes on listening."""

        scope: ClassVar[dict[str, Any]] = {"extensions": {"imperia": {"abort": lambda: None}}}

        async def receive(self) -> object:
            return long.pop() if long else await asyncio.Future()

        async def send_text(self, _: str) -> None: ...

        async def close(self, _: int) -> None: ...

    async def story() -> None:
        page: Any = Page()
        line = Connection(page, Outgoing(Meters()))
        assert [len(await line.hear() or b"") for _ in range(2)] == [LONGEST_MESSAGE + 1] * 2
        line.drop()

    asyncio.run(story())


def test_those_who_come_from_one_address_pay_from_one_purse(tmp_path: Path, rests: list[float]) -> None:
    # Enough for two to come and for ten messages, and nothing comes back in the meantime.
    limits = msgspec.structs.replace(PLENTY, address_rate=1e-6, address_burst=30.0)
    with running(tmp_path / "tables.sqlite", limits) as service:
        opened = service.open(None, None, game="founders", seed=7)
        players = [service.join(opened, 0), service.join(opened, 1)]
        rests.clear()
        for _ in range(6):
            for player in players:
                player.request("why", notation="take mine")
        # Whoever asks for a seventh time has been made to wait for the sixth, though he alone had not asked too much.
        players[0].request("why", notation="take mine")
        assert rests


def test_nothing_of_a_flood_is_carried_out_after_the_flooder_has_gone(strict: Service) -> None:
    opened = strict.open(None, None, game="founders", seed=7)
    flooder, other = strict.join(opened, 0), strict.join(opened, 1)
    for number in range(40):
        flooder.write({"type": "rename", "id": number, "name": f"Name {number}"})
    other.until(lambda moment: moment.seats[0].name == "Name 1")
    flooder.leave()
    other.until(lambda moment: not moment.seats[0].here)
    done = figure(strict, "messages_total")
    time.sleep(6)
    assert figure(strict, "messages_total") == done < 8
    assert other.moment.seats[0].name in {f"Name {number}" for number in range(6)}


def test_who_sends_more_than_anybody_reads_is_cut_off(strict: Service) -> None:
    opened = strict.open(None, None, game="founders", seed=7)
    flooder = strict.join(opened, 0)
    for number in range(2000):
        try:
            flooder.write({"type": "rename", "id": number, "name": f"Name {number}"})
        except Exception:
            break
    while flooder.socket.close_code is None:
        try:
            flooder.socket.recv(timeout=10)
        except Exception:
            break
    assert flooder.socket.close_code == 4429


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", msgspec.structs.replace(PLENTY, connections=3)) as service:
        opened = service.open(None, None, game="toy")
        kept = [service.join(opened, None) for _ in range(3)]
        refused = service.connect(opened.table)
        with pytest.raises(Exception, match="4429"):
            refused.recv(timeout=10)
        kept[0].leave()
        time.sleep(0.5)
        service.join(opened, None)


def test_a_record_is_a_history(service: Service) -> None:
    opened = upload(service, endless_record(6))
    moved = Record(imperia.game("yuan"), 2, 5, {}, [HUMAN] * 2)
    table = Table(moved, [Moved(0, line.partition(" ")[2]) for line in endless_record(6).splitlines()[1:-1]])
    assert service.join(opened, 0).moment.seq == table.seq_for(0) == 6
    assert service.join(opened, 1).moment.seq == table.seq_for(1) == 0


# Floods of plain requests

# Everything that can be asked for, and things that cannot.
REQUESTS = [
    ("GET", "/"),
    ("GET", "/favicon.svg"),
    ("GET", "/t/nowhere"),
    ("HEAD", "/"),
    ("GET", "/assets/nothing.js"),
    ("GET", "/api/library"),
    *(("GET", f"/api/games/yuan/{part}") for part in ("words", "rules", "primer", "content")),
    ("GET", "/api/games/chess/words"),
    ("GET", "/api/schema"),
    ("GET", "/api/schema/openapi.json"),
    ("GET", "/api/nothing"),
    ("GET", "/api/tables/nowhere"),
    ("GET", "/api/tables/nowhere/record"),
    ("GET", "/api/tables/nowhere/frames/1"),
    ("GET", "/api/campaigns/nowhere"),
    ("POST", "/api/tables"),
    ("POST", "/api/records"),
    ("POST", "/api/campaigns"),
    ("POST", "/api/games/daimyo/beside"),
    ("POST", "/api/games/imperium/beside"),
    ("DELETE", "/api/tables"),
    ("OPTIONS", "/api/library"),
    ("GET", "/health"),
    ("GET", "/metrics"),
]


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A server on which an address has twenty points and gets no more."""
    limits = msgspec.structs.replace(PLENTY, address_rate=0.001, address_burst=20.0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("imperia.server.budget.PATIENCE", 0.0)
        with running(tmp_path_factory.mktemp("poor") / "tables.sqlite", limits) as one:
            yield one


@pytest.mark.parametrize(("place", "asked"), list(enumerate(REQUESTS)), ids=[" ".join(one) for one in REQUESTS])
def test_every_request_costs_something_whatever_becomes_of_it(
    poor: Service, place: int, asked: tuple[str, str]
) -> None:
    answers = flood(poor, *asked, times=110, source=f"192.0.2.{place}")
    # A fifth of a point at least.
    assert answers[429] >= 10
    assert answers.total() - answers[429] >= 1
    assert flood(poor, *asked, times=1, source=f"198.51.100.{place}")[429] == 0


def test_who_is_turned_away_is_told_when_to_come_back(poor: Service) -> None:
    flood(poor, "GET", "/", times=110, source="203.0.113.1")
    answer = poor.http.get("/", headers={"X-Forwarded-For": "203.0.113.1"})
    assert (answer.status_code, answer.json()["key"]) == (429, "too_many")
    assert answer.headers["Retry-After"].isdigit()
    assert "script-src 'self';" in answer.headers["Content-Security-Policy"]
    assert figure(poor, "turned_away_total") >= 1


def test_what_never_changes_is_made_once_and_never_where_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def watched(*args: Any, **kwargs: Any) -> bytes:
        made.append(threading.current_thread().name)
        return gzip.compress(*args, **kwargs)

    # Only `ready` packs anything, and it says where.
    monkeypatch.setattr("imperia.server.ready.compress", watched)
    paths = ["/api/library", *(f"/api/games/yuan/{part}" for part in ("words", "rules", "primer", "content"))]
    with running(tmp_path / "tables.sqlite") as service:
        for path in paths:
            assert flood(service, "GET", path, times=40, source="192.0.2.1") == {200: 40}
        assert flood(service, "GET", "/", times=40, source="192.0.2.1").total() == 40
    assert len(made) == len(paths)
    assert all(name.startswith("imperia") for name in made)


def test_what_is_ready_is_sent_as_it_lies_there() -> None:
    ready = make_ready(["x" * 1000])
    for coding, body in (("gzip", ready.coded["gzip"]), ("identity", ready.plain)):
        for _ in range(2):
            assert ready.answer(Headers({"Accept-Encoding": coding})).content is body


def test_who_leafs_through_a_game_without_end_is_turned_away(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PLENTY, address_rate=1.0, address_burst=40.0)
    with running(tmp_path / "tables.sqlite", limits) as service:
        table = upload(service, FINISHED).table
        assert service.http.get(f"/api/tables/{table}/frames/0").status_code == 200
        with ThreadPoolExecutor(20) as together:
            asked = [f"/api/tables/{table}/frames/{moves}" for moves in range(20)]
            answers = [answer.status_code for answer in together.map(service.http.get, asked)]
        assert set(answers) == {200, 429}
        assert answers.count(200) < 12


def test_a_game_that_is_played_again_to_be_looked_at_is_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("imperia.server.tables.FINISHED", 1)
    monkeypatch.setattr("imperia.server.budget.PATIENCE", 0.0)
    limits = msgspec.structs.replace(PLENTY, address_rate=0.001, address_burst=100.0)
    with running(tmp_path / "tables.sqlite", limits) as service:
        tables = [upload(service, FINISHED).table for _ in range(2)]
        before = figure(service, "loads_total")
        # Whoever leafs through one game has it built once, whoever goes to and fro between two each time.
        one = [look(service, tables[0], "192.0.2.1") for _ in range(15)]
        assert (one, figure(service, "loads_total") - before) == ([200] * 15, 1)
        both = [look(service, table, "192.0.2.2") for _ in range(10) for table in tables]
        assert (both[:4], both[-1]) == ([200] * 4, 429)
        # A move of the game is a twentieth of a point.
        moves = FINISHED.count("\n") - 2
        assert figure(service, "loads_total") - before < 2 + 100 / (10 + moves / 20)


def look(service: Service, table: str, source: str) -> int:
    """How a look at a finished game is answered."""
    return service.http.get(f"/api/tables/{table}/frames/9", headers={"X-Forwarded-For": source}).status_code
