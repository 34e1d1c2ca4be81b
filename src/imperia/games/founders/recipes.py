"""Which needs a set of sources can meet, worked out once for each set and remembered.

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
# By tile.
RECIPE_OF: Final[vec[i64]] = vec[i64]([RECIPES.index(tile.needs) for tile in TILES])


def _less(recipe: list[int], resource: int) -> int:
    if resource not in recipe:
        return -1
    rest = recipe.copy()
    rest.remove(resource)
    return RECIPES.index(rest) if rest in RECIPES else -1


# LESS[recipe][resource]: the recipe that is left when one unit of the resource is bought, or -1.
LESS: Final[list[list[int]]] = [[_less(recipe, resource) for resource in range(len(RESOURCES))] for recipe in RECIPES]

OFFERS: Final[list[list[int]]] = [
    list(gives) for gives in dict.fromkeys([tuple(tile.gives) for tile in TILES if tile.gives])
]
# So many bits hold the number of all tiles in the box that make the same offer.
BITS: Final[int] = max([sum([tile.copies for tile in TILES if tile.gives == offer]) for offer in OFFERS]).bit_length()
FULL: Final[i64] = (1 << BITS) - 1
ONE: Final[vec[i64]] = vec[i64]([1 << BITS * index for index in range(len(OFFERS))])
ONES: Final[i64] = sum(ONE)
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
    """What each source of a set offers."""
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
# The short recipes that need a resource.
NEEDING: Final[list[int]] = [
    _bits([recipe for recipe in SHORT if resource in RECIPES[recipe]]) for resource in range(len(RESOURCES))
]

# By which offers are there at all: the short recipes whose needs are all offered. At most 2 ** len(OFFERS) entries.
_OFFERED: Final[dict[int, int]] = {}


def offered(present: int) -> int:
    """The short recipes whose needs are all offered by somebody, as bits."""
    known = _OFFERED.get(present, -1)
    if known >= 0:
        return known
    resources: set[int] = set()
    for index in range(len(OFFERS)):
        if present & ONE[index]:
            resources.update(OFFERS[index])
    bits = _bits(SHORT)
    for resource in range(len(NEEDING)):
        if resource not in resources:
            bits &= ~NEEDING[resource]
    _OFFERED[present] = bits
    return bits


def fed_by(sources: i64) -> i64:
    """The recipes that a set of sources can feed, as bits."""
    present = sources
    shift: i64 = 1
    for shift in range(1, BITS):
        present |= sources >> shift
    fed: i64 = offered(present & ONES)
    for index in range(len(LONELY)):
        if sources & RIVALS[index] == LONELY[index]:
            fed &= ~STARVED[index]
    for recipe in LONG:
        if can_feed(RECIPES[recipe], offers_in(sources)):
            fed |= 1 << i64(recipe)
    return fed


FED_BY_NOTHING: Final[i64] = fed_by(0)


def feeds(fed: i64, recipe: i64, bought: int) -> bool:
    """True if a recipe is among those fed, or is so once the bought resource is taken off it (FOU-Q19)."""
    if (fed >> recipe) & 1:
        return True
    if bought == NO_RESOURCE:
        return False
    rest: i64 = LESS[recipe][bought]
    return rest >= 0 and (fed >> rest) & 1 == 1
