"""The tiles, clans, actions, scenarios and tables of both boxes, loaded and validated once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal

import msgspec

from imperia.games.yuan.abilities import Effect, Power
from imperia.kernel.content import Entity, Name, Shelf, index_of, load_content
from imperia.kernel.errors import BadContent

FOLDER: Final = Path(__file__).with_name("content")

Box = Literal["mongolia", "china"]
TerrainId = Literal["mountain", "water", "rice", "forest", "mine", "hill", "volcano"]
Type = Literal["development", "fortification", "militarisation"]
Side = tuple[int, int]


class Component(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of piece: how many there are in one box, and how many of them each clan owns (YUA-001 to YUA-008)."""

    each_clan: int
    # False for money, which is only change (YUA-Q75).
    limited: bool = True


class Terrain(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The kinds of cell (YUA-039, YUA-042)."""

    id: TerrainId
    province: bool
    reduces: Type | None = None
    starts_with_temple: bool = False
    connects: bool = False
    counts_as: Literal["mountain"] | None = None


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell of a tile; a province has a name."""

    terrain: TerrainId
    province: str = ""


class Tile(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile: its middle cell and the six around it, counter-clockwise; river sides lie between two of them."""

    box: Box
    letter: str
    # The smallest table of one box that uses it (YUA-010).
    players: Literal[2, 3, 4]
    cells: tuple[Cell, Cell, Cell, Cell, Cell, Cell, Cell]
    river: list[Side] = msgspec.field(default_factory=list)


# What a clan can do that others cannot (YUA-181 to YUA-185, YUA-Q85 to YUA-Q93).


class WinByProvinces(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="win_by_provinces", tag_field="op"):
    """Also wins with this many times the wheel's number of provinces."""

    factor: int
    temple_province_counts: int

    def add_to(self, power: Power) -> None:
        power.province_factor = self.factor
        power.temple_province = self.temple_province_counts


class WinsTies(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="wins_ties", tag_field="op"):
    """Comes first among equals."""

    def add_to(self, power: Power) -> None:
        power.wins_ties = True


class KeepContestedClaims(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="keep_contested_claims", tag_field="op"
):
    """Gets what several clans claim and none targets."""

    def add_to(self, power: Power) -> None:
        power.keeps_contested = True


class AttackPath(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="attack_path", tag_field="op"):
    """Armies without normal reach may attack over a mountain and some water."""

    max_mountain: Literal[1]
    max_water: int
    optional: Literal[True]

    def add_to(self, power: Power) -> None:
        power.crossing = self.max_water


class ConnectionLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="connection_limit", tag_field="op"):
    """Connections count only over this many water cells."""

    max_water: int
    applies: tuple[Literal["colonisation"], Literal["attack"]]

    def add_to(self, power: Power) -> None:
        power.max_water = self.max_water


class DefenceBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="defence_bonus", tag_field="op"):
    """A higher defence between mountains where an army stands."""

    value: int
    when: tuple[Literal["two_adjacent_mountains"], Literal["has_army"]]

    def add_to(self, power: Power) -> None:
        power.defence_bonus = self.value


class PassIncome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="pass_income", tag_field="op"):
    """Another income for a pass."""

    chao: int
    on_collision: Literal[False]

    def add_to(self, power: Power) -> None:
        power.pass_income = self.chao


class RecruitOnVillage(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="recruit_on_village", tag_field="op"
):
    """Recruits on villages as well."""

    def add_to(self, power: Power) -> None:
        power.recruits_on_village = True


class TheftAmount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="theft_amount", tag_field="op"):
    """Steals up to so much."""

    chao: int

    def add_to(self, power: Power) -> None:
        power.theft = self.chao


class TheftImmunity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="theft_immunity", tag_field="op"):
    """Is never stolen from."""

    def add_to(self, power: Power) -> None:
        power.immune = True


class IncomePerProvinceLost(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="income_per_province_lost", tag_field="op"
):
    """Is paid for provinces lost in attacks."""

    chao: int
    max: int

    def add_to(self, power: Power) -> None:
        power.loss_income = self.chao
        power.loss_most = self.max


PowerOp = (
    WinByProvinces
    | WinsTies
    | KeepContestedClaims
    | AttackPath
    | ConnectionLimit
    | DefenceBonus
    | PassIncome
    | RecruitOnVillage
    | TheftAmount
    | TheftImmunity
    | IncomePerProvinceLost
)


class Clan(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A clan: its box, its colour, and with powers its money at the start and what it can do."""

    box: Box
    colour: Name
    start_chao_adjustment: int
    power: list[PowerOp]


# What an action does (YUA-090 to YUA-129).


class Require(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="require", tag_field="op"):
    """Where an own province must be for the action to take place."""

    reach: Literal["adjacent_or_connected", "anywhere"]

    def add_to(self, effect: Effect) -> None:
        effect.needs_reach = self.reach == "adjacent_or_connected"


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="claim", tag_field="op"):
    """Lay a claim to provinces."""

    where: Literal["target", "free_adjacent_to_target", "free_adjacent_to_group"]

    def add_to(self, effect: Effect) -> None:
        effect.claims_target |= self.where == "target"
        effect.claims_around_target |= self.where == "free_adjacent_to_target"
        effect.claims_around_group |= self.where == "free_adjacent_to_group"


class AutoCity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="auto_city", tag_field="op"):
    """Automatic urbanisation."""

    where: Literal["target"]

    def add_to(self, effect: Effect) -> None:
        effect.auto_city = True


class Income(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="income", tag_field="op"):
    """Money in the income step."""

    chao: int

    def add_to(self, effect: Effect) -> None:
        effect.income = self.chao


class BuildTemple(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="temple", tag_field="op"):
    """A temple on the target."""

    where: Literal["target"]

    def add_to(self, effect: Effect) -> None:
        effect.temple = True


class Theft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="theft", tag_field="op"):
    """Steal from each clan next to the temple."""

    chao: int
    victims: Literal["clans_adjacent_to_target"]

    def add_to(self, effect: Effect) -> None:
        effect.theft = self.chao


class BuildCity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="city", tag_field="op"):
    """The village becomes a city."""

    where: Literal["target"]

    def add_to(self, effect: Effect) -> None:
        effect.city = True


class DoubleCity(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="double", tag_field="op"):
    """A second city."""

    where: Literal["target"]

    def add_to(self, effect: Effect) -> None:
        effect.double = True


class Rampart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rampart", tag_field="op"):
    """Raise the city to this many ramparts."""

    to: Literal[1, 2]

    def add_to(self, effect: Effect) -> None:
        effect.ramparts = self.to


class AddArmy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="army", tag_field="op"):
    """Armies of the reserve on the target."""

    n: int
    where: Literal["target"]

    def add_to(self, effect: Effect) -> None:
        effect.armies = self.n


class Assault(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="attack", tag_field="op"):
    """Attack the target, with this many armies of the reserve besides those in reach."""

    reserve: int

    def add_to(self, effect: Effect) -> None:
        effect.reserve = self.reserve


class Strike(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="strike", tag_field="op"):
    """Attack what lies around a conquered target."""

    force: Literal[1]
    when: Literal["conquered"]

    def add_to(self, effect: Effect) -> None:
        effect.strike = self.force


ActionOp = (
    Require
    | Claim
    | AutoCity
    | Income
    | BuildTemple
    | Theft
    | BuildCity
    | DoubleCity
    | Rampart
    | AddArmy
    | Assault
    | Strike
)


class Action(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the six actions: what it targets, what makes it cheaper, and what each level does."""

    type: Type
    target: Literal["free", "own", "own_village", "own_city", "enemy"]
    reduced_by: Literal["rice", "forest", "mine"]
    levels: tuple[list[ActionOp], list[ActionOp], list[ActionOp]]


class PlacedTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile of an imposed layout: its middle cell and how often it is turned."""

    tile: str
    q: int
    r: int
    rotation: int


class Scenario(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An imposed scenario; without cities of its own they are placed as in a free one (YUA-186 to YUA-188)."""

    players: int
    auction: Literal["optional", "compulsory"]
    cities: list[str]
    layout: list[PlacedTile]


class TileSet(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which groups of tiles of the base box and of the other one make up a table (YUA-011, YUA-191)."""

    players: int
    base: list[int]
    other: list[int]
    tiles: int


class Wheel(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The temples needed on each turn."""

    temples_needed: list[int]


class Constants(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of the rules."""

    start_chao: int
    start_chao_auction: int
    pass_income: int
    collision_income: int
    # By level; not played costs nothing.
    level_cost: tuple[int, int, int, int]
    max_armies_end_of_turn: int
    fortified_defence: int
    indestructible_adjacent_defence: int
    max_cities_per_province: Literal[2]
    eruption_turns: list[int]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables that are no cardboard of their own."""

    tile_sets: list[TileSet]
    wheels: list[Wheel]
    constants: Constants


def refuse(file: str, problem: str) -> BadContent:
    """A content file that does not add up."""
    return BadContent("content", file=file, problem=problem)


def check_tiles(tiles: list[Tile], terrains: list[Terrain], components: list[Component]) -> None:
    """Refuse provinces without a name or with that of another, and boxes with too few tiles (YUA-001, YUA-042)."""
    provinces = {terrain.id for terrain in terrains if terrain.province}
    names: list[str] = []
    for tile in tiles:
        for cell in tile.cells:
            if bool(cell.province) != (cell.terrain in provinces):
                raise refuse("tiles.json", tile.id)
            names += [cell.province] if cell.province else []
        if any(not 0 <= cell <= 6 for side in tile.river for cell in side):
            raise refuse("tiles.json", f"{tile.id}: river")
    if len(set(names)) != len(names):
        raise refuse("tiles.json", "two provinces have the same name")
    for box in ("mongolia", "china"):
        if sum(tile.count for tile in tiles if tile.box == box) != count_of(components, "tile"):
            raise refuse("tiles.json", box)


def check_sets(sets: list[TileSet], tiles: list[Tile]) -> None:
    """Refuse a set whose groups do not add up to its tiles (YUA-E56)."""
    for one in sets:
        for base, other in (("mongolia", "china"), ("china", "mongolia")):
            chosen = sum(
                (tile.box == base and tile.players in one.base) or (tile.box == other and tile.players in one.other)
                for tile in tiles
            )
            if chosen != one.tiles:
                raise refuse("setup.json", one.id)


def check_scenarios(scenarios: list[Scenario], sets: list[TileSet], tiles: list[Tile]) -> None:
    """Refuse a layout that is not the set of its table, or cities that are not on it."""
    by_id = {tile.id: tile for tile in tiles}
    size = {one.players: one.tiles for one in sets}
    for one in scenarios:
        laid = [placed.tile for placed in one.layout]
        check_words(laid, by_id, one.id)
        check_words(one.cities, [cell.province for tile in laid for cell in by_id[tile].cells], one.id)
        if len(set(laid)) != size[one.players] or len(one.cities) not in (0, one.players):
            raise refuse("scenarios.json", one.id)
        if any((placed.q + 5 * placed.r) % 7 for placed in one.layout):
            raise refuse("scenarios.json", f"{one.id}: a tile lies off the lattice")


def check_words(words: Iterable[str], known: Iterable[str], owner: str) -> None:
    """Refuse a word that no entry defines."""
    for word in words:
        if word not in known:
            raise BadContent("unknown_word", word=word, owner=owner)


def count_of(components: list[Component], word: str) -> int:
    """How many of a component there are in one box."""
    return next(one.count for one in components if one.id == word)


COMPONENTS: Final = load_content(FOLDER / "components.json", list[Component])
TERRAINS: Final = load_content(FOLDER / "terrains.json", list[Terrain])
TILES: Final = load_content(FOLDER / "tiles.json", list[Tile])
CLANS: Final = load_content(FOLDER / "clans.json", list[Clan])
ACTIONS: Final = load_content(FOLDER / "actions.json", list[Action])
SCENARIOS: Final = load_content(FOLDER / "scenarios.json", list[Scenario])
SETUP: Final = load_content(FOLDER / "setup.json", Setup)
check_tiles(TILES, TERRAINS, COMPONENTS)
check_sets(SETUP.tile_sets, TILES)
check_scenarios(SCENARIOS, SETUP.tile_sets, TILES)

TILE_INDEX: Final = index_of(TILES, "tiles.json")
# The names of all provinces of both boxes in alphabetical order, capitals and small letters alike.
PROVINCES: Final = sorted((cell.province for tile in TILES for cell in tile.cells if cell.province), key=str.lower)

SHELVES: Final = [
    Shelf("components", COMPONENTS),
    Shelf("terrains", TERRAINS),
    Shelf("tiles", TILES),
    Shelf("clans", CLANS),
    Shelf("actions", ACTIONS),
    Shelf("scenarios", SCENARIOS),
    Shelf("setup", [*SETUP.tile_sets, *SETUP.wheels, SETUP.constants]),
]
for _shelf in SHELVES:
    # Two entries with one id are an error.
    index_of(_shelf.entities, _shelf.name)
