"""A program that plays: started once, asked line by line, and ended when it breaks its word."""

from __future__ import annotations

import atexit
import os
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from importlib.metadata import version
from threading import Timer
from typing import Final, TypeVar

import msgspec

from imperia.bots.protocol.messages import Ask, Greeting, Hello, read_greeting
from imperia.kernel.errors import BadBot
from imperia.kernel.misfit import Misfit, read_json

if sys.platform == "linux":
    import resource

T = TypeVar("T")

# Seconds for a decision with all that is asked on the way, and for every other answer.
SECONDS: Final = 10.0
# Bytes of memory, where the system can limit what a running program takes.
MEMORY: Final = 1 << 30
# A line that is longer is no answer.
LONGEST_LINE: Final = 1 << 20
# So long a program that is no longer needed may take to end by itself.
PARTING: Final = 1.0
# Programs that wait for their next game.
MOST_IDLE: Final = 8


class Process:
    """A running program that speaks the protocol; a fault ends it and is named in an error."""

    def __init__(self, name: str, command: str) -> None:
        # As it was named at the table.
        self._name: Final = name
        self.command: Final = command
        self._late = False
        # What it wrote last, for whoever has to read about it.
        self._line = b""
        try:
            self._process: Final = subprocess.Popen(
                shlex.split(command, posix=os.name == "posix"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                # Ctrl-C is for the host, which ends its bots itself, with all that they have started.
                start_new_session=True,
            )
        except OSError as error:
            raise BadBot("bot_not_started", bot=name, problem=error.strerror) from error
        if sys.platform == "linux":
            # It may have ended already, which the first question shows.
            with suppress(ProcessLookupError):
                resource.prlimit(self._process.pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))
        with Deadline(self):
            self.say(Hello(version("imperia")))
            self.greeting: Final = self.hear(Greeting)
        try:
            self.lang: Final = read_greeting(self.greeting, name)
        except BadBot:
            self.end()
            raise

    def say(self, message: Ask | msgspec.Struct) -> None:
        """Write one line."""
        self._write(msgspec.json.encode(message))

    def relay(self, question: bytes) -> bytes:
        """Pass on what another host asks, and give back the line that the program answers."""
        with Deadline(self):
            self._write(question)
            self._read()
        return self._line.rstrip()

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            # It has ended, now or at an earlier question.
            raise self._gone() from error

    def hear(self, kind: type[T]) -> T:
        """Read one line; one that says something else than it should is a fault."""
        self._read()
        try:
            return read_json(self._line, kind)
        except Misfit as error:
            raise self.garbage(error) from error

    def _read(self) -> None:
        assert self._process.stdout is not None
        try:
            self._line = self._process.stdout.readline(LONGEST_LINE)
        except OSError as error:
            raise self._gone() from error
        if not self._line.endswith(b"\n") and len(self._line) < LONGEST_LINE:
            raise self._gone()

    def garbage(self, problem: BadBot | Misfit) -> BadBot:
        """End the program after a line that makes no sense."""
        self.end()
        text = self._line.decode("utf-8", "replace").strip()
        return BadBot("bot_garbage", bot=self._name, text=text, problem=problem)

    def _gone(self) -> BadBot:
        """The program does not answer any more: why."""
        code = self.end()
        if self._late:
            return BadBot("bot_silent", bot=self._name, seconds=f"{SECONDS:g}")
        return BadBot("bot_crashed", bot=self._name, code=code)

    def too_late(self) -> None:
        """The program has used up its time."""
        self._late = True
        self._kill()

    @property
    def running(self) -> bool:
        """True if it can be asked further."""
        return self._process.poll() is None and not self._late

    def end(self) -> int:
        """End the program: it gets a moment to leave by itself; its exit code."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        try:
            code = self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            self._kill()
            code = self._process.wait()
        return code

    def _kill(self) -> None:
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)


class Deadline:
    """Within it the program has its time; a program that lets it pass is ended, whatever it is doing."""

    def __init__(self, process: Process) -> None:
        self._timer: Final = Timer(SECONDS, process.too_late)
        self._timer.daemon = True

    def __enter__(self) -> None:
        self._timer.start()

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()


# Programs are kept from game to game: many take longer to start than to play.
_IDLE: Final[dict[str, list[Process]]] = {}


def take(name: str, command: str) -> Process:
    """A program that waits for a game, or a fresh one."""
    waiting = _IDLE.get(command, [])
    while waiting:
        process = waiting.pop()
        if process.running:
            return process
        process.end()
    return Process(name, command)


def give_back(process: Process) -> None:
    """Keep a program for the next game, or end it."""
    waiting = _IDLE.setdefault(process.command, [])
    if process.running and len(waiting) < MOST_IDLE:
        waiting.append(process)
    else:
        process.end()


@atexit.register
def end_all() -> None:
    """End the programs that wait."""
    for waiting in _IDLE.values():
        while waiting:
            waiting.pop().end()
