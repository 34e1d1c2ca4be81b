"""The kinds of things that a field of a position can hold.

A kind says how a value is saved and read, which components it consists of, and which numbers a learner is given of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from imperia.kernel.errors import BadPosition
from imperia.kernel.form.observing import COUNTS, FLAG, NOTHING, NUMBER, ONE_HOT, Eye, Part, Writer
from imperia.kernel.form.reading import Reading
from imperia.kernel.form.schema import MOST, dict_of, list_of, whole
from imperia.kernel.words import Noun

NONE: Final = -1


@final
class Pile:
    """Cards that can lie face down."""

    def __init__(self, name: str, cards: list[int]) -> None:
        self.name: Final = name
        self.cards: Final = cards


@final
class Deal:
    """Cards that are dealt anew, pile after pile."""

    def __init__(self, piles: list[list[int]]) -> None:
        self._piles: Final = piles
        self._next: int = 0

    def next(self) -> list[int]:
        """The cards of the next pile."""
        self._next += 1
        return self._piles[self._next - 1]


# How often each component was met, by noun and number.
Tally = dict[str, list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """The base of all kinds; a game has kinds of its own for its odder things."""

    def shape(self) -> Any:
        """The type of what is saved."""
        raise NotImplementedError

    def plain(self) -> Any:
        """The saved value that stands for "not mentioned"."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        """A value as plain data."""
        raise NotImplementedError

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        """The value that plain data of the right type mean, or `BadPosition`."""
        raise NotImplementedError

    def tally(self, value: Any, found: Tally) -> None:
        """Count the components that a value consists of, those of the nouns that are counted."""

    def parts(self, seats: int, seen: int) -> list[Part]:
        """The meaning of its numbers in an observation, for readers who may see it."""
        raise NotImplementedError

    def observe(self, value: Any, out: Writer) -> None:
        """Write these numbers down, always as many; the writer keeps from the reader what they may not see."""
        raise NotImplementedError

    def show(self, value: Any, eye: Eye) -> Any:
        """A value as a reader may see it; None if they may not. Where cards are looked at, all but cards lies open."""
        return self.write(value) if eye.sees != NOTHING else None

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        """List the cards in it that can lie face down, each pile by a name of its own."""

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        """The value with other cards in these piles, taken in the same order."""
        return value


def mentioned(values: Sequence[tuple[str, Kind, Any]]) -> dict[str, Any]:
    """Values as plain data by name, without those that need not be mentioned."""
    found: dict[str, Any] = {}
    for name, kind, value in values:
        written = kind.write(value)
        plain = kind.plain()
        # An object that need not be mentioned is one of which nothing is.
        if written != ({} if isinstance(plain, type) else plain):
            found[name] = written
    return found


class Whole(Kind):
    """A number in a range; `left_out` is what it is where it is not mentioned."""

    def __init__(self, least: int = 0, most: int = MOST, left_out: int = 0, rule: str = "") -> None:
        self.least: Final = least
        self.most: Final = most
        self.left_out: Final = left_out
        # The rule that says which range it is, if one does.
        self.rule: Final = rule

    def shape(self) -> Any:
        return whole(-MOST, MOST) if self.rule else whole(self.least, self.most)

    def plain(self) -> Any:
        return self.left_out

    def write(self, value: Any) -> Any:
        return int(value)

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        if not self.least <= saved <= self.most:
            raise BadPosition("against_rule", field=field, word=saved, rule=self.rule)
        return saved

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", NUMBER, ["value"], self.least, self.most)]

    def observe(self, value: Any, out: Writer) -> None:
        number: i64 = value
        out.number(number)


class Flag(Kind):
    """True or false."""

    def shape(self) -> Any:
        return bool

    def plain(self) -> Any:
        return False

    def write(self, value: Any) -> Any:
        return bool(value)

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        return saved

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", FLAG, ["value"], 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        out.number(1 if value else 0)


class Seat(Kind):
    """A party at the table: a seat, or an opponent whom the rules play after them; -1 for none where that can be.

    `first` is what the first seat is kept as, and one less is none.
    """

    def __init__(self, automas: int = 0, none: bool = False, first: int = 0) -> None:
        # How many opponents sit after the seats.
        self.automas: Final = automas
        self.none: Final = none
        self.first: Final = first

    def shape(self) -> Any:
        return int

    def plain(self) -> Any:
        return NONE if self.none else 0

    def write(self, value: Any) -> Any:
        return int(value) - self.first

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        least = NONE if self.none else 0
        if not least <= saved < reading.state.seats + self.automas:
            raise BadPosition("impossible", field=field, value=saved)
        return saved + self.first

    def parts(self, seats: int, seen: int) -> list[Part]:
        places = [f"seat_{place}" for place in range(seats)] + [f"automa_{one}" for one in range(self.automas)]
        return [Part("", ONE_HOT, places, 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        party: i64 = value
        out.one_hot(out.eye.relative(party - self.first), out.eye.seats + self.automas)


class OneOf(Kind):
    """One of a few words, such as the phases of a round; kept as its place among them."""

    def __init__(self, words: Sequence[str], left_out: str = "") -> None:
        self.words: Final = tuple(words)
        self.left_out: Final = left_out or self.words[0]

    def shape(self) -> Any:
        return str

    def plain(self) -> Any:
        return self.left_out

    def write(self, value: Any) -> Any:
        return self.words[value]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        return reading.word(self.words, saved, field)

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", ONE_HOT, list(self.words), 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        place: i64 = value
        out.one_hot(place, len(self.words))


class Thing(Kind):
    """A thing of a noun, or none of them; `first` is what the first one is kept as, and one less is none."""

    def __init__(self, noun: Noun, first: int = 0, only: Collection[int] | None = None, rule: str = "") -> None:
        self.noun: Final = noun
        self.first: Final = first
        # The things that it can be, if not all, and the rule that says so.
        self.only: Final = only
        self.rule: Final = rule

    def shape(self) -> Any:
        return str

    def plain(self) -> Any:
        return ""

    def write(self, value: Any) -> Any:
        return self.noun.words[value - self.first] if value >= self.first else ""

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        if not saved:
            return self.first - 1
        thing = reading.thing(self.noun, saved, field)
        reading.check(self.noun, [thing], self.only, field, self.rule)
        return thing + self.first

    def tally(self, value: Any, found: Tally) -> None:
        if value >= self.first and self.noun.name in found:
            found[self.noun.name][value - self.first] += 1

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", ONE_HOT, self.noun.words, 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        number: i64 = value
        out.one_hot(number - self.first, len(self.noun.words))


class Pointer(Thing):
    """A thing that lies elsewhere and is only named here."""

    def tally(self, value: Any, found: Tally) -> None:
        return


class Mask(Kind):
    """Several things of a noun, each at most once, kept as bits."""

    def __init__(self, noun: Noun, rule: str = "") -> None:
        self.noun: Final = noun
        # The rule by which there is none twice, if it is one that says so.
        self.rule: Final = rule

    def shape(self) -> Any:
        return list_of(str)

    def plain(self) -> Any:
        return []

    def write(self, value: Any) -> Any:
        return [word for place, word in enumerate(self.noun.words) if value >> place & 1]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        mask = 0
        for word in saved:
            bit = 1 << reading.thing(self.noun, word, field)
            if mask & bit and self.rule:
                raise BadPosition("against_rule", field=field, word=word, rule=self.rule)
            if mask & bit:
                raise BadPosition("impossible", field=field, value=saved)
            mask |= bit
        return mask

    def tally(self, value: Any, found: Tally) -> None:
        if self.noun.name in found:
            for place in range(len(self.noun)):
                found[self.noun.name][place] += value >> place & 1

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", FLAG, self.noun.words, 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        mask: i64 = value
        place: i64 = 0
        while mask > 0:
            if mask & 1:
                out.put(place, 1)
            mask >>= 1
            place += 1
        out.pass_over(len(self.noun.words))


class PointerMask(Mask):
    """Several things that lie elsewhere and are only named here."""

    def tally(self, value: Any, found: Tally) -> None:
        return


class Parties(Kind):
    """Several parties, kept as bits and saved as a list of numbers."""

    def __init__(self, parties: Callable[[int], int]) -> None:
        # The number of parties by number of seats.
        self.parties: Final = parties

    def shape(self) -> Any:
        return list_of(int)

    def plain(self) -> Any:
        return []

    def write(self, value: Any) -> Any:
        return [party for party in range(int(value).bit_length()) if value >> party & 1]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        for party in saved:
            if not 0 <= party < self.parties(reading.state.seats):
                raise BadPosition("impossible", field=field, value=party)
        return sum([1 << party for party in set(saved)])

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", FLAG, [f"party_{place}" for place in range(self.parties(seats))], 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        mask: i64 = value
        place: i64
        for place in range(self.parties(out.eye.seats)):
            out.number(mask >> out.eye.party_at(place) & 1)


class Counts(Kind):
    """How many there are of each thing of a noun, kept as one number a thing (the first ones of the noun, if fewer)."""

    def __init__(
        self, noun: Noun, made: Callable[[list[int]], Any], size: int = 0, most: int = MOST, rule: str = ""
    ) -> None:
        self.noun: Final = noun
        # What the counts are kept in: a list, or a vector.
        self.made: Final = made
        self.size: Final = size or len(noun.words)
        self.most: Final = most
        # The rule by which there are only the first ones, if it is one that says so.
        self.rule: Final = rule

    def shape(self) -> Any:
        return dict_of(whole(0, self.most))

    def plain(self) -> Any:
        return {}

    def write(self, value: Any) -> Any:
        return {self.noun.words[place]: int(count) for place, count in enumerate(value) if count}

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        counts = [0] * self.size
        for word, count in saved.items():
            place = reading.thing(self.noun, word, field)
            if place >= self.size and self.rule:
                raise BadPosition("against_rule", field=field, word=word, rule=self.rule)
            if place >= self.size:
                raise BadPosition("impossible", field=field, value=word)
            counts[place] = count
        return self.made(counts)

    def tally(self, value: Any, found: Tally) -> None:
        if self.noun.name in found:
            counts = found[self.noun.name]
            for place, count in enumerate(value):
                counts[place] += count

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", COUNTS, self.noun.words[: self.size], 0, self.most)]

    def observe(self, value: Any, out: Writer) -> None:
        for count in value:
            number: i64 = count
            out.number(number)


class Given(Kind):
    """Plain data that the game itself writes and reads, since their words depend on the rest of the position."""

    def __init__(self, shape: Any, left_out: Any) -> None:
        self._shape: Final = shape
        self._left_out: Final = left_out

    def shape(self) -> Any:
        return self._shape

    def plain(self) -> Any:
        return self._left_out

    def write(self, value: Any) -> Any:
        return value

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        # The game lays it out when all that it depends on is there.
        return None

    def parts(self, seats: int, seen: int) -> list[Part]:
        return []

    def observe(self, value: Any, out: Writer) -> None:
        return
