"""Kinds of what lies on the places of a board: a thing by place, and marks on some of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.kernel.errors import BadPosition
from imperia.kernel.form.kinds import Kind, Tally
from imperia.kernel.form.observing import FLAG, INDICES, LINE, NUMBER, Axes, Part, Writer
from imperia.kernel.form.reading import Reading
from imperia.kernel.form.schema import dict_of, list_of
from imperia.kernel.words import Noun


def columns_in(place: Noun, window: Sequence[int]) -> vec[i64]:
    """The column of each place in an observation that shows some of them; -1 for the others."""
    columns = vec[i64]([-1] * len(place.words))
    for column, one in enumerate(window):
        columns[one] = column
    return columns


class Laid(Kind):
    """Which thing lies where: things of one noun by places of another, kept as a dict.

    A board without an edge is observed through a window: the places that are named for it, in their order.
    """

    def __init__(self, place: Noun, thing: Noun, window: Sequence[int], grid: Axes = LINE) -> None:
        self.place: Final = place
        self.thing: Final = thing
        self.window: Final = list(window)
        # The axes of the board.
        self.grid: Final = grid
        self._columns: Final = columns_in(place, window)

    def shape(self) -> Any:
        return dict_of(str)

    def plain(self) -> Any:
        return {}

    def write(self, value: Any) -> Any:
        return {self.place.words[place]: self.thing.words[thing] for place, thing in sorted(value.items())}

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        return {
            reading.thing(self.place, place, field): reading.thing(self.thing, thing, field)
            for place, thing in saved.items()
        }

    def tally(self, value: Any, found: Tally) -> None:
        if self.thing.name in found:
            counts = found[self.thing.name]
            for thing in value.values():
                counts[thing] += 1

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [
            Part("", INDICES, [self.place.words[place] for place in self.window], 0, len(self.thing.words), self.grid)
        ]

    def observe(self, value: Any, out: Writer) -> None:
        laid: dict[int, int] = value
        for place, thing in laid.items():
            column = self._columns[place]
            if column >= 0:
                out.put(column, thing + 1)
        out.pass_over(len(self.window))


class Marks(Kind):
    """Some places of a noun, each with a component of the same kind on it (a war token), kept as a list in order."""

    def __init__(self, place: Noun, of: Noun, which: int, window: Sequence[int], grid: Axes = LINE) -> None:
        self.place: Final = place
        # What lies on each of these places.
        self.of: Final = of
        self.which: Final = which
        self.window: Final = list(window)
        # The axes of the board.
        self.grid: Final = grid
        self._columns: Final = columns_in(place, window)

    def shape(self) -> Any:
        return list_of(str)

    def plain(self) -> Any:
        return []

    def write(self, value: Any) -> Any:
        return [self.place.words[place] for place in value]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        places = [reading.thing(self.place, word, field) for word in saved]
        if len(set(places)) != len(places):
            raise BadPosition("impossible", field=field, value=saved)
        return sorted(places)

    def tally(self, value: Any, found: Tally) -> None:
        if self.of.name in found:
            found[self.of.name][self.which] += len(value)

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", FLAG, [self.place.words[place] for place in self.window], 0, 1, self.grid)]

    def observe(self, value: Any, out: Writer) -> None:
        for place in value:
            column = self._columns[place]
            if column >= 0:
                out.put(column, 1)
        out.pass_over(len(self.window))


class Grid(Kind):
    """A number for each place of a noun, as a learner is given it."""

    def __init__(self, place: Noun, least: int, most: int) -> None:
        self.place: Final = place
        self.least: Final = least
        self.most: Final = most

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", NUMBER, self.place.words, self.least, self.most, ((self.place.name, len(self.place.words)),))]

    def observe(self, value: Any, out: Writer) -> None:
        numbers: vec[i64] = value
        out.numbers(numbers)
