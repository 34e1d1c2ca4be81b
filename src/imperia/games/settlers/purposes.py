"""All that is drawn for: each draw follows from its own purpose alone."""

from __future__ import annotations

from typing import Final

from imperia.games.settlers.printed import DECKS
from imperia.kernel.draws import Purposes

PURPOSES: Final = Purposes()
BEGINS: Final = PURPOSES.one("first player")
FACTIONS_DRAWN: Final = PURPOSES.one("factions")
CARDS_OF: Final = PURPOSES.each([f"{deck} cards" for deck in DECKS])
VIRTUAL_PLAYER: Final = PURPOSES.one("virtual player")
