"""The sides of the table, read from data: clan boards, pieces, storages, construction boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.daimyo.cards import TILES
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS_EACH,
    BOARD_KINDS,
    BUILDINGS,
    BUILDINGS_EACH,
    COLOURS,
    FARM,
    FIRST_YELLOW,
    GOOD_COUNT,
    GOODS,
    GOVERNOR_WORTH,
    ISLAND_COUNT,
    MOST_STORAGE,
    PLACES_EACH,
    RELIC_TILES,
    RESET_SPACE,
    SHADOW_WORTH,
    SLOT_COUNT,
    SLOTS,
    SLUMS_EACH,
    START_STORAGE,
    TOWER,
    TOWER_WORTH,
)
from imperia.games.daimyo.relics import count_bits, load_of
from imperia.games.daimyo.state import BY_EFFECTS, NONE, POINT_SOURCES, DaimyoState
from imperia.games.daimyo.words import (
    ALTAR_NOUN,
    BOARD,
    CLAN,
    ISLAND,
    PLACE,
    RELIC_NOUN,
    SLUM,
    TILE_NOUN,
)
from imperia.kernel.errors import BadPosition
from imperia.kernel.position import read, read_all
from imperia.kernel.words import Noun

if TYPE_CHECKING:
    pass
from imperia.games.daimyo.position.data import POINT_WORDS, PartyData, PositionData, Reader, against, unknown


def read_party(state: DaimyoState, data: PositionData, party: int, one: PartyData, reader: Reader) -> None:
    """One side of the table."""
    field = f"players[{party}]"
    plays = party < state.seats
    state.clans[party] = read(CLAN, one.clan, f"{field}.clan") if one.clan else NONE
    if one.clan and party and state.clans[party] in [state.clans[other] for other in range(party)]:
        raise against(f"{field}.clan", one.clan, "DAI-028")
    for good, count in one.stock.items():
        if good not in GOODS:
            raise unknown(f"{field}.stock", "good", good, GOODS)
        state.stock[party * GOOD_COUNT + GOODS.index(good)] = count
    points = {POINT_WORDS[BY_EFFECTS]: one.points} if isinstance(one.points, int) else one.points
    for word, count in points.items():
        if word not in POINT_WORDS:
            raise unknown(f"{field}.points", "source", word, POINT_WORDS)
        state.points[party * POINT_SOURCES + POINT_WORDS.index(word)] = count
    read_pieces(state, party, one, field, data.agenda is not None)
    read_influence(state, party, one, field)
    read_storage(state, party, one, field)
    if plays:
        read_boards(state, party, one, field)
        if not 0 <= one.track <= RESET_SPACE:
            raise against(f"{field}.track", one.track, "DAI-104")
        state.track[party] = one.track
        state.hands[party] = sorted(reader.cards(one.hand, f"{field}.hand"))
        state.discards[party] = reader.cards(one.discards, f"{field}.discards")
        state.decks[party] = reader.cards(one.deck, f"{field}.deck")
    elif one.hand or one.deck or one.discards or one.built or one.tiles:
        raise against(field, "hand", "DAI-243" if state.seats == 1 else "DAI-208")


def put(slots: vec[i64], place: int, value: int, field: str, word: str) -> None:
    """A piece on a slot that is still free (DAI-043)."""
    if slots[place] != NONE:
        raise against(field, word, "DAI-043")
    slots[place] = value


def read_pieces(state: DaimyoState, party: int, one: PartyData, field: str, saved: bool) -> None:
    """Governors, shadows, buildings and relic markers on islands in play."""
    groups: list[tuple[str, list[str], Noun, vec[i64], int, int]] = [
        ("governors", one.governors, PLACE, state.governors, party, PLACES_EACH),
        ("shadows", one.shadows, SLUM, state.shadows, party, SLUMS_EACH),
        ("farms", one.farms, PLACE, state.buildings, party * 2 + FARM, PLACES_EACH),
        ("towers", one.towers, PLACE, state.buildings, party * 2 + TOWER, PLACES_EACH),
        ("altars", one.altars, ALTAR_NOUN, state.altars, party, ALTARS_EACH),
    ]
    for name, words, noun, slots, value, each in groups:
        for word in words:
            place = read(noun, word, f"{field}.{name}")
            if place // each >= state.islands:
                raise against(f"{field}.{name}", word, "DAI-015")
            put(slots, place, value, f"{field}.{name}", word)
    if one.scavenger:
        island = read(ISLAND, one.scavenger, f"{field}.scavenger")
        if island >= state.islands:
            raise against(f"{field}.scavenger", one.scavenger, "DAI-015")
        state.scavengers[party] = island
    elif party < state.seats and state.round:
        # Every player has a scavenger on the board; who does not say where has it on the first island (DAI-040).
        if saved:
            raise against(f"{field}.scavenger", "", "DAI-040")
        state.scavengers[party] = 0
    state.markers[party] = len(one.altars) + one.beside


def read_influence(state: DaimyoState, party: int, one: PartyData, field: str) -> None:
    """As it is given, or what the pieces give (DAI-046, DAI-047)."""
    if one.influence is not None:
        for word, count in one.influence.items():
            island = read(ISLAND, word, f"{field}.influence")
            if island >= state.islands and count:
                raise against(f"{field}.influence", word, "DAI-015")
            state.influence[party * ISLAND_COUNT + island] = count
        return
    row = party * ISLAND_COUNT
    for word in one.governors:
        state.influence[row + read(PLACE, word, field) // PLACES_EACH] += GOVERNOR_WORTH
    for word in one.shadows:
        state.influence[row + read(SLUM, word, field) // SLUMS_EACH] += SHADOW_WORTH
    for word in one.towers:
        state.influence[row + read(PLACE, word, field) // PLACES_EACH] += TOWER_WORTH
    for word in one.altars:
        altar = read(ALTAR_NOUN, word, field)
        state.influence[row + altar // ALTARS_EACH] += ALTAR_VALUES[altar]


def read_storage(state: DaimyoState, party: int, one: PartyData, field: str) -> None:
    """Loose tiles and stacked relics; a player keeps no more than fits (DAI-080, DAI-088)."""
    for tile in read_all(RELIC_NOUN, one.relics, f"{field}.relics"):
        if state.loose[party] >> tile & 1:
            raise against(f"{field}.relics", RELIC_TILES[tile], "DAI-080")
        state.loose[party] |= 1 << tile
    stacks = one.stacks
    if stacks is None:
        stacks = {}
        for word in one.altars:
            colour = COLOURS[read(ALTAR_NOUN, word, field) // ALTARS_EACH]
            stacks[colour] = stacks.get(colour, 0) + 1
    for word, count in stacks.items():
        state.stacks[party * ISLAND_COUNT + read(ISLAND, word, f"{field}.stacks")] = count
    if party >= state.seats:
        return
    if not START_STORAGE <= one.storage <= MOST_STORAGE:
        raise against(f"{field}.storage", one.storage, "DAI-088")
    state.storage[party] = one.storage
    if load_of(state, party) > one.storage:
        raise against(f"{field}.relics", one.relics, "DAI-093")


def read_boards(state: DaimyoState, party: int, one: PartyData, field: str) -> None:
    """Construction boards, what was built, and tiles on the clan board."""
    for name, word, kind in (("farm_board", one.farm_board, FARM), ("tower_board", one.tower_board, TOWER)):
        if word:
            board = read(BOARD, word, f"{field}.{name}")
            if BOARD_KINDS[board] != kind or board in state.boards:
                raise against(f"{field}.{name}", word, "DAI-031")
            state.boards[party * 2 + kind] = board
    for number in read_all(TILE_NOUN, one.built, f"{field}.built"):
        tile = TILES[number]
        kind = BOARD_KINDS[tile.board]
        if state.boards[party * 2 + kind] != tile.board:
            raise against(f"{field}.built", tile.word, "DAI-034")
        state.built[party * 2 + kind] |= 1 << tile.slot
    for word, tile_word in one.tiles.items():
        if word not in SLOTS:
            raise unknown(f"{field}.tiles", "slot", word, SLOTS)
        place_tile(state, party, SLOTS.index(word), read(TILE_NOUN, tile_word, f"{field}.tiles"), f"{field}.tiles")
    for kind, words in ((FARM, one.farms), (TOWER, one.towers)):
        raise_built(state, party, kind, len(words), f"{field}.{BUILDINGS[kind]}s")


def place_tile(state: DaimyoState, party: int, slot: int, number: int, field: str) -> None:
    """A tile on its kind of slot, once; its building has been built (DAI-125, DAI-126)."""
    tile = TILES[number]
    kind = BOARD_KINDS[tile.board]
    if tile.yellow != (slot >= FIRST_YELLOW):
        raise against(field, tile.word, "DAI-126")
    if state.boards[party * 2 + kind] != tile.board:
        raise against(field, tile.word, "DAI-034")
    if number in [state.tiles[party * SLOT_COUNT + other] for other in range(SLOT_COUNT)]:
        raise BadPosition("impossible", field=field, value=tile.word)
    state.tiles[party * SLOT_COUNT + slot] = number
    state.built[party * 2 + kind] |= 1 << tile.slot


def raise_built(state: DaimyoState, party: int, kind: int, count: int, field: str) -> None:
    """As many buildings have left the board as stand on the islands; those not named are the first ones."""
    if count > BUILDINGS_EACH:
        raise against(field, count, "DAI-009")
    mask = state.built[party * 2 + kind]
    for slot in range(BUILDINGS_EACH):
        if count_bits(mask) < count and not mask >> slot & 1:
            mask |= 1 << slot
    if count_bits(mask) != count:
        raise against(field, count, "DAI-118")
    state.built[party * 2 + kind] = mask
