"""The print on tiles, boards and wheels, as the engine reads it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan import content
from imperia.games.yuan.content import COMPONENTS, PROVINCES, SETUP, TERRAINS

# Terrains; the first three lower the cost of the action type with the same number (YUA-043).
RICE: Final = 0
FOREST: Final = 1
MINE: Final = 2
HILL: Final = 3
WATER: Final = 4
MOUNTAIN: Final = 5
VOLCANO: Final = 6
TERRAIN_WORDS: Final = ("rice", "forest", "mine", "hill", "water", "mountain", "volcano")

DEVELOPMENT: Final = 0
FORTIFICATION: Final = 1
MILITARISATION: Final = 2
TYPE_WORDS: Final = ("development", "fortification", "militarisation")
TYPES: Final = (DEVELOPMENT, FORTIFICATION, MILITARISATION)

_BY_ID: Final = {terrain.id: terrain for terrain in TERRAINS}
HAS_TEMPLE: Final[list[bool]] = [_BY_ID[word].starts_with_temple for word in TERRAIN_WORDS]
assert [_BY_ID[word].reduces for word in TERRAIN_WORDS[:4]] == [*TYPE_WORDS, None]
assert [word for word in TERRAIN_WORDS if _BY_ID[word].province] == list(TERRAIN_WORDS[:4])
assert [word for word in TERRAIN_WORDS if _BY_ID[word].connects] == ["water"]

PROVINCE_INDEX: Final[dict[str, int]] = {name: number for number, name in enumerate(PROVINCES)}
MONGOLIA: Final = 0
CHINA: Final = 1
BOXES: Final = ("mongolia", "china")


class Tile:
    """A tile: terrain and province (-1: none) of each cell, the middle one first, and its river sides."""

    def __init__(self, entry: content.Tile) -> None:
        self.terrains: Final = vec[i64]([TERRAIN_WORDS.index(cell.terrain) for cell in entry.cells])
        self.provinces: Final = vec[i64]([PROVINCE_INDEX.get(cell.province, -1) for cell in entry.cells])
        self.rivers: Final[list[tuple[int, int]]] = entry.river
        self.box: Final[int] = BOXES.index(entry.box)
        # The smallest table of one box that uses it.
        self.group: Final[int] = entry.players


class Clan:
    """A clan: its box, and how its money at the start differs with powers."""

    def __init__(self, entry: content.Clan) -> None:
        self.box: Final[int] = BOXES.index(entry.box)
        self.adjustment: Final[int] = entry.start_chao_adjustment


class Scenario:
    """An imposed scenario: its table, whether it brings the auction with it, and its first cities, if it has any."""

    def __init__(self, entry: content.Scenario) -> None:
        self.players: Final[int] = entry.players
        self.auction: Final[bool] = entry.auction == "compulsory"
        self.cities: Final[list[int]] = [PROVINCE_INDEX[name] for name in entry.cities]


TILES: Final[list[Tile]] = [Tile(entry) for entry in content.TILES]
CLANS: Final[list[Clan]] = [Clan(entry) for entry in content.CLANS]
SCENARIOS: Final[list[Scenario]] = [Scenario(entry) for entry in content.SCENARIOS]
SCENARIO_WORDS: Final = tuple(entry.id for entry in content.SCENARIOS)
# By number of players: the groups of tiles taken from the base box and from the other one.
BASE_GROUPS: Final[dict[int, list[int]]] = {one.players: one.base for one in SETUP.tile_sets}
OTHER_GROUPS: Final[dict[int, list[int]]] = {one.players: one.other for one in SETUP.tile_sets}

_EACH_CLAN: Final = {one.id: one.each_clan for one in COMPONENTS}
_IN_BOX: Final = {one.id: one.count for one in COMPONENTS}
VILLAGES: Final[int] = _EACH_CLAN["village"]
CITIES: Final[int] = _EACH_CLAN["city"]
ARMIES: Final[int] = _EACH_CLAN["army"]
TEMPLES: Final[int] = _IN_BOX["temple"]
RAMPARTS: Final[int] = _IN_BOX["rampart"]

START_CHAO: Final[int] = SETUP.constants.start_chao
AUCTION_CHAO: Final[int] = SETUP.constants.start_chao_auction
PASS_INCOME: Final[int] = SETUP.constants.pass_income
COLLISION_INCOME: Final[int] = SETUP.constants.collision_income
# By level; not played costs nothing.
LEVEL_COST: Final = vec[i64](SETUP.constants.level_cost)
ARMY_LIMIT: Final[int] = SETUP.constants.max_armies_end_of_turn
WALL_DEFENCE: Final[int] = SETUP.constants.fortified_defence
NEIGHBOUR_DEFENCE: Final[int] = SETUP.constants.indestructible_adjacent_defence
CITY_LIMIT: Final[int] = SETUP.constants.max_cities_per_province
ERUPTIONS: Final[list[int]] = SETUP.constants.eruption_turns
assert list(LEVEL_COST) == sorted(LEVEL_COST)

WHEEL_WORDS: Final = tuple(wheel.id for wheel in SETUP.wheels)
WHEELS: Final[list[list[int]]] = [wheel.temples_needed for wheel in SETUP.wheels]
LAST_TURN: Final[int] = len(WHEELS[0])
assert all(len(wheel) == LAST_TURN for wheel in WHEELS)


def tiles_in_play(seats: int, base: int) -> list[int]:
    """The tiles of a table, by its number of players and its base box (YUA-011 to YUA-013, YUA-191 to YUA-194)."""
    return [
        number
        for number, tile in enumerate(TILES)
        if tile.group in (BASE_GROUPS if tile.box == base else OTHER_GROUPS)[seats]
    ]


def tiles_of(boxes: list[int]) -> list[int]:
    """All tiles of some boxes."""
    return [number for number, tile in enumerate(TILES) if tile.box in boxes]


def clans_of(boxes: list[int]) -> list[int]:
    """All clans of some boxes."""
    return [number for number, clan in enumerate(CLANS) if clan.box in boxes]


def boxes_in_use(seats: int, base: int) -> list[int]:
    """The boxes of a table: both from 5 players on (YUA-Q94)."""
    return [MONGOLIA, CHINA] if OTHER_GROUPS[seats] else [base]
