"""A small seeded generator of our own, the same on every machine and version.

The algorithm is sfc32 (a chaotic three-word state and a counter), chosen because it needs nothing but 32-bit
additions and shifts: interpreted and compiled code give the same numbers, and all of them fit a machine word. It
serves what need not be kept secret: imagined worlds, bots, samples. A game itself draws by purpose (`draws.py`).
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x1_0000_0000
# Seeds have 128 bits.
SEEDS: Final = 1 << 128
# A number and a word multiplied stay within a machine word.
MOST: Final = 0x8000_0000
# With 30 high bits a seed is a short number, which compiled code holds as such.
SMALL: Final = 0x3FFFFFFF
# The first numbers after seeding show the seed; they are thrown away.
ROUNDS: Final = 12
# Fewer will do where the seed is three words that are random already.
ROUNDS_OF_FORK: Final = 8
# Odd numbers of 31 bits: multiplied with 32 bits they stay within a machine word.
FIRST_FACTOR: Final = 0x7FEB352D
SECOND_FACTOR: Final = 0x31848BAB
# Far apart from each other, for seeds that are counted up.
APART: Final = 0x9E3779B97F4A7C15


@final
class Chance:
    """Shuffles and draws from a seed."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, seed: int, rounds: int = ROUNDS) -> None:
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}")
        self.a: i64 = seed & WORD
        self.b: i64 = seed >> 32 & WORD
        self.c: i64 = seed >> 64 & WORD
        self.n: i64 = (seed >> 96) + 1 & WORD
        for _ in range(rounds):
            self.word()

    def __repr__(self) -> str:
        return f"<chance at {self.a:08x} {self.b:08x} {self.c:08x} {self.n:08x}>"

    def fork(self) -> Chance:
        """A generator of its own, seeded by this one, which goes on elsewhere."""
        return chance_from(self.word(), self.word(), self.word())

    def seed(self) -> int:
        """A seed for a game of its own."""
        return (self.word() & SMALL) << 32 | self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b, c, n = self.b, self.c, self.n
        out = (self.a + b + n) & WORD
        self.n = (n + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & WORD
        self.c = ((c << 21 | c >> 11) + out) & WORD
        return out

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, all equally likely."""
        if not 0 < bound <= MOST:
            raise ValueError(f"nothing can be drawn below {bound}")
        while True:
            product = self.word() * bound
            # Of the words that fall on each number a few too many fall on some; these are thrown away.
            if product & WORD >= bound or product & WORD >= WORDS % bound:
                return product >> 32

    def shuffle(self, things: list[int]) -> None:
        """Put a list into random order, in place."""
        # Any: compiled code moves the numbers that are there, and does not make them anew.
        order: list[Any] = things
        count: i64 = len(order)
        last: i64
        for last in range(1, count):
            other = self.below(last + 1)
            thing = order[last]
            order[last] = order[other]
            order[other] = thing


def chance_from(a: i64, b: i64, c: i64) -> Chance:
    """A generator begun by three words that are random already."""
    chance = Chance(0, 0)
    chance.a = a
    chance.b = b
    chance.c = c
    for _ in range(ROUNDS_OF_FORK):
        chance.word()
    return chance


def mixed(word: i64) -> i64:
    """Another 32 bits, each of which depends on all that are given."""
    word ^= word >> 16
    word = word * FIRST_FACTOR & WORD
    word ^= word >> 15
    word = word * SECOND_FACTOR & WORD
    return word ^ word >> 16
