"""A card that lies open in a play area or in the market, with what lies on it and under it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from imperia.games.imperium.cards import CARDS, NO_CARD, Card
from imperia.games.imperium.printed import NO_TOKENS, RESOURCES

NOTHING_UNDER: Final[list[int]] = []
# How many bits each resource that lies on a card has in its load: room for more than a position may have of it.
LOAD_BITS: Final = 20
LOAD_MASK: Final = (1 << LOAD_BITS) - 1


def load(token: i64, count: i64) -> i64:
    """So many of a resource, as part of the load of a card: loads are added to one another."""
    return count << token * LOAD_BITS


def load_of(tokens: list[int]) -> i64:
    """Materials, population and progress as the load of a card."""
    whole: i64 = 0
    for token, count in enumerate(tokens):
        whole += load(token, count)
    return whole


@final
@mypyc_attr(free_list_len=1)
class Laid:
    """A card in play, or in a slot of the market; never changed, so that copies of a state share it."""

    def __init__(
        self,
        card: int,
        exhausted: bool = False,
        load: i64 = 0,
        under: list[int] = NOTHING_UNDER,
        icons: list[int] = NO_TOKENS,
    ) -> None:
        self.card: Final = card
        # What is printed on it; where there is no card this means nothing.
        self.printed: Final[Card] = CARDS[card]
        # True if an exhaust token lies on it (IMP-072).
        self.exhausted: Final = exhausted
        # Materials, population and progress that lie on it, in one number.
        self.load: Final[i64] = load
        # Cards garrisoned under it in a play area (IMP-142), the unrest card under it in the market (IMP-058).
        self.under: Final = under
        # What its region icons count as now, by region type: as printed, unless treated as others (IMP-Q33).
        self.icons: Final = icons

    def parts(self) -> list[Any]:
        """The card as plain data."""
        return [self.card, self.exhausted, self.load, self.under, self.icons]

    @property
    def tokens(self) -> list[int]:
        """Materials, population and progress that lie on it."""
        return [self.count(token) for token in range(len(RESOURCES))]

    def count(self, token: i64) -> i64:
        """How many of a resource lie on it."""
        return self.load >> token * LOAD_BITS & LOAD_MASK

    def turned(self, exhausted: bool) -> Laid:
        """The same with or without an exhaust token."""
        return Laid(self.card, exhausted, self.load, self.under, self.icons)

    def bearing(self, load: i64) -> Laid:
        """The same with another load on it."""
        return Laid(self.card, self.exhausted, load, self.under, self.icons)

    def over(self, under: list[int]) -> Laid:
        """The same with other cards under it."""
        return Laid(self.card, self.exhausted, self.load, under, self.icons)

    def counting(self, icons: list[int]) -> Laid:
        """The same with region icons that count as others."""
        return Laid(self.card, self.exhausted, self.load, self.under, icons)

    def bears(self) -> i64:
        """How many resources lie on it."""
        load = self.load
        return (load & LOAD_MASK) + (load >> LOAD_BITS & LOAD_MASK) + (load >> LOAD_BITS * 2)

    def has_tokens(self) -> bool:
        """True if a resource lies on it."""
        return self.load != 0


# A slot of the market that stays empty (IMP-Q04).
EMPTY: Final = Laid(NO_CARD)
# Every card as it comes into play.
FRESH: Final[list[Laid]] = [Laid(card.number, icons=card.region_types) for card in CARDS]
