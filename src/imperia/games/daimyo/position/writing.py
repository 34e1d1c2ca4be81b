"""Positions written as data, without loss."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.daimyo.cards import HEROES, TILES
from imperia.games.daimyo.options import options_of
from imperia.games.daimyo.printed import (
    BOARD_KINDS,
    COLOURS,
    DECKS,
    FARM,
    GOOD_COUNT,
    GOODS,
    ISLAND_COUNT,
    LAND_SIZE,
    RELIC_COUNT,
    RELIC_TILES,
    SLOT_COUNT,
    SLOTS,
    SPACE_COUNT,
    SPACES,
    TOWER,
    VILLAGER_COUNT,
)
from imperia.games.daimyo.state import NONE, PHASES, POINT_SOURCES, DaimyoState
from imperia.games.daimyo.words import (
    ALTAR_NOUN,
    BOARD,
    CLAN,
    DIE,
    FACE,
    HERO,
    OBJECTIVE,
    PLACE,
    SLUM,
    SOLO_NOUN,
    TILE_NOUN,
)
from imperia.kernel.position import plain, write, write_memories, write_seen
from imperia.kernel.words import Noun

if TYPE_CHECKING:
    from imperia.kernel.game import Game
from imperia.games.daimyo.position.data import ALL_CARDS, POINT_WORDS, PartyData, PositionData
from imperia.games.daimyo.position.table import spaces_of


def write_slots(noun: Noun, slots: vec[i64], value: int) -> list[str]:
    """The slots that hold a value."""
    return [noun.words[place] for place in range(len(slots)) if slots[place] == value]


def write_party(state: DaimyoState, party: int) -> PartyData:
    """One side of the table as data."""
    plays = party < state.seats
    row = party * ISLAND_COUNT
    spaces = spaces_of(state, party)
    altars = write_slots(ALTAR_NOUN, state.altars, party)
    tiles = [(SLOTS[slot], int(state.tiles[party * SLOT_COUNT + slot])) for slot in range(SLOT_COUNT)]
    return PartyData(
        clan=CLAN.words[state.clans[party]] if state.clans[party] != NONE else "",
        points={
            word: int(state.points[party * POINT_SOURCES + place])
            for place, word in enumerate(POINT_WORDS)
            if state.points[party * POINT_SOURCES + place]
        },
        stock={
            GOODS[good]: int(state.stock[party * GOOD_COUNT + good])
            for good in range(GOOD_COUNT)
            if state.stock[party * GOOD_COUNT + good]
        },
        influence={
            COLOURS[island]: int(state.influence[row + island])
            for island in range(ISLAND_COUNT)
            if state.influence[row + island]
        },
        governors=write_slots(PLACE, state.governors, party),
        shadows=write_slots(SLUM, state.shadows, party),
        farms=write_slots(PLACE, state.buildings, party * 2 + FARM),
        towers=write_slots(PLACE, state.buildings, party * 2 + TOWER),
        altars=altars,
        beside=int(state.markers[party]) - len(altars),
        scavenger=COLOURS[state.scavengers[party]] if state.scavengers[party] != NONE else "",
        relics=[RELIC_TILES[tile] for tile in range(RELIC_COUNT) if state.loose[party] >> tile & 1],
        stacks={
            COLOURS[colour]: int(state.stacks[row + colour])
            for colour in range(ISLAND_COUNT)
            if state.stacks[row + colour]
        },
        storage=int(state.storage[party]),
        track=int(state.track[party]),
        dice={
            word: DIE.words[state.dice[party * SPACE_COUNT + space] - 1]
            for space, word in enumerate(spaces)
            if state.dice[party * SPACE_COUNT + space]
        },
        farm_board=BOARD.words[state.boards[party * 2]] if state.boards[party * 2] != NONE else "",
        tower_board=BOARD.words[state.boards[party * 2 + 1]] if state.boards[party * 2 + 1] != NONE else "",
        built=[
            tile.word
            for tile in TILES
            if tile.board in (state.boards[party * 2], state.boards[party * 2 + 1])
            and state.built[party * 2 + BOARD_KINDS[tile.board]] >> tile.slot & 1
        ],
        tiles={slot: TILE_NOUN.words[tile] for slot, tile in tiles if tile != NONE},
        hand=write(HERO, state.hands[party]) if plays else [],
        deck=write(HERO, state.decks[party]) if plays else [],
        discards=write(HERO, state.discards[party]) if plays else [],
    )


def data_of(game: Game, state: DaimyoState) -> dict[str, Any]:
    """The whole position as plain data."""
    lands = [
        [RELIC_TILES[tile] for tile in state.lands[island * LAND_SIZE : (island + 1) * LAND_SIZE] if tile != NONE]
        for island in range(ISLAND_COUNT)
    ]
    data = PositionData(
        seats=state.seats,
        options=options_of(state.terms),
        seat=state.seat,
        first=int(state.first),
        round=int(state.round),
        phase=PHASES[state.phase],
        agenda=game.save_agenda(state),
        chance=state.chance.words(),
        helmet=int(state.helmet),
        helped=int(state.helped),
        turns=int(state.turns),
        space=SPACES[state.space] if state.space != NONE else "",
        done=int(state.done),
        used_tiles=[tile.word for tile in TILES if state.used_tiles >> tile.number & 1],
        played=[hero.word for hero in HEROES if state.played >> hero.number & 1],
        drawn=RELIC_TILES[state.drawn] if state.drawn != NONE else "",
        players=[write_party(state, party) for party in range(state.parties)],
        lands={COLOURS[island]: tiles for island, tiles in enumerate(lands) if tiles},
        black_market=[RELIC_TILES[tile] for tile in range(RELIC_COUNT) for _ in range(state.black[tile])],
        pool=[DIE.words[die] for die in range(len(DIE)) for _ in range(state.pool[die])],
        villagers=[FACE.words[place * 2 + state.villagers[place]] for place in range(VILLAGER_COUNT)],
        objectives=write(OBJECTIVE, state.objectives),
        tokens=[
            [int(state.tokens[place * 2]), int(state.tokens[place * 2 + 1])] for place in range(len(state.objectives))
        ],
        market=write(HERO, state.market),
        heroes=write(HERO, state.heroes),
        aside=write(HERO, state.aside),
        pile=write(HERO, state.pile),
        solo_open=write(SOLO_NOUN, state.solo_open),
        solo_past=write(SOLO_NOUN, state.solo_past),
        solo_decks={DECKS[deck]: write(SOLO_NOUN, cards) for deck, cards in enumerate(state.solo_decks) if cards},
        seen=write_seen(state.hidden, ALL_CARDS),
        memories=write_memories(state.hidden, ALL_CARDS),
        exact=True,
    )
    return plain(data)
