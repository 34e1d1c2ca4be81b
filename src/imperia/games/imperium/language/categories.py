"""Categories of market cards, as cards name them (IMP-155)."""

from __future__ import annotations

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.language.selectors import listed
from imperia.games.imperium.language.voice import words_of
from imperia.games.imperium.printed import MARKET_CATEGORIES
from imperia.kernel.lexicon import Fields
from imperia.kernel.signs import Voice, sign


def read_categories(fields: Fields) -> list[int]:
    """One category or several, any of which will do (IMP-155); none where every card will."""
    if fields.value("category") == "any":
        return []
    found = listed(fields, "category")
    for word in found:
        if word not in MARKET_CATEGORIES:
            raise fields.wrong(f"category: {word!r}")
    return [MARKET_CATEGORIES.index(word) for word in found]


def said_categories(voice: Voice, categories: list[int]) -> str:
    """Categories side by side; any card where none is named."""
    if not categories:
        return sign("thing", "card", 1)
    return words_of(voice, "banner", [MARKET_CATEGORIES[one] for one in categories])


def is_one_of(card: int, categories: list[int]) -> bool:
    """True if a card has the icon of one of these categories."""
    printed = CARDS[card]
    for category in categories:
        if printed.is_of(category):
            return True
    return False
