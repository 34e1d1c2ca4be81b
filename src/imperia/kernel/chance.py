"""A small seeded generator of our own, the same on every machine and version.

The algorithm is sfc32 (a chaotic three-word state and a counter), chosen because it needs nothing but 32-bit
additions and shifts: interpreted and compiled code give the same numbers, and all of them fit a machine word.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x1_0000_0000
SEEDS: Final = 1 << 64
# The first numbers after seeding show the seed; they are thrown away.
ROUNDS: Final = 12
# Players draw from a stream of their own, far from the one that shuffles and rolls in a game with the same seed.
APART: Final = 0x9E3779B97F4A7C15


@final
class Chance:
    """Dice, shuffles and draws from a seed; part of the state, so that a record replays exactly."""

    __slots__ = ("a", "b", "c", "n")

    def __init__(self, seed: int, rounds: int = ROUNDS) -> None:
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}")
        self.a: i64 = seed & WORD
        self.b: i64 = seed >> 32
        self.c: i64 = 0
        self.n: i64 = 1
        for _ in range(rounds):
            self.word()

    def __repr__(self) -> str:
        return f"chance_from({self.words()})"

    def copy(self) -> Chance:
        """The same generator at the same place."""
        twin = Chance(0, 0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.n = self.n
        return twin

    def fork(self) -> Chance:
        """A generator of its own, seeded by this one, which goes on elsewhere."""
        high: int = self.word()
        low: int = self.word()
        return Chance(high << 32 | low)

    def word(self) -> i64:
        """The next 32 random bits."""
        return self.below(WORDS)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, all equally likely."""
        if not 0 < bound <= WORDS:
            raise ValueError(f"nothing can be drawn below {bound}")
        while True:
            b, c, n = self.b, self.c, self.n
            out = (self.a + b + n) & WORD
            self.n = (n + 1) & WORD
            self.a = b ^ (b >> 9)
            self.b = (c * 9) & WORD
            self.c = ((c << 21 | c >> 11) + out) & WORD
            # Words past the last whole multiple of `bound` are thrown away, so that no number is favoured.
            if out < WORDS - bound or out < WORDS - WORDS % bound:
                return out % bound

    def shuffle(self, things: list[int]) -> None:
        """Put a list into random order, in place."""
        # Any: compiled code moves the numbers that are there, and does not make them anew.
        order: list[Any] = things
        last: i64
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            thing = order[last]
            order[last] = order[other]
            order[other] = thing

    def words(self) -> list[int]:
        """The generator as four numbers, for saving."""
        return [self.a, self.b, self.c, self.n]


def chance_from(words: list[int]) -> Chance:
    """The generator that `Chance.words` described."""
    chance = Chance(0, 0)
    chance.a, chance.b, chance.c, chance.n = words
    return chance


def chance_of_players(seed: int) -> Chance:
    """Where players draw from in the game with that seed: other numbers than the game's own."""
    return Chance((seed + APART) % SEEDS)
