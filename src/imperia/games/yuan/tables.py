"""The content as lists of numbers, for the engine."""

from __future__ import annotations

from typing import Final

from imperia.games.yuan.content import CLANS, COMPONENTS, PROVINCES, SCENARIOS, SETUP, TERRAINS, TILES

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

# Tiles by number: terrain and province of each cell (the middle one first), river sides, box and group.
TILE_COUNT: Final = len(TILES)
PROVINCE_INDEX: Final[dict[str, int]] = {name: number for number, name in enumerate(PROVINCES)}
TILE_TERRAINS: Final[list[list[int]]] = [[TERRAIN_WORDS.index(cell.terrain) for cell in tile.cells] for tile in TILES]
TILE_PROVINCES: Final[list[list[int]]] = [
    [PROVINCE_INDEX[cell.province] if cell.province else -1 for cell in tile.cells] for tile in TILES
]
TILE_RIVERS: Final[list[list[tuple[int, int]]]] = [tile.river for tile in TILES]
MONGOLIA: Final = 0
CHINA: Final = 1
BOXES: Final = ("mongolia", "china")
TILE_BOX: Final[list[int]] = [BOXES.index(tile.box) for tile in TILES]
TILE_GROUP: Final[list[int]] = [tile.players for tile in TILES]
# By number of players: the groups taken from the base box and from the other one.
BASE_GROUPS: Final[dict[int, list[int]]] = {one.players: one.base for one in SETUP.tile_sets}
OTHER_GROUPS: Final[dict[int, list[int]]] = {one.players: one.other for one in SETUP.tile_sets}

CLAN_COUNT: Final = len(CLANS)
CLAN_BOX: Final[list[int]] = [BOXES.index(clan.box) for clan in CLANS]
ADJUSTMENT: Final[list[int]] = [clan.start_chao_adjustment for clan in CLANS]

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
LEVEL_COST: Final[list[int]] = list(SETUP.constants.level_cost)
ARMY_LIMIT: Final[int] = SETUP.constants.max_armies_end_of_turn
WALL_DEFENCE: Final[int] = SETUP.constants.fortified_defence
NEIGHBOUR_DEFENCE: Final[int] = SETUP.constants.indestructible_adjacent_defence
CITY_LIMIT: Final[int] = SETUP.constants.max_cities_per_province
ERUPTIONS: Final[list[int]] = SETUP.constants.eruption_turns

WHEEL_WORDS: Final = tuple(wheel.id for wheel in SETUP.wheels)
WHEELS: Final[list[list[int]]] = [wheel.temples_needed for wheel in SETUP.wheels]
LAST_TURN: Final[int] = len(WHEELS[0])
assert all(len(wheel) == LAST_TURN for wheel in WHEELS)

SCENARIO_WORDS: Final = tuple(one.id for one in SCENARIOS)
SCENARIO_PLAYERS: Final[list[int]] = [one.players for one in SCENARIOS]
SCENARIO_AUCTION: Final[list[bool]] = [one.auction == "compulsory" for one in SCENARIOS]
SCENARIO_CITIES: Final[list[list[int]]] = [[PROVINCE_INDEX[name] for name in one.cities] for one in SCENARIOS]


def tiles_in_play(seats: int, base: int) -> list[int]:
    """The tiles of a table, by its number of players and its base box (YUA-011 to YUA-013, YUA-191 to YUA-194)."""
    return [
        tile
        for tile in range(TILE_COUNT)
        if TILE_GROUP[tile] in (BASE_GROUPS if TILE_BOX[tile] == base else OTHER_GROUPS)[seats]
    ]


def boxes_in_use(seats: int, base: int) -> list[int]:
    """The boxes of a table: both from 5 players on (YUA-Q94)."""
    return [MONGOLIA, CHINA] if OTHER_GROUPS[seats] else [base]
