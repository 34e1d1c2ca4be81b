"""The print of the boxes beside the cards: tokens, categories, icons, zones, and the numbers of the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.imperium.content import BOXES as BOXES
from imperia.games.imperium.content import NATIONS as NATIONS
from imperia.games.imperium.content import TABLES

# Tokens. The first three are resources; the next two lie on the State card; the last two are the exhaust tokens on the
# nation deck and in the development area.
TOKENS: Final = ("materials", "population", "progress", "action", "exhaust", "nation_exhaust", "development_exhaust")
MATERIALS: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
ACTION: Final = 3
EXHAUST: Final = 4
NATION_EXHAUST: Final = 5
DEVELOPMENT_EXHAUST: Final = 6
# The counts of tokens and piles are written out, so that compiled code has them as numbers and need not look them up.
TOKEN_COUNT: Final = 7
assert len(TOKENS) == TOKEN_COUNT
RESOURCES: Final = TOKENS[:3]
NO_TOKENS: Final[list[int]] = [0, 0, 0]

CATEGORIES: Final = ("region", "tradition", "civilised", "vassal", "fame", "unrest", "power")
REGION: Final = 0
TRADITION: Final = 1
CIVILISED: Final = 2
VASSAL: Final = 3
FAME: Final = 4
UNREST: Final = 5
POWER: Final = 6
# Those that one can break through for: the market's own.
MARKET_CATEGORIES: Final = CATEGORIES[:4]

ICONS: Final = ("barbarian", "empire")
NO_ICON: Final = -1
EMPIRE: Final = 1

TYPES: Final = ("city", "metropolis", "knight", "mask", "scroll")

REGION_TYPES: Final = ("production", "fertile", "river")

GROUPS: Final = (
    "advance", "conquer", "prosperity", "glory", "unrest", "nomads", "long_walls", "indian_elephants"
)  # fmt: skip
STARTS: Final = ("common", "in_play", "nation", "accession", "development", "unrest_pile", "deck")
SIDES: Final = ("A", "B")

# Piles that belong to nobody. The first four are the decks that fill the market; the last card of a pile is on top.
COMMON_PILES: Final = (
    "region_deck", "tradition_deck", "civilised_deck", "main_deck", "fame_deck", "unrest_pile", "exile", "removed",
    "out",
)  # fmt: skip
REGION_DECK: Final = 0
TRADITION_DECK: Final = 1
CIVILISED_DECK: Final = 2
MAIN_DECK: Final = 3
FAME_DECK: Final = 4
UNREST_PILE: Final = 5
EXILE: Final = 6
# Fame cards taken out of the game unseen (IMP-054), and cards that left the game in sight of all (journeys).
REMOVED: Final = 7
OUT: Final = 8
COMMON_COUNT: Final = 9
assert len(COMMON_PILES) == COMMON_COUNT
# Piles of each player. History is the sunken pile of a nation that has one (IMP-152).
OWN_PILES: Final = ("hand", "deck", "discard", "history", "nation_deck", "development", "journey")
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
HISTORY: Final = 3
NATION_DECK: Final = 4
DEVELOPMENT: Final = 5
JOURNEY: Final = 6
OWN_COUNT: Final = 7
assert len(OWN_PILES) == OWN_COUNT
MARKET_DECKS: Final = COMMON_PILES[:4]

NATION_WORDS: Final = tuple(nation.id for nation in NATIONS)

# The deck that fills each slot of the market, from left to right (IMP-Q02, IMP-Q03).
SLOTS: Final[list[int]] = [COMMON_PILES.index(f"{name}_deck") for name in TABLES.market]
SLOT_COUNT: Final = len(SLOTS)
HAND_SIZE: Final[int] = TABLES.hand_size
START_TOKENS: Final[list[int]] = [TABLES.start["materials"], TABLES.start["population"], TABLES.start["progress"]]
ACTIONS: Final[int] = TABLES.start["action"]
# By the number of players.
CATEGORY_DECK: Final[list[int]] = [0, *TABLES.category_deck]
FAME_REMOVED: Final[list[int]] = [0, *TABLES.fame_removed]
PLAYERS_ICON: Final[list[int]] = [0, *TABLES.players_icon]
UNREST_UNDER: Final[list[int]] = [CATEGORIES.index(name) for name in TABLES.unrest_under]
MOST_VARIABLE: Final[int] = TABLES.most_variable
NO_MATCH_PROGRESS: Final[int] = TABLES.no_match_progress
SETUP_PROGRESS: Final[int] = TABLES.progress_on.n
PROGRESS_ON: Final[int] = CATEGORIES.index(TABLES.progress_on.category)
PROGRESS_NOT_ON: Final[int] = CATEGORIES.index(TABLES.progress_on.without)


def own(seat: i64, pile: i64) -> i64:
    """The number of a player's own pile among all piles of a state."""
    return COMMON_COUNT + seat * OWN_COUNT + pile
