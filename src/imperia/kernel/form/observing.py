"""Observations: what a reader may see of a position, as numbers in a fixed order with a name for each part."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64

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


def float_bits(value: i64) -> i32:
    """A whole number as the bits of a 32-bit float."""
    out = BytesWriter()
    write_f32_le(out, float(value))
    return read_i32_le(out.getvalue(), 0)


# The names and lengths of the axes of a board.
Axes = tuple[tuple[str, int], ...]
LINE: Final[Axes] = ()


@final
class Part:
    """A run of numbers of an observation: its name, what they mean, their range, a word for each, and their shape."""

    def __init__(self, name: str, kind: str, words: list[str], low: int, high: int, grid: Axes = LINE) -> None:
        self.name: Final = name
        self.kind: Final = kind
        # One for each number.
        self.words: Final = words
        self.low: Final = low
        self.high: Final = high
        # What lies on a board has axes, the last of which changes fastest; all else is a line.
        self.axes: Final = tuple([name for name, _ in grid])
        self.shape: Final = tuple([length for _, length in grid]) or (len(words),)
        self._grid: Final = grid

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.kind!r}, {len(self.words)} numbers from {self.low} to {self.high})"

    def within(self, name: str) -> Part:
        """The same numbers as a part of something larger."""
        return Part(
            f"{name}.{self.name}" if self.name else name, self.kind, self.words, self.low, self.high, self._grid
        )


@final
class Eye:
    """One reader (None: somebody who looks on), and what they may see."""

    def __init__(self, seats: int, seat: int | None, hidden: Hidden) -> None:
        self.seats: Final[i64] = seats
        self._seat: Final[i64] = NO_OWNER if seat is None else seat
        # The cards that the reader has looked at where they lie.
        self.looked: Final = looked_at(hidden, seat)
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
        return self.sees == ALL or (self.sees == SOME and card in self.looked)

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


def looked_at(hidden: Hidden, seat: int | None) -> set[int]:
    """The cards of which a reader knows that they lie where they lie."""
    seen = hidden.seen
    found: set[int] = set()
    if seen:
        bit = only(hidden.reader(seat))
        for card, readers in seen.items():
            if readers & bit:
                found.add(card)
    return found


# Numbers are written as the bits of 32-bit floats, so that nothing has to be converted; those of the small ones, the
# least of which is -SMALL.
SMALL: Final = 256
BITS: Final[vec[i32]] = vec[i32]([float_bits(number) for number in range(-SMALL, SMALL)])
ONE: Final[i32] = 0x3F800000


@final
class Writer:
    """Takes observations down, row after row, for readers who get zeros for what they may not see."""

    def __init__(self, size: i64) -> None:
        # So many numbers in all.
        self.taken: Final[vec[i32]] = vec[i32]([0] * size)
        # Where the next number goes; whatever is passed over is zero.
        self._next: i64 = 0
        self.eye: Eye

    def number(self, value: i64) -> None:
        """One number, if the reader may see it."""
        if value != 0 and self.eye.sees != NOTHING:
            self.taken[self._next] = bits_of(value)
        self._next += 1

    def size(self, count: i64) -> None:
        """How many cards lie somewhere, which everybody sees."""
        self.taken[self._next] = bits_of(count)
        self._next += 1

    def numbers(self, values: vec[i64]) -> None:
        """Several numbers."""
        if self.eye.sees != NOTHING:
            place = self._next
            for value in values:
                if value != 0:
                    self.taken[place] = bits_of(value)
                place += 1
        self._next += len(values)

    def row(self, values: vec[i64], first: i64, width: i64) -> None:
        """So many numbers from one of several on."""
        if self.eye.sees != NOTHING:
            place: i64
            for place in range(width):
                value = values[first + place]
                if value != 0:
                    self.taken[self._next + place] = bits_of(value)
        self._next += width

    def one_hot(self, index: i64, size: i64) -> None:
        """A 1 in one of several columns; in none if there is no such column."""
        if 0 <= index < size and self.eye.sees != NOTHING:
            self.taken[self._next + index] = ONE
        self._next += size

    # A run of which only a few columns are not zero: these are put, or counted up, and then all of it is passed over.

    def put(self, column: i64, value: i64) -> None:
        """A number in a column of the run that begins here, if the reader may see it."""
        if self.eye.sees != NOTHING:
            self.taken[self._next + column] = bits_of(value)

    def count(self, column: i64, more: i64 = 1) -> None:
        """Some more in a column of the run that begins here, if the reader may see it; there are never fewer than 0."""
        if more != 0 and self.eye.sees != NOTHING:
            place = self._next + column
            self.taken[place] = bits_of(more + counted(self.taken[place]))

    def pass_over(self, size: i64) -> None:
        """The end of a run of so many columns."""
        self._next += size


def bits_of(value: i64) -> i32:
    """A number as the bits of a 32-bit float."""
    return BITS[value + SMALL] if -SMALL <= value < SMALL else float_bits(value)


def counted(bits: i32) -> i64:
    """A number of 0 or more that stands there as the bits of a float."""
    number: i64 = 0
    while bits_of(number) != bits:
        number += 1
    return number
