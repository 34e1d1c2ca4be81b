"""The cards, tiles, boards and tables of the box, loaded and validated once; an unknown word does not load."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from imperia.kernel.content import Entity, Shelf, index_of, load_content
from imperia.kernel.errors import BadContent

FOLDER: Final = Path(__file__).with_name("content")

Good = Literal["rice", "metal", "stone", "gold"]
Basic = Literal["rice", "metal", "stone"]
DieColour = Literal["blue", "green", "red"]
Colour = Literal["blue", "red", "yellow", "purple", "green", "black"]
ClanWord = Literal["nature", "techno", "nomad", "noble"]
Kind = Literal["grey", "yellow"]
Deck = Literal["12", "34", "5"]
Players = Literal["1", "2", "3", "4"]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Count = Annotated[int, msgspec.Meta(ge=0)]
# An op as it stands in the content; the class of its word reads it.
Declared = dict[str, Any]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of an entry."""


class Hero(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero; those of a clan name it."""

    cost: Annotated[int, msgspec.Meta(ge=0, le=5)]
    power: Annotated[int, msgspec.Meta(ge=1, le=18)]
    aggressive: bool
    effect: list[Declared]
    clan: ClanWord | Literal[""]
    solo_removed: bool = False


class Symbol(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """By which a tile finds its board."""

    shape: Literal["circle", "square", "triangle", "diamond"]
    fill: Literal["empty", "full"]


class Face(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a bonus action tile."""

    effect_id: str
    kind: Kind
    effect: list[Declared]
    symbol: Symbol
    emblem: str = ""


class Tile(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bonus action tile with its two faces."""

    board: str
    slot: Positive
    kind: Kind
    basic: Face
    advanced: Face


class BonusEffect(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the list of bonus tiles; counts are faces."""

    kind: Kind
    rulebook_column: Literal["a", "b", "c"]
    count_means: Literal["tile faces"]


class Relic(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a relic."""

    colour: Colour
    piece: Literal[1, 2, 3, 4]


class Slum(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A slot for a shadow, and what it pays."""

    id: str
    gold: Positive


class PlaceOf(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A production place."""

    id: str
    yields: Basic
    governor_slots: Literal[1]
    building_slots: Literal[1]


class Island(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An island of the archipelago."""

    colour: Colour
    in_play_from: Literal[1, 3, 4]
    relic_colour: Colour
    relic_slots: Literal[3]
    altars: Annotated[list[Positive], msgspec.Meta(min_length=3, max_length=3)]
    slums: Annotated[list[Slum], msgspec.Meta(min_length=3, max_length=3)]
    places: Annotated[list[PlaceOf], msgspec.Meta(min_length=5, max_length=5)]


class Side(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a construction board."""

    base_cost: dict[Basic, Positive]
    surcharge_per_built: dict[Basic, Positive]
    start_resources: dict[Good, Positive]


class Sides(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Both sides of a construction board."""

    basic: Side
    advanced: Side


class Board(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A construction board."""

    building: Literal["techno_farm", "radio_tower"]
    symbol_shape: Literal["circle", "square", "triangle", "diamond"]
    sides: Sides
    tiles: Annotated[list[str], msgspec.Meta(min_length=4, max_length=4)]


class Clan(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A clan and its power."""

    colour: str
    theme: str
    power: list[Declared]


class VillagerFace(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a villager tile."""

    id: str
    effect: list[Declared]


class Villager(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A villager tile."""

    start_face: str
    faces: Annotated[list[VillagerFace], msgspec.Meta(min_length=2, max_length=2)]


class Threshold(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A count of one's own things that has to be reached."""

    count: str
    min: Positive


class Objective(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An objective card: who meets it first, and on green ones second."""

    colour: Literal["green", "orange"]
    condition: Threshold
    first: list[Declared]
    second: list[Declared]


class Cell(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of a solo card."""

    die: DieColour
    action: list[Declared]


class SoloCard(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the empire."""

    deck: Deck
    cells: Annotated[list[Cell], msgspec.Meta(min_length=3, max_length=3)]


class Component(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The contents of the box: pieces, tokens, dice."""

    per_clan: int = 0
    basic: bool = False
    use: str = ""
    faces: tuple[int, ...] = ()
    colour: str = ""


class DiceSetup(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Dice in play by the number of players."""

    note: str
    by_players: dict[Players, dict[DieColour, Positive]]


class InPlay(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Islands in play by the number of players."""

    by_players: dict[Players, list[Colour]]


class CentralFace(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A face of the central board."""

    players: list[int]
    mercenary_module: bool


class Popularity(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The popularity track."""

    min: Literal[0]
    max: Positive
    wrap_token_value: Positive


class InfluenceTrack(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An influence track."""

    min: Literal[0]
    max: None


class CentralBoard(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The central board."""

    faces: dict[str, CentralFace]
    round_spaces: Positive
    popularity_track: Popularity
    influence_track: InfluenceTrack
    villager_spaces: Positive
    black_market_start: Positive
    hero_market_size: Positive


class Banners(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The payment for the first and the second place of an island."""

    first: Positive
    second: Positive


class InfluenceScoring(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The payment for banners, round by round."""

    same_for_every_island: Literal[True]
    same_for_every_player_count: Literal[True]
    by_round: dict[str, Banners]
    per_island_override: dict[str, int]


class ActionSpace(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A main action space of the clan board."""

    id: str
    name: dict[str, str]
    die: DieColour | Literal["any"]
    tile_slot: bool


class Gauge(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The storage gauge."""

    start: Positive
    max: Positive
    values: list[int]
    overflow_pp: Positive


class TrackSpace(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the recruitment track."""

    cost: Positive
    mark: Literal["", "start", "reset"] = ""


class Track(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The recruitment track."""

    resource: Literal["rice"]
    spaces: list[TrackSpace]
    stay_on_last: Literal[True]
    reset_cost: dict[Good, Positive]
    source: str
    known: list[str]
    why: str


class InfluenceOf(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The worth of pieces on their island."""

    governor: Count
    shadow: Count
    radio_tower: Count
    techno_farm: Literal[0]
    relic: Literal["altar value"]


class ClanBoard(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The print that all clan boards share."""

    action_spaces: list[ActionSpace]
    grey_slots: list[str]
    yellow_slots: list[str]
    clan_power_threshold: Positive
    storage_gauge: Gauge
    recruitment_track: Track
    tax: list[Declared]
    dig_cost: Declared
    dig_max_tiles: Positive
    black_market_cost: Declared
    shadow_victim_compensation: list[Declared]
    income: list[Declared]
    influence: InfluenceOf


class HelpStep(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step of Villagers' Help."""

    id: str
    effect: list[Declared]


class Help(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Villagers' Help."""

    steps: list[HelpStep]


class ObjectiveSetup(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many objectives lie out."""

    green: Positive
    orange: Positive
    green_second_place_players: list[int]
    solo: Literal[0]


class SoloDeck(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a deck of the empire is made up."""

    rounds: list[int]
    in_box: Positive
    used: Positive


class SoloDecks(
    Entity, frozen=True, forbid_unknown_fields=True, kw_only=True, rename={"d12": "12", "d34": "34", "d5": "5"}
):
    """The three decks of the empire."""

    d12: SoloDeck
    d34: SoloDeck
    d5: SoloDeck


class SoloLevel(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The empire's start."""

    governors: list[Positive]
    towers: list[Literal["remaining_island"]]
    relics_from_bag: Count


class Test(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The demand of an achievement on a victory."""

    clan: ClanWord | Literal[""] = ""
    count: str = ""
    min: int = 0


class Achievement(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the grid of the solo game."""

    test: Test


class HireSpace(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A die space of the mercenaries."""

    id: str
    die: DieColour
    action: Literal["relic", "tower", "governor", "shadow"]
    giver_pays: dict[Good, Positive] = {}
    to: str = ""


class Giving(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """When which player gives the mercenaries a die."""

    turn: Positive
    player: Literal["first", "second"]
    dice: Literal[1]


class Mercenaries(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The module of the game for two."""

    spaces: list[HireSpace]
    giving: list[Giving]
    pieces: dict[str, Positive]
    buy_back_cost: dict[Good, Positive]
    bonus_threshold: Positive
    bonus: dict[Good, Positive]
    free_hero_each_round: Literal[True]
    hero_pile_at_end: Positive


class Scoring(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A source of points at the end."""

    table: dict[str, Positive] = msgspec.field(default_factory=dict)
    variant_table: dict[str, Positive] = msgspec.field(default_factory=dict)
    variant_note: str = ""
    ranks: dict[str, dict[str, Positive]] = msgspec.field(default_factory=dict)
    tie_break: tuple[str, ...] = ()
    pp: int = 0
    per: int = 0
    counts: tuple[Basic, ...] = ()


class PowerRow(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the Empire powers card."""

    min: Positive
    max: Positive
    effect: list[Declared]


class PowerCard(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Empire powers card."""

    rows: list[PowerRow]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The print of boards and rules."""

    dice_setup: DiceSetup
    islands_in_play: InPlay
    central_board: CentralBoard
    influence_scoring: InfluenceScoring
    clan_board_layout: ClanBoard
    villagers_help: Help
    objective_setup: ObjectiveSetup
    solo_decks: SoloDecks
    solo_levels: list[SoloLevel]
    solo_achievements: list[Achievement]
    mercenaries: Mercenaries
    scoring: list[Scoring]
    empire_power_card: PowerCard


HEROES: Final = load_content(FOLDER / "heroes.json", list[Hero])
TILES: Final = load_content(FOLDER / "tiles.json", list[Tile])
BONUS_EFFECTS: Final = load_content(FOLDER / "bonus_effects.json", list[BonusEffect])
RELICS: Final = load_content(FOLDER / "relics.json", list[Relic])
ISLANDS: Final = load_content(FOLDER / "islands.json", list[Island])
BOARDS: Final = load_content(FOLDER / "boards.json", list[Board])
CLANS: Final = load_content(FOLDER / "clans.json", list[Clan])
VILLAGERS: Final = load_content(FOLDER / "villagers.json", list[Villager])
OBJECTIVES: Final = load_content(FOLDER / "objectives.json", list[Objective])
SOLO_CARDS: Final = load_content(FOLDER / "solo.json", list[SoloCard])
COMPONENTS: Final = load_content(FOLDER / "components.json", list[Component])
TABLES: Final = load_content(FOLDER / "tables.json", Tables)


def check(holds: bool, file: str, problem: str) -> None:
    """Refuse content whose parts do not go together."""
    if not holds:
        raise BadContent("content", file=file, problem=problem)


def check_tiles() -> None:
    """Every tile lies on its board, and every face has one of the listed effects, as often as the list says."""
    boards = {board.id: board for board in BOARDS}
    faces: Counter[tuple[str, str]] = Counter()
    for tile in TILES:
        board = boards.get(tile.board)
        check(board is not None and board.tiles[tile.slot - 1] == tile.id, "tiles.json", f"{tile.id}: board")
        for face in (tile.basic, tile.advanced):
            check(face.kind == tile.kind, "tiles.json", f"{tile.id}: kind")
            check(board is not None and face.symbol.shape == board.symbol_shape, "tiles.json", f"{tile.id}: symbol")
            faces[face.effect_id, face.kind] += 1
    listed = {(one.id, one.kind): one.count for one in BONUS_EFFECTS}
    check(dict(faces) == listed, "tiles.json", "effect_id")


def check_shapes() -> None:
    """Islands, relics, villagers and solo cards are as the engine counts them."""
    colours = [island.colour for island in ISLANDS]
    check([island.relic_colour for island in ISLANDS] == colours, "islands.json", "relic_colour")
    pieces = [(colour, piece) for colour in colours for piece in range(1, 5)]
    check([(relic.colour, relic.piece) for relic in RELICS] == pieces, "relics.json", "colour and piece")
    for villager in VILLAGERS:
        faces = [face.id for face in villager.faces]
        check(villager.start_face in ("random", *faces), "villagers.json", f"{villager.id}: start_face")
    for card in SOLO_CARDS:
        check(len({cell.die for cell in card.cells}) == len(card.cells), "solo.json", f"{card.id}: die")
    slots = [*TABLES.clan_board_layout.grey_slots, *TABLES.clan_board_layout.yellow_slots]
    spaces = [space.id for space in TABLES.clan_board_layout.action_spaces]
    check(slots[:5] == spaces[:5] and len(slots) == 8 and len(spaces) == 6, "tables.json", "clan_board_layout")


check_tiles()
check_shapes()

SHELVES: Final = [
    Shelf("heroes", HEROES),
    Shelf("tiles", TILES),
    Shelf("bonus_effects", BONUS_EFFECTS),
    Shelf("boards", BOARDS),
    Shelf("clans", CLANS),
    Shelf("villagers", VILLAGERS),
    Shelf("islands", ISLANDS),
    Shelf("relics", RELICS),
    Shelf("objectives", OBJECTIVES),
    Shelf("solo", SOLO_CARDS),
    Shelf("powers", [TABLES.empire_power_card]),
    Shelf("levels", TABLES.solo_levels),
    Shelf("achievements", TABLES.solo_achievements),
    Shelf("scoring", TABLES.scoring),
    Shelf(
        "tables",
        [
            TABLES.dice_setup,
            TABLES.islands_in_play,
            TABLES.central_board,
            TABLES.influence_scoring,
            TABLES.clan_board_layout,
            TABLES.villagers_help,
            TABLES.objective_setup,
            TABLES.solo_decks,
        ],
    ),
    Shelf("mercenaries", [TABLES.mercenaries]),
    Shelf("components", COMPONENTS),
]
for _shelf in SHELVES:
    # Two entries with one id are an error.
    index_of(_shelf.entities, _shelf.name)
