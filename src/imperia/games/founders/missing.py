"""The needs that keep a tile from being laid, for those who ask why."""

from __future__ import annotations

from itertools import combinations

from imperia.games.founders.nation import Nation
from imperia.games.founders.recipes import NO_RESOURCE, can_feed, offers_in


def missing_at(nation: Nation, cell: int, needs: list[int], bought: int) -> list[int]:
    """The needs that the sources of a cell and the bought resource leave unmet, as few as can be (FOU-057, FOU-069)."""
    offers = offers_in(nation.sources(cell))
    if bought != NO_RESOURCE:
        offers.append([bought])
    for met in range(len(needs), 0, -1):
        for places in combinations(range(len(needs)), met):
            if can_feed([needs[place] for place in places], offers):
                return [need for place, need in enumerate(needs) if place not in places]
    return needs


def best_cell(nation: Nation, needs: list[int], bought: int) -> int:
    """The cell where a tile lacks least: an empty one with side contact, else a replacement (FOU-054, FOU-077)."""
    best = -1
    least = len(needs) + 1
    for cell in [*nation.frontier, *sorted(nation.tiles)]:
        lacking = len(missing_at(nation, cell, needs, bought))
        if lacking < least:
            best, least = cell, lacking
    return best
