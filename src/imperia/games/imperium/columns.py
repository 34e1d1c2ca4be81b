"""In which columns of an observation cards are counted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.imperium.cards import CARD_COUNT, CARDS, COMMON_CARDS, Card, front
from imperia.games.imperium.printed import NATION_WORDS

UNREST_COLUMN: Final = 0


def prints_of(cards: list[Card]) -> list[int]:
    """The prints of cards, each once: both sides of a card are one, and unrest has its own column."""
    return sorted({CARDS[front(card.number)].kind for card in cards if not card.unrest})


COMMON_PRINTS: Final = [prints_of([CARDS[card] for card in cards]) for cards in COMMON_CARDS]
NATION_PRINTS: Final = [
    prints_of([card for card in CARDS if card.nation == nation]) for nation in range(len(NATION_WORDS))
]
FIRST_COMMON: Final = UNREST_COLUMN + 1
FIRST_OF_NATION: Final = FIRST_COMMON + max([len(prints) for prints in COMMON_PRINTS])


def column_of(card: Card) -> int:
    """Unrest, the place among the common prints of its box, or that among the prints of its nation.

    Both boxes share columns, and so do all nations: an observation says which of them are on the table.
    """
    kind = CARDS[front(card.number)].kind
    if card.unrest:
        return UNREST_COLUMN
    if card.nation < 0:
        return FIRST_COMMON + COMMON_PRINTS[card.box].index(kind)
    return FIRST_OF_NATION + NATION_PRINTS[card.nation].index(kind)


COLUMNS: Final = [column_of(card) for card in CARDS]
COLUMN_OF: Final[vec[i64]] = vec[i64](COLUMNS)
COLUMN_WORDS: Final = [
    "unrest",
    *[f"common_{place}" for place in range(FIRST_OF_NATION - FIRST_COMMON)],
    *[f"nation_{place}" for place in range(max([len(prints) for prints in NATION_PRINTS]))],
]

# Of cards that lie where only a nation's own can.
OWN_COLUMNS: Final = [column - FIRST_OF_NATION if column >= FIRST_OF_NATION else -1 for column in COLUMNS]
OWN_WORDS: Final = COLUMN_WORDS[FIRST_OF_NATION:]

# Where it is enough to know how many there are.
ONE_COLUMN: Final = [0] * CARD_COUNT
ONE_WORD: Final = ["cards"]
