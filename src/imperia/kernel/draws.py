"""The chance of a game by purpose: every deck, die and bag draws for itself.

A draw follows from the game's seed, from what is drawn for (its purpose) and from how often that was drawn for before,
and from nothing else. So a card more in one deck moves no other draw, and two games with the same seed that differ in
a trifle stay alike as long as they can.

What stays hidden, a deck, is shuffled by a digest of these three: what was shown of it says nothing about the rest.
What is shown at once, dice or who begins, is drawn by a cheap generator that a digest of the seed begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final, final

from librt.strings import read_i32_le
from mypy_extensions import i64

from imperia.kernel.chance import WORD, WORDS, Chance, chance_from, mixed

# Bytes of a digest, and of a seed.
DIGEST: Final = 64
SEED: Final = 16
# More often than any game draws for one purpose.
MOST_USES: Final = 999_999

# An odd number of 31 bits, of which many multiples differ much.
FAR: Final = 0x5E3779B9

# A word is shared among as many cards as it can choose places for: one of 2, of 3, of 4 places ... as long as there
# are no more than this many ways in all.
WAYS: Final = 1 << 24
MOST_CARDS: Final = 1000


def shares() -> list[int]:
    """For each word of a shuffle, one after another, behind which card it ends, and its number of ways."""
    found: list[int] = []
    ways = 1
    for cards in range(2, MOST_CARDS + 1):
        if ways * cards > WAYS:
            found += [cards - 1, ways]
            ways = 1
        ways *= cards
    return [*found, MOST_CARDS, ways]


SHARES: Final[list[int]] = shares()


@final
class Purposes:
    """All that a game draws for, each declared once by a name that lasts: its draws follow from that."""

    def __init__(self) -> None:
        self.words: Final[list[str]] = []
        # What is digested of each, and a word of it.
        self.tags: Final[list[bytes]] = []
        self.marks: Final[list[int]] = []
        # How often each was used when nothing was drawn.
        self.unused: Final[list[int]] = []

    def one(self, word: str) -> int:
        """Declare a purpose."""
        assert word not in self.words, word
        tag = word.encode() + b"\0"
        self.words.append(word)
        self.tags.append(tag)
        self.marks.append(int.from_bytes(blake2b(tag).digest()[:4], "little"))
        self.unused.append(0)
        return len(self.words) - 1

    def each(self, words: list[str]) -> list[int]:
        """Declare several purposes of a kind, such as the decks of all seats."""
        return [self.one(word) for word in words]


# Of games that draw nothing.
NO_PURPOSES: Final = Purposes()


@final
class Draws:
    """The chance of one game; part of its state, so that a record replays exactly."""

    __slots__ = ("_key", "_open", "_shared", "_used", "purposes", "seed")

    def __init__(self, purposes: Purposes, seed: int) -> None:
        self.purposes: Final = purposes
        self.seed: Final = seed
        # The seed as bytes, and what open draws begin with, as soon as they are asked for: few imagined worlds draw.
        self._key: bytes = b""
        self._open: bytes = b""
        # How often each purpose was used; a copy looks at the same list, so that a change has to make another one.
        self._used: list[int] = purposes.unused
        self._shared: bool = True

    def __repr__(self) -> str:
        return f"<draws of seed {self.seed} after {self.uses()}>"

    def copy(self) -> Draws:
        """The same chance at the same place."""
        twin = Draws(self.purposes, self.seed)
        twin._key = self._key
        twin._open = self._open
        twin._used = self._used
        self._shared = True
        return twin

    @property
    def used(self) -> list[int]:
        """How often each purpose was used, not to be changed."""
        self._shared = True
        return self._used

    def of(self, purpose: i64) -> Chance:
        """Use a purpose once, for all that is drawn for it at this moment and shown at once."""
        if not self._open:
            self._open = blake2b(self._secret() + b"open").digest()
        begun = self._open
        first: i64 = i64(read_i32_le(begun, 0))
        second: i64 = i64(read_i32_le(begun, 4))
        third: i64 = i64(read_i32_le(begun, 8))
        mark: i64 = self.purposes.marks[purpose]
        # Uses in a row are to begin far apart.
        word = mixed(mark + self._use(purpose) * FAR & WORD)
        return chance_from(first & WORD ^ word, second & WORD, third & WORD ^ mixed(word))

    def below(self, purpose: i64, bound: i64) -> i64:
        """One number from 0 to bound - 1, which is shown at once."""
        return self.of(purpose).below(bound)

    def shuffle(self, purpose: i64, cards: list[int]) -> None:
        """Put cards into random order, in place, for them to stay hidden; nothing is drawn where there is only one."""
        count: i64 = len(cards)
        if count < 2:
            return
        message = self._secret() + self.purposes.tags[purpose]
        uses = self._use(purpose)
        if uses:
            message += str(uses).encode()
        # Any: compiled code moves the numbers that are there, and does not make them anew.
        order: list[Any] = cards
        digest = blake2b(message).digest()
        at: i64 = 0
        share: i64 = 0
        # From the front: a list that is longer by one at its end comes out nearly the same.
        place: i64 = 1
        while place < count:
            if at == DIGEST:
                message += b"+"
                digest = blake2b(message).digest()
                at = 0
            word: i64 = i64(read_i32_le(digest, at)) & WORD
            at += 4
            ways: i64 = SHARES[share + 1]
            # Of the words that fall on each way a few too many fall on some; these are thrown away.
            rest = word * ways & WORD
            if rest < ways and rest < WORDS % ways:
                continue
            end: i64 = SHARES[share]
            if end > count:
                end = count
            share += 2
            while place < end:
                product = word * (place + 1)
                word = product & WORD
                other = product >> 32
                card = order[place]
                order[place] = order[other]
                order[other] = card
                place += 1

    def words(self) -> list[int]:
        """The seed as four numbers of 32 bits, for saving."""
        return [self.seed >> shift & WORD for shift in (96, 64, 32, 0)]

    def uses(self) -> dict[str, int]:
        """How often each purpose was used, by its word, without those that were not."""
        return {word: count for word, count in zip(self.purposes.words, self._used, strict=True) if count}

    def _secret(self) -> bytes:
        if not self._key:
            self._key = self.seed.to_bytes(SEED, "little")
        return self._key

    def _use(self, purpose: i64) -> i64:
        """Count a use of a purpose; how many there were before."""
        if self._shared:
            self._used = self._used.copy()
            self._shared = False
        count: i64 = self._used[purpose]
        self._used[purpose] = count + 1
        return count


def seed_of(words: list[int]) -> int:
    """The seed that `Draws.words` described."""
    a, b, c, d = words
    return a << 96 | b << 64 | c << 32 | d


def draws_from(purposes: Purposes, seed: int, uses: Mapping[str, int]) -> Draws:
    """The chance that was used as `Draws.uses` described."""
    chance = Draws(purposes, seed)
    chance._used = [uses.get(word, 0) for word in purposes.words]
    return chance
