"""Which needs a set of sources can meet.

What the sources of a cell offer is one number: for each offer (a product, or a choice of two) a few bits that count
the tiles which make it. What they can feed is another number: one bit for each recipe. So a placement is tested by
looking up one bit, and laying a tile changes the numbers of its neighbours by one addition.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.founders.content import RESOURCES
from imperia.games.founders.printed import TILES

NO_RESOURCE: Final = -1
# The single bits of a machine word; shifted up they are looked up, because compiled code shifts a literal in 32 bits.
BIT: Final[vec[i64]] = vec[i64]([1 << place for place in range(63)])

# Every list of needs on a tile, and every such list less one resource (FOU-102: the bought one).
RECIPES: Final[list[list[int]]] = [
    list(needs)
    for needs in dict.fromkeys(
        [
            tuple(needs)
            for tile in TILES
            for needs in [tile.needs, *[tile.needs[:i] + tile.needs[i + 1 :] for i in range(len(tile.needs))]]
        ]
    )
]


def _less(recipe: list[int], resource: int) -> int:
    if resource not in recipe:
        return -1
    rest = recipe.copy()
    rest.remove(resource)
    return RECIPES.index(rest) if rest in RECIPES else -1


# By tile and resource: the recipes of which one has to be fed for the tile to be added, as bits: its own, or with a
# bought resource what is left of it (FOU-Q19). The first of each tile is for no resource.
_CHOICES_OF_PURCHASE: Final = 1 + len(RESOURCES)


def _ways(needs: list[int], resource: int) -> int:
    rest = _less(needs, resource)
    return (1 << RECIPES.index(needs)) | ((1 << rest) if rest >= 0 else 0)


_WAYS: Final[vec[i64]] = vec[i64](
    [_ways(tile.needs, resource) for tile in TILES for resource in range(NO_RESOURCE, len(RESOURCES))]
)


def ways(tile: i64, bought: i64) -> i64:
    """The recipes of which one has to be fed for a tile to be added, as bits (FOU-057, FOU-Q19)."""
    return _WAYS[tile * _CHOICES_OF_PURCHASE + bought - NO_RESOURCE]


OFFERS: Final[list[list[int]]] = [
    list(gives) for gives in dict.fromkeys([tuple(tile.gives) for tile in TILES if tile.gives])
]
# So many bits hold the number of all tiles in the box that make the same offer.
BITS: Final[int] = max([sum([tile.copies for tile in TILES if tile.gives == offer]) for offer in OFFERS]).bit_length()
FULL: Final[i64] = (1 << BITS) - 1
ONE: Final[vec[i64]] = vec[i64]([1 << BITS * index for index in range(len(OFFERS))])
# Both numbers fit a machine word.
assert BITS * len(OFFERS) < 63
assert len(RECIPES) < 63
# By tile: what it adds to the number of its neighbours when it produces; a victory tile adds nothing.
UNIT: Final[vec[i64]] = vec[i64]([ONE[OFFERS.index(tile.gives)] if tile.gives else 0 for tile in TILES])


def can_feed(needs: list[int], offers: list[list[int]]) -> bool:
    """True if every need can be met by a source of its own (FOU-067, FOU-069, FOU-Q02, FOU-Q03)."""
    if not needs:
        return True
    for place in range(len(offers)):
        if needs[0] in offers[place] and can_feed(needs[1:], offers[:place] + offers[place + 1 :]):
            return True
    return False


def offers_in(sources: int) -> list[list[int]]:
    """The offer of each source of a set."""
    offers: list[list[int]] = []
    for index in range(len(OFFERS)):
        offers += [OFFERS[index]] * ((sources >> BITS * index) & FULL)
    return offers


# Two different needs fail in two ways only: one is not offered at all, or a single source offers both and no other
# source offers either (FOU-069). Longer recipes, and recipes that need a thing twice, are matched in full.
SHORT: Final[list[int]] = [
    recipe
    for recipe in range(len(RECIPES))
    if len(RECIPES[recipe]) <= 2 and len(set(RECIPES[recipe])) == len(RECIPES[recipe])
]
LONG: Final[list[int]] = [recipe for recipe in range(len(RECIPES)) if recipe not in SHORT]


def _bits(recipes: list[int]) -> int:
    return sum([1 << recipe for recipe in recipes])


# The offers with a choice; for each of them the number that means "just one source, and it makes this offer", the part
# of a set that offers any of its resources, and the recipes that such a lonely source cannot feed.
CHOICES: Final[list[int]] = [index for index in range(len(OFFERS)) if len(OFFERS[index]) > 1]
LONELY: Final[vec[i64]] = vec[i64]([ONE[index] for index in CHOICES])
RIVALS: Final[vec[i64]] = vec[i64](
    [
        sum([FULL * ONE[other] for other in range(len(OFFERS)) if set(OFFERS[other]) & set(OFFERS[index])])
        for index in CHOICES
    ]
)
STARVED: Final[vec[i64]] = vec[i64](
    [
        _bits([recipe for recipe in SHORT if len(RECIPES[recipe]) == 2 and set(RECIPES[recipe]) <= set(OFFERS[index])])
        for index in CHOICES
    ]
)
# By resource: the part of a set that offers it, and the short recipes that need it.
GIVING: Final[vec[i64]] = vec[i64](
    [
        sum([FULL * ONE[index] for index, offer in enumerate(OFFERS) if resource in offer])
        for resource in range(len(RESOURCES))
    ]
)
NEEDING: Final[vec[i64]] = vec[i64](
    [_bits([recipe for recipe in SHORT if resource in RECIPES[recipe]]) for resource in range(len(RESOURCES))]
)
ALL_SHORT: Final[i64] = _bits(SHORT)


def fed_by(sources: i64) -> i64:
    """The recipes that a set of sources can feed, as bits."""
    fed: i64 = ALL_SHORT
    place: i64 = 0
    for place in range(len(GIVING)):
        if sources & GIVING[place] == 0:
            fed &= ~NEEDING[place]
    for place in range(len(LONELY)):
        if sources & RIVALS[place] == LONELY[place]:
            fed &= ~STARVED[place]
    for recipe in LONG:
        if can_feed(RECIPES[recipe], offers_in(sources)):
            fed |= BIT[recipe]
    return fed


FED_BY_NOTHING: Final[i64] = fed_by(0)
