"""Heroes, tiles, villagers, objectives and solo cards, each with what is printed on it and what it can do."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from imperia.games.daimyo import content
from imperia.games.daimyo.content import BOARDS, CLANS, OBJECTIVES, SOLO_CARDS, TABLES, VILLAGERS
from imperia.games.daimyo.printed import DECKS, DIE_COLOURS, LAYOUT
from imperia.kernel.effects import Effect

AnyEffect: TypeAlias = Effect[Any, Any]


class Hero:
    """A hero card."""

    def __init__(self, number: int, card: content.Hero) -> None:
        self.number: Final = number
        self.word: Final = card.id
        self.cost: Final = card.cost
        self.power: Final = card.power
        # The clan that it belongs to; -1 for those of the market.
        self.clan: Final[int] = CLAN_WORDS.index(card.clan) if card.clan else -1
        self.aggressive: Final = card.aggressive
        self.solo_removed: Final = card.solo_removed
        self.effect: Final[AnyEffect] = Effect(f"{card.id}/effect", card.effect)


class Tile:
    """A bonus action tile; what it does depends on the side that the table plays with (DAI-Q14)."""

    def __init__(self, number: int, tile: content.Tile) -> None:
        self.number: Final = number
        self.word: Final = tile.id
        self.board: Final[int] = BOARD_WORDS.index(tile.board)
        self.slot: Final = tile.slot - 1
        self.yellow: Final = tile.kind == "yellow"
        self.faces: Final[list[AnyEffect]] = [
            Effect(f"{tile.id}/basic", tile.basic.effect),
            Effect(f"{tile.id}/advanced", tile.advanced.effect),
        ]


class Objective:
    """An objective card."""

    def __init__(self, number: int, card: content.Objective) -> None:
        self.number: Final = number
        self.word: Final = card.id
        self.green: Final = card.colour == "green"
        self.count: Final = COUNTS.index(card.condition.count)
        self.least: Final = card.condition.min
        self.rewards: Final[list[AnyEffect]] = [
            Effect(f"{card.id}/first", card.first),
            Effect(f"{card.id}/second", card.second),
        ]


class SoloCard:
    """A card of the empire; its cells from top to bottom."""

    def __init__(self, number: int, card: content.SoloCard) -> None:
        self.number: Final = number
        self.word: Final = card.id
        self.deck: Final = DECKS.index(card.deck)
        self.dice: Final = [DIE_COLOURS.index(cell.die) for cell in card.cells]
        self.cells: Final[list[AnyEffect]] = [Effect(f"{card.id}/{cell.die}", cell.action) for cell in card.cells]


# What objectives, achievements and effects count.
COUNTS: Final = (
    "own_farms", "own_towers", "own_buildings", "own_restored_relics", "storage_capacity", "own_shadows_on_board",
    "own_governors_on_board", "own_units_on_board", "islands_with_own_governor", "own_hero_cards",
    "own_tiles_on_clan_board", "islands_sole_first", "max_influence_on_one_island",
)  # fmt: skip
CLAN_WORDS: Final = [clan.id for clan in CLANS]
BOARD_WORDS: Final = [board.id for board in BOARDS]

HEROES: Final = [Hero(number, card) for number, card in enumerate(content.HEROES)]
HERO_COUNT: Final = len(HEROES)
COMMON: Final = [hero.number for hero in HEROES if hero.clan < 0]
CLAN_HEROES: Final = [[hero.number for hero in HEROES if hero.clan == clan] for clan in range(len(CLAN_WORDS))]
TILES: Final = [Tile(number, tile) for number, tile in enumerate(content.TILES)]
TILE_COUNT: Final = len(TILES)
TILES_OF_BOARD: Final = [[tile.number for tile in TILES if tile.board == board] for board in range(len(BOARD_WORDS))]
OBJECTIVE_CARDS: Final = [Objective(number, card) for number, card in enumerate(OBJECTIVES)]
SOLO: Final = [SoloCard(number, card) for number, card in enumerate(SOLO_CARDS)]
SOLO_OF_DECK: Final = [[card.number for card in SOLO if card.deck == deck] for deck in range(len(DECKS))]
# All cards that ever lie face down have a number of their own: heroes, and after them the empire's cards.
CARD_COUNT: Final = HERO_COUNT + len(SOLO)
BACKS: Final = [0] * HERO_COUNT + [card.deck + 1 for card in SOLO]
BACK_COUNT: Final = 1 + len(DECKS)

CLAN_POWERS: Final[list[AnyEffect]] = [Effect(f"{clan.id}/power", clan.power) for clan in CLANS]
VILLAGER_FACES: Final[list[list[AnyEffect]]] = [
    [Effect(f"{one.id}/{face.id}", face.effect) for face in one.faces] for one in VILLAGERS
]
HELP_STEPS: Final[list[AnyEffect]] = [Effect(f"help/{step.id}", step.effect) for step in TABLES.villagers_help.steps]
TAX_EFFECT: Final[AnyEffect] = Effect("tax", LAYOUT.tax)
INCOME: Final[AnyEffect] = Effect("income", LAYOUT.income)
# The lines of the Empire powers card, by the sum of three dice.
POWER_ROWS: Final[list[AnyEffect]] = [Effect(f"powers/{row.min}", row.effect) for row in TABLES.empire_power_card.rows]
POWER_OF_SUM: Final[list[int]] = [
    next((place for place, row in enumerate(TABLES.empire_power_card.rows) if row.min <= total <= row.max), -1)
    for total in range(19)
]


def all_effects() -> list[AnyEffect]:
    """Everything that is declared in the content, to be read by the lexicon."""
    found = [hero.effect for hero in HEROES]
    for tile in TILES:
        found += tile.faces
    found += CLAN_POWERS
    for faces in VILLAGER_FACES:
        found += faces
    found += [*HELP_STEPS, TAX_EFFECT, INCOME]
    for objective in OBJECTIVE_CARDS:
        found += objective.rewards
    for card in SOLO:
        found += card.cells
    return found + POWER_ROWS


# What a gain or a question comes from, by number, as events and questions name it.
FROM_TILE: Final = HERO_COUNT
FROM_CLAN: Final = FROM_TILE + TILE_COUNT
FROM_VILLAGER: Final = FROM_CLAN + len(CLAN_WORDS)
FROM_OBJECTIVE: Final = FROM_VILLAGER + len(VILLAGERS)
FROM_SOLO: Final = FROM_OBJECTIVE + len(OBJECTIVE_CARDS)
FROM_POWERS: Final = FROM_SOLO + len(SOLO)
FROM_HELP: Final = FROM_POWERS + 1
FROM_PRODUCTION: Final = FROM_HELP + 1
FROM_TAX: Final = FROM_PRODUCTION + 1
FROM_INCOME: Final = FROM_TAX + 1
FROM_SLUMS: Final = FROM_INCOME + 1
FROM_LOSS: Final = FROM_SLUMS + 1
FROM_STORAGE: Final = FROM_LOSS + 1
FROM_RELIC: Final = FROM_STORAGE + 1
FROM_BLACK_MARKET: Final = FROM_RELIC + 1
# Those that no entry of the content names, by the words of their texts.
FROM_WORDS: Final = ("help", "production", "tax", "income", "slums", "loss", "storage", "relic", "black_market")
