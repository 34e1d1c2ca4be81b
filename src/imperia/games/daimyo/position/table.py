"""The middle of the table, read from data: the turn, relic tiles, dice, objectives, villagers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append

from imperia.games.daimyo.cards import OBJECTIVE_CARDS
from imperia.games.daimyo.census import count_relics
from imperia.games.daimyo.printed import (
    COLOURS,
    COPIES,
    DICE_OF_SEATS,
    FACES,
    HIRES,
    LAND_SIZE,
    MERCENARY_SPACES,
    PIECES,
    RELIC_COUNT,
    RELIC_TILES,
    SPACE_COLOURS,
    SPACE_COUNT,
    SPACES,
    TURNS,
)
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.turn_bits import MAIN_DONE
from imperia.games.daimyo.words import (
    DIE,
    FACE,
    HERO,
    ISLAND,
    OBJECTIVE,
    RELIC_NOUN,
    TILE_NOUN,
)
from imperia.kernel.errors import BadPosition
from imperia.kernel.position import read, read_all

if TYPE_CHECKING:
    pass
from imperia.games.daimyo.position.data import PartyData, PositionData, against, unknown


def read_turn(state: DaimyoState, data: PositionData) -> None:
    """What has been done in this turn."""
    if data.space and data.space not in SPACES:
        raise unknown("space", "space", data.space, SPACES)
    state.space = SPACES.index(data.space) if data.space else NONE
    if data.step == "turn" and data.agenda is None and state.space == NONE:
        raise against("space", "", "DAI-053")
    state.done = data.done
    for tile in read_all(TILE_NOUN, data.used_tiles, "used_tiles"):
        state.used_tiles |= 1 << tile
    for card in read_all(HERO, data.played, "played"):
        state.played |= 1 << card
    if data.space == SPACES[-1]:
        state.done |= MAIN_DONE


def read_relics(state: DaimyoState, data: PositionData) -> None:
    """Tiles in no man's lands and in the black market; all others are in the bag (DAI-022)."""
    if data.drawn:
        state.drawn = read(RELIC_NOUN, data.drawn, "drawn")
    for tile in read_all(RELIC_NOUN, data.black_market, "black_market"):
        state.black[tile] += 1
    for word, words in data.lands.items():
        island = read(ISLAND, word, "lands")
        if island >= state.islands or len(words) > LAND_SIZE:
            raise against("lands", word, "DAI-015" if island >= state.islands else "DAI-023")
        tiles = sorted(read_all(RELIC_NOUN, words, f"lands.{word}"))
        for place, tile in enumerate([NONE] * (LAND_SIZE - len(tiles)) + tiles):
            state.lands[island * LAND_SIZE + place] = tile
    counts = count_relics(state)
    for tile in range(RELIC_COUNT):
        left = (COPIES[tile] if tile < state.islands * PIECES else 0) - counts[tile]
        if left < 0:
            rule = "DAI-022" if tile >= state.islands * PIECES else "DAI-005"
            raise against("players", RELIC_TILES[tile], rule)
        state.bag[tile] = left
    if not data.exact and data.agenda is None:
        for island in range(state.islands):
            if COLOURS[island] not in data.lands:
                fill_quietly(state, island)


def fill_quietly(state: DaimyoState, island: int) -> None:
    """Three random tiles of the bag."""
    tiles: list[int] = []
    for _ in range(LAND_SIZE):
        left = [tile for tile in range(RELIC_COUNT) for _ in range(state.bag[tile])]
        if left:
            tile = left[state.chance.below(len(left))]
            state.bag[tile] -= 1
            tiles.append(tile)
    tiles.sort()
    for place, tile in enumerate([NONE] * (LAND_SIZE - len(tiles)) + tiles):
        state.lands[island * LAND_SIZE + place] = tile


def spaces_of(state: DaimyoState, party: int) -> list[str]:
    """The words for the spaces before a party."""
    if party < state.seats:
        return list(SPACES)
    if state.seats == 1:
        return [f"turn{number}" for number in range(1, TURNS + 1)]
    return ["relic_1", "relic_2", *[HIRES[hire] for hire in MERCENARY_SPACES[2:]]]


def read_dice(state: DaimyoState, data: PositionData, players: list[PartyData]) -> None:
    """Dice before the parties and on the central island (DAI-021, DAI-061)."""
    left = DICE_OF_SEATS[state.seats].copy()
    placed = 0
    for party, one in enumerate(players):
        spaces = spaces_of(state, party)
        for word, die_word in one.dice.items():
            field = f"players[{party}].dice"
            die = read(DIE, die_word, field)
            if word not in spaces:
                raise unknown(field, "space", word, spaces)
            space = spaces.index(word)
            wanted = SPACE_COLOURS[space] if party < state.seats and space < len(SPACE_COLOURS) else -1
            if wanted not in (-1, die // FACES):
                raise against(field, die_word, "DAI-061")
            state.dice[party * SPACE_COUNT + space] = die + 1
            left[die // FACES] -= 1
            placed += party < state.seats or state.seats == 1
    pool = data.pool
    if pool is None:
        pool = [DIE.words[colour * FACES] for colour, count in enumerate(left) for _ in range(max(0, count))]
    for die in read_all(DIE, pool, "pool"):
        state.pool[die] += 1
        left[die // FACES] -= 1 if data.pool is not None else 0
    if min(left) < 0 or (data.pool is not None and any(left)):
        raise against("pool", data.pool or "", "DAI-021")
    takers = 2 if state.seats == 1 else state.seats
    turns = data.turns
    if turns is None:
        # The player to move has begun a turn; his die lies there or is about to be taken.
        turns = placed + (1 if data.step == "die" and data.agenda is None else 0)
    if not 0 <= turns <= TURNS * takers:
        raise against("turns", turns, "DAI-058")
    state.turns = turns if data.step != "end" or data.agenda is not None else TURNS * takers


def read_objectives(state: DaimyoState, data: PositionData) -> None:
    """Objectives in play and their tokens; none in the solo game (DAI-026, DAI-230)."""
    if data.objectives and state.seats == 1:
        raise against("objectives", data.objectives, "DAI-230")
    state.objectives = read_all(OBJECTIVE, data.objectives, "objectives")
    if len(set(state.objectives)) != len(state.objectives):
        raise BadPosition("impossible", field="objectives", value=data.objectives)
    tokens = [*data.tokens, *[[NONE, NONE] for _ in range(len(state.objectives) - len(data.tokens))]]
    if len(tokens) != len(state.objectives) or any(len(pair) != 2 for pair in tokens):
        raise BadPosition("impossible", field="tokens", value=str(data.tokens))
    for place, (first, second) in enumerate(tokens):
        card = OBJECTIVE_CARDS[state.objectives[place]]
        for seat in (first, second):
            if not NONE <= seat < state.seats:
                raise BadPosition("impossible", field="tokens", value=str(seat))
        if second != NONE and (not card.green or first in (NONE, second) or state.seats == 2):
            raise against("tokens", card.word, "DAI-175")
        state.tokens = append(append(state.tokens, first), second)


def read_villagers(state: DaimyoState, data: PositionData) -> None:
    """Which faces the villagers show; those not named show their first."""
    for face in read_all(FACE, data.villagers, "villagers"):
        state.villagers[face // 2] = face % 2
    if len({face // 2 for face in read_all(FACE, data.villagers, "villagers")}) != len(data.villagers):
        raise BadPosition("impossible", field="villagers", value=data.villagers)
