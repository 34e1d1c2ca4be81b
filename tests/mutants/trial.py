"""Tests in processes of their own: in a fresh one, or in the forks of one that has collected them already."""

from __future__ import annotations

import importlib
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import pytest

# Read once, before the first fork: to import these takes longer than most trials.
LIBRARIES: Final = ("hypothesis", "litestar", "schemathesis.pytest", "sqlalchemy.ext.asyncio", "uvicorn", "rich")
# A test that does not end has noticed. Waiting is cheap, and long on a busy machine: work is what is measured first.
SECONDS: Final = 10
TIMES: Final = 10
WAITING: Final = 10
MEMORY: Final = 8 << 30
IMPOSSIBLE: Final = 98
# Names the fixture of several tests that is being made, for whoever asks who runs a line.
FIXTURE: Final = "MUTANTS_FIXTURE"
TESTED: Final = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED)


@dataclass
class Outcome:
    """What a run of tests showed: how long each that passed took, which failed, and which use a fixture."""

    seconds: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    users: dict[str, set[str]] = field(default_factory=dict)
    is_possible: bool = True


@dataclass
class Trial:
    """Tests to run, the quickest first, with the seconds that each takes, after a change that may not be possible."""

    seconds: dict[str, float]
    change: Callable[[], bool]
    undo: Callable[[], None]
    end: Callable[[Outcome], None]


def read_libraries() -> None:
    """Import what takes long and is never bent."""
    for name in LIBRARIES:
        importlib.import_module(name)


def run_tests(clone: Path, arguments: list[str], seconds: dict[str, float] | None = None) -> Outcome:
    """Run tests in a clone, in a fresh process: all, or those that have a time, in that order until one fails."""
    notes = clone.with_suffix(".notes")
    child = os.fork()
    if not child:
        plugins: list[object] = [Watch(notes)]
        if seconds is not None:
            plugins.append(Hurry(seconds))
        _test_and_exit(clone, arguments, plugins, keep_bytecode=seconds is None)
    return _wait(child, notes)


def run_trials(clone: Path, arguments: list[str], trials: list[Trial]) -> None:
    """Collect the tests once, and make each trial in a fork of that process."""
    child = os.fork()
    if not child:
        _test_and_exit(clone, arguments, [Forks(clone.with_suffix(".notes"), trials)], keep_bytecode=False)
    os.waitpid(child, 0)


def noticed(seconds: dict[str, float], run: Callable[[dict[str, float], bool], Outcome | None]) -> Outcome | None:
    """What tests show of a change; None in the process that runs them.

    On a busy machine a test may fail by itself: it has noticed nothing if it fails without the change, too.
    """
    while True:
        outcome = run(seconds, True)
        failed = [test for test in outcome.failed if test in seconds] if outcome is not None else []
        if outcome is None or not failed:
            return outcome
        control = run({test: seconds[test] for test in failed}, False)
        if control is None:
            return None
        if not control.failed:
            return outcome
        seconds = {test: taken for test, taken in seconds.items() if test not in failed}


class Watch:
    """Writes down how each test ends."""

    def __init__(self, notes: Path) -> None:
        self.notes = notes.open("w", buffering=1)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            self._note("uses", item.nodeid, *getattr(item, "fixturenames", ()))

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Iterator[None]:
        if fixturedef.scope != "function":
            os.environ[FIXTURE] = fixturedef.argname
        try:
            return (yield)
        finally:
            os.environ.pop(FIXTURE, None)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._note("begun", nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.skipped:
            self._note(report.outcome, report.nodeid, report.duration)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._note("failed", report.nodeid, 0.0)

    def _note(self, *what: str | float) -> None:
        self.notes.write(f"{json.dumps(what)}\n")


class Hurry:
    """Runs only the tests that have a time, in that order, and ends the process when one takes far longer."""

    def __init__(self, seconds: dict[str, float]) -> None:
        self.seconds = seconds
        self.allow(6 * SECONDS)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.choose(items)

    def choose(self, items: list[pytest.Item]) -> None:
        """Leave out all other tests."""
        by_id = {item.nodeid: item for item in items}
        items[:] = [by_id[test] for test in self.seconds if test in by_id]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.allow(SECONDS + TIMES * self.seconds[nodeid])

    def allow(self, seconds: float) -> None:
        """End this process after so many seconds of work, or after it has waited long for something."""
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.alarm(int(WAITING * seconds))


class Forks:
    """Makes trials with tests that were collected once."""

    def __init__(self, notes: Path, trials: list[Trial]) -> None:
        self.notes = notes
        self.trials = trials

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        for trial in self.trials:

            def run(seconds: dict[str, float], bent: bool, trial: Trial = trial) -> Outcome | None:
                trial.undo()
                return self._fork(session, seconds, trial.change if bent else lambda: True)

            outcome = noticed(trial.seconds, run)
            if outcome is None:
                return None
            trial.undo()
            trial.end(outcome)
        return True

    def _fork(self, session: pytest.Session, seconds: dict[str, float], change: Callable[[], bool]) -> Outcome | None:
        """What tests show in a fork; None in the fork itself, which goes on to run them, as if it were all."""
        child = os.fork()
        if child:
            return _wait(child, self.notes)
        os.setsid()
        if not change():
            os._exit(IMPOSSIBLE)
        hurry = Hurry(seconds)
        hurry.choose(session.items)
        for plugin in (Watch(self.notes), hurry):
            session.config.pluginmanager.register(plugin)
        return None


def _test_and_exit(clone: Path, arguments: list[str], plugins: list[object], *, keep_bytecode: bool) -> None:
    """Run pytest in a clone and end this process, whatever happens."""
    code = 99
    try:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        output = os.open(clone.with_suffix(".output"), os.O_CREAT | os.O_TRUNC | os.O_WRONLY)
        os.dup2(output, 1)
        os.dup2(output, 2)
        _move_into(clone)
        # Bytecode is told from its source by the second and the size, which one mutant shares with another.
        sys.dont_write_bytecode = not keep_bytecode
        if not keep_bytecode:
            # Nor do processes that the tests start.
            os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
        usual = ["-q", "-p", "no:cacheprovider", "--capture=sys", "--hypothesis-seed=0"]
        code = pytest.main([*usual, *([] if keep_bytecode else ["--exitfirst"]), *arguments], plugins=plugins)
    except BaseException as error:
        print(repr(error), file=sys.stderr)
    finally:
        sys.stdout.flush()
        os._exit(code)


def _move_into(clone: Path) -> None:
    """Forget the modules of the clone that this process was started in, and find those of another."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("imperia", "tests")]:
        del sys.modules[name]
    here = ("", str(Path.cwd()))
    os.chdir(clone)
    source = str(clone / "src")
    sys.path[:] = [source, *(path for path in sys.path if path not in here)]
    os.environ |= {"PYTHONPATH": source, "IMPERIA_BUILD": "interpreted"}


def _wait(child: int, notes: Path) -> Outcome:
    _, status = os.waitpid(child, 0)
    # Servers and workers that the tests have left behind.
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    outcome = Outcome(is_possible=status != IMPOSSIBLE << 8)
    if not outcome.is_possible:
        return outcome
    begun = "the import"
    for what, test, *rest in _noted(notes):
        if what == "uses":
            for fixture in rest:
                outcome.users.setdefault(fixture, set()).add(test)
        elif what == "begun":
            begun = test
        elif what == "failed":
            outcome.failed.append(test)
        else:
            outcome.seconds[test] = outcome.seconds.get(test, 0.0) + rest[0]
    if os.WIFSIGNALED(status) or os.WEXITSTATUS(status) not in TESTED:
        outcome.failed.append(f"{begun} ({_how(status)})")
    for test in outcome.failed:
        outcome.seconds.pop(test, None)
    return outcome


def _noted(notes: Path) -> Iterator[list[Any]]:
    for line in notes.read_text().splitlines():
        yield json.loads(line)


def _how(status: int) -> str:
    if not os.WIFSIGNALED(status):
        return "could not go on"
    ended_by = signal.Signals(os.WTERMSIG(status))
    return "did not end" if ended_by in (signal.SIGPROF, signal.SIGALRM) else ended_by.name
