"""A real table as a state: what was told is laid out, with stand-ins for the rest, and read back afterwards."""

from __future__ import annotations

from typing import Any, Final, get_args

from imperia.games.daimyo.automa.beside.messages import BadFacts, Colour, EmpireFacts, EmpireIsland
from imperia.games.daimyo.automa.cards import EMPIRE_TURN
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS_EACH,
    BLACK_MARKET,
    COLOURS,
    FARM,
    GOLD,
    IN_PLAY,
    ISLAND_COUNT,
    LAND_SIZE,
    PLACES_EACH,
    RELIC_COUNT,
    RELIC_TILES,
    SLUMS_EACH,
)
from imperia.games.daimyo.relics import put_on_land
from imperia.games.daimyo.state import EMPIRE, NONE, TURNS_PHASE, DaimyoState
from imperia.kernel.draws import Draws
from imperia.kernel.game import Game

YOU: Final = 0
ISLANDS: Final[tuple[Colour, ...]] = get_args(Colour)


def lay_out(game: Game, facts: EmpireFacts) -> DaimyoState:
    """A solo game at the empire's turn, as it was told."""
    state = DaimyoState(game, 1, Draws(game.purposes, 0))
    state.islands = IN_PLAY[1]
    state.round = 1
    state.phase = TURNS_PHASE
    state.journal = []
    for colour, told in facts.islands.items():
        lay_island(state, COLOURS.index(colour), told)
    for word in facts.tiles:
        state.loose[EMPIRE] |= 1 << tile_of(word)
    # Only the player sees whether there is something to discard.
    for good in range(GOLD):
        state.stock[good] = 1
    state.agenda.append(EMPIRE_TURN)
    return state


def lay_island(state: DaimyoState, island: int, told: EmpireIsland) -> None:
    """Lay the pieces of an island out, on the first of its slots."""
    if told.your_governors + told.its_governors > PLACES_EACH:
        raise BadFacts("beside_places", yours=told.your_governors, its=told.its_governors, rule="DAI-015")
    state.influence[island] = told.you
    state.influence[EMPIRE * ISLAND_COUNT + island] = told.empire
    place = island * PLACES_EACH
    for number in range(told.your_governors + told.its_governors):
        state.governors[place + number] = YOU if number < told.your_governors else EMPIRE
    for number in range(told.buildings):
        state.buildings[place + number] = EMPIRE * 2 + FARM
    for number in range(told.shadows):
        state.shadows[island * SLUMS_EACH + number] = EMPIRE
    for altar in range(island * ALTARS_EACH, (island + 1) * ALTARS_EACH):
        if ALTAR_VALUES[altar] not in told.altars:
            state.altars[altar] = EMPIRE


def tile_of(word: str) -> int:
    """A relic tile of the islands in play by its word."""
    if word not in RELIC_TILES or word.rstrip("1234") not in ISLANDS:
        raise BadFacts("beside_tile", tile=word, rule="DAI-230")
    return RELIC_TILES.index(word)


def show_tiles(state: DaimyoState, sources: int, words: list[str]) -> None:
    """The tiles that can be seen where the empire may take one, and no others."""
    for place in range(len(state.lands)):
        state.lands[place] = NONE
    for tile in range(RELIC_COUNT):
        state.black[tile] = 0
    gaps = [island for island in range(state.islands) if sources >> island & 1] * LAND_SIZE
    for tile in sorted({tile_of(word) for word in words}):
        if sources >> BLACK_MARKET & 1:
            state.black[tile] = 1
        elif gaps:
            put_on_land(state, gaps.pop(), tile)
        else:
            raise BadFacts("beside_seen", count=len(words), rule="DAI-023")


def read_back(state: DaimyoState) -> EmpireFacts:
    """The facts of a state, as they are told."""
    return EmpireFacts(
        islands={colour: read_island(state, COLOURS.index(colour)) for colour in ISLANDS},
        tiles=[RELIC_TILES[tile] for tile in range(RELIC_COUNT) if state.loose[EMPIRE] >> tile & 1],
    )


def read_island(state: DaimyoState, island: int) -> EmpireIsland:
    """One island of it."""
    places = range(island * PLACES_EACH, (island + 1) * PLACES_EACH)
    slums = range(island * SLUMS_EACH, (island + 1) * SLUMS_EACH)
    altars: list[Any] = [
        int(ALTAR_VALUES[altar])
        for altar in range(island * ALTARS_EACH, (island + 1) * ALTARS_EACH)
        if state.altars[altar] == NONE
    ]
    return EmpireIsland(
        empire=int(state.influence[EMPIRE * ISLAND_COUNT + island]),
        you=int(state.influence[island]),
        its_governors=len([place for place in places if state.governors[place] == EMPIRE]),
        your_governors=len([place for place in places if state.governors[place] == YOU]),
        buildings=len([place for place in places if state.buildings[place] != NONE]),
        shadows=len([slum for slum in slums if state.shadows[slum] != NONE]),
        altars=tuple(altars),
    )
