"""A program plays at a server's table: a real server, a real process, the command that people type."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import imperia
from imperia.bots import Knowledge
from imperia.bots.protocol.asking import decision
from imperia.bots.protocol.process import SECONDS
from imperia.kernel.errors import BadSetup
from imperia.kernel.record import read_record
from imperia.server import caller, remote
from imperia.server.budget import Limits
from imperia.server.wire import Opened, SeatInfo
from tests.bots.protocol.programs import javascript, program
from tests.cli.run import refusal
from tests.server.process import ServerProcess
from tests.server.service import PATIENCE, Player, Service, running


def link(service: Service, opened: Opened, seat: int) -> str:
    secret = next(key.secret for key in opened.keys if key.seat == seat)
    return f"http://127.0.0.1:{service.port}/t/{opened.table}#{secret}"


@contextmanager
def calling(service: Service, opened: Opened, bot: str, seat: int = 1) -> Iterator[subprocess.Popen[str]]:
    """`imperia bot connect` with a program, for a seat."""
    command = [sys.executable, "-m", "imperia", "bot", "connect", link(service, opened, seat)]
    command += ["--cmd", bot.removeprefix("cmd:"), "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as caller:
        try:
            yield caller
        finally:
            caller.kill()


def end(caller: subprocess.Popen[str]) -> tuple[int, str]:
    """The exit code of the command, and all that it said."""
    said = "".join(caller.communicate(timeout=PATIENCE))
    return caller.returncode, said


def play_until_fault(player: Player, seat: int) -> SeatInfo:
    """Play on as long as the program at a seat keeps its word."""
    while True:
        moment = player.until(lambda moment: moment.question is not None or moment.seats[seat].fault is not None)
        if moment.seats[seat].fault is not None:
            return moment.seats[seat]
        player.play()


def raw_line(service: Service, table: str) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{service.port}/api/tables/{table}/program")


def test_two_programs_play_a_whole_game_that_nobody_watches(service: Service, tmp_path: Path) -> None:
    opened = service.open("remote", "remote", "random")
    bot = program(tmp_path, "pass")
    with calling(service, opened, bot, 0) as one, calling(service, opened, bot, 1) as two:
        for caller in (one, two):
            code, said = end(caller)
            assert code == 0
            assert "The game is over." in said
    record = service.http.get(f"/api/tables/{opened.table}/record").text
    assert '"players":["remote","remote","random"]' in record.replace(" ", "")


def test_no_message_tells_what_the_seat_may_not_know(service: Service, tmp_path: Path) -> None:
    opened = service.open("remote", "random", game="settlers")
    heard = tmp_path / "heard"
    bot = program(tmp_path, f"open({str(heard)!r}, 'a').write(line)")
    with calling(service, opened, bot, 0) as caller:
        assert end(caller)[0] == 0
    record, _ = read_record(service.http.get(f"/api/tables/{opened.table}/record").text, imperia.game)
    told = heard.read_bytes().splitlines()
    assert len(told) == sum(seat == 0 for seat, _ in record.moves)
    state, lines = record.start(), iter(told)
    for seat, move in record.moves:
        if seat == 0:
            # The very bytes come from another world, with everything hidden drawn anew.
            other = state.imagine(0, imperia.Chance(99))
            assert next(lines) == msgspec.json.encode(decision(other, Knowledge(other, 0), "en", SECONDS))
        state.play(seat, move)


def test_the_seed_that_a_program_gets_is_not_the_table_s(service: Service, tmp_path: Path) -> None:
    opened = service.open("remote", "random", seed=7)
    with raw_line(service, opened.table) as line:
        line.send(msgspec.json.encode({"secret": opened.keys[0].secret}).decode())
        assert msgspec.json.decode(line.recv(timeout=PATIENCE))["ask"] == "hello"
        line.send('{"protocol": 1}')
        begun = msgspec.json.decode(line.recv(timeout=PATIENCE))
        assert (begun["ask"], begun["seat"], begun["seats"]) == ("new", 0, 2)
        assert begun["seed"] != 7


def test_a_program_goes_on_after_its_server_was_started_again(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "tables.sqlite")
    port = server.service.port
    try:
        opened = server.service.open(None, "remote")
        server.service.join(opened)
        with calling(server.service, opened, program(tmp_path, "pass")) as caller:
            assert caller.stderr is not None
            assert caller.stderr.readline() == "The line to the table is open.\n"
            server.kill()
            server = ServerProcess(tmp_path / "tables.sqlite", "--port", str(port))
            player = server.service.join(opened)
            player.until(lambda moment: moment.seats[1].here)
            for _ in range(3):
                player.play()
            player.until(lambda moment: moment.question is not None)
    finally:
        server.kill()


def test_the_javascript_bot_of_the_docs_plays_with_a_person(service: Service, tmp_path: Path) -> None:
    opened = service.open(None, "remote")
    player = service.join(opened)
    assert (player.moment.seats[1].remote, player.moment.seats[1].here, player.moment.seats[1].came) == (
        True,
        False,
        False,
    )
    with calling(service, opened, javascript(tmp_path)):
        player.until(lambda moment: moment.seats[1].here)
        for _ in range(6):
            player.play()
        assert any(line.seat == 1 for line in player.moment.lines) or player.moment.moves > 6


@pytest.mark.parametrize(
    ("then", "fault"),
    [
        ("sys.exit(3)", "left in the middle of its decision"),
        ("time.sleep(60)", "gave no answer in time"),
        ("print('hello'); continue", "wrote “hello”, which is no answer"),
        ("answer = {'best': 3}", "“move” or “do” is missing"),
        ("print('x' * 60_000); continue", "xxx…”, which is no answer"),
        # Longer than the server takes in at all.
        ("print('x' * 100_000); continue", "left in the middle of its decision"),
        ("answer['move'] = 999999", "answered 999999, which is not one of its legal moves"),
    ],
)
def test_a_program_that_breaks_its_word_is_named_and_the_game_goes_on(
    then: str, fault: str, service: Service, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "SECONDS", 2.0)
    opened = service.open("random", "remote", None, grace=0)
    player = service.join(opened, key=1)
    with calling(service, opened, program(tmp_path, then)) as caller:
        seat, moves = play_until_fault(player, 1), player.moment.moves
        assert seat.fault is not None
        assert fault in seat.fault.en
        assert not seat.here
        # No move was made for it; whoever plays may let the serious bot go on.
        assert [one.seat for one in player.moment.waiting] == [1]
        player.do("hand_over", seat=1)
        player.until(lambda moment: moment.moves > moves)
        code, said = end(caller)
        assert code == 1
        assert said.strip()


def test_a_program_that_comes_back_has_its_seat_again(service: Service, tmp_path: Path) -> None:
    opened = service.open(None, "remote", grace=0)
    player = service.join(opened)
    with calling(service, opened, program(tmp_path, "sys.exit(3)", when="choose")) as caller:
        play_until_fault(player, 1)
        end(caller)
    player.do("hand_over", seat=1)
    assert player.moment.seats[1].bot == "expert"
    with calling(service, opened, program(tmp_path, "pass")):
        found = player.until(lambda moment: moment.seats[1].bot is None).seats[1]
        assert (found.here, found.fault) == (True, None)


def test_a_program_lets_others_take_back_what_they_ask_for(service: Service, tmp_path: Path) -> None:
    opened = service.open(None, "remote")
    player = service.join(opened)
    with calling(service, opened, program(tmp_path, "pass")):
        while not player.moment.undo.plea:
            player.play()
        player.do("plead")
        player.until(lambda moment: any(one.undone for one in player.moments) and moment.plea is None)


def test_what_a_program_asks_for_is_paid_for(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite", Limits(connection_burst=1)) as service:
        opened = service.open("remote", "random")
        curious = "[ask(do='imagine') for _ in range(50)]"
        with calling(service, opened, program(tmp_path, curious), 0):
            deadline = time.monotonic() + PATIENCE
            while "imperia_throttled_total 0" in service.http.get("/metrics").text:
                assert time.monotonic() < deadline
                time.sleep(0.1)


@pytest.mark.parametrize(
    ("message", "key"),
    [('{"secret": "nobody\'s"}', "wrong_secret"), ("{}", "key_first"), ("garbage", "key_first")],
)
def test_nobody_sits_down_without_the_key(message: str, key: str, service: Service) -> None:
    opened = service.open(None, "remote")
    with raw_line(service, opened.table) as line:
        line.send(message)
        assert msgspec.json.decode(line.recv(timeout=PATIENCE))["key"] == key
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=PATIENCE)


def test_the_key_of_a_person_opens_no_seat_for_a_program(service: Service) -> None:
    opened = service.open(None, "remote")
    with raw_line(service, opened.table) as line:
        line.send(msgspec.json.encode({"secret": opened.keys[0].secret}).decode())
        assert msgspec.json.decode(line.recv(timeout=PATIENCE))["key"] == "no_program_seat"


def test_a_second_program_takes_the_seat_of_the_first_which_does_not_come_back(
    service: Service, tmp_path: Path
) -> None:
    opened = service.open(None, "remote")
    player = service.join(opened)
    bot = program(tmp_path, "pass")
    with calling(service, opened, bot) as first:
        player.until(lambda moment: moment.seats[1].here)
        with calling(service, opened, bot):
            code, said = end(first)
            assert code == 1
            assert "Another program has come to this seat." in said
            player.play()
            assert player.until(lambda moment: moment.question is not None).seats[1].here


def test_there_are_no_hints_against_somebody_s_program(service: Service) -> None:
    opened = service.open(None, "remote")
    player = service.join(opened)
    question = player.until(lambda moment: True).question
    asked = {"secret": opened.keys[0].secret, "number": question.number if question else 0, "lang": "en"}
    assert service.http.post(f"/api/tables/{opened.table}/hint", json=asked).json()["key"] == "no_hints"


def test_a_link_that_is_none_is_refused_before_anything_is_started() -> None:
    assert "is not the link of a seat" in refusal("bot", "connect", "http://host/t/table", "--cmd", sys.executable)


def test_a_server_that_is_nowhere_is_looked_for_several_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caller, "PAUSE", 0.0)
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    told: list[str] = []
    command = program(tmp_path, "pass").removeprefix("cmd:")
    with pytest.raises(BadSetup) as refused:
        caller.play_remotely(f"http://127.0.0.1:{port}/t/table#key", command, told.append)
    assert f"127.0.0.1:{port}" in refused.value.say("en")
    assert told == ["again"] * (caller.ATTEMPTS - 1)
