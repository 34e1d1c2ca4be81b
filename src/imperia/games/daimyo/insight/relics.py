"""Relics in points: whole ones by table and altar, loose tiles by how near they are to one, storage by its room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.daimyo.goods import held
from imperia.games.daimyo.insight.goods import WORTH
from imperia.games.daimyo.printed import (
    ALTAR_VALUES,
    ALTARS_EACH,
    GOLD,
    LAND_SIZE,
    MARKERS,
    PIECES,
    RELIC_COUNT,
    RELIC_POINTS,
    TURNS,
    WHOLE,
)
from imperia.games.daimyo.relics import count_bits, is_full, load_of, stacks_of
from imperia.games.daimyo.scoring import by_table
from imperia.games.daimyo.state import NONE, DaimyoState

# The share of a relic that so many of its pieces are worth.
NEAR: Final[list[float]] = [0.0, 0.12, 0.32, 0.65]
# Of that, while the storage has no room for four pieces.
CRAMPED: Final = 0.35
# Turns that each missing piece takes.
TURNS_A_PIECE: Final = 1.5
# A point of influence of an altar, for each scoring to come.
ALTAR: Final = 0.25
# A space of storage, up to as many as are ever needed, and what less than two free ones cost.
SPACE: Final = 0.6
MOST_SPACES: Final = 7
TIGHT: Final = 0.3


def pieces_of(state: DaimyoState, party: int, colour: int) -> int:
    """How many loose pieces of a colour a party has."""
    return count_bits(state.loose[party] >> (colour * PIECES) & WHOLE)


def restoring(state: DaimyoState, seat: int, colour: int, left: float) -> float:
    """The gain by the next relic of a colour: its points, and influence by the highest free altar."""
    markers: int = state.markers[seat]
    if markers >= MARKERS:
        return 0.0
    points = by_table(RELIC_POINTS, markers + 1) - by_table(RELIC_POINTS, markers)
    for altar in range(colour * ALTARS_EACH, (colour + 1) * ALTARS_EACH):
        if state.altars[altar] == NONE:
            return points + float(ALTAR_VALUES[altar]) * ALTAR * (1.0 + left / TURNS)
    return float(points)


def progress(state: DaimyoState, seat: int, colour: int, count: int, left: float) -> float:
    """The worth of so many loose pieces of a colour: each missing one takes its time, and all need their room."""
    use = min(1.0, left / (TURNS_A_PIECE * (PIECES - count)))
    room = 1.0 if state.storage[seat] - stacks_of(state, seat) >= PIECES else CRAMPED
    return restoring(state, seat, colour, left) * NEAR[count] * use * room


def relics_worth(state: DaimyoState, seat: int, left: float) -> float:
    """Loose pieces, and room for more."""
    found = 0.0
    for colour in range(state.islands):
        count = pieces_of(state, seat, colour)
        if count:
            # Without a marker in reserve all four stay loose (DAI-Q26).
            found += progress(state, seat, colour, min(PIECES - 1, count), left)
    capacity: int = state.storage[seat]
    free: int = capacity - load_of(state, seat)
    return found + min(1.0, left / 5.0) * (min(capacity, MOST_SPACES) * SPACE - TIGHT * max(0, 2 - free))


def tile_gain(state: DaimyoState, seat: int, tile: i64, left: float) -> float:
    """The gain by a relic tile; nothing where it could not be kept."""
    if tile < 0 or state.loose[seat] >> tile & 1 or is_full(state, seat):
        return 0.0
    colour: int = tile // PIECES
    count = pieces_of(state, seat, colour)
    before = progress(state, seat, colour, count, left)
    if count == PIECES - 1:
        return restoring(state, seat, colour, left) - before
    return progress(state, seat, colour, count + 1, left) - before


def land_gain(state: DaimyoState, seat: int, island: i64, left: float) -> float:
    """The best tile of a no man's land."""
    best = 0.0
    for place in range(island * LAND_SIZE, (island + 1) * LAND_SIZE):
        best = max(best, tile_gain(state, seat, state.lands[place], left))
    return best


def digging_worth(state: DaimyoState, seat: int, steps: int, left: float) -> float:
    """The gain by so many moves of the scavenger, and by a tile of the black market if there is gold for it."""
    gains = [
        land_gain(state, seat, island, left) for island in range(state.islands) if island != state.scavengers[seat]
    ]
    gains.sort()
    found = 0.0
    for gain in gains[-steps:]:
        found += gain
    if held(state, seat, GOLD):
        best = 0.0
        for tile in range(RELIC_COUNT):
            if state.black[tile]:
                best = max(best, tile_gain(state, seat, tile, left))
        found += max(0.0, best - WORTH[GOLD])
    return found
