"""In which columns of an observation the cards of one player are counted."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.cards import CARD_COUNT, CARDS_OF_DECK
from imperia.games.settlers.printed import COMMON, FACTIONS
from imperia.games.settlers.words import CARD_NOUN
from imperia.kernel.form.cards import columns_of, entries_of


def own_columns() -> list[int]:
    """A column for each common print, and after them one for each print of a faction: all factions share these."""
    found = columns_of(CARD_NOUN, CARDS_OF_DECK[COMMON])
    for deck in FACTIONS:
        places = columns_of(CARD_NOUN, CARDS_OF_DECK[deck])
        for card in CARDS_OF_DECK[deck]:
            found[card] = COMMON_PRINTS + places[card]
    return found


COMMON_WORDS: Final = entries_of(CARD_NOUN, CARDS_OF_DECK[COMMON])
COMMON_PRINTS: Final = len(COMMON_WORDS)
OWN_COLUMNS: Final = own_columns()
OWN_WORDS: Final = COMMON_WORDS + [f"faction_{place}" for place in range(max(OWN_COLUMNS) + 1 - COMMON_PRINTS)]

# Where it is enough to know how many there are.
ONE_COLUMN: Final = [0] * CARD_COUNT
ONE_WORD: Final = ["cards"]
