"""A nation keeps its books as it grows; they always agree with books made from nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st

from imperia.games.founders.grid import START, WIDTH
from imperia.games.founders.nation import EMPTY, Nation, nation_of
from imperia.games.founders.printed import ARTISANS, TILES, TOKENS
from imperia.games.founders.recipes import (
    NO_RESOURCE,
    RECIPES,
    UNIT,
    can_feed,
    fed_by,
    ways,
)
from tests.rule import rule

BOX = [number for number, tile in enumerate(TILES) for _ in range(tile.copies)]
RESOURCES = range(max(resource for tile in TILES for resource in tile.needs) + 1)

# Up to eight neighbours and some more by cart, each a tile of the box.
neighbours = st.lists(st.integers(0, len(BOX) - 1), unique=True, max_size=11).map(
    lambda places: [BOX[place] for place in places]
)


@rule("FOU-Q02", "FOU-067", "FOU-069")
@settings(deadline=None)
@given(neighbours)
def test_the_quick_answer_of_what_sources_feed_is_the_plain_matching(tiles: list[int]) -> None:
    fed = fed_by(sum(UNIT[tile] for tile in tiles))
    offers = [TILES[tile].gives for tile in tiles]
    for recipe, needs in enumerate(RECIPES):
        assert bool(fed >> recipe & 1) == can_feed(needs, offers)


@rule("FOU-Q19")
@settings(deadline=None)
@given(neighbours, st.sampled_from(RESOURCES))
def test_a_bought_resource_is_one_source_more(tiles: list[int], bought: int) -> None:
    fed = fed_by(sum(UNIT[tile] for tile in tiles))
    offers = [TILES[tile].gives for tile in tiles]
    for number, tile in enumerate(TILES):
        assert bool(fed & ways(number, NO_RESOURCE)) == can_feed(tile.needs, offers)
        assert bool(fed & ways(number, bought)) == can_feed(tile.needs, [*offers, [bought]])


def changed(nation: Nation, deed: str, die: int, tile: int) -> Nation:
    """The nation after a deed on one of its possible places; the same nation if there is no such place."""
    places = {
        "add": list(nation.frontier),
        "replace": sorted(nation.tiles),
        "war": nation.pillage_targets(),
        "coin": nation.sale_targets(),
        "cart": nation.cart_targets(),
        "collect": [START],
        "artisan": sorted(cell for token in ARTISANS for cell in nation.artisan_targets(TOKENS[token].matches)),
    }[deed]
    if not places:
        return nation
    cell = places[die % len(places)]
    if deed in ("add", "replace"):
        return nation.with_tile(cell, tile)
    if deed == "war":
        return nation.with_war(cell)
    if deed == "coin":
        return nation.with_coin(cell)
    if deed == "cart":
        return nation.with_cart(cell)
    if deed == "collect":
        return nation.without_coins()
    return nation.with_artisan(cell, next(t for t in ARTISANS if TOKENS[t].matches in TILES[nation.tiles[cell]].gives))


# Additions come often, near the middle, so that blocks for carts arise.
deeds = st.lists(
    st.tuples(
        st.sampled_from(["add", "add", "add", "replace", "war", "coin", "artisan", "cart", "cart", "collect"]),
        st.integers(0, 11),
    ),
    min_size=12,
    max_size=40,
)


@settings(deadline=None)
@given(deeds, st.permutations(BOX))
def test_a_nation_built_step_by_step_equals_one_built_at_once(steps: list[tuple[str, int]], box: list[int]) -> None:
    deck = box.copy()
    nation = EMPTY.with_tile(START, deck.pop())
    for deed, die in steps:
        nation = changed(nation, deed, die, deck.pop())
        plain = nation_of(nation.tiles, nation.war, nation.coins, nation.artisans, nation.carts)
        for worked_out, at_once in zip(
            (nation.cells, nation.laid, nation.frontier), (plain.cells, plain.laid, plain.frontier), strict=True
        ):
            assert list(worked_out) == list(at_once)
        assert sorted(one.cells for one in nation.groups) == sorted(one.cells for one in plain.groups)
        # Beyond the rows next to its tiles a nation reaches nothing.
        for cell in range(min(nation.tiles) - 2 * WIDTH, max(nation.tiles) + 2 * WIDTH):
            assert nation.sources(cell) == plain.sources(cell)
            assert nation.fed(cell) == plain.fed(cell)
        assert nation.open_fed() == plain.open_fed()
        assert nation.taken_fed() == plain.taken_fed()
