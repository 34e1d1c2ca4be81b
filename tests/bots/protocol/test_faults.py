"""A program that crashes, is silent, writes garbage or cheats is named, and no move is made for it."""

import os
import time
from pathlib import Path

import pytest

import imperia
from imperia.bots import Team, find_bot
from imperia.bots.protocol import process
from imperia.kernel.errors import BadBot
from imperia.lab.simulate import plan, simulate
from tests.bots.protocol.programs import program
from tests.cli.run import refusal

# Nothing here is timed; a test that waits this many seconds has failed.
PATIENCE = 30.0


def fault(bot: str) -> BadBot:
    """What is said of a bot that is asked for its first move; the position stays as it is."""
    state = imperia.game("founders").start(2, 7)
    seat = state.to_act()[0]
    before = state.data()
    with pytest.raises(BadBot) as found:
        Team({seat: bot}, 7).choose(state, seat)
    assert state.data() == before
    return found.value


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ("sys.exit(3)", "ended in the middle of a game (exit code 3)"),
        ("os.abort()", "ended in the middle of a game (exit code -6)"),
        ("print('hello'); continue", "wrote “hello”, which is no answer: "),
        ("answer = [1, 2]", "wrote “[1, 2]”, which is no answer: "),
        ("answer = {'move': [1]}", 'wrote “{"move": [1]}”, which is no answer: move '),
        ("answer = {'best': 3}", 'wrote “{"best": 3}”, which is no answer: “move” or “do” is missing.'),
        ("print('x' * 2_000_000); continue", "xxx…”, which is no answer: "),
        ("answer = {'move': 999999}", "answered 999999, which is not one of its legal moves"),
        ("answer = {'move': 'take the crown'}", "answered 'take the crown', which is not one of its legal moves"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, then: str, problem: str) -> None:
    assert problem in str(fault(program(tmp_path, then)))


def test_it_is_said_in_french_too(tmp_path: Path) -> None:
    assert "s’est arrêté en pleine partie" in fault(program(tmp_path, "sys.exit(3)")).say("fr")


@pytest.mark.parametrize("then", ["time.sleep(60)", "[ask(do='imagine') for _ in iter(int, 1)]"])
def test_silence_ends_with_the_time_of_a_decision(then: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SECONDS", 0.5)
    assert "gave no answer in time (0.5 s)" in str(fault(program(tmp_path, then)))


def test_a_program_that_does_not_read_cannot_hold_the_host_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SECONDS", 0.5)
    flood = 'print(\'\\n\'.join(\'{"do": "moves", "world": 0}\' for _ in range(9999999)), flush=True); time.sleep(60)'
    assert "gave no answer" in str(fault(program(tmp_path, flood)))


def test_nothing_that_a_program_has_started_outlives_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SECONDS", 1.0)
    child = tmp_path / "child"
    start = f"import subprocess; p = subprocess.Popen(['sleep', '60']); open({str(child)!r}, 'w').write(str(p.pid)); "
    fault(program(tmp_path, start + "time.sleep(60)"))
    state = Path(f"/proc/{child.read_text()}/stat")
    # It is killed at once; on a busy machine it takes its time to be gone.
    patience = time.monotonic() + PATIENCE
    while lives(state) and time.monotonic() < patience:
        time.sleep(0.05)
    assert not lives(state)


def lives(state: Path) -> bool:
    try:
        return not state.read_text().split(") ")[1].startswith("Z")
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="only Linux limits the memory of a running program")
def test_memory_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "MEMORY", 100 << 20)
    assert "ended in the middle of a game" in str(fault(program(tmp_path, "bytearray(200 << 20)")))


def test_a_program_that_speaks_another_version_is_refused(tmp_path: Path) -> None:
    assert "speaks version 2 of the protocol; here it is version 1" in str(
        fault(program(tmp_path, "answer['protocol'] = 2", when="hello"))
    )


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("cmd:", "write a program and its arguments"),
        ("cmd: ", "write a program and its arguments"),
        ("cmd:node 'bot.mjs", "write a program and its arguments"),
        ("cmd:no_such_program 7", "there is no program no_such_program"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_at_once(name: str, problem: str) -> None:
    with pytest.raises(BadBot, match=problem):
        find_bot(name)


def test_a_program_that_has_failed_is_not_asked_again(tmp_path: Path) -> None:
    state = imperia.game("founders").start(2, 7)
    seat = state.to_act()[0]
    team = Team({seat: program(tmp_path, "answer = [1]")}, 7)
    for problem in ("is no answer", "ended in the middle of a game"):
        with pytest.raises(BadBot, match=problem):
            team.choose(state, seat)


def test_a_fault_after_the_end_costs_nothing(tmp_path: Path) -> None:
    bot = program(tmp_path, "sys.exit(3)", when="result")
    assert simulate(plan("founders", 2, 2, [bot, "random"], 1)).finished == 2


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_fault_stops_the_command_with_one_sentence(tmp_path: Path, workers: str) -> None:
    bot = program(tmp_path, "answer = {'move': 'fly'}")
    said = refusal("simulate", "founders", "--games", "4", "--bots", bot, "--workers", workers, "--json")
    assert said == f"The bot {bot} answered 'fly', which is not one of its legal moves."
