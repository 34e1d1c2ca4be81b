"""A card that lies open in a play area or in the market, with what lies on it and under it."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from imperia.games.imperium.cards import CARDS, NO_CARD, Card
from imperia.games.imperium.printed import MATERIALS, NO_TOKENS, POPULATION, PROGRESS

NOTHING_UNDER: Final[list[int]] = []


@final
@mypyc_attr(free_list_len=1)
class Laid:
    """A card in play, or in a slot of the market; never changed, so that copies of a state share it."""

    def __init__(
        self,
        card: int,
        exhausted: bool = False,
        tokens: list[int] = NO_TOKENS,
        under: list[int] = NOTHING_UNDER,
        icons: list[int] = NO_TOKENS,
    ) -> None:
        self.card: Final = card
        # What is printed on it; where there is no card this means nothing.
        self.printed: Final[Card] = CARDS[card]
        # True if an exhaust token lies on it (IMP-072).
        self.exhausted: Final = exhausted
        # Materials, population and progress that lie on it.
        self.tokens: Final = tokens
        # Cards garrisoned under it in a play area (IMP-142), the unrest card under it in the market (IMP-058).
        self.under: Final = under
        # What its region icons count as now, by region type: as printed, unless treated as others (IMP-Q33).
        self.icons: Final = icons

    def parts(self) -> list[Any]:
        """The card as plain data."""
        return [self.card, self.exhausted, self.tokens, self.under, self.icons]

    def count(self, token: i64) -> i64:
        """How many of a resource lie on it."""
        return self.tokens[token]

    def turned(self, exhausted: bool) -> Laid:
        """The same with or without an exhaust token."""
        return Laid(self.card, exhausted, self.tokens, self.under, self.icons)

    def bearing(self, tokens: list[int]) -> Laid:
        """The same with other tokens on it."""
        return Laid(self.card, self.exhausted, tokens, self.under, self.icons)

    def adding(self, token: i64, count: int) -> Laid:
        """The same with more of a resource on it."""
        tokens = self.tokens.copy()
        tokens[token] += count
        return self.bearing(tokens)

    def over(self, under: list[int]) -> Laid:
        """The same with other cards under it."""
        return Laid(self.card, self.exhausted, self.tokens, under, self.icons)

    def counting(self, icons: list[int]) -> Laid:
        """The same with region icons that count as others."""
        return Laid(self.card, self.exhausted, self.tokens, self.under, icons)

    def bears(self) -> i64:
        """How many resources lie on it."""
        tokens = self.tokens
        return 0 if tokens is NO_TOKENS else tokens[MATERIALS] + tokens[POPULATION] + tokens[PROGRESS]

    def has_tokens(self) -> bool:
        """True if a resource lies on it."""
        return self.bears() != 0


# A slot of the market that stays empty (IMP-Q04).
EMPTY: Final = Laid(NO_CARD)
# Every card as it comes into play.
FRESH: Final[list[Laid]] = [Laid(card.number, icons=card.region_types) for card in CARDS]
