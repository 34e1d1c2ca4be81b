"""How fast the games run and how much room a state takes, interpreted and compiled, beside a peer.

Every build and the peer run in processes of their own that take turns: a round asks each of them for a
moment of work, so that a busy machine slows all of them alike. Figures are medians of the rounds; the
spread is half the distance between the quartiles.

Every game is measured at its smallest and at its largest table. Decisions are counted over whole random games with
their set-up, because that is what a simulation pays. What is done with one state (copied, imagined by the seat that is
to act, viewed by it, observed by it as numbers, written as data, read back from them) is averaged over states from all
parts of a game; so are its bytes, which are what one more copy allocates. A record is the text of a whole game, read
and replayed.

A ratio to the peer is taken in each round and its median is what counts, for what slows a round slows both. A time is
compared as the number of decisions that the peer makes meanwhile.
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
from functools import partial
from itertools import cycle
from math import sqrt
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Protocol

import msgspec
from rich.console import Group
from rich.table import Table

import imperia
from imperia.build import BUILD, builds
from imperia.kernel import playout as playouts
from imperia.kernel.chance import Chance
from imperia.kernel.game import Game
from imperia.kernel.lots import Lots
from imperia.kernel.record import Record, read_record
from imperia.kernel.state import State

ROUNDS = 7
SECONDS = 1.0
SAMPLED_GAMES = 4
SAMPLED_STATES = 8
MEASURED_COPIES = 500
# The loop that is compiled with the engine.
OWN = "engine's own"

# A copy or a record is so much shorter than many games that a fraction of the time measures it as well.
SHORT_SHARE = 0.2

# What is done with one state; a peer need not have more than the first.
COSTS = ("copy", "imagine", "view", "observe", "data", "position")

# The aims of the engines' own loops: multiples of the peer by build; compiled, also a copy's and a record's time.
TIMES_PEER = {"compiled": 20.0, "interpreted": 1.5}
COPY_MICROSECONDS = 2.0
RECORD_MILLISECONDS = 50.0

Play = Callable[[int], int]


class Copyable(Protocol):
    """Anything that can make an independent twin of itself."""

    def copy(self) -> object:
        """Return the twin."""


# The calls of which the time is measured, by what they do: one for each sampled state or record.
Calls = dict[str, Sequence[Callable[[], object]]]


class Subject:
    """A game to measure: loops that play it at random from a seed and count decisions, some states, and calls."""

    def __init__(
        self,
        name: str,
        seats: int,
        build: str,
        loops: dict[str, Play],
        states: Sequence[Copyable],
        calls: Calls | None = None,
        observed: int = 0,
    ) -> None:
        self.name = name
        self.seats = seats
        self.build = build
        self.loops = loops
        self.states = states
        self.calls: Calls = {"copy": [state.copy for state in states], **(calls or {})}
        self.observed = observed
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

    def seconds_of(self, what: str, seconds: float) -> float:
        """Do it with the sampled states or records in turn until the time is up; how long one takes."""
        calls = self.calls[what]
        # Records are long and few: the time is looked at after each. States are many and quickly done.
        at_once = len(calls) if what in COSTS else 1
        done = 0
        begin = now = process_time()
        while now - begin < seconds:
            first = done % len(calls)
            for call in calls[first : first + at_once]:
                call()
            done += at_once
            now = process_time()
        return (now - begin) / done

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
        return playouts.playout(game.start(seats, seed, options), Lots(seed))

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

    states = sample(states_of)
    calls = _calls(game, states)
    calls["record"] = [partial(read_record, text, imperia.game) for text in records]
    observed = sum(len(part.words) for part in game.observation_parts(seats))
    return Subject(game.name, seats, BUILD, {OWN: engine, "in Python": python}, states, calls, observed)


def _calls(game: Game, states: Sequence[Copyable]) -> Calls:
    """The operations a bot, a reader and a store perform on a state."""
    chance = Chance(1)
    calls: dict[str, list[Callable[[], object]]] = {what: [] for what in COSTS[1:]}
    for state in states:
        assert isinstance(state, State)
        seat = state.awaited()[0]
        calls["imagine"].append(partial(state.imagine, seat, chance))
        calls["view"].append(partial(state.view, seat))
        calls["observe"].append(partial(state.observe, seat))
        calls["data"].append(state.data)
        calls["position"].append(partial(game.position, state.data()))
    return dict(calls)


# A worker process and what is said to it, one line of JSON each way


class Offered(msgspec.Struct):
    """A subject as a worker announces it."""

    name: str
    seats: int
    build: str
    loops: list[str]
    calls: list[str]
    # How many numbers an observation has; none where nothing is observed.
    observed: int


class Question(msgspec.Struct):
    """One thing to measure."""

    subject: int
    # "decisions", "bytes", or one of the subject's calls.
    what: str
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
    _say([Offered(one.name, one.seats, one.build, list(one.loops), list(one.calls), one.observed) for one in subjects])
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        subject = subjects[question.subject]
        gc.collect()
        if question.what == "decisions":
            _say(subject.decisions_per_second(question.loop, question.seconds))
        elif question.what == "bytes":
            _say(subject.bytes_per_state())
        else:
            _say(subject.seconds_of(question.what, question.seconds))


def _say(answer: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.buffer.flush()


# The measurement


class Ratio(msgspec.Struct, frozen=True, array_like=True):
    """How something compares with the peer: the median of the rounds, and its standard error as a share of it."""

    times: float
    error: float


class Row(msgspec.Struct, kw_only=True):
    """The measurements of one game, in one build, with one loop."""

    game: str
    seats: int
    build: str
    loop: str
    decisions_per_second: float
    decisions_spread: float
    copy_microseconds: float
    copy_spread: float
    bytes_per_state: int
    # What else is done with one state; the peer has none of it.
    imagine_microseconds: float | None = None
    view_microseconds: float | None = None
    observe_microseconds: float | None = None
    data_microseconds: float | None = None
    position_microseconds: float | None = None
    # How many numbers a seat observes of a state.
    observation_numbers: int = 0
    # The time to rebuild a whole game; the peer keeps no records.
    record_milliseconds: float | None = None
    # Decisions per second as a multiple of the peer's, if there was one.
    times_peer: float | None = None
    # The same with its error, and every time by what is done in it, as a multiple of a decision of the peer's.
    ratios: dict[str, Ratio] = {}


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
        return spread(self.answers)


def spread(answers: Sequence[float]) -> float:
    """Half the distance between the quartiles."""
    if len(answers) < 2:
        return 0.0
    low, _, high = quantiles(answers, method="inclusive")
    return (high - low) / 2


def ratio(rounds: Sequence[float]) -> Ratio:
    """The median of the rounds; its error from their spread, which is 0.67 deviations of what is spread normally."""
    middle = median(rounds)
    deviation = spread(rounds) / 0.6745
    return Ratio(middle, 1.2533 * deviation / sqrt(len(rounds)) / middle)


class _Line:
    """One row while it is being measured; the loops of one subject share its calls."""

    def __init__(self, subject: Offered, loop: str, decisions: _Job, calls: dict[str, _Job], size: float) -> None:
        self.subject = subject
        self.loop = loop
        self.decisions = decisions
        self.calls = calls
        self.size = size

    def row(self, peer: _Job | None) -> Row:
        ratios = {} if peer is None else self._ratios(peer.answers)
        return Row(
            game=self.subject.name,
            seats=self.subject.seats,
            build=self.subject.build,
            loop=self.loop,
            decisions_per_second=self.decisions.median(),
            decisions_spread=self.decisions.spread(),
            copy_microseconds=1e6 * self.calls["copy"].median(),
            copy_spread=1e6 * self.calls["copy"].spread(),
            bytes_per_state=round(self.size),
            observation_numbers=self.subject.observed,
            imagine_microseconds=self._median("imagine", 1e6),
            view_microseconds=self._median("view", 1e6),
            observe_microseconds=self._median("observe", 1e6),
            data_microseconds=self._median("data", 1e6),
            position_microseconds=self._median("position", 1e6),
            record_milliseconds=self._median("record", 1e3),
            times_peer=ratios["decisions"].times if ratios else None,
            ratios=ratios,
        )

    def _median(self, what: str, unit: float) -> float | None:
        return unit * self.calls[what].median() if what in self.calls else None

    def _ratios(self, peer: Sequence[float]) -> dict[str, Ratio]:
        own = self.decisions.answers
        found = {"decisions": ratio([mine / other for mine, other in zip(own, peer, strict=True)])}
        for what, job in self.calls.items():
            found[what] = ratio([mine * other for mine, other in zip(job.answers, peer, strict=True)])
        return found


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
    rows = [line.row(peer_line.decisions if peer_line is not None else None) for line in lines]
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
            calls = {what: _Job(worker, Question(number, what, seconds * SHORT_SHARE)) for what in subject.calls}
            size = worker.ask(Question(number, "bytes"))
            jobs += calls.values()
            for loop in subject.loops:
                decisions = _Job(worker, Question(number, "decisions", seconds, loop))
                jobs.append(decisions)
                lines.append(_Line(subject, loop, decisions, calls, size))
    return jobs, lines


def tables(report: Report) -> Group:
    """Set a report out for the terminal: how fast games go, then what is done with one state."""
    title = f"Random play, Python {report.python}: medians of {report.rounds} rounds of {report.seconds:g} s"
    times = f"x {report.peer or 'peer'}"
    play = _table(title, ["game", "seats", "build", "loop"], ["decisions / s", times, "record, ms"])
    state = _table("One state, µs", ["game", "seats", "build"], [*COSTS, "bytes", "observed"])
    for row in report.rows:
        who = [row.game, str(row.seats), row.build]
        percent = 100 * row.decisions_spread / row.decisions_per_second
        speed = f"{row.decisions_per_second:,.0f} ± {percent:.0f} %"
        play.add_row(*who, row.loop, speed, _number(row.times_peer, 1), _number(row.record_milliseconds, 1))
        if row.loop == OWN:
            costs = [_number(getattr(row, f"{what}_microseconds"), 2) for what in COSTS]
            observed = f"{row.observation_numbers:,}" if row.observation_numbers else ""
            state.add_row(*who, *costs, f"{row.bytes_per_state:,}", observed)
    return Group(play, state, *report.notes)


def _table(title: str, words: Sequence[str], numbers: Sequence[str]) -> Table:
    result = Table(title=title)
    for heading in words:
        result.add_column(heading, no_wrap=True)
    for heading in numbers:
        result.add_column(heading, justify="right", no_wrap=True)
    return result


def _number(value: float | None, places: int) -> str:
    return "" if value is None else f"{value:,.{places}f}"


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
