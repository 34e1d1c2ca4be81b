"""The islands as everybody sees them: who stands where, and how all stand there."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.daimyo.phases.round_end import shares, standing
from imperia.games.daimyo.printed import (
    ALTARS,
    ALTARS_EACH,
    COLOURS,
    FARM,
    ISLAND_COUNT,
    LAND_SIZE,
    PLACES,
    PLACES_EACH,
    RELIC_TILES,
    SLUMS,
    SLUMS_EACH,
    TOWER,
)
from imperia.games.daimyo.state import MERCENARIES, NONE, DaimyoState


class MajorityView(msgspec.Struct, frozen=True):
    """The place of a party with influence on an island, and what it would score there if the round ended now."""

    party: int
    place: int
    scores: int


class IslandView(msgspec.Struct, frozen=True):
    """An island in play: whose pieces stand where, by slot. What is printed on it stands in the content.

    Parties go by number, the mercenaries or the empire after the seats.
    """

    island: str
    governors: dict[str, int]
    farms: dict[str, int]
    towers: dict[str, int]
    shadows: dict[str, int]
    altars: dict[str, int]
    # The relic tiles in the no man's land, and the parties whose scavengers are there.
    land: list[str]
    scavengers: list[int]
    # By party; and the parties with any, the strongest first.
    influence: list[int]
    majority: list[MajorityView]


def see_pieces(words: list[str], pieces: vec[i64], slots: range) -> dict[str, int]:
    """Whose pieces are on some slots, but for those that are free."""
    return {words[slot]: int(pieces[slot]) for slot in slots if pieces[slot] != NONE}


def see_buildings(state: DaimyoState, kind: int, places: range) -> dict[str, int]:
    """Whose buildings of a kind stand on some places."""
    found = {place: int(state.buildings[place]) for place in places if state.buildings[place] != NONE}
    return {PLACES[place]: building // 2 for place, building in found.items() if building % 2 == kind}


def see_majority(state: DaimyoState, island: int) -> list[MajorityView]:
    """How those stand who have influence on an island, the strongest first; mercenaries score nothing (DAI-225)."""
    points = shares(state, island, max(1, int(state.round)))
    if state.seats == MERCENARIES:
        points[MERCENARIES] = 0
    strengths = [int(standing(state, party, island)) for party in range(state.parties)]
    order = sorted({one for one in strengths if one}, reverse=True)
    found = [
        MajorityView(party, order.index(strength) + 1, points[party])
        for party, strength in enumerate(strengths)
        if strength
    ]
    return sorted(found, key=lambda one: one.place)


def see_island(state: DaimyoState, island: int) -> IslandView:
    """An island with all that stands and lies there."""
    places = range(island * PLACES_EACH, (island + 1) * PLACES_EACH)
    slums = range(island * SLUMS_EACH, (island + 1) * SLUMS_EACH)
    altars = range(island * ALTARS_EACH, (island + 1) * ALTARS_EACH)
    land = [state.lands[place] for place in range(island * LAND_SIZE, (island + 1) * LAND_SIZE)]
    return IslandView(
        island=COLOURS[island],
        governors=see_pieces(PLACES, state.governors, places),
        farms=see_buildings(state, FARM, places),
        towers=see_buildings(state, TOWER, places),
        shadows=see_pieces(SLUMS, state.shadows, slums),
        altars=see_pieces(ALTARS, state.altars, altars),
        land=[RELIC_TILES[tile] for tile in land if tile != NONE],
        scavengers=[party for party in range(state.parties) if state.scavengers[party] == island],
        influence=[int(state.influence[party * ISLAND_COUNT + island]) for party in range(state.parties)],
        majority=see_majority(state, island),
    )
