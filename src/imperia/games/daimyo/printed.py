"""The print of the box beside the cards: goods, dice, islands, clan boards, and the numbers of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.daimyo.content import BOARDS, ISLANDS, RELICS, TABLES, VILLAGERS

# Goods; the first three are the basic resources (DAI-007). What effects give may be points besides.
GOODS: Final = ("rice", "metal", "stone", "gold")
RICE: Final = 0
METAL: Final = 1
STONE: Final = 2
GOLD: Final = 3
GOOD_COUNT: Final = 4
POINT: Final = 4
GAINS: Final = (*GOODS, "pp")

# Dice: a die lies as its colour and its value; 0 stands for none.
DIE_COLOURS: Final = ("blue", "green", "red")
FACES: Final = 6
DIE_KINDS: Final = len(DIE_COLOURS) * FACES
DICE: Final = [f"{colour}{value}" for colour in DIE_COLOURS for value in range(1, FACES + 1)]
DICE_OF_SEATS: Final[list[list[int]]] = [
    [],
    *[[TABLES.dice_setup.by_players[key][one] for one in ("blue", "green", "red")] for key in ("1", "2", "3", "4")],
]

# The clan board: spaces for dice, the last of them beside the board (DAI-Q36), and slots for tiles.
LAYOUT: Final = TABLES.clan_board_layout
SPACES: Final = (*[space.id for space in LAYOUT.action_spaces], "beside")
HELP: Final = 0
PRODUCTION: Final = 1
RELIC: Final = 2
RECRUITMENT: Final = 3
CONSTRUCTION: Final = 4
TAX: Final = 5
BESIDE: Final = 6
SPACE_COUNT: Final = 7
# The colour of a space; the last action space takes any.
SPACE_COLOURS: Final[list[int]] = [
    DIE_COLOURS.index(space.die) if space.die in DIE_COLOURS else -1 for space in LAYOUT.action_spaces
]
SLOTS: Final = (*LAYOUT.grey_slots, *LAYOUT.yellow_slots)
SLOT_COUNT: Final = 8
CLAN_POWER: Final = 5
FIRST_YELLOW: Final = 6
THRESHOLD: Final[int] = LAYOUT.clan_power_threshold
START_STORAGE: Final[int] = LAYOUT.storage_gauge.start
MOST_STORAGE: Final[int] = LAYOUT.storage_gauge.max
OVERFLOW: Final[int] = LAYOUT.storage_gauge.overflow_pp
TRACK: Final[list[int]] = [space.cost for space in LAYOUT.recruitment_track.spaces]
RESET_SPACE: Final = len(TRACK) - 1
RESET_COST: Final[int] = LAYOUT.recruitment_track.reset_cost["gold"]
MOST_DUG: Final[int] = LAYOUT.dig_max_tiles
DIG_COST: Final[int] = LAYOUT.dig_cost["n"]
DIG_GOODS: Final[list[int]] = [GOODS.index(good) for good in LAYOUT.dig_cost["from"]]
BLACK_MARKET_COST: Final[int] = LAYOUT.black_market_cost["gold"]

# Islands with their places, slums and altars; those in play are the first ones (DAI-012 to DAI-014).
COLOURS: Final = tuple(island.colour for island in ISLANDS)
ISLAND_COUNT: Final = len(COLOURS)
IN_PLAY: Final[list[int]] = [0, *[len(TABLES.islands_in_play.by_players[key]) for key in ("1", "2", "3", "4")]]
PLACES_EACH: Final = 5
PLACES: Final = [f"{island.colour}{number}" for island in ISLANDS for number in range(1, PLACES_EACH + 1)]
PLACE_COUNT: Final = len(PLACES)
YIELDS: Final[vec[i64]] = vec[i64]([GOODS.index(place.yields) for island in ISLANDS for place in island.places])
SLUMS_EACH: Final = 3
SLUMS: Final = [f"{island.colour}{number}" for island in ISLANDS for number in range(1, SLUMS_EACH + 1)]
SLUM_GOLD: Final[vec[i64]] = vec[i64]([slum.gold for island in ISLANDS for slum in island.slums])
ALTARS_EACH: Final = 3
ALTARS: Final = [f"{island.colour}{value}" for island in ISLANDS for value in island.altars]
ALTAR_VALUES: Final[vec[i64]] = vec[i64]([value for island in ISLANDS for value in island.altars])
LAND_SIZE: Final = 3

# Pieces and what they are worth on their island (DAI-046 to DAI-048).
GOVERNORS: Final = 8
SHADOWS: Final = 3
MARKERS: Final = 6
GOVERNOR_WORTH: Final[int] = LAYOUT.influence.governor
SHADOW_WORTH: Final[int] = LAYOUT.influence.shadow
TOWER_WORTH: Final[int] = LAYOUT.influence.radio_tower
FARM: Final = 0
TOWER: Final = 1
BUILDINGS: Final = ("farm", "tower")
BUILDINGS_EACH: Final = 4

# Relic tiles by colour and piece; the colours are those of the islands.
PIECES: Final = 4
RELIC_TILES: Final = [f"{relic.colour}{relic.piece}" for relic in RELICS]
RELIC_COUNT: Final = len(RELIC_TILES)
COPIES: Final[list[int]] = [relic.count for relic in RELICS]
WHOLE: Final = (1 << PIECES) - 1
# Where a tile may be taken from: the no man's lands, and after them the black market.
BLACK_MARKET: Final = ISLAND_COUNT
SOURCES: Final = (*COLOURS, "black_market")

ROUNDS: Final[int] = TABLES.central_board.round_spaces
TURNS: Final = 3
MARKET_SIZE: Final[int] = TABLES.central_board.hero_market_size
BLACK_START: Final[int] = TABLES.central_board.black_market_start
SCORE_TOKEN: Final[int] = TABLES.central_board.popularity_track.wrap_token_value
FIRST_BANNER: Final[list[int]] = [0, *[one.first for one in TABLES.influence_scoring.by_round.values()]]
SECOND_BANNER: Final[list[int]] = [0, *[one.second for one in TABLES.influence_scoring.by_round.values()]]
GREEN_OBJECTIVES: Final[int] = TABLES.objective_setup.green
ORANGE_OBJECTIVES: Final[int] = TABLES.objective_setup.orange
SECOND_PLACES: Final[list[int]] = TABLES.objective_setup.green_second_place_players
# The face that a villager tile must show at the start, or -1 for any (DAI-020).
START_FACES: Final[list[int]] = [
    next((place for place, face in enumerate(one.faces) if face.id == one.start_face), -1) for one in VILLAGERS
]
VILLAGER_COUNT: Final = len(VILLAGERS)


def counts_of(goods: Mapping[Any, int]) -> list[int]:
    """Goods by number, points after them."""
    return [goods.get(word, 0) for word in GAINS]


# Construction boards: the kind of building, and by side (basic, advanced) costs and starting goods.
BOARD_KINDS: Final[list[int]] = [TOWER if board.building == "radio_tower" else FARM for board in BOARDS]
BASE_COSTS: Final[list[list[list[int]]]] = [
    [counts_of(side.base_cost) for side in (board.sides.basic, board.sides.advanced)] for board in BOARDS
]
SURCHARGES: Final[list[list[list[int]]]] = [
    [counts_of(side.surcharge_per_built) for side in (board.sides.basic, board.sides.advanced)] for board in BOARDS
]
START_GOODS: Final[list[list[list[int]]]] = [
    [counts_of(side.start_resources) for side in (board.sides.basic, board.sides.advanced)] for board in BOARDS
]
COMPENSATION: Final[list[int]] = counts_of(LAYOUT.shadow_victim_compensation[0])

# The mercenaries: a space for each of their actions, the first of which takes two dice (DAI-213).
HIRES: Final = ("relic", "tower", "governor", "shadow")
HIRE_RELIC: Final = 0
HIRE_TOWER: Final = 1
HIRE_GOVERNOR: Final = 2
HIRE_SHADOW: Final = 3
MERCENARY_SPACES: Final[list[int]] = [HIRES.index(space.action) for space in TABLES.mercenaries.spaces]
HIRE_COLOURS: Final[list[int]] = [
    next(DIE_COLOURS.index(space.die) for space in TABLES.mercenaries.spaces if space.action == hire) for hire in HIRES
]
SHADOW_HIRE: Final[int] = max(space.giver_pays.get("gold", 0) for space in TABLES.mercenaries.spaces)
# Before whose turn a die is given: by the number of the turn, then by the place in turn order.
GIVINGS: Final[list[list[bool]]] = [
    [
        any(one.turn == turn and one.player == player for one in TABLES.mercenaries.giving)
        for player in ("first", "second")
    ]
    for turn in range(1, TURNS + 1)
]
RANSOM: Final[int] = TABLES.mercenaries.buy_back_cost["gold"]
MERCENARY_THRESHOLD: Final[int] = TABLES.mercenaries.bonus_threshold
MERCENARY_BONUS: Final[int] = TABLES.mercenaries.bonus["gold"]

# The solo game: the empire's decks by round, and its levels.
DECKS: Final = ("12", "34", "5")
DECK_OF_ROUND: Final[list[int]] = [
    -1,
    *[
        next(
            place
            for place, deck in enumerate((TABLES.solo_decks.d12, TABLES.solo_decks.d34, TABLES.solo_decks.d5))
            if number in deck.rounds
        )
        for number in range(1, ROUNDS + 1)
    ],
]
DECK_USED: Final[list[int]] = [TABLES.solo_decks.d12.used, TABLES.solo_decks.d34.used, TABLES.solo_decks.d5.used]
LEVELS: Final = tuple(level.id.removeprefix("solo_") for level in TABLES.solo_levels)
LEVEL_GOVERNORS: Final[list[list[int]]] = [level.governors for level in TABLES.solo_levels]
LEVEL_TOWERS: Final[list[int]] = [len(level.towers) for level in TABLES.solo_levels]
LEVEL_RELICS: Final[list[int]] = [level.relics_from_bag for level in TABLES.solo_levels]


def table_of(table: Mapping[str, int]) -> list[int]:
    """A table of points by number, beginning with none."""
    return [0, *[table[str(number)] for number in range(1, len(table) + 1)]]


SCORING: Final = {one.id.removeprefix("score_"): one for one in TABLES.scoring}
RELIC_POINTS: Final = table_of(SCORING["relics"].table)
# Techno-farms by the table of the scoring page, or by that of the solo example (DAI-Q57).
FARM_POINTS: Final = [table_of(SCORING["farms"].table), table_of(SCORING["farms"].variant_table)]
TOWER_POINTS: Final = table_of(SCORING["towers"].table)
HERO_RANKS: Final = table_of(SCORING["heroes"].ranks["2-4"])[1:]
HERO_RANKS_SOLO: Final = table_of(SCORING["heroes"].ranks["1"])[1:]
HELMET_POINTS: Final[int] = SCORING["helmet"].pp
LEFT_OVER_SET: Final[int] = SCORING["resources"].per
LEFT_OVER_POINTS: Final[int] = SCORING["resources"].pp
