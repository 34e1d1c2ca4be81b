"""The lots that players draw who leave something to chance: by seat and number of the decision.

A lot follows from the seed, the seat and how many lots the seat has drawn, so a seat that decides in one game of a seed
what it decides in another draws the same. Lots need not be secret, for whoever plays may know them: they are a cheap
mix of a few numbers, and only the keys of the seats are a digest, one for the whole game.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64

from imperia.kernel.chance import MOST, WORD, Chance, chance_from, mixed

# As many seats as any game has, and the table, which draws who of several goes first.
PARTIES: Final = 9
TABLE: Final = 8
# Bytes of a seed. A party's lots begin at one word of a digest and go on in steps of another, counted from its end.
SEED: Final = 16
LAST: Final = 60


@final
class Lots:
    """Lots of all seats of a game."""

    __slots__ = ("_drawn", "_keys")

    def __init__(self, seed: int) -> None:
        self._keys: Final = blake2b(seed.to_bytes(SEED, "little") + b"players").digest()
        # How many lots each has drawn.
        self._drawn: vec[i64] = vec[i64]([0] * PARTIES)

    def word(self, seat: i64) -> i64:
        """The next lot of a seat: 32 random bits."""
        number = self._drawn[seat]
        self._drawn[seat] = number + 1
        start = i64(read_i32_le(self._keys, 4 * seat)) & WORD
        # Odd, so that all lots are used before one comes again.
        step = i64(read_i32_le(self._keys, LAST - 4 * seat)) & WORD | 1
        return mixed(start + step * number & WORD)

    def below(self, seat: i64, bound: i64) -> i64:
        """A number from 0 to bound - 1; with so many words, none is favoured by as much as could be noticed."""
        if not 0 < bound <= MOST:
            raise ValueError(f"no lot can be drawn below {bound}")
        return self.word(seat) * bound >> 32

    def of(self, seats: tuple[int, ...]) -> int:
        """One of several seats that may go first."""
        return seats[0] if len(seats) == 1 else seats[self.below(TABLE, len(seats))]

    def chance(self, seat: i64) -> Chance:
        """A generator for all that a seat leaves to chance at one decision."""
        word = self.word(seat)
        return chance_from(word, mixed(word), seat)

    def seed(self, seat: i64) -> int:
        """A seed for who plays at a seat."""
        return i64(read_i32_le(self._keys, 4 * seat)) & WORD
