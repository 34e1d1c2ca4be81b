"""Kinds of what lies on the places of a board: a thing by place, and marks on some of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.kernel.errors import BadPosition
from imperia.kernel.form.kinds import Kind, Tally
from imperia.kernel.form.observing import FLAG, INDICES, NUMBER, Part, Writer
from imperia.kernel.form.reading import Reading
from imperia.kernel.form.schema import dict_of, list_of
from imperia.kernel.words import Noun


class Laid(Kind):
    """Which thing lies where: things of one noun by places of another, kept as a dict.

    A board without an edge is observed through a window: the places that are named for it, in their order.
    """

    def __init__(self, place: Noun, thing: Noun, window: Sequence[int]) -> None:
        self.place: Final = place
        self.thing: Final = thing
        self.window: Final = list(window)

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
        return [Part("", INDICES, [self.place.words[place] for place in self.window], 0, len(self.thing.words))]

    def observe(self, value: Any, out: Writer) -> None:
        laid: dict[int, int] = value
        for place in self.window:
            out.number(laid.get(place, -1) + 1)


class Marks(Kind):
    """Some places of a noun, each with a component of the same kind on it (a war token), kept as a list in order."""

    def __init__(self, place: Noun, of: Noun, which: int, window: Sequence[int]) -> None:
        self.place: Final = place
        # What lies on each of these places.
        self.of: Final = of
        self.which: Final = which
        self.window: Final = list(window)

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
        return [Part("", FLAG, [self.place.words[place] for place in self.window], 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        marked: list[int] = value
        for place in self.window:
            out.number(1 if place in marked else 0)


class Grid(Kind):
    """A number for each place of a noun, as a learner is given it."""

    def __init__(self, place: Noun, least: int, most: int) -> None:
        self.place: Final = place
        self.least: Final = least
        self.most: Final = most

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", NUMBER, self.place.words, self.least, self.most)]

    def observe(self, value: Any, out: Writer) -> None:
        numbers: vec[i64] = value
        out.numbers(numbers)
