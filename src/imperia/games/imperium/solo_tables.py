"""The rows of the tables as the engine reads them, and the levels (solo p. 7, 11, 13 to 22)."""

from __future__ import annotations

from typing import Any, Final

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.content import INDEX
from imperia.games.imperium.printed import CATEGORIES, GROUPS, ICONS, NATION_WORDS, PROGRESS, RESOURCES, TYPES
from imperia.games.imperium.solo_content import CIV_DATA, ROW_DATA, LevelData, RowData
from imperia.kernel.effects import Effect, Op

# The keys of effects of the C.I.V. begin so; those of cards do not.
CIV_KEY: Final = "civ/"


class Row:
    """A row: which cards it is for, and what is done."""

    def __init__(self, number: int, row: RowData) -> None:
        self.number: Final = number
        self.word: Final = row.id
        self.by: Final = row.match.by
        self.value: Final = row.match.value
        self.effect: Final[Effect[Any, Any]] = Effect(f"{CIV_KEY}{row.id}", row.effects)
        # Its ops that attack the player, in their order (IMP-272), and where they begin among the options of all cards.
        self.attacks: Final[list[Op[Any, Any]]] = []
        self.named: int = 0
        # True if it concerns the C.I.V. alone, so that it is done at once; the lexicon finds out.
        self.alone: bool = False
        # By number of the card: True if the row is for it.
        self.fits: Final[list[bool]] = [self.matches(card) for card in range(len(CARDS))]

    def __repr__(self) -> str:
        return f"Row({self.word})"

    def matches(self, card: int) -> bool:
        """True if the row is for a card, by what is printed on it (IMP-255, IMP-317)."""
        printed = CARDS[card]
        if self.by == "name":
            if self.value in GROUPS:
                return printed.group == GROUPS.index(self.value)
            return card == INDEX[self.value]
        if self.by == "category":
            return printed.is_of(CATEGORIES.index(self.value))
        if self.by == "icon":
            return printed.attack if self.value == "attack" else printed.persistent
        if self.by == "state":
            return printed.icon == ICONS.index(self.value)
        if self.by == "type":
            return bool(printed.types >> TYPES.index(self.value) & 1)
        return True


class Level:
    """A level of difficulty (IMP-294 to IMP-299, IMP-308)."""

    def __init__(self, level: LevelData) -> None:
        self.word: Final = level.id
        # The slots that hold a card, by their number.
        self.slots: Final = [slot for slot in range(1, level.slots + 1) if slot not in level.blocked]
        self.blocked: Final = level.blocked
        self.start: Final = [level.start.get(word, 0) for word in RESOURCES]
        self.tokens_per_point: Final = level.tokens_per_point
        self.discard_after: Final = level.discard_after
        self.progress_for_unrest: Final = level.progress_for_unrest


def read_token(tokens: dict[Any, int]) -> list[int]:
    """A token and how many of it."""
    for word, count in tokens.items():
        return [RESOURCES.index(word), count]
    return [PROGRESS, 1]


ROWS: Final[list[Row]] = [Row(number, row) for number, row in enumerate(ROW_DATA)]
ROW_INDEX: Final[dict[str, int]] = {row.word: row.number for row in ROWS}
LEVELS: Final[list[Level]] = [Level(level) for level in CIV_DATA.levels]
VARIABLE_VALUE: Final[int] = CIV_DATA.variable_value
# What King of Kings brings in progress, by side of the State card and by side that shows (IMP-283, IMP-Q116).
KING_PROGRESS: Final[list[list[int]]] = [CIV_DATA.king.barbarian, CIV_DATA.king.empire]


def make_tables() -> list[list[list[Row]]]:
    """By nation and side of the State card; a nation with one table keeps it on either (IMP-Q75)."""
    found: list[list[list[Row]]] = [[[], []] for _ in NATION_WORDS]
    for nation in CIV_DATA.nations:
        sides = {table.state: [ROWS[ROW_INDEX[row.id]] for row in table.rows] for table in nation.tables}
        rows = next(iter(sides.values()))
        found[NATION_WORDS.index(nation.nation)] = [sides.get("barbarian", rows), sides.get("empire", rows)]
    return found


def by_card(rows: list[Row]) -> list[list[Row]]:
    """By number of the card: the rows of a table that are for it; cards with the same rows share a list."""
    kinds: dict[tuple[int, ...], list[Row]] = {}
    found: list[list[Row]] = []
    for card in range(len(CARDS)):
        fitting = [row for row in rows if row.fits[card]]
        found.append(kinds.setdefault(tuple([row.number for row in fitting]), fitting))
    return found


TABLES: Final = make_tables()
# The same rows, by nation, side of the State card and number of the card.
FITTING: Final[list[list[list[list[Row]]]]] = [[by_card(rows) for rows in sides] for sides in TABLES]
# The quest that lies open below the others; -1 for a nation without quests.
LAST_QUESTS: Final[list[int]] = [
    next((INDEX[one.last_quest] for one in CIV_DATA.nations if one.nation == word and one.last_quest), -1)
    for word in NATION_WORDS
]
# By number of a journey face.
JOURNEY_ROWS: Final[dict[int, Row]] = {
    INDEX[row.id]: ROWS[ROW_INDEX[row.id]] for nation in CIV_DATA.nations for row in nation.journey
}
# The token that a nation adds to the market, and how many (IMP-261).
MARKET_TOKENS: Final[list[list[int]]] = [
    next(
        (read_token(dict(one.market_token)) for one in CIV_DATA.nations if one.nation == word and one.market_token),
        read_token(dict(CIV_DATA.market_token)),
    )
    for word in NATION_WORDS
]
