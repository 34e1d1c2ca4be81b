"""Every field of a position of Daimyo: of what kind it is, and who may see it."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.daimyo.cards import TILES, Tile
from imperia.games.daimyo.kinds import (
    DICE_NOUN,
    Dice,
    Done,
    Faces,
    Heap,
    Lands,
    Points,
    Pool,
    Slots,
    SoloCards,
    SoloDecks,
    Stacks,
    Winners,
    against,
    numbers,
)
from imperia.games.daimyo.printed import (
    ALTARS_EACH,
    BOARD_KINDS,
    BUILDINGS,
    BUILDINGS_EACH,
    FACES,
    FARM,
    GOOD_COUNT,
    HIRES,
    ISLAND_COUNT,
    MERCENARY_SPACES,
    MOST_STORAGE,
    PLACES_EACH,
    RESET_SPACE,
    ROUNDS,
    SLOT_COUNT,
    SLUMS_EACH,
    SPACE_COLOURS,
    SPACE_COUNT,
    SPACES,
    START_STORAGE,
    TOWER,
    TURNS,
)
from imperia.games.daimyo.state import NONE, PHASES, POINT_SOURCES, DaimyoState, parties_at
from imperia.games.daimyo.words import (
    ALTAR_NOUN,
    BOARD,
    CLAN,
    DIE,
    GOOD,
    HERO,
    ISLAND,
    OBJECTIVE,
    PLACE,
    RELIC_NOUN,
    SLOT,
    SLUM,
    SOLO_NOUN,
    SPACE,
    TILE_NOUN,
)
from imperia.kernel.errors import BadPosition
from imperia.kernel.form import (
    HELD,
    LOOKED,
    Cards,
    Counts,
    Field,
    Form,
    Given,
    Kind,
    Laid,
    Mask,
    Maybe,
    OfParty,
    OneOf,
    PointerMask,
    RowOfParty,
    Seat,
    Thing,
    Told,
    Whole,
    Writer,
)
from imperia.kernel.form.schema import list_of
from imperia.kernel.words import Noun

# What comes next in a position that is not a saved one.
STEPS: Final = ("die", "turn", "end", "round")
# All cards that ever lie face down.
ALL_CARDS: Final = Noun("hidden", [*HERO.words, *SOLO_NOUN.words])
POINT_NOUN: Final = Noun("source", ["influence", "objectives", "effects"])
PLAYERS: Final = "players"
# The spaces for dice: those of a clan board, of the empire's cards and of the mercenaries.
EMPIRE_SPACES: Final = [f"turn{number}" for number in range(1, TURNS + 1)]
HIRED_SPACES: Final = ["relic_1", "relic_2", *[HIRES[hire] for hire in MERCENARY_SPACES[2:]]]
ALL_SPACES: Final = Noun("space", [*SPACES, *EMPIRE_SPACES, *HIRED_SPACES])


def column_of(tile: Tile) -> int:
    """Construction boards of one kind share their columns in an observation, one for each building."""
    return BOARD_KINDS[tile.board] * BUILDINGS_EACH + tile.slot


BUILT: Final = Cards(
    TILE_NOUN,
    single=False,
    columns=[column_of(tile) for tile in TILES],
    words=[f"{building}_{number}" for building in BUILDINGS for number in range(1, BUILDINGS_EACH + 1)],
)


# The tiles of each construction board.
TILES_OF: Final = [[tile for tile in TILES if tile.board == board] for board in range(len(BOARD_KINDS))]


def spaces_of(state: DaimyoState, party: i64) -> range:
    """The spaces before a party."""
    if party < state.seats:
        return range(len(SPACES))
    empire = range(len(SPACES), len(SPACES) + len(EMPIRE_SPACES))
    return empire if state.seats == 1 else range(empire.stop, len(ALL_SPACES))


class OfSide(OfParty):
    """A value of each side of the table."""

    def __init__(self, name: str, kind: Kind, attribute: str = "", seen: int = 0) -> None:
        super().__init__(name, kind, seen, attribute, group=PLAYERS)


class OfPlayer(OfSide):
    """Cards that players have, but neither the empire nor the mercenaries."""

    def get(self, state: Any, party: i64) -> Any:
        return super().get(state, party) if party < state.seats else []

    def put(self, state: Any, party: i64, value: Any) -> None:
        if party < state.seats:
            super().put(state, party, value)


class OnSlots(OfSide):
    """Where a party's pieces of one sort stand; the state says by slot whose piece is there."""

    def __init__(self, name: str, noun: Noun, each: int, attribute: str, sorts: int = 1, sort: int = 0) -> None:
        super().__init__(name, Slots(noun), attribute)
        self.noun: Final = noun
        # So many slots are on one island.
        self.each: Final = each
        # Pieces of several sorts share these slots, and this is one of them.
        self.sorts: Final[i64] = sorts
        self.sort: Final[i64] = sort

    def get(self, state: Any, party: i64) -> Any:
        slots: vec[i64] = getattr(state, self.attribute)
        piece = party * self.sorts + self.sort
        return [slot for slot in range(len(slots)) if slots[slot] == piece]

    def put(self, state: Any, party: i64, value: Any) -> None:
        slots = getattr(state, self.attribute)
        field = f"players[{party}].{self.name}"
        for slot in value:
            if slot // self.each >= state.islands:
                raise against(field, self.noun.words[slot], "DAI-015")
            if slots[slot] != NONE:
                raise against(field, self.noun.words[slot], "DAI-043")
            slots[slot] = party * self.sorts + self.sort

    def observe(self, state: Any, parties: i64, out: Writer) -> None:
        eye = out.eye
        slots: vec[i64] = getattr(state, self.attribute)
        size: i64 = len(self.noun.words)
        slot: i64
        for slot in range(len(slots)):
            piece = slots[slot]
            if piece != NONE and piece % self.sorts == self.sort:
                out.put(eye.relative(piece // self.sorts) * size + slot, 1)
        out.pass_over(parties * size)


class Beside(OfSide):
    """Relic markers beyond those on altars; the state counts all of them."""

    def get(self, state: Any, party: i64) -> Any:
        return state.markers[party] - self.on_altars(state, party)

    def put(self, state: Any, party: i64, value: Any) -> None:
        super().put(state, party, value + self.on_altars(state, party))

    def on_altars(self, state: DaimyoState, party: i64) -> i64:
        """The markers of a party on altars."""
        found: i64 = 0
        for holder in state.altars:
            if holder == party:
                found += 1
        return found


class BoardOf(OfSide):
    """The construction board for one kind of building."""

    def __init__(self, name: str, kind: int) -> None:
        only = [board for board, of in enumerate(BOARD_KINDS) if of == kind]
        super().__init__(name, Thing(BOARD, only=only, rule="DAI-031"), "boards")
        self.building: Final = kind

    def get(self, state: Any, party: i64) -> Any:
        return state.boards[party * 2 + self.building]

    def put(self, state: Any, party: i64, value: Any) -> None:
        state.boards[party * 2 + self.building] = value


class BuiltOnBoards(OfSide):
    """The tiles whose buildings were built; the state keeps their slots on the construction boards, as masks."""

    def get(self, state: Any, party: i64) -> Any:
        table: DaimyoState = state
        found: list[int] = []
        for kind in (FARM, TOWER):
            mask = table.built[party * 2 + kind]
            if mask:
                board = table.boards[party * 2 + kind]
                found += [tile.number for tile in TILES_OF[board] if mask >> tile.slot & 1]
        return found

    def put(self, state: Any, party: i64, value: Any) -> None:
        for number in value:
            build(state, party, number, f"players[{party}].{self.name}")


class TilesOnBoard(OfSide):
    """The bonus tiles on a clan board by slot; the state keeps a row of them."""

    def get(self, state: Any, party: i64) -> Any:
        table: DaimyoState = state
        found: dict[int, int] = {}
        slot: i64
        for slot in range(SLOT_COUNT):
            tile = table.tiles[party * SLOT_COUNT + slot]
            if tile != NONE:
                found[slot] = tile
        return found

    def put(self, state: Any, party: i64, value: Any) -> None:
        for slot, tile in value.items():
            state.tiles[party * SLOT_COUNT + slot] = tile


class DiceBefore(OfSide):
    """The dice before a party; the state keeps a row of them, 0 where there is none."""

    def get(self, state: Any, party: i64) -> Any:
        table: DaimyoState = state
        found: dict[int, int] = {}
        place: i64
        for place in range(SPACE_COUNT):
            die = table.dice[party * SPACE_COUNT + place]
            if die:
                found[spaces_of(table, party)[place]] = die - 1
        return found

    def put(self, state: Any, party: i64, value: Any) -> None:
        spaces = spaces_of(state, party)
        field = f"players[{party}].{self.name}"
        for space, die in value.items():
            if space not in spaces:
                raise BadPosition("impossible", field=field, value=ALL_SPACES.words[space])
            # DAI-061: an action space takes dice of its colour.
            if space < len(SPACE_COLOURS) and SPACE_COLOURS[space] not in (-1, die // FACES):
                raise against(field, DIE.words[die], "DAI-061")
            state.dice[party * SPACE_COUNT + space - spaces[0]] = die + 1


class Awards(Field):
    """Who has the places of the objectives, by their numbers."""

    def get(self, state: Any, party: i64) -> Any:
        table: DaimyoState = state
        found = vec[i64]([NONE] * (2 * len(OBJECTIVE)))
        for place, objective in enumerate(table.objectives):
            found[objective * 2] = table.tokens[place * 2]
            found[objective * 2 + 1] = table.tokens[place * 2 + 1]
        return found


def build(state: DaimyoState, party: int, number: int, field: str) -> None:
    """The building of a tile has left its construction board, which is one of the party's own (DAI-034)."""
    tile = TILES[number]
    place = party * 2 + BOARD_KINDS[tile.board]
    if state.boards[place] != tile.board:
        raise against(field, tile.word, "DAI-034")
    state.built[place] |= 1 << tile.slot


def tell_tokens(state: DaimyoState) -> list[list[int]]:
    """Who has the first and the second place of each objective in play."""
    return [[int(state.tokens[place * 2]), int(state.tokens[place * 2 + 1])] for place in range(len(state.objectives))]


def row(name: str, kind: Kind, width: int, attribute: str = "") -> RowOfParty:
    """Several numbers of each side of the table."""
    return RowOfParty(name, kind, width, attribute=attribute, group=PLAYERS)


def worked_out(name: str) -> Field:
    """Fields that follow from the number of seats."""
    return Field(name, Given(None, None), saved=False)


FORM: Final = Form(
    [
        Field("first", Seat(automas=1)),
        Field("round", Whole(0, ROUNDS, left_out=1)),
        Field("phase", OneOf(PHASES, left_out="turns")),
        Field("helmet", Seat(automas=1)),
        Field("helped", Seat(none=True)),
        Field("turns", Maybe(Whole())),
        OfSide("clan", Thing(CLAN), "clans"),
        row("points", Points(POINT_NOUN, list), POINT_SOURCES),
        row("stock", Counts(GOOD, list), GOOD_COUNT),
        row("influence", Maybe(Counts(ISLAND, list)), ISLAND_COUNT),
        OnSlots("governors", PLACE, PLACES_EACH, "governors"),
        OnSlots("shadows", SLUM, SLUMS_EACH, "shadows"),
        OnSlots("farms", PLACE, PLACES_EACH, "buildings", 2, FARM),
        OnSlots("towers", PLACE, PLACES_EACH, "buildings", 2, TOWER),
        OnSlots("altars", ALTAR_NOUN, ALTARS_EACH, "altars"),
        Beside("beside", Whole(), "markers"),
        OfSide("scavenger", Thing(ISLAND), "scavengers"),
        OfSide("relics", Mask(RELIC_NOUN, "DAI-080"), "loose"),
        row("stacks", Maybe(Stacks(ISLAND, list)), ISLAND_COUNT),
        OfSide("storage", Whole(START_STORAGE, MOST_STORAGE, START_STORAGE, "DAI-088")),
        OfSide("track", Whole(0, RESET_SPACE, rule="DAI-104")),
        DiceBefore("dice", Dice(ALL_SPACES)),
        BoardOf("farm_board", FARM),
        BoardOf("tower_board", TOWER),
        BuiltOnBoards("built", BUILT),
        TilesOnBoard("tiles", Laid(SLOT, TILE_NOUN, range(SLOT_COUNT))),
        OfPlayer("hand", Cards(HERO, ordered=False), "hands", HELD),
        OfPlayer("deck", Cards(HERO), "decks", LOOKED),
        OfPlayer("discards", Cards(HERO)),
        Field("space", Thing(SPACE)),
        Field("done", Done()),
        Field("used_tiles", Mask(TILE_NOUN)),
        Field("played", PointerMask(HERO)),
        Field("drawn", Thing(RELIC_NOUN)),
        Field("lands", Lands()),
        Field("black_market", Heap(RELIC_NOUN), attribute="black"),
        Field("bag", Counts(RELIC_NOUN, numbers), saved=False),
        Field("pool", Maybe(Pool(DIE))),
        Field("villagers", Faces()),
        Field("objectives", Cards(OBJECTIVE)),
        Told("tokens", list_of(list_of(int)), [], tell_tokens),
        Awards("awards", Winners(), attribute="tokens", saved=False),
        Field("market", Cards(HERO)),
        Field("heroes", Cards(HERO), LOOKED),
        Field("aside", Cards(HERO)),
        Field("pile", Cards(HERO), LOOKED),
        Field("solo_open", SoloCards()),
        Field("solo_past", SoloCards()),
        Field("solo_decks", SoloDecks(), LOOKED),
        Field("solo_unused", SoloDecks(ordered=False), LOOKED, saved=False),
        worked_out("parties"),
        worked_out("islands"),
    ],
    components=(HERO, SOLO_NOUN, RELIC_NOUN, DICE_NOUN),
    steps=STEPS,
    parties=parties_at,
    cards=ALL_CARDS,
    # True if decks, lands and the market are complete as they are given.
    besides=[("exact", bool, False)],
)
