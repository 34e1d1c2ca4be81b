"""Kinds that hold other kinds: rows, objects with named parts, and lists of such objects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from imperia.kernel.errors import BadPosition
from imperia.kernel.form.kinds import Deal, Kind, Pile, Tally, mentioned
from imperia.kernel.form.observing import Eye, Part, Writer
from imperia.kernel.form.reading import Reading
from imperia.kernel.form.schema import either, list_of, struct


class Maybe(Kind):
    """A value that a position may leave open: it is read as None then, and the game decides."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind
        # How many numbers it has, by seats and by who may see it.
        self._sizes: dict[tuple[int, int], int] = {}

    def shape(self) -> Any:
        return either(self.kind.shape(), None)

    def plain(self) -> Any:
        return None

    def write(self, value: Any) -> Any:
        return self.kind.write(value) if value is not None else None

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        return self.kind.read(saved, reading, field) if saved is not None else None

    def tally(self, value: Any, found: Tally) -> None:
        if value is not None:
            self.kind.tally(value, found)

    def parts(self, seats: int, seen: int) -> list[Part]:
        return self.kind.parts(seats, seen)

    def observe(self, value: Any, out: Writer) -> None:
        if value is not None:
            self.kind.observe(value, out)
            return
        seats, seen = int(out.eye.seats), int(out.eye.seen)
        if (seats, seen) not in self._sizes:
            self._sizes[seats, seen] = sum([len(part.words) for part in self.kind.parts(seats, seen)])
        out.pass_over(self._sizes[seats, seen])

    def show(self, value: Any, eye: Eye) -> Any:
        return self.kind.show(value, eye) if value is not None else None

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        if value is not None:
            self.kind.piles(value, name, found)

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        return self.kind.with_piles(value, dealt) if value is not None else None


class Listed(Kind):
    """Things of one kind in a row of fixed length, saved as a list."""

    def __init__(self, kind: Kind, size: int) -> None:
        self.kind: Final = kind
        self.size: Final = size

    def shape(self) -> Any:
        return list_of(self.kind.shape())

    def plain(self) -> Any:
        return []

    def write(self, value: Any) -> Any:
        return [self.kind.write(one) for one in value]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        if len(saved) > self.size:
            raise BadPosition("impossible", field=field, value=saved)
        rest = [self.kind.plain()] * (self.size - len(saved))
        return [self.kind.read(one, reading, f"{field}[{place}]") for place, one in enumerate([*saved, *rest])]

    def tally(self, value: Any, found: Tally) -> None:
        for one in value:
            self.kind.tally(one, found)

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [part.within(str(place)) for place in range(self.size) for part in self.kind.parts(seats, seen)]

    def observe(self, value: Any, out: Writer) -> None:
        for one in value:
            self.kind.observe(one, out)

    def show(self, value: Any, eye: Eye) -> Any:
        return [self.kind.show(one, eye) for one in value]

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        for place, one in enumerate(value):
            self.kind.piles(one, f"{name} {place}", found)

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        return [self.kind.with_piles(one, dealt) for one in value]


class Named(Kind):
    """A thing for each of a few words (a pile for each colour), kept in the order of the words, saved as an object."""

    def __init__(self, name: str, kinds: Sequence[tuple[str, Kind]], made: Callable[[list[Any]], Any] = list) -> None:
        self.kinds: Final = list(kinds)
        self.made: Final = made
        self._shape: Final = struct(name, [(word, kind.shape(), kind.plain()) for word, kind in kinds])

    def shape(self) -> Any:
        return self._shape

    def plain(self) -> Any:
        return self._shape

    def write(self, value: Any) -> Any:
        return mentioned([(word, kind, one) for (word, kind), one in zip(self.kinds, value, strict=True)])

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        return self.made([kind.read(getattr(saved, word), reading, f"{field}.{word}") for word, kind in self.kinds])

    def tally(self, value: Any, found: Tally) -> None:
        for place, (_, kind) in enumerate(self.kinds):
            kind.tally(value[place], found)

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [part.within(word) for word, kind in self.kinds for part in kind.parts(seats, seen)]

    def observe(self, value: Any, out: Writer) -> None:
        for place, (_, kind) in enumerate(self.kinds):
            kind.observe(value[place], out)

    def show(self, value: Any, eye: Eye) -> Any:
        return {word: kind.show(value[place], eye) for place, (word, kind) in enumerate(self.kinds)}

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        for place, (word, kind) in enumerate(self.kinds):
            kind.piles(value[place], f"{name} {word}", found)

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        return self.made([kind.with_piles(value[place], dealt) for place, (_, kind) in enumerate(self.kinds)])


class Record(Kind):
    """A value of the game's own, made of named parts: a nation and what lies on its tiles."""

    def __init__(self, name: str, fields: Sequence[tuple[str, Kind]], make: Callable[..., Any]) -> None:
        self.fields: Final = list(fields)
        # Makes the value of what was read, after the place where it was: it refuses parts that do not go together.
        self.make: Final = make
        self._shape: Final = struct(name, [(field, kind.shape(), kind.plain()) for field, kind in fields])

    def shape(self) -> Any:
        return self._shape

    def plain(self) -> Any:
        return self._shape

    def write(self, value: Any) -> Any:
        return mentioned([(field, kind, getattr(value, field)) for field, kind in self.fields])

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        values = [kind.read(getattr(saved, one), reading, f"{field}.{one}") for one, kind in self.fields]
        return self.make(field, *values)

    def tally(self, value: Any, found: Tally) -> None:
        for field, kind in self.fields:
            kind.tally(getattr(value, field), found)

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [part.within(field) for field, kind in self.fields for part in kind.parts(seats, seen)]

    def observe(self, value: Any, out: Writer) -> None:
        for field, kind in self.fields:
            kind.observe(getattr(value, field), out)

    def show(self, value: Any, eye: Eye) -> Any:
        return {field: kind.show(getattr(value, field), eye) for field, kind in self.fields}

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        for field, kind in self.fields:
            kind.piles(getattr(value, field), f"{name} {field}", found)

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        return self.make("", *[kind.with_piles(getattr(value, field), dealt) for field, kind in self.fields])


class Several(Kind):
    """Records in a row of any length, such as the buildings of a player; a game says what is observed of them."""

    def __init__(self, record: Record, short: str) -> None:
        self.record: Final = record
        # A record of which only this field is mentioned may be written as what stands in it.
        self.short: Final = short

    def shape(self) -> Any:
        return list_of(either(str, self.record.shape()))

    def plain(self) -> Any:
        return []

    def write(self, value: Any) -> Any:
        return [self.record.write(one) for one in value]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        return [self.read_one(one, reading, f"{field}[{place}]") for place, one in enumerate(saved)]

    def read_one(self, saved: Any, reading: Reading, field: str) -> Any:
        """One of the records, written out or not."""
        given = self.record.shape()(**{self.short: saved}) if isinstance(saved, str) else saved
        return self.record.read(given, reading, field)

    def tally(self, value: Any, found: Tally) -> None:
        for one in value:
            self.record.tally(one, found)

    def show(self, value: Any, eye: Eye) -> Any:
        return [self.record.show(one, eye) for one in value]

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        for place, one in enumerate(value):
            self.record.piles(one, f"{name} {place}", found)

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        return [self.record.with_piles(one, dealt) for one in value]
