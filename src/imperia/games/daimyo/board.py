"""Governors, shadows and buildings on the islands, and the influence they give (p. 5, 10, 11, 13)."""

from __future__ import annotations

from mypy_extensions import i64

from imperia.games.daimyo.cards import FROM_LOSS
from imperia.games.daimyo.goods import give
from imperia.games.daimyo.objectives import (
    BY_BUILDING,
    BY_GOVERNOR,
    BY_INFLUENCE,
    BY_SHADOW,
    award,
    governors_of,
    shadows_of,
)
from imperia.games.daimyo.printed import (
    COMPENSATION,
    GOVERNOR_WORTH,
    GOVERNORS,
    ISLAND_COUNT,
    PLACES_EACH,
    SHADOW_WORTH,
    SHADOWS,
    SLUMS_EACH,
    TOWER,
    TOWER_WORTH,
)
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.words import doer, named
from imperia.kernel.events import Happening
from imperia.kernel.words import Verb


def shift_marker(state: DaimyoState, party: i64, island: i64, by: i64) -> None:
    """A marker moves on its track, never below 0 (DAI-Q28)."""
    place = party * ISLAND_COUNT + island
    now = state.influence[place] + by
    state.influence[place] = max(0, now)


def change_influence(state: DaimyoState, party: i64, island: i64, by: i64) -> None:
    """Influence on one island changes, which objectives look at (DAI-049, DAI-Q93)."""
    shift_marker(state, party, island, by)
    award(state, BY_INFLUENCE)


def carry_influence(state: DaimyoState, party: i64, source: i64, island: i64, worth: i64) -> None:
    """A piece takes its influence along to another island; objectives look when both markers stand (DAI-Q45)."""
    shift_marker(state, party, source, -worth)
    shift_marker(state, party, island, worth)
    award(state, BY_INFLUENCE)


def put_governor(state: DaimyoState, party: i64, place: i64) -> None:
    """A governor stands on a place and gives its influence (DAI-046, DAI-109)."""
    state.governors[place] = party
    award(state, BY_GOVERNOR)
    change_influence(state, party, place // PLACES_EACH, GOVERNOR_WORTH)


def lift_governor(state: DaimyoState, place: i64) -> i64:
    """A governor leaves its place, and its influence is lost there (DAI-046); returns whose it was."""
    party = state.governors[place]
    state.governors[place] = NONE
    change_influence(state, party, place // PLACES_EACH, -GOVERNOR_WORTH)
    return party


def move_governor(state: DaimyoState, source: i64, place: i64) -> None:
    """A governor goes to another slot and takes its influence along (DAI-070, DAI-Q31)."""
    party = state.governors[source]
    state.governors[source] = NONE
    state.governors[place] = party
    if source // PLACES_EACH != place // PLACES_EACH:
        award(state, BY_GOVERNOR)
        carry_influence(state, party, source // PLACES_EACH, place // PLACES_EACH, GOVERNOR_WORTH)


def eliminate(state: DaimyoState, by: int, place: int, what: Happening) -> None:
    """A governor goes back to its reserve; a player takes the compensation (DAI-114, DAI-220, DAI-Q30, DAI-Q76)."""
    party: int = lift_governor(state, place)
    state.tell(what, doer(state.seats, by), named(state.seats, party), place)
    if party < state.seats:
        give(state, party, FROM_LOSS, COMPENSATION)


def put_shadow(state: DaimyoState, party: i64, slum: i64) -> None:
    """A shadow lurks in the slums and gives its influence (DAI-047, DAI-113)."""
    state.shadows[slum] = party
    award(state, BY_SHADOW)
    change_influence(state, party, slum // SLUMS_EACH, SHADOW_WORTH)


def move_shadow(state: DaimyoState, source: i64, slum: i64) -> None:
    """A shadow goes to another slot of the slums and takes its influence along (DAI-224)."""
    party = state.shadows[source]
    state.shadows[source] = NONE
    state.shadows[slum] = party
    carry_influence(state, party, source // SLUMS_EACH, slum // SLUMS_EACH, SHADOW_WORTH)


def put_building(state: DaimyoState, party: i64, kind: i64, place: i64) -> None:
    """A building stands on a place; a radio tower gives influence, a techno-farm none (DAI-047, DAI-048, DAI-123)."""
    state.buildings[place] = party * 2 + kind
    award(state, BY_BUILDING)
    if kind == TOWER:
        change_influence(state, party, place // PLACES_EACH, TOWER_WORTH)


def move_building(state: DaimyoState, source: i64, place: i64) -> None:
    """A building goes to another slot; a tower takes its influence along (DAI-049)."""
    building = state.buildings[source]
    state.buildings[source] = NONE
    state.buildings[place] = building
    if building % 2 == TOWER and source // PLACES_EACH != place // PLACES_EACH:
        carry_influence(state, building // 2, source // PLACES_EACH, place // PLACES_EACH, TOWER_WORTH)


def governor_left(state: DaimyoState, party: i64) -> bool:
    """True if there is a governor in reserve; the empire never runs out (DAI-040, DAI-242)."""
    return governors_of(state, party) < GOVERNORS


def shadow_left(state: DaimyoState, party: i64) -> bool:
    """True if there is a shadow in reserve (DAI-115)."""
    return shadows_of(state, party) < SHADOWS


def free_for_governor(state: DaimyoState, verb: Verb, moves: list[int], islands: i64 = -1) -> None:
    """The free governor slots of the islands of a mask (DAI-015, DAI-043, DAI-044)."""
    for place in range(state.islands * PLACES_EACH):
        if state.governors[place] == NONE and islands >> place // PLACES_EACH & 1:
            verb.add(place, moves)


def free_for_building(state: DaimyoState, verb: Verb, moves: list[int], islands: i64 = -1) -> None:
    """The free building slots of the islands of a mask (DAI-043, DAI-044, DAI-121)."""
    for place in range(state.islands * PLACES_EACH):
        if state.buildings[place] == NONE and islands >> place // PLACES_EACH & 1:
            verb.add(place, moves)


def free_for_shadow(state: DaimyoState, verb: Verb, moves: list[int], islands: i64 = -1) -> None:
    """The free slots of the slums of the islands of a mask (DAI-111)."""
    for slum in range(state.islands * SLUMS_EACH):
        if state.shadows[slum] == NONE and islands >> slum // SLUMS_EACH & 1:
            verb.add(slum, moves)


def own_governors(state: DaimyoState, party: i64, verb: Verb, moves: list[int]) -> None:
    """The places where a party's governors stand."""
    for place in range(state.islands * PLACES_EACH):
        if state.governors[place] == party:
            verb.add(place, moves)


def own_buildings(state: DaimyoState, party: i64, kinds: i64, verb: Verb, moves: list[int]) -> None:
    """The places where a party's buildings of the kinds of a mask stand."""
    for place in range(state.islands * PLACES_EACH):
        building = state.buildings[place]
        if building != NONE and building // 2 == party and kinds >> building % 2 & 1:
            verb.add(place, moves)


def others_governors(state: DaimyoState, party: i64, verb: Verb, moves: list[int], islands: i64 = -1) -> None:
    """The places of the islands of a mask where governors of others stand (DAI-116, DAI-Q76)."""
    for place in range(state.islands * PLACES_EACH):
        holder = state.governors[place]
        if holder != NONE and holder != party and islands >> place // PLACES_EACH & 1:
            verb.add(place, moves)


def islands_with_units(state: DaimyoState, party: i64) -> i64:
    """The islands with a governor or a shadow of a party, as a mask."""
    mask: i64 = 0
    for place in range(state.islands * PLACES_EACH):
        if state.governors[place] == party:
            mask |= 1 << place // PLACES_EACH
    for slum in range(state.islands * SLUMS_EACH):
        if state.shadows[slum] == party:
            mask |= 1 << slum // SLUMS_EACH
    return mask


def islands_with_towers(state: DaimyoState, party: i64) -> i64:
    """The islands with a radio tower of a party, as a mask."""
    mask: i64 = 0
    for place in range(state.islands * PLACES_EACH):
        if state.buildings[place] == party * 2 + TOWER:
            mask |= 1 << place // PLACES_EACH
    return mask
