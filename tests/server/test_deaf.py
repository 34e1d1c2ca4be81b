"""Readers who do not take what they are told: they cost little, miss nothing once they do, and are let go."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from imperia.play import Line
from imperia.server.meters import Meters
from imperia.server.outbox import ENOUGH, Outbox, Outgoing
from imperia.server.patient_socket import PatientSocket
from imperia.server.wire import Done, Now, Opened
from tests.server.attack import talkative_record
from tests.server.deaf import CLOSE, PART, PART_OF_TEXT, PING, TEXT, DeafReader, frame
from tests.server.service import PATIENCE, READ, Player, Service, running
from tests.server.test_floods import figure, upload


def until(happened: Callable[[], bool]) -> None:
    """Wait for something; a test that waits too long has failed."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# At a real server


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """One at which nobody else is."""
    with running(tmp_path / "tables.sqlite") as one:
        yield one


@pytest.fixture(scope="module")
def text() -> str:
    return talkative_record(1500)


def plan(player: Player, word: str) -> None:
    """Answer by a move that begins with a word."""
    question = player.moment.question
    assert question is not None
    move = next(one.move for one in question.moves if one.said[0] == word)
    player.do("play", number=question.number, move=move)


def join_deaf(service: Service, opened: Opened, secret: str | None = None, **more: int) -> DeafReader:
    """Somebody who looks on from now on, and takes nothing of it."""
    before = figure(service, "readers")
    deaf = DeafReader(service.port, opened.table, secret, **more)
    until(lambda: figure(service, "readers") > before)
    return deaf


def test_what_waits_for_those_who_take_nothing_does_not_grow(service: Service, text: str) -> None:
    opened = upload(service, text)
    player = service.join(opened, 0)
    whole = len(player.heard[-1])
    deaf = [join_deaf(service, opened) for _ in range(4)]
    for number in range(30):
        player.do("rename", name=f"Name {number}")
    # The moment that was being sent when each stopped to take any, and none of the others.
    assert whole > ENOUGH
    assert figure(service, "waiting_bytes") < len(deaf) * 1.2 * whole
    assert figure(service, "behind_total") > len(deaf) * 20
    for one in deaf:
        one.close()


def put_together(deaf: DeafReader, wanted: Callable[[Now], bool]) -> tuple[list[Line], dict[str, object], int]:
    """Read at last, as a page does, until a moment that is as wanted: the log, the view, and how many moments came."""
    lines: list[Line] = []
    view: dict[str, object] = {}
    moments = 0
    while True:
        message = READ.decode(deaf.hear())
        if isinstance(message, Now):
            moments += 1
            moment = message.moment
            lines = lines[: moment.standing] + moment.lines
            view |= moment.view
            if wanted(message):
                return lines, view, moments


def test_who_takes_again_what_he_is_told_has_missed_nothing(service: Service, text: str) -> None:
    opened = upload(service, text)
    player = service.join(opened, 0)
    deaf = join_deaf(service, opened)
    for number in range(20):
        player.do("rename", name=f"Name {number}")
        for word in ("target", "ready", "change"):
            plan(player, word)
        if number % 5 == 0:
            player.do("take_back")
            plan(player, "change")
    fresh = service.join(opened, None).moment
    lines, view, moments = put_together(deaf, lambda now: now.moment.seq == fresh.seq)
    assert (lines, view) == (fresh.lines, fresh.view)
    # It was far more than what he was told in one.
    assert moments < 40
    # And from now on he is told everything as it happens.
    plan(player, "target")
    plan(player, "ready")
    deaf_again = READ.decode(deaf.hear())
    assert isinstance(deaf_again, Now)
    assert deaf_again.moment.seq == fresh.seq + 1
    deaf.close()


def test_an_answer_comes_after_what_it_brought_about_however_late_it_is_taken(service: Service, text: str) -> None:
    opened = upload(service, text)
    player = service.join(opened, 0)
    deaf = join_deaf(service, opened, opened.keys[1].secret)
    for number in range(20):
        player.do("rename", name=f"Name {number}")
    deaf.say("rename", id=77, name="Late")
    player.until(lambda moment: moment.seats[1].name == "Late")
    told: list[str] = []
    while not isinstance(message := READ.decode(deaf.hear()), Done):
        if isinstance(message, Now):
            told.append(message.moment.seats[1].name)
    assert message.id == 77
    assert told[-1] == "Late"
    deaf.close()


def test_who_takes_nothing_is_let_go_and_who_takes_a_little_at_a_time_is_not(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PatientSocket, "longest", 2.0)
    opened = upload(service, talkative_record(4900))
    slow, deaf = join_deaf(service, opened, buffer=32768), join_deaf(service, opened)
    assert b"welcome" in slow.hear()
    until(lambda: figure(service, "waiting_bytes") > 0)
    # One moment, for longer than anybody may take nothing.
    message = READ.decode(slow.hear(pause=0.25))
    assert isinstance(message, Now)
    assert len(message.moment.lines) > 3000
    until(lambda: deaf.ended)
    assert figure(service, "readers") == 1
    slow.close()


@pytest.mark.parametrize("goodbye", [frame(CLOSE, b""), frame(TEXT, b"{}") * 80], ids=["close", "too much"])
def test_who_takes_nothing_is_not_waited_for_when_the_connection_is_closed(
    service: Service, text: str, monkeypatch: pytest.MonkeyPatch, goodbye: bytes
) -> None:
    monkeypatch.setattr(PatientSocket, "longest", 0.5)
    opened = upload(service, text)
    player = service.join(opened, 0)
    deaf = join_deaf(service, opened)
    while figure(service, "waiting_bytes") == 0:
        player.do("rename", name="Name")
    deaf.send(goodbye)
    until(lambda: deaf.ended)
    until(lambda: figure(service, "waiting_bytes") == 0)


def test_a_flood_of_pings_ends_its_connection(service: Service) -> None:
    opened = service.open(None, None, game="toy")
    player = service.join(opened)
    flooder = join_deaf(service, opened)
    pings = frame(PING, b"") * 1000
    flooder.send(pings)
    until(lambda: flooder.ended)
    # A few of them are answered, as they must be.
    assert player.socket.ping().wait(PATIENCE)


def test_a_message_may_come_in_parts_and_a_flood_of_parts_ends_its_connection(service: Service) -> None:
    opened = service.open(None, None, game="toy")
    player, flooder = service.join(opened), join_deaf(service, opened)
    player.socket.send(part for part in ('{"type":"rename",', '"id":1,', '"name":"Ana"}'))
    player.until(lambda moment: moment.seats[player.own_seat].name == "Ana")
    flooder.send(frame(PART_OF_TEXT, b"{") + frame(PART, b" ") * 1000)
    until(lambda: flooder.ended)


# The outboxes of a server


class Takers:
    """Readers who take a message when they are let to."""

    def __init__(self, most: int) -> None:
        self.meters = Meters()
        self.outgoing = Outgoing(self.meters, most)
        self.ended: list[str] = []
        self.doors: dict[str, asyncio.Semaphore] = {}

    def outbox(self, name: str) -> Outbox:
        door = self.doors[name] = asyncio.Semaphore(0)

        async def send(_: str) -> None:
            await door.acquire()

        async def close(_: int) -> None:
            self.ended.append(f"{name} closed")

        return Outbox(send, close, lambda: self.ended.append(name), self.outgoing)

    def waiting(self) -> int:
        found = next(line for line in self.meters.text().splitlines() if line.startswith("imperia_waiting_bytes"))
        return int(found.split()[1])


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        await story()

    asyncio.run(told())


def test_where_too_much_waits_whoever_has_kept_it_waiting_longest_is_let_go() -> None:
    async def story() -> None:
        takers = Takers(most=1000)
        first, second, third = (takers.outbox(name) for name in ("first", "second", "third"))
        first.send(b"x" * 400)
        second.send(b"x" * 400)
        first.send(b"x" * 100)
        # The first takes one of two messages: now the second has waited longest.
        takers.doors["first"].release()
        await settle()
        assert takers.waiting() == 500
        third.send(b"x" * 501)
        assert takers.ended == ["second"]
        assert second.full
        assert takers.waiting() == 601
        second.send(b"x" * 400)
        assert takers.waiting() == 601
        for outbox in (first, second, third):
            outbox.drop()
        assert takers.waiting() == 0

    run(story)


def test_an_outbox_has_room_again_when_enough_was_taken() -> None:
    async def story() -> None:
        takers = Takers(most=10 * ENOUGH)
        outbox = takers.outbox("one")
        rooms: list[bool] = []
        outbox.on_room = lambda: rooms.append(outbox.full)
        before: list[bool] = []
        for size in (ENOUGH, 1):
            outbox.send(b"x" * size)
            before.append(outbox.full)
        assert before == [False, True]
        takers.doors["one"].release()
        await settle()
        assert rooms == [False]
        assert await outbox.room()
        outbox.drop()
        assert outbox.full
        assert not await outbox.room()

    run(story)


def test_the_same_message_is_written_once_for_all_who_get_it(tmp_path: Path) -> None:
    written: list[object] = []
    encode = msgspec.json.encode

    def count(message: object) -> bytes:
        if isinstance(message, Now):
            written.append(message)
        return encode(message)

    with pytest.MonkeyPatch.context() as patch, running(tmp_path / "tables.sqlite") as service:
        opened = service.open(None, None, game="toy")
        readers = [service.join(opened, None) for _ in range(6)]
        player = service.join(opened, 0)
        patch.setattr("imperia.server.live.msgspec.json.encode", count)
        player.do("rename", name="Name")
        for reader in readers:
            reader.until(lambda moment: moment.seats[0].name == "Name")
        told = len(written)
    # One for the player, one for all who look on.
    assert told == 2
