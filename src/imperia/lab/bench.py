"""How fast the games run and how much room a state takes, interpreted and compiled, beside a peer.

Every build and the peer run in processes of their own that take turns: a round asks each of them for a
moment of work, so that a busy machine slows all of them alike. Figures are medians of the rounds; the
spread is half the distance between the quartiles.

Every game is measured at its smallest and at its largest table. Decisions are counted over whole random games with
their set-up, because that is what a simulation pays. The bytes of a state are what one more copy allocates, averaged
over states from all parts of a game. A record is the text of a whole game, read and replayed.
"""

from __future__ import annotations

import gc
import importlib
import os
import platform
import random
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Literal, Protocol

import msgspec
from rich.table import Table

import imperia
from imperia.build import BUILD, builds
from imperia.kernel import playout as playouts
from imperia.kernel.chance import chance_of_players
from imperia.kernel.game import Game
from imperia.kernel.record import Record, read_record

ROUNDS = 7
SECONDS = 1.0
SAMPLED_GAMES = 4
SAMPLED_STATES = 8
MEASURED_COPIES = 2000
# The loop that is compiled with the engine.
OWN = "engine's own"

# A copy or a record is so much shorter than many games that a fraction of the time measures it as well.
SHORT_SHARE = 0.25

# What the engines' own loops aim at: so many times the peer, by build; and compiled a copy and a record within these.
TIMES_PEER = {"compiled": 20.0, "interpreted": 1.5}
COPY_MICROSECONDS = 2.0
RECORD_MILLISECONDS = 50.0

Play = Callable[[int], int]


class Copyable(Protocol):
    """Anything that can make an independent twin of itself."""

    def copy(self) -> object:
        """Return the twin."""


class Subject:
    """A game to measure: loops that play it at random from a seed and count decisions, and some states."""

    def __init__(
        self,
        name: str,
        seats: int,
        build: str,
        loops: dict[str, Play],
        states: Sequence[Copyable],
        records: Sequence[str] = (),
    ) -> None:
        self.name = name
        self.seats = seats
        self.build = build
        self.loops = loops
        self.states = states
        self.records = records
        self.games_played = 0

    def decisions_per_second(self, loop: str, seconds: float) -> float:
        """Play whole games until the time is up."""
        play = self.loops[loop]
        decisions = 0
        begin = now = process_time()
        while now - begin < seconds:
            self.games_played += 1
            decisions += play(self.games_played)
            now = process_time()
        return decisions / (now - begin)

    def seconds_of_a_copy(self, seconds: float) -> float:
        """Copy the sampled states in turn until the time is up."""
        copies = 0
        begin = now = process_time()
        while now - begin < seconds:
            for state in self.states:
                state.copy()
            copies += len(self.states)
            now = process_time()
        return (now - begin) / copies

    def seconds_of_a_record(self, seconds: float) -> float:
        """Read and replay records in turn until the time is up."""
        replayed = 0
        begin = now = process_time()
        while now - begin < seconds:
            read_record(self.records[replayed % len(self.records)], imperia.game)
            replayed += 1
            now = process_time()
        return (now - begin) / replayed

    def bytes_per_state(self) -> float:
        """Keep many copies and see what they took."""
        states = cycle(self.states)
        tracemalloc.start()
        try:
            kept = [next(states).copy() for _ in range(MEASURED_COPIES)]
            return (tracemalloc.get_traced_memory()[0] - sys.getsizeof(kept)) / len(kept)
        finally:
            tracemalloc.stop()


def sample(states_of: Callable[[int], Sequence[Copyable]]) -> list[Copyable]:
    """Pick states evenly from a few games: beginnings and ends, short games and long ones."""
    games = map(states_of, range(1, SAMPLED_GAMES + 1))
    return [states[i * len(states) // SAMPLED_STATES] for states in games for i in range(SAMPLED_STATES)]


def registered_games() -> list[Subject]:
    """Make subjects of every game of Imperia, at its smallest and at its largest table."""
    games = [imperia.game(name) for name in imperia.game_names()]
    return [_game(game, seats) for game in games for seats in (min(game.sheet.seats), max(game.sheet.seats))]


def _game(game: Game, seats: int) -> Subject:
    options = game.options_without_people({})

    def engine(seed: int) -> int:
        return playouts.playout(game.start(seats, seed, options), chance_of_players(seed))

    def python(seed: int) -> int:
        state = game.start(seats, seed, options)
        choose = random.Random(seed).choice
        decisions = 0
        while not state.over:
            seat = state.awaited()[0]
            state.play(seat, choose(state.moves(seat)))
            decisions += 1
        return decisions

    records: list[str] = []

    def states_of(seed: int) -> list[Copyable]:
        record = Record(game, seats, seed, options)
        state = record.start()
        choose = random.Random(seed).choice
        states: list[Copyable] = []
        while not state.over:
            states.append(state.copy())
            seat = state.awaited()[0]
            record.moves.append((seat, choose(state.moves(seat))))
            state.play(*record.moves[-1])
        records.append(record.text(state))
        return states

    return Subject(game.name, seats, BUILD, {OWN: engine, "in Python": python}, sample(states_of), records)


# A worker process and what is said to it, one line of JSON each way


class Offered(msgspec.Struct):
    """A subject as a worker announces it."""

    name: str
    seats: int
    build: str
    loops: list[str]
    has_records: bool


class Question(msgspec.Struct):
    """One thing to measure."""

    subject: int
    what: Literal["decisions", "copy", "record", "bytes"]
    seconds: float = 0.0
    loop: str = ""


class Worker:
    """A process that measures the subjects of a factory, given as "module:function"."""

    def __init__(self, factory: str, build: str = BUILD, folder: Path | None = None) -> None:
        inherited = os.environ.get("PYTHONPATH")
        path = ([str(folder)] if folder else []) + ([inherited] if inherited else [])
        self.factory = factory
        self.process = subprocess.Popen(
            # -P: the folder in which somebody happens to stand must not hide a build.
            [sys.executable, "-P", "-m", "imperia.lab.bench", factory],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path), "IMPERIA_BUILD": build},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def __enter__(self) -> Worker:
        self.subjects = msgspec.json.decode(self._answer(), type=list[Offered])
        return self

    def __exit__(self, *error: object) -> None:
        self.process.communicate()

    def ask(self, question: Question) -> float:
        """Have one thing measured."""
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        self.process.stdin.flush()
        return msgspec.json.decode(self._answer(), type=float)

    def _answer(self) -> bytes:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process that measures {self.factory} stopped; its message stands above")
        return line


def serve(factory: str) -> None:
    """Be the worker: announce the subjects, then answer questions until the input ends."""
    module, function = factory.split(":")
    subjects: list[Subject] = getattr(importlib.import_module(module), function)()
    _say([Offered(one.name, one.seats, one.build, list(one.loops), bool(one.records)) for one in subjects])
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        subject = subjects[question.subject]
        gc.collect()
        if question.what == "decisions":
            _say(subject.decisions_per_second(question.loop, question.seconds))
        elif question.what == "copy":
            _say(subject.seconds_of_a_copy(question.seconds))
        elif question.what == "record":
            _say(subject.seconds_of_a_record(question.seconds))
        else:
            _say(subject.bytes_per_state())


def _say(answer: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


# The measurement


class Row(msgspec.Struct, kw_only=True):
    """What was measured of one game, in one build, with one loop."""

    game: str
    seats: int
    build: str
    loop: str
    decisions_per_second: float
    decisions_spread: float
    copy_microseconds: float
    copy_spread: float
    bytes_per_state: int
    # The time to rebuild a whole game; the peer keeps no records.
    record_milliseconds: float | None = None
    # Decisions per second as a multiple of the peer's, if there was one.
    times_peer: float | None = None


class Report(msgspec.Struct, kw_only=True):
    """A whole measurement, with a note on whatever could not be measured."""

    python: str
    machine: str
    rounds: int
    seconds: float
    peer: str | None
    rows: list[Row]
    notes: list[str]


class _Job:
    """One question, asked again in every round, and its answers."""

    def __init__(self, worker: Worker, question: Question) -> None:
        self.worker = worker
        self.question = question
        self.answers: list[float] = []

    def do(self) -> None:
        self.answers.append(self.worker.ask(self.question))

    def median(self) -> float:
        return median(self.answers)

    def spread(self) -> float:
        if len(self.answers) < 2:
            return 0.0
        low, _, high = quantiles(self.answers, method="inclusive")
        return (high - low) / 2


class _Line:
    """One row while it is being measured; the loops of one subject share its copies and records."""

    def __init__(
        self, subject: Offered, loop: str, decisions: _Job, copy: _Job, record: _Job | None, size: float
    ) -> None:
        self.subject = subject
        self.loop = loop
        self.decisions = decisions
        self.copy = copy
        self.record = record
        self.size = size

    def row(self, peer_speed: float | None) -> Row:
        speed = self.decisions.median()
        return Row(
            game=self.subject.name,
            seats=self.subject.seats,
            build=self.subject.build,
            loop=self.loop,
            decisions_per_second=speed,
            decisions_spread=self.decisions.spread(),
            copy_microseconds=1e6 * self.copy.median(),
            copy_spread=1e6 * self.copy.spread(),
            bytes_per_state=round(self.size),
            record_milliseconds=1e3 * self.record.median() if self.record is not None else None,
            times_peer=None if peer_speed is None else speed / peer_speed,
        )


def measure(
    seconds: float = SECONDS,
    rounds: int = ROUNDS,
    peer: tuple[str, Path] | None = None,
    on_round: Callable[[int], None] = lambda done: None,
) -> Report:
    """Measure every game in every build that there is of these sources, and a peer.

    The peer is given as its factory ("module:function") and the folder in which the module lies.
    """
    notes = []
    ours = "imperia.lab.bench:registered_games"
    with ExitStack() as stack:
        workers = [stack.enter_context(Worker(ours, build)) for build in builds()]
        if not any(subject.build == "compiled" for subject in workers[-1].subjects):
            notes.append("The compiled build was not measured: there is none of these sources. Run make compile.")
        if peer is not None:
            factory, folder = peer
            workers.append(stack.enter_context(Worker(factory, folder=folder)))

        jobs, lines = _plan(workers, seconds)
        for done in range(rounds):
            # Every other round goes backwards, so that nobody always runs after the same neighbour.
            for job in jobs if done % 2 == 0 else reversed(jobs):
                job.do()
            on_round(done + 1)

    peer_line = lines[-1] if peer is not None else None
    peer_speed = peer_line.decisions.median() if peer_line is not None else None
    rows = [line.row(peer_speed) for line in lines]
    return Report(
        python=platform.python_version(),
        machine=platform.machine(),
        rounds=rounds,
        seconds=seconds,
        peer=peer_line.subject.name if peer_line is not None else None,
        rows=rows,
        notes=[*notes, *short_of_aims(rows)],
    )


def _plan(workers: Sequence[Worker], seconds: float) -> tuple[list[_Job], list[_Line]]:
    jobs: list[_Job] = []
    lines: list[_Line] = []
    for worker in workers:
        for number, subject in enumerate(worker.subjects):
            copy = _Job(worker, Question(number, "copy", seconds * SHORT_SHARE))
            record = _Job(worker, Question(number, "record", seconds * SHORT_SHARE)) if subject.has_records else None
            size = worker.ask(Question(number, "bytes"))
            jobs += [copy] if record is None else [copy, record]
            for loop in subject.loops:
                decisions = _Job(worker, Question(number, "decisions", seconds, loop))
                jobs.append(decisions)
                lines.append(_Line(subject, loop, decisions, copy, record, size))
    return jobs, lines


def table(report: Report) -> Table:
    """Set a report out for the terminal."""
    title = f"Random play, Python {report.python}: medians of {report.rounds} rounds of {report.seconds:g} s"
    result = Table(title=title, caption="\n".join(report.notes) or None)
    for heading in ("game", "seats", "build", "loop"):
        result.add_column(heading, no_wrap=True)
    times = f"x {report.peer or 'peer'}"
    for heading in ("decisions / s", times, "copy, µs", "bytes", "record, ms"):
        result.add_column(heading, justify="right", no_wrap=True)
    for row in report.rows:
        result.add_row(
            row.game,
            str(row.seats),
            row.build,
            row.loop,
            f"{row.decisions_per_second:,.0f} ± {100 * row.decisions_spread / row.decisions_per_second:.0f} %",
            "" if row.times_peer is None else f"{row.times_peer:.1f}",
            f"{row.copy_microseconds:,.2f}",
            f"{row.bytes_per_state:,}",
            "" if row.record_milliseconds is None else f"{row.record_milliseconds:,.1f}",
        )
    return result


def short_of_aims(rows: Sequence[Row]) -> list[str]:
    """A sentence for every game that is slower than it aims to be."""
    found: list[str] = []
    for row in rows:
        if row.loop != OWN or row.record_milliseconds is None:
            continue
        who = f"Short of its aim: {row.game} with {row.seats} seats, {row.build}"
        aim = TIMES_PEER[row.build]
        if row.times_peer is not None and row.times_peer < aim:
            found.append(f"{who}: {row.times_peer:.1f} times the peer instead of {aim:g}.")
        if row.build == "compiled" and row.copy_microseconds > COPY_MICROSECONDS:
            found.append(f"{who}: {row.copy_microseconds:.2f} µs a copy instead of {COPY_MICROSECONDS:g}.")
        if row.build == "compiled" and row.record_milliseconds > RECORD_MILLISECONDS:
            found.append(f"{who}: {row.record_milliseconds:.0f} ms a record instead of {RECORD_MILLISECONDS:g}.")
    return found


if __name__ == "__main__":
    serve(sys.argv[1])
