"""Simulations that are kept as tables: the same rows whoever plays, and nothing lost that was finished."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import duckdb
import pytest

import imperia
from imperia.kernel.chance import SEEDS
from imperia.kernel.errors import BadSetup, ImperiaError
from imperia.lab import gather, parcels
from imperia.lab.gather import Gathering
from imperia.lab.parquet import COLUMNS, games_in
from imperia.lab.simulate import Plan, plan, simulate
from imperia.lab.workers import RAY
from tests.cli.run import answer, run
from tests.lab.test_simulate import without_time

# It draws nothing, and is as slow as its surroundings want it.
SLOW = """
import os, time

class Slow:
    def __init__(self, seed):
        self.pause = float(os.environ.get("SLOW_BOT", "0"))

    def choose(self, knowledge):
        time.sleep(self.pause)
        return knowledge.moves[len(knowledge.moves) // 2]
"""


def table(folder: Path, name: str, columns: str = "*") -> list[Any]:
    """The rows of a table, in the order of games and moves."""
    columns = "* EXCLUDE milliseconds" if name == "moves" and columns == "*" else columns
    with duckdb.connect() as database:
        return database.execute(f"SELECT {columns} FROM '{folder}/part-*/{name}.parquet' ORDER BY ALL").fetchall()


def tables(folder: Path) -> dict[str, list[Any]]:
    return {name: table(folder, name) for name in COLUMNS}


def work(games: int = 6) -> Plan:
    return plan("settlers", games, 2, ["random"], 5)


def test_the_rows_and_the_report_are_the_same_whoever_does_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = Gathering(work(), tmp_path / "one").run()
    assert without_time(report) == without_time(simulate(work()))
    monkeypatch.setattr(parcels, "MOST_GAMES", 1)
    assert without_time(Gathering(work(), tmp_path / "two").run(workers=2)) == without_time(report)
    assert tables(tmp_path / "one") == tables(tmp_path / "two")
    assert len(list((tmp_path / "two").glob("part-*"))) == 6


@pytest.mark.parametrize("game", imperia.game_names())
def test_what_is_kept_of_a_game(game: str, tmp_path: Path) -> None:
    seats = imperia.game(game).sheet.usual_seats
    report = Gathering(plan(game, 1, seats, ["random"], 3), tmp_path).run()
    about = (imperia.game(game).fingerprint, imperia.game(game).sheet.rules_version, imperia.BUILD)
    assert table(tmp_path, "games", "seed, seats, content, rules_version, build") == [("3", seats, *about)]
    moves = table(tmp_path, "moves", "move, code, verb, nouns, legal")
    assert [move for move, *_ in moves] == list(range(1, report.decisions + 1))
    assert {imperia.game(game).parse(" ".join([verb, *nouns])) - code for _, code, verb, nouns, _ in moves} == {0}
    assert all(legal > 0 for *_, legal in moves)
    for score, points in table(tmp_path, "seats", "score, points"):
        assert sum(points.values()) == score
    cards = {card for (card,) in table(tmp_path, "cards", "card")}
    assert cards <= {entity.id for shelf in imperia.game(game).shelves() for entity in shelf.entities}
    assert len(cards) >= 2


def test_the_largest_seed_is_kept_whole(tmp_path: Path) -> None:
    Gathering(plan("founders", 1, 2, ["random"], SEEDS - 1), tmp_path).run()
    assert table(tmp_path, "games", "seed") == [(str(SEEDS - 1),)]


def test_a_card_is_seen_by_those_who_learn_of_it(tmp_path: Path) -> None:
    Gathering(plan("imperium", 1, 2, ["random"], 3), tmp_path).run()
    rows = table(tmp_path, "cards", "event, seat, seen_by, move")
    assert all(seen_by == [seat] for event, seat, seen_by, _ in rows if event == "drew")
    assert {tuple(seen_by) for event, _, seen_by, _ in rows if event == "refilled"} == {(0, 1)}
    assert min(move for *_, move in rows) == 0


def test_an_automa_stands_behind_the_seats(tmp_path: Path) -> None:
    Gathering(plan("settlers", 1, 1, ["random"], 3), tmp_path).run()
    player, automa = table(tmp_path, "seats", "seat, bot, role, place, won")
    assert (player[0], player[1]) == (0, "random")
    assert (automa[0], automa[1], automa[2]) == (1, None, imperia.game("settlers").sheet.automas[0])
    assert {player[4], automa[4]} == {True, False}


def alive(process: str) -> bool:
    """True for a process that runs; one that nobody has asked about after its end runs no more."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and not status.read_text().split(") ")[1].startswith("Z")


def none_alive(processes: list[str]) -> bool:
    return not any(map(alive, processes))


def until(done: Callable[[], bool]) -> None:
    """Wait, though not for ever."""
    for _ in range(6000):
        if done():
            return
        time.sleep(0.01)
    raise AssertionError("nothing has come of it in a minute")


def test_killed_at_any_moment_it_goes_on_with_nothing_lost(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    bot, folder = f"{tmp_path / 'slow.py'}:Slow", tmp_path / "out"
    simulation = ["simulate", "founders", "--games", "8", "--bots", bot, "--seed", "1", "--out", str(folder)]
    command = [sys.executable, "-m", "imperia", *simulation, "--workers", "2"]
    with subprocess.Popen(command, env={**os.environ, "SLOW_BOT": "0.02"}) as process:
        until(lambda: process.poll() is not None or bool(list(folder.glob("part-*-???????"))))
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        workers = children.read_text().split() if children.exists() else []
        process.send_signal(signal.SIGKILL)
    # The workers end with the process that was killed, or they would write into what is taken up again.
    until(lambda: not any(map(alive, workers)))
    finished = games_in(folder)
    assert 0 < len(finished) < 8
    kept = {part: part.stat().st_mtime_ns for part in folder.glob("part-*/games.parquet")}
    report = answer(*simulation, "--resume")
    assert (report["games"], report["finished"]) == (8, 8)
    assert {part: part.stat().st_mtime_ns for part in kept} == kept
    Gathering(plan("founders", 8, 2, [bot], 1), tmp_path / "undisturbed").run()
    assert tables(folder) == tables(tmp_path / "undisturbed")


@pytest.mark.soak
def test_killed_again_and_again_at_random_moments_it_comes_to_the_same_end(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW)
    bot, folder = f"{tmp_path / 'slow.py'}:Slow", tmp_path / "out"
    simulation = ["simulate", "founders", "--games", "40", "--bots", bot, "--seed", "1", "--out", str(folder)]
    command = [sys.executable, "-m", "imperia", *simulation, "--workers", "2"]
    moments, kills = random.Random(7), 0
    while not (folder / "plan.json").exists() or len(games_in(folder)) < 40:
        more = ["--resume"] if (folder / "plan.json").exists() else []
        before = games_in(folder) if more else set[int]()
        # From before the plan is written to the middle of a part.
        with subprocess.Popen([*command, *more], env={**os.environ, "SLOW_BOT": "0.005"}) as process:
            with suppress(subprocess.TimeoutExpired):
                process.wait(moments.uniform(0.3, 12))
            children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
            workers = children.read_text().split() if children.exists() else []
            kills += process.poll() is None
            process.send_signal(signal.SIGKILL)
        until(partial(none_alive, workers))
        if (folder / "plan.json").exists():
            assert before <= games_in(folder)
        elif folder.exists():
            shutil.rmtree(folder)
    assert kills > 2
    Gathering(plan("founders", 40, 2, [bot], 1), tmp_path / "undisturbed").run()
    assert tables(folder) == tables(tmp_path / "undisturbed")


def test_what_was_half_written_is_thrown_away(tmp_path: Path) -> None:
    Gathering(work(2), tmp_path).run()
    last = max(tmp_path.glob("part-*"))
    last.rename(f"{last}.new")
    gathering = Gathering(work(2), tmp_path, resume=True)
    assert 0 < gathering.missing <= 2
    assert gathering.run().games == 2
    assert not list(tmp_path.glob("*.new"))


def test_stopped_by_hand_it_reports_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parcels, "MOST_GAMES", 1)

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    report = Gathering(work(3), tmp_path).run(progress=stop)
    assert (report.games, report.planned) == (1, 3)
    heard: list[int] = []
    Gathering(work(3), tmp_path, resume=True).run(progress=heard.append)
    assert heard == [1, 1]


def test_stopped_before_the_first_game_there_is_nothing_to_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(gather, "add_game", stop)
    with pytest.raises(KeyboardInterrupt):
        Gathering(work(), tmp_path).run()


def test_only_the_same_simulation_goes_on(tmp_path: Path) -> None:
    with pytest.raises(ImperiaError, match="cannot be read"):
        Gathering(work(), tmp_path / "nothing", resume=True)
    Gathering(work(1), tmp_path).run()
    with pytest.raises(BadSetup, match="name an empty folder, or go on with --resume"):
        Gathering(work(1), tmp_path)
    with pytest.raises(BadSetup, match="its games was 1, not 2"):
        Gathering(work(2), tmp_path, resume=True)
    assert run("simulate", "settlers", "--resume").exit_code == 2


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("imperia.lab.gather", "imperia.lab.parquet"):
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "duckdb", None)
    refused = run("simulate", "founders", "--games", "1", "--out", str(tmp_path), "--lang", "en")
    assert refused.exit_code == 1
    assert "pip install imperia[lab]" in refused.stderr


@pytest.mark.ray
def test_a_cluster_writes_the_same_rows(tmp_path: Path) -> None:
    report = Gathering(work(), tmp_path / "here").run()
    assert without_time(Gathering(work(), tmp_path / "there").run(workers=2, engine=RAY)) == without_time(report)
    assert tables(tmp_path / "here") == tables(tmp_path / "there")
