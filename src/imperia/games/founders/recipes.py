"""Which needs a set of sources can meet, worked out once for each set and remembered.

What the sources of a cell offer is one number: for each offer (a product, or a choice of two) how many tiles make it.
What they can feed is another: one bit for each recipe. So a placement is tested by looking up one bit.
"""

from __future__ import annotations

from typing import Final

from imperia.games.founders.content import RESOURCES
from imperia.games.founders.tables import COPIES, GIVES, NEEDS, TILE_COUNT

NO_RESOURCE: Final = -1

# Every list of needs on a tile, and every such list less one resource (FOU-102: the bought one).
RECIPES: Final[list[list[int]]] = []
for _needs in NEEDS:
    for _list in [_needs, *(_needs[:i] + _needs[i + 1 :] for i in range(len(_needs)))]:
        if _list not in RECIPES:
            RECIPES.append(_list)
RECIPE_OF: Final[list[int]] = [RECIPES.index(needs) for needs in NEEDS]


def _less(recipe: list[int], resource: int) -> int:
    if resource not in recipe:
        return -1
    rest = recipe.copy()
    rest.remove(resource)
    return RECIPES.index(rest) if rest in RECIPES else -1


# LESS[recipe][resource]: the recipe that is left when one unit of the resource is bought, or -1.
LESS: Final[list[list[int]]] = [[_less(recipe, resource) for resource in range(len(RESOURCES))] for recipe in RECIPES]

LONGEST: Final = max(len(recipe) for recipe in RECIPES)

OFFERS: Final[list[list[int]]] = []
for _gives in GIVES:
    if _gives and _gives not in OFFERS:
        OFFERS.append(_gives)
# So many bits hold the number of all tiles in the box that make the same offer.
BITS: Final = max(
    sum(COPIES[tile] for tile in range(TILE_COUNT) if GIVES[tile] == offer) for offer in OFFERS
).bit_length()
FULL: Final = (1 << BITS) - 1
# What one producing tile adds to the number of its neighbours; a victory tile adds nothing.
UNIT: Final[list[int]] = [1 << BITS * OFFERS.index(gives) if gives else 0 for gives in GIVES]


def can_feed(needs: list[int], offers: list[list[int]]) -> bool:
    """True if every need can be met by a source of its own (FOU-067, FOU-069, FOU-Q02, FOU-Q03)."""
    if not needs:
        return True
    for place in range(len(offers)):
        if needs[0] in offers[place] and can_feed(needs[1:], offers[:place] + offers[place + 1 :]):
            return True
    return False


_FED: Final[dict[int, int]] = {}


def fed_by(sources: int) -> int:
    """The recipes that a set of sources can feed, as bits."""
    known = _FED.get(sources, -1)
    if known >= 0:
        return known
    offers: list[list[int]] = []
    for index in range(len(OFFERS)):
        # More sources of one offer than the longest recipe has needs change nothing.
        offers += [OFFERS[index]] * min((sources >> BITS * index) & FULL, LONGEST)
    bits = 0
    for recipe in range(len(RECIPES)):
        if can_feed(RECIPES[recipe], offers):
            bits |= 1 << recipe
    _FED[sources] = bits
    return bits


def feeds(fed: int, recipe: int, bought: int) -> bool:
    """True if a recipe is among those fed, or is so once the bought resource is taken off it (FOU-Q19)."""
    if (fed >> recipe) & 1:
        return True
    if bought == NO_RESOURCE:
        return False
    rest = LESS[recipe][bought]
    return rest >= 0 and bool((fed >> rest) & 1)
