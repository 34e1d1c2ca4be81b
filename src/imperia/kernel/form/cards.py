"""The kind of places where cards, tiles or other components lie: a deck, a hand, a row."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.kernel.form.kinds import Deal, Kind, Pile, Tally
from imperia.kernel.form.observing import COUNTS, EVERYBODY, NOBODY, NUMBER, ONE_HOT, SOME, Eye, Part, Writer
from imperia.kernel.form.reading import Reading
from imperia.kernel.form.schema import MOST, either, list_of
from imperia.kernel.words import Noun


def entries_of(noun: Noun, only: Collection[int] | None) -> list[str]:
    """The distinct entries of a noun, or of these cards of it; copies count once."""
    entries = noun.entries or noun.words
    return list(dict.fromkeys([entry for card, entry in enumerate(entries) if only is None or card in only]))


def columns_of(noun: Noun, only: Collection[int] | None) -> list[int]:
    """The column of each card in an observation: copies of one entry share theirs, and other cards have none."""
    found = {entry: column for column, entry in enumerate(entries_of(noun, only))}
    return [found.get(entry, -1) for entry in noun.entries or noun.words]


class Card(Kind):
    """One card of a noun, which has to be named."""

    def __init__(self, noun: Noun) -> None:
        self.noun: Final = noun

    def shape(self) -> Any:
        return str

    def plain(self) -> Any:
        return ...

    def write(self, value: Any) -> Any:
        return self.noun.words[value]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        return reading.card(self.noun, saved, field)

    def tally(self, value: Any, found: Tally) -> None:
        if self.noun.name in found:
            found[self.noun.name][value] += 1

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", ONE_HOT, self.noun.words, 0, 1)]

    def observe(self, value: Any, out: Writer) -> None:
        out.one_hot(value, len(self.noun.words))


class Cards(Kind):
    """Cards of a noun that lie together; without an order (a hand) they are kept sorted."""

    def __init__(
        self,
        noun: Noun,
        made: Callable[[list[int]], Any] = list,
        ordered: bool = True,
        single: bool = True,
        optional: bool = False,
        only: Collection[int] | None = None,
        rule: str = "",
        columns: Sequence[int] = (),
        words: Sequence[str] = (),
    ) -> None:
        self.noun: Final = noun
        # What they are kept in: a list, or a tuple that is replaced.
        self.made: Final = made
        self.ordered: Final = ordered
        # True if every number is one card of its own, false if it stands for several alike.
        self.single: Final = single
        # True if a position may leave open what lies there; it is read as None then, and the game decides.
        self.optional: Final = optional
        # The cards that can lie there, if not all, and the rule that says so.
        self.only: Final = only
        self.rule: Final = rule
        # The column of each card in an observation (-1: cards that never lie there), and a word for each column.
        self.columns: Final[vec[i64]] = vec[i64](list(columns or columns_of(noun, only)))
        self.words: Final = list(words or entries_of(noun, only))

    def shape(self) -> Any:
        return either(list_of(str), None) if self.optional else list_of(str)

    def plain(self) -> Any:
        return None if self.optional else []

    def write(self, value: Any) -> Any:
        words = self.noun.words
        return [words[card] for card in value]

    def read(self, saved: Any, reading: Reading, field: str) -> Any:
        if saved is None:
            return None
        if self.single:
            cards = reading.cards(self.noun, saved, field)
        else:
            cards = [reading.thing(self.noun, word, field) for word in saved]
        reading.check(self.noun, cards, self.only, field, self.rule)
        return self.made(cards if self.ordered else sorted(cards))

    def tally(self, value: Any, found: Tally) -> None:
        if self.noun.name in found:
            counts = found[self.noun.name]
            for card in value:
                counts[card] += 1

    def parts(self, seats: int, seen: int) -> list[Part]:
        size = Part("size", NUMBER, ["size"], 0, len(self.noun.words) if self.single else MOST)
        if seen == NOBODY:
            return [size]
        columns = list(self.columns)
        copies = max([columns.count(column) for column in range(len(self.words))]) if self.single else MOST
        cards = Part("cards", COUNTS, self.words, 0, copies)
        return [cards] if seen == EVERYBODY else [size, cards]

    def observe(self, value: Any, out: Writer) -> None:
        eye = out.eye
        if eye.seen != EVERYBODY:
            out.size(len(value))
            if eye.seen == NOBODY:
                return
        if eye.sees == SOME:
            # Of a whole deck only a few are known.
            if eye.looked:
                self._count(list(eye.looked.intersection(value)), out)
        elif isinstance(value, list):
            self._count(value, out)
        else:
            self._count(list(value), out)
        out.pass_over(len(self.words))

    def _count(self, cards: list[int], out: Writer) -> None:
        """Count cards up in their columns."""
        for card in cards:
            column = self.columns[card]
            if column >= 0:
                out.count(column)

    def show(self, value: Any, eye: Eye) -> Any:
        if eye.seen == EVERYBODY:
            return self.write(value)
        return {"size": len(value), "cards": self.write([card for card in value if eye.knows(card)])}

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        found.append(Pile(name, list(value)))

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        cards = dealt.next()
        return self.made(cards if self.ordered else sorted(cards))


class Pointers(Cards):
    """Cards that lie elsewhere and are only named here."""

    def __init__(self, noun: Noun, columns: Sequence[int] = (), words: Sequence[str] = ()) -> None:
        super().__init__(noun, single=False, columns=columns, words=words)

    def tally(self, value: Any, found: Tally) -> None:
        return


class Open(Cards):
    """Cards that lie open for all in a field whose other cards lie face down."""

    def parts(self, seats: int, seen: int) -> list[Part]:
        return super().parts(seats, EVERYBODY)

    def observe(self, value: Any, out: Writer) -> None:
        self._count(list(value), out)
        out.pass_over(len(self.words))

    def show(self, value: Any, eye: Eye) -> Any:
        return self.write(value)

    def piles(self, value: Any, name: str, found: list[Pile]) -> None:
        return

    def with_piles(self, value: Any, dealt: Deal) -> Any:
        return value
