"""All that is drawn for: each draw follows from its own purpose alone."""

from __future__ import annotations

from typing import Final

from imperia.games.daimyo.cards import CLAN_WORDS
from imperia.games.daimyo.printed import DECKS
from imperia.kernel.draws import Purposes

PURPOSES: Final = Purposes()
BEGINS: Final = PURPOSES.one("first player")
DICE: Final = PURPOSES.one("dice")
BAG: Final = PURPOSES.one("relics in the bag")
COMMON_HEROES: Final = PURPOSES.one("common heroes")
HEROES_OF_CLAN: Final = PURPOSES.each([f"heroes of {clan}" for clan in CLAN_WORDS])
VILLAGERS: Final = PURPOSES.one("villagers")
GREEN_CARDS: Final = PURPOSES.one("green objectives")
ORANGE_CARDS: Final = PURPOSES.one("orange objectives")
CLANS_DRAWN: Final = PURPOSES.one("clans")
# By kind: farms, towers.
BOARDS: Final = PURPOSES.each(["farm boards", "tower boards"])
SOLO_CARDS: Final = PURPOSES.each([f"empire cards {deck}" for deck in DECKS])
