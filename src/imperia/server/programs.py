"""The programs at a table's seats: who is here, and what was wrong with one that had to go."""

from __future__ import annotations

import asyncio
from typing import Final

from imperia.kernel.content import Name
from imperia.server.outbox import Outbox

# The code with which a program is let go when another one has come with the same key.
SEAT_TAKEN: Final = 4409


class Seated:
    """A program at a seat, which is called whenever it may have something to do."""

    def __init__(self, seat: int, outbox: Outbox) -> None:
        self.seat: Final = seat
        self.outbox: Final = outbox
        self.called: Final = asyncio.Event()


class Programs:
    """The programs at one table."""

    def __init__(self) -> None:
        self._here: Final[dict[int, Seated]] = {}
        # By seat, until another program sits down there.
        self.faults: Final[dict[int, Name]] = {}

    def seats(self) -> set[int]:
        """The seats at which there is one."""
        return set(self._here)

    def sit_down(self, program: Seated) -> None:
        """A program comes; one that has the seat already is let go for good, or both would drive each other out."""
        if (before := self._here.get(program.seat)) is not None:
            before.outbox.cut(SEAT_TAKEN)
        self._here[program.seat] = program
        self.faults.pop(program.seat, None)

    def leave(self, program: Seated, fault: Name | None) -> None:
        """A program goes, and why if it has to; one whose seat another has taken leaves no trace."""
        if self._here.get(program.seat) is not program:
            return
        del self._here[program.seat]
        if fault is not None:
            self.faults[program.seat] = fault

    def call(self) -> None:
        """Something has changed at the table."""
        for program in self._here.values():
            program.called.set()

    def cut(self) -> None:
        """Let all of them go; they come back."""
        for program in self._here.values():
            program.outbox.cut()
