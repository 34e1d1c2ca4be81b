"""A game's move vocabulary: every move has one code, one short notation and one label in each language."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final, final

from mypy_extensions import i64

from imperia.kernel.content import Entity
from imperia.kernel.errors import BadMove, DidYouMean, alike
from imperia.kernel.events import Happening
from imperia.kernel.texts import KERNEL_TEXTS, LANGS, Texts


class Noun:
    """A finite family of things that moves and events name: tiles, cells, seats."""

    def __init__(
        self,
        name: str,
        words: Sequence[str],
        names: Mapping[str, Sequence[str]] | None = None,
        entries: Sequence[str] = (),
    ) -> None:
        self.name: Final = name
        # The ids of what they are in the content, where words are not those ids: several copies of a card.
        self.entries: Final = list(entries)
        # The short words of the notation, by index.
        self.words: Final = list(words)
        # The names that people read, by language; things without a name of their own are read by their word.
        self._names: Final = {lang: list(texts) for lang, texts in (names or {}).items()}
        self._index: Final = {word: index for index, word in enumerate(self.words)}
        if len(self._index) != len(self.words):
            raise ValueError(f"noun {name}: two things have the same word")
        if any(not word or word.split() != [word] for word in self.words):
            raise ValueError(f"noun {name}: a word is empty or has a space in it")

    def __len__(self) -> int:
        return len(self.words)

    def as_role(self, name: str) -> Noun:
        """The same things under another name, for a verb that speaks of two of them ("from", "to")."""
        return Noun(name, self.words, self._names)

    def index(self, word: str) -> int | None:
        """The thing with that word, or None."""
        return self._index.get(word)

    def near(self, word: str) -> list[str]:
        """The words that may have been meant: the first copy of what is named, or others that are spelt much alike."""
        first_copies: dict[str, str] = {}
        for one in self.words:
            name, _, number = one.rpartition("_")
            first_copies.setdefault(name if name and number.isdecimal() else one, one)
        return [first_copies[name] for name in ([word] if word in first_copies else alike(word, list(first_copies)))]

    def label(self, index: int, lang: str) -> str:
        """The name that people read."""
        return self._names[lang][index] if self._names else self.words[index]


def names_of(entities: Sequence[Entity]) -> dict[str, list[str]]:
    """The names that content gives its entries, by language."""
    return {lang: [entity.name.say(lang) for entity in entities] for lang in LANGS}


def named_noun(name: str, words: Sequence[str], texts: Texts) -> Noun:
    """A noun whose names stand in a game's texts, under `noun.<name>`."""
    return Noun(name, words, {lang: [texts.say(f"noun.{name}.{word}", lang) for word in words] for lang in LANGS})


# What the players at the table are called; a seat without a name of its own is called by its number.
_CALLED: Final[ContextVar[tuple[str, ...]]] = ContextVar("called", default=())


@contextmanager
def calling(names: Sequence[str]) -> Iterator[None]:
    """Call the seats by these names in every text that is made meanwhile."""
    token = _CALLED.set(tuple(names))
    try:
        yield
    finally:
        _CALLED.reset(token)


class SeatNoun(Noun):
    """The seats of a game, who are called by their players' names where those are known."""

    def as_role(self, name: str) -> Noun:
        """The same seats under another name."""
        return SeatNoun(name, self.words, self._names)

    def label(self, index: int, lang: str) -> str:
        """The player's name."""
        called = _CALLED.get()
        return (called[index] if index < len(called) else "") or super().label(index, lang)


def seat_noun(seats: int) -> Noun:
    """The seats of a game; people count them from one, codes and notation from zero."""
    names = {lang: [KERNEL_TEXTS.say("seat", lang, {"number": seat + 1}) for seat in range(seats)] for lang in LANGS}
    return SeatNoun("seat", [str(seat) for seat in range(seats)], names)


@final
class Verb:
    """One kind of move: a word and what it is said of, at most two things; it makes and reads its own moves."""

    def __init__(self, word: str, *nouns: Noun, takes_back: bool = False) -> None:
        if len({noun.name for noun in nouns}) != len(nouns):
            raise ValueError(f"verb {word}: two nouns have the same name; give one a role")
        if len(nouns) > 2:
            raise ValueError(f"verb {word}: a move with more than two parts is asked as several small decisions")
        self.word: Final = word
        self.nouns: Final = nouns
        # True if its moves only take back what the player has answered: people want that, programs go round in it.
        self.takes_back: Final = takes_back
        self.size: Final[int] = math.prod(len(noun) for noun in nouns)
        # How far apart the codes of two first arguments are.
        self.stride: Final[i64] = len(nouns[1]) if len(nouns) == 2 else 1
        # The code of the verb's first move, and all of its codes; its vocabulary sets them.
        self.base: i64 = -1
        self._codes: list[Any] = []

    def move(self, first: i64 = 0, second: i64 = 0) -> i64:
        """The move that says this verb of these things; what there is of them has to be right."""
        return self.base + first * self.stride + second

    def moves(self, things: list[int]) -> list[int]:
        """The moves that say this verb of each of these things, in ascending order."""
        # Any: compiled code hands the numbers out that are there, and does not make them anew.
        codes = self._codes
        found: list[Any] = [codes[thing] for thing in things]
        last = -1
        for thing in things:
            if thing < last:
                found.sort()
                break
            last = thing
        return found

    def add(self, thing: i64, moves: list[int]) -> None:
        """Add the move that says this verb of a thing to moves in ascending order."""
        found: list[Any] = moves
        code = self.base + thing
        if not moves or moves[-1] < code:
            found.append(self._codes[thing])
            return
        place: i64 = len(moves)
        while place and moves[place - 1] > code:
            place -= 1
        found.insert(place, self._codes[thing])

    def add_last(self, thing: i64, moves: list[int]) -> None:
        """Add the move that says this verb of a thing to moves that all come before it."""
        found: list[Any] = moves
        found.append(self._codes[thing])

    def add_pair(self, first: i64, second: i64, moves: list[int]) -> None:
        """Add the move that says this verb of two things to moves in ascending order."""
        self.add(first * self.stride + second, moves)

    def says(self, move: i64) -> bool:
        """True if a move is one of this verb."""
        return self.base <= move < self.base + self.size

    def argument(self, move: i64) -> i64:
        """The first thing that a move of this verb names; -1 if it is a move of another verb."""
        if not self.base <= move < self.base + self.size:
            return -1
        return (move - self.base) // self.stride

    def second(self, move: i64) -> i64:
        """The second thing that a move of this verb names."""
        return (move - self.base) % self.stride


@final
class Vocabulary:
    """All that a game can say: its nouns, its happenings, and its moves.

    The code of a move is the base of its verb + its arguments read as digits.
    """

    def __init__(self, verbs: Sequence[Verb] = ()) -> None:
        # What a game declares, in that order; the codes of its moves follow it.
        self.nouns: Final[list[Noun]] = []
        self.verbs: Final[list[Verb]] = []
        self.happenings: Final[list[Happening]] = []
        self._by_word: Final[dict[str, Verb]] = {}
        self._bases: Final[list[int]] = []
        self.size = 0
        # The moves that only take back, which are not offered to programs.
        self.retractions: Final[set[int]] = set()
        for verb in verbs:
            self._add(verb)

    def noun(self, noun: Noun) -> Noun:
        """Declare things that moves and events name."""
        self.nouns.append(noun)
        return noun

    def verb(self, word: str, *nouns: Noun, takes_back: bool = False) -> Verb:
        """Declare the next kind of move."""
        verb = Verb(word, *nouns, takes_back=takes_back)
        self._add(verb)
        return verb

    def happening(self, word: str, rule: str, nouns: list[str], reveals: bool = False, secret: int = 0) -> Happening:
        """Declare a kind of event; the same under another rule declares itself."""
        return Happening(word, rule, nouns, reveals, secret, self.happenings)

    def _add(self, verb: Verb) -> None:
        if verb.word in self._by_word:
            raise ValueError(f"two verbs have the same word: {verb.word}")
        if verb.base >= 0:
            raise ValueError(f"verb {verb.word} belongs to another vocabulary")
        verb.base = self.size
        verb._codes = list(range(self.size, self.size + verb.size))
        self.verbs.append(verb)
        self._by_word[verb.word] = verb
        self._bases.append(self.size)
        self.size += verb.size
        if verb.takes_back:
            self.retractions.update(verb._codes)

    def read(self, move: int) -> tuple[Verb, list[int]]:
        """The verb and the arguments of a code."""
        if not 0 <= move < self.size:
            raise BadMove("no_such_code", move=move, size=self.size)
        verb = self.verbs[bisect_right(self._bases, move) - 1]
        rest = move - verb.base
        arguments: list[int] = []
        for noun in reversed(verb.nouns):
            rest, argument = divmod(rest, len(noun))
            arguments.append(argument)
        return verb, arguments[::-1]

    def code(self, word: str, *arguments: int) -> int:
        """The code of a verb with its arguments."""
        verb = self._by_word[word]
        for noun, argument in zip(verb.nouns, arguments, strict=True):
            if not 0 <= argument < len(noun):
                raise BadMove("no_such_thing", noun=noun.name, word=argument, verb=word, near=DidYouMean([]))
        return verb.move(*arguments)

    def words(self, move: int) -> list[str]:
        """The words of a code: its verb, then one for each thing that it names."""
        verb, arguments = self.read(move)
        return [verb.word, *(noun.words[argument] for noun, argument in zip(verb.nouns, arguments, strict=True))]

    def notation(self, move: int) -> str:
        """The short notation of a code."""
        return " ".join(self.words(move))

    def parse(self, text: str) -> int:
        """The code of a notation."""
        word, *words = text.split() or [""]
        verb = self._by_word.get(word)
        if verb is None:
            near = DidYouMean(alike(word, list(self._by_word)))
            raise BadMove("no_such_verb", word=word, verbs=list(self._by_word), near=near)
        if len(words) != len(verb.nouns):
            raise BadMove("verb_takes", verb=word, nouns=[noun.name for noun in verb.nouns], text=text)
        arguments: list[int] = []
        for noun, name in zip(verb.nouns, words, strict=True):
            index = noun.index(name)
            if index is None:
                raise BadMove("no_such_thing", noun=noun.name, word=name, verb=word, near=DidYouMean(noun.near(name)))
            arguments.append(index)
        return self.code(word, *arguments)
