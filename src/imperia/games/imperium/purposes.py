"""All that is drawn for: each draw follows from its own purpose alone."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.printed import COMMON_PILES
from imperia.kernel.draws import Purposes

PARTIES: Final = range(4)

PURPOSES: Final = Purposes()
BEGINS: Final = PURPOSES.one("first player")
NATIONS_DRAWN: Final = PURPOSES.one("nations")
OPPONENT: Final = PURPOSES.one("nation of the opponent")
SUBSTITUTES: Final = PURPOSES.one("substitutes of namesakes")
# The decks in the middle of the table, in the order of its piles: by category, main deck, fame deck.
MIDDLE: Final = PURPOSES.each([pile.replace("_", " ") for pile in COMMON_PILES[:5]])
DECK_OF: Final = PURPOSES.each([f"deck {party}" for party in PARTIES])
NATION_DECK_OF: Final = PURPOSES.each([f"nation deck {party}" for party in PARTIES])
# The C.I.V.'s.
DYNASTY: Final = PURPOSES.one("dynasty")
DIE_ROLLED: Final = PURPOSES.one("die")
