"""The counts of objectives and achievements, and who meets an objective when (p. 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.daimyo.cards import COUNTS, FROM_OBJECTIVE, OBJECTIVE_CARDS
from imperia.games.daimyo.goods import use_of
from imperia.games.daimyo.printed import (
    ISLAND_COUNT,
    PLACES_EACH,
    SECOND_PLACES,
    SLOT_COUNT,
    SLUMS_EACH,
)
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.words import OBJECTIVE_MET, OBJECTIVE_SECOND

FARMS: Final = COUNTS.index("own_farms")
TOWERS: Final = COUNTS.index("own_towers")
BUILDINGS: Final = COUNTS.index("own_buildings")
RESTORED: Final = COUNTS.index("own_restored_relics")
STORAGE: Final = COUNTS.index("storage_capacity")
SHADOWS: Final = COUNTS.index("own_shadows_on_board")
GOVERNORS: Final = COUNTS.index("own_governors_on_board")
UNITS: Final = COUNTS.index("own_units_on_board")
SPREAD: Final = COUNTS.index("islands_with_own_governor")
HEROES: Final = COUNTS.index("own_hero_cards")
TILES: Final = COUNTS.index("own_tiles_on_clan_board")
SOLE_FIRST: Final = COUNTS.index("islands_sole_first")
MOST_INFLUENCE: Final = COUNTS.index("max_influence_on_one_island")

# What may have changed, as masks of counts.
BY_BUILDING: Final = 1 << FARMS | 1 << TOWERS | 1 << BUILDINGS
BY_RESTORING: Final = 1 << RESTORED
BY_STORING: Final = 1 << STORAGE
BY_SHADOW: Final = 1 << SHADOWS | 1 << UNITS
BY_GOVERNOR: Final = 1 << GOVERNORS | 1 << UNITS | 1 << SPREAD
BY_BUYING: Final = 1 << HEROES
BY_TILE: Final = 1 << TILES
BY_INFLUENCE: Final = 1 << SOLE_FIRST | 1 << MOST_INFLUENCE


def buildings_of(state: DaimyoState, party: i64, kind: i64) -> i64:
    """How many buildings of a kind a party has on the islands."""
    mark = party * 2 + kind
    found: i64 = 0
    for place in range(state.islands * PLACES_EACH):
        if state.buildings[place] == mark:
            found += 1
    return found


def governors_of(state: DaimyoState, party: i64) -> i64:
    """How many governors a party has on the islands."""
    found: i64 = 0
    for place in range(state.islands * PLACES_EACH):
        if state.governors[place] == party:
            found += 1
    return found


def shadows_of(state: DaimyoState, party: i64) -> i64:
    """How many shadows a party has on the islands."""
    found: i64 = 0
    for slum in range(state.islands * SLUMS_EACH):
        if state.shadows[slum] == party:
            found += 1
    return found


def has_governor(state: DaimyoState, party: i64, island: i64) -> bool:
    """True if a party has a governor on an island."""
    return any(state.governors[place] == party for place in range(island * PLACES_EACH, (island + 1) * PLACES_EACH))


def leads_alone(state: DaimyoState, party: i64, island: i64) -> bool:
    """True if a party has strictly more influence on an island than everyone else, mercenaries included."""
    own = state.influence[party * ISLAND_COUNT + island]
    for other in range(state.parties):
        if other != party and state.influence[other * ISLAND_COUNT + island] >= own:
            return False
    return own > 0


def hero_cards(state: DaimyoState, seat: int) -> int:
    """The heroes of a player in hand, deck and discard pile; one that is being played is theirs as well (DAI-Q42)."""
    found = len(state.hands[seat]) + len(state.decks[seat]) + len(state.discards[seat])
    return found + len(state.aside) if seat == state.seat else found


def count_of(state: DaimyoState, seat: int, kind: int) -> i64:
    """How many of something a player has."""
    found: i64 = 0
    if kind in (FARMS, TOWERS):
        return buildings_of(state, seat, kind - FARMS)
    if kind == BUILDINGS:
        return buildings_of(state, seat, 0) + buildings_of(state, seat, 1)
    if kind == RESTORED:
        return state.markers[seat]
    if kind == STORAGE:
        return state.storage[seat]
    if kind == SHADOWS:
        return shadows_of(state, seat)
    if kind == GOVERNORS:
        return governors_of(state, seat)
    if kind == UNITS:
        return governors_of(state, seat) + shadows_of(state, seat) + (1 if state.scavengers[seat] >= 0 else 0)
    if kind == HEROES:
        return hero_cards(state, seat)
    if kind == TILES:
        for slot in range(SLOT_COUNT):
            if state.tiles[seat * SLOT_COUNT + slot] >= 0:
                found += 1
        return found
    for island in range(state.islands):
        if kind == SPREAD:
            found += 1 if has_governor(state, seat, island) else 0
        elif kind == SOLE_FIRST:
            found += 1 if leads_alone(state, seat, island) else 0
        else:
            found = max(found, state.influence[seat * ISLAND_COUNT + island])
    return found


def open_place(state: DaimyoState, place: int) -> int:
    """The next free place of an objective in play: the first, the second, or NONE (DAI-174, DAI-175, DAI-177)."""
    if state.tokens[place * 2] == NONE:
        return 0
    second = OBJECTIVE_CARDS[state.objectives[place]].green and state.seats in SECOND_PLACES
    return 1 if second and state.tokens[place * 2 + 1] == NONE else NONE


def watch(state: DaimyoState) -> None:
    """Work out which counts the open objectives look at."""
    mask = 0
    for place in range(len(state.objectives)):
        if open_place(state, place) != NONE:
            mask |= 1 << OBJECTIVE_CARDS[state.objectives[place]].count
    state._watched = mask


def award(state: DaimyoState, changed: i64) -> None:
    """Whoever now meets an open objective takes its next place at once, in turn order (DAI-173 to DAI-177, DAI-Q45)."""
    if not state._watched & changed:
        return
    for place in range(len(state.objectives)):
        card = OBJECTIVE_CARDS[state.objectives[place]]
        if not changed >> card.count & 1:
            continue
        for step in range(state.seats):
            seat: int = (state.first + step) % state.seats
            rank = open_place(state, place)
            if rank == NONE:
                break
            if state.tokens[place * 2] == seat or count_of(state, seat, card.count) < card.least:
                continue
            state.tokens[place * 2 + rank] = seat
            watch(state)
            first = OBJECTIVE_MET["DAI-174" if card.green else "DAI-173"]
            state.tell(OBJECTIVE_SECOND if rank else first, seat, card.number)
            card.rewards[rank].at_once(state, use_of(FROM_OBJECTIVE + card.number, seat))
