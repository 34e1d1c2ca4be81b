"""Observations: what a reader may see of a position, as numbers in a fixed order with a name for each part."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i64

from imperia.kernel.events import only
from imperia.kernel.hidden import Hidden

# What the numbers of a part mean: a number; yes or no; a column a word, of which one is 1 or none; a column a word with
# how many there are; a number a cell, which says the how manieth word lies there, 0 for none.
NUMBER: Final = "number"
FLAG: Final = "flag"
ONE_HOT: Final = "one_hot"
COUNTS: Final = "counts"
INDICES: Final = "indices"

# Who may see what a field holds: everybody; the party whose it is; nobody, since only how many there are is known;
# whoever has looked (`Hidden`); or the party whose it is and whoever has looked.
EVERYBODY: Final = 0
OWNER: Final = 1
NOBODY: Final = 2
LOOKED: Final = 3
HELD: Final = 4
# The owner of a field of the table.
NO_OWNER: Final = -1
# How much of a field a reader sees: nothing (but how many cards there are), what they have looked at, or all of it.
NOTHING: Final = 0
SOME: Final = 1
ALL: Final = 2


@final
class Part:
    """A run of numbers of an observation: its name, what they mean, their range and a word for each."""

    def __init__(self, name: str, kind: str, words: list[str], low: int, high: int) -> None:
        self.name: Final = name
        self.kind: Final = kind
        # One for each number.
        self.words: Final = words
        self.low: Final = low
        self.high: Final = high

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.kind!r}, {len(self.words)} numbers from {self.low} to {self.high})"

    def within(self, name: str) -> Part:
        """The same numbers as a part of something larger."""
        return Part(f"{name}.{self.name}" if self.name else name, self.kind, self.words, self.low, self.high)


@final
class Eye:
    """One reader (None: somebody who looks on), and what they may see."""

    def __init__(self, seats: int, seat: int | None, hidden: Hidden) -> None:
        self.seats: Final[i64] = seats
        self._seat: Final[i64] = NO_OWNER if seat is None else seat
        self._looked: Final = hidden.seen
        self._bit: Final[i64] = only(hidden.reader(seat)) if self._looked else 0
        # Who may see the field that is looked at, and how much of it the reader does.
        self.seen: i64 = EVERYBODY
        self.sees: i64 = ALL

    def turn_to(self, seen: i64, owner: i64) -> None:
        """Look at a field of a party, or of the table."""
        self.seen = seen
        mine = owner == self._seat and owner != NO_OWNER
        if seen == EVERYBODY or (mine and seen in (OWNER, HELD)):
            self.sees = ALL
        else:
            self.sees = SOME if seen >= LOOKED else NOTHING

    def knows(self, card: int) -> bool:
        """True if the reader may know that this card lies where it lies."""
        return self.sees == ALL or (self.sees == SOME and self._looked.get(card, 0) & self._bit != 0)

    def relative(self, party: i64) -> i64:
        """The place of a party as the reader counts: themselves first, then the seats to their left, then automas."""
        if party < 0 or party >= self.seats or self._seat < 0:
            return party
        place = party - self._seat
        return place + self.seats if place < 0 else place

    def party_at(self, place: i64) -> i64:
        """The party that the reader counts as this one."""
        if place >= self.seats or self._seat < 0:
            return place
        party = place + self._seat
        return party - self.seats if party >= self.seats else party


# Runs of zeros by length; most of an observation is zeros.
LONGEST_RUN: Final = 256
RUNS: Final = [bytes(4 * count) for count in range(LONGEST_RUN + 1)]


@final
class Writer:
    """Takes an observation down for one reader, who gets zeros for what they may not see."""

    def __init__(self, eye: Eye) -> None:
        self.eye: Final = eye
        self._out: Final = BytesWriter()
        # Noughts that are due before the next other number.
        self._zeros: i64 = 0

    def number(self, value: i64) -> None:
        """One number, if the reader may see it."""
        if value == 0 or self.eye.sees == NOTHING:
            self._zeros += 1
        else:
            self.size(value)

    def size(self, count: i64) -> None:
        """How many cards lie somewhere, which everybody sees."""
        if self._zeros:
            self._write_zeros()
        write_f32_le(self._out, float(count))

    def numbers(self, values: vec[i64]) -> None:
        """Several numbers."""
        if self.eye.sees == NOTHING:
            self._zeros += len(values)
            return
        for value in values:
            if value == 0:
                self._zeros += 1
            else:
                self.size(value)

    def one_hot(self, index: i64, size: i64) -> None:
        """A 1 in one of several columns; in none if there is no such column."""
        if not 0 <= index < size or self.eye.sees == NOTHING:
            self._zeros += size
            return
        self._zeros += index
        self.size(1)
        self._zeros += size - index - 1

    def taken_down(self) -> bytes:
        """All numbers as 32-bit floats, the lowest byte of each first."""
        self._write_zeros()
        return self._out.getvalue()

    def _write_zeros(self) -> None:
        while self._zeros > LONGEST_RUN:
            self._out.write(RUNS[LONGEST_RUN])
            self._zeros -= LONGEST_RUN
        self._out.write(RUNS[self._zeros])
        self._zeros = 0
