"""All that is drawn for: each draw follows from its own purpose alone."""

from __future__ import annotations

from typing import Final

from imperia.kernel.draws import Purposes

PURPOSES: Final = Purposes()
BEGINS: Final = PURPOSES.one("first player")
MAP: Final = PURPOSES.one("map")
TILES: Final = PURPOSES.one("tiles of players")
CITIES_SPREAD: Final = PURPOSES.one("first cities")
CLANS_IN_PLAY: Final = PURPOSES.one("clans")
SIDES: Final = PURPOSES.one("clans of players")
TIED_BIDS: Final = PURPOSES.one("tied bids")
# No rule's: what an adviser of players is in doubt about.
ADVICE: Final = PURPOSES.one("doubt")
