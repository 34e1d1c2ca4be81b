"""The tiles in front of one player, what lies on them, and what could be built among them.

A nation is never changed: what happens to it makes a new one. So positions share nations freely, and what a
nation has worked out about itself serves every copy.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

from imperia.games.founders.content import RESOURCES
from imperia.games.founders.grid import BLOCK, SIDES, column_of
from imperia.games.founders.ground import Ground, Group, ground_of, reach_of
from imperia.games.founders.printed import TILES, VILLAGE
from imperia.games.founders.recipes import UNIT

UNKNOWN: Final = -1


def _kinds(tiles: list[int]) -> int:
    return sum([1 << tile for tile in tiles])


# The kinds of tile that make something, as bits; and by resource the village tiles that make it.
SELLERS: Final[i64] = _kinds([number for number, tile in enumerate(TILES) if tile.gives])
WORKSHOPS: Final[vec[i64]] = vec[i64](
    [
        _kinds([number for number, tile in enumerate(TILES) if tile.kind == VILLAGE and resource in tile.gives])
        for resource in range(len(RESOURCES))
    ]
)


@final
class Nation:
    """Tiles by cell, the tokens on them, the carts between them."""

    def __init__(
        self,
        tiles: dict[int, int],
        war: list[int],
        coins: list[int],
        artisans: dict[int, int],
        carts: list[int],
        groups: list[Group],
        ground: Ground,
        cells: vec[i64],
        laid: vec[i64],
        frontier: vec[i64],
    ) -> None:
        self.tiles: Final = tiles
        # Cells with a war token, cells with a coin, and which artisan sits where.
        self.war: Final = war
        self.coins: Final = coins
        self.artisans: Final = artisans
        # Corners with a cart, and the groups of cells that the carts join (FOU-112 to FOU-115).
        self.carts: Final = carts
        self.groups: Final = groups
        self._ground: Final = ground
        # The cells with a tile, in ascending order, and the tiles in the same order.
        self.cells: Final[vec[i64]] = cells
        self.laid: Final[vec[i64]] = laid
        # The empty cells with side contact, in ascending order (FOU-054).
        self.frontier: Final[vec[i64]] = frontier
        # Worked out when first asked for.
        self._open: i64 = UNKNOWN
        self._points: i64 = UNKNOWN
        self._variety: i64 = UNKNOWN
        self._taken: i64 = UNKNOWN
        self._pillage: list[int] | None = None
        self._sale: list[int] | None = None
        self._cart: list[int] | None = None

    # What it gives

    def produces(self, cell: int) -> bool:
        """True for a tile that shows a product and carries no war token, no artisan and no coin (FOU-072 to 074)."""
        return self.output(cell) != 0

    def output(self, cell: int) -> i64:
        """The amount the tile on a cell adds to the sources of others; nought if it does not produce."""
        return output_of(self.tiles[cell], cell, self.war, self.coins, self.artisans)

    def sources(self, cell: int) -> i64:
        """The offer of a cell's sources (recipes.py)."""
        return self._ground.sources(cell)

    def fed(self, cell: int) -> i64:
        """The recipes that can be fed on a cell, as bits."""
        return self._ground.fed(cell)

    def open_fed(self) -> i64:
        """The recipes that can be fed on some empty cell with side contact."""
        if self._open == UNKNOWN:
            self._open = self._ground.fed_on(self.frontier)
        return self._open

    def taken_fed(self) -> i64:
        """The recipes that can be fed in place of some tile of the nation (FOU-077)."""
        if self._taken == UNKNOWN:
            self._taken = self._ground.fed_on(self.cells)
        return self._taken

    def open_sites(self, ways: i64) -> list[int]:
        """The empty cells on which a tile with these ways to be fed can be added."""
        return self._ground.sites(self.frontier, ways)

    def taken_sites(self, ways: i64) -> list[int]:
        """The cells on which such a tile can replace the one that lies there."""
        return self._ground.sites(self.cells, ways)

    # What it counts

    def points(self) -> i64:
        """The points of its tiles; a pillaged one brings nothing (FOU-097, FOU-133)."""
        if self._points == UNKNOWN:
            points: i64 = 0
            for place in range(len(self.cells)):
                here: i64 = TILES[self.laid[place]].points
                if here and self.cells[place] not in self.war:
                    points += here
            self._points = points
        return self._points

    def variety(self) -> i64:
        """How many different offers its tiles make now."""
        if self._variety == UNKNOWN:
            silent = [*self.war, *self.coins, *self.artisans]
            made: i64 = 0
            for place in range(len(self.cells)):
                unit = UNIT[self.laid[place]]
                if unit and self.cells[place] not in silent:
                    made |= unit
            count: i64 = 0
            while made:
                made &= made - 1
                count += 1
            self._variety = count
        return self._variety

    # What can be done to it

    def unprotected(self) -> list[int]:
        """The farthest tile of each column, pillaged or not (FOU-095, FOU-Q08, FOU-Q10)."""
        cells = self.cells
        last = len(cells) - 1
        return [
            cells[place]
            for place in range(len(cells))
            if place == last or column_of(cells[place]) != column_of(cells[place + 1])
        ]

    def pillage_targets(self) -> list[int]:
        """The tiles on which a war token can be played (FOU-094, FOU-Q11)."""
        if self._pillage is None:
            self._pillage = [cell for cell in self.unprotected() if cell not in self.war]
        return self._pillage

    def sale_targets(self) -> list[int]:
        """The producing tiles, from which a resource can be bought (FOU-102, FOU-104, FOU-Q14, FOU-Q64)."""
        if self._sale is None:
            self._sale = self._producing(SELLERS)
        return self._sale

    def _producing(self, kinds: i64) -> list[int]:
        """The tiles of some kinds, given as bits, that produce now."""
        silent = [*self.war, *self.coins, *self.artisans]
        return [
            self.cells[place]
            for place in range(len(self.cells))
            if (kinds >> self.laid[place]) & 1 and self.cells[place] not in silent
        ]

    def cart_targets(self) -> list[int]:
        """The free corners where four tiles of the nation meet (FOU-111, FOU-Q26)."""
        if self._cart is None:
            self._cart = [cell for cell in self.cells if self._is_block(cell) and cell not in self.carts]
        return self._cart

    def _is_block(self, corner: int) -> bool:
        return corner + BLOCK[1] in self.tiles and corner + BLOCK[2] in self.tiles and corner + BLOCK[3] in self.tiles

    def artisan_targets(self, resource: int) -> list[int]:
        """The producing village tiles that make just that product (FOU-119, FOU-124, FOU-145, FOU-Q22)."""
        return self._producing(WORKSHOPS[resource])

    # What becomes of it

    def with_tile(self, cell: int, tile: int) -> Nation:
        """A tile on an empty cell, or in place of another, whose war token and artisan are gone (FOU-083).

        A coin on the old tile is gone from here as well; whoever replaces hands it to the owner (FOU-084).
        """
        tiles = self.tiles.copy()
        tiles[cell] = tile
        if cell in self.tiles:
            war = [other for other in self.war if other != cell]
            coins = [other for other in self.coins if other != cell]
            artisans = {other: token for other, token in self.artisans.items() if other != cell}
            laid = self.laid[:]
            laid[place_of(cell, self.cells)] = tile
            return self._changed(cell, UNIT[tile], tiles, war, coins, artisans, self.cells, laid, self.frontier)
        place = place_of(cell, self.cells)
        cells = inserted(cell, self.cells, place)
        laid = inserted(tile, self.laid, place)
        frontier = self.frontier
        if cell in frontier:
            frontier = remove(frontier[:], cell)
        for side in SIDES[cell]:
            if side not in tiles:
                place = place_of(side, frontier)
                if place == len(frontier) or frontier[place] != side:
                    frontier = inserted(side, frontier, place)
        return self._changed(cell, UNIT[tile], tiles, self.war, self.coins, self.artisans, cells, laid, frontier)

    def with_war(self, cell: int) -> Nation:
        """The tile on a cell pillaged (FOU-096, FOU-099)."""
        return self._with_tokens(cell, 0, sorted([*self.war, cell]), self.coins, self.artisans)

    def with_coin(self, cell: int) -> Nation:
        """A coin on a tile, which is silent as long as it lies there (FOU-073, FOU-107)."""
        return self._with_tokens(cell, 0, self.war, sorted([*self.coins, cell]), self.artisans)

    def with_artisan(self, cell: int, token: int) -> Nation:
        """An artisan on a tile, which no longer gives (FOU-120)."""
        artisans = self.artisans.copy()
        artisans[cell] = token
        return self._with_tokens(cell, 0, self.war, self.coins, artisans)

    def without_coins(self) -> Nation:
        """All coins taken off the tiles; a tile that carries nothing else gives again (FOU-091)."""
        nation = self
        for cell in self.coins:
            coins = [other for other in nation.coins if other != cell]
            output = output_of(self.tiles[cell], cell, self.war, coins, self.artisans)
            nation = nation._with_tokens(cell, output, self.war, coins, self.artisans)
        return nation

    def with_cart(self, corner: int) -> Nation:
        """The four tiles round a corner joined for good (FOU-112)."""
        carts = sorted([*self.carts, corner])
        groups = groups_of(carts)
        output = vec[i64]([self.output(cell) for cell in self.cells])
        ground = ground_of(self.cells, output, groups)
        return Nation(
            self.tiles, self.war, self.coins, self.artisans, carts, groups, ground, self.cells, self.laid, self.frontier
        )

    def _with_tokens(
        self, cell: int, output: i64, war: list[int], coins: list[int], artisans: dict[int, int]
    ) -> Nation:
        return self._changed(cell, output, self.tiles, war, coins, artisans, self.cells, self.laid, self.frontier)

    def _changed(
        self,
        cell: int,
        output: i64,
        tiles: dict[int, int],
        war: list[int],
        coins: list[int],
        artisans: dict[int, int],
        cells: vec[i64],
        laid: vec[i64],
        frontier: vec[i64],
    ) -> Nation:
        change = output - (self.output(cell) if cell in self.tiles else 0)
        ground = self._ground.with_output(cell, reach_of(cell, self.groups), change)
        return Nation(tiles, war, coins, artisans, self.carts, self.groups, ground, cells, laid, frontier)


def groups_of(carts: list[int]) -> list[Group]:
    """The cells that carts join: blocks that share a cell make one group (FOU-114, FOU-115, FOU-Q27)."""
    groups: list[list[int]] = []
    for corner in carts:
        group = {corner + step for step in BLOCK}
        apart: list[list[int]] = []
        for other in groups:
            if group.isdisjoint(other):
                apart.append(other)
            else:
                group.update(other)
        apart.append(sorted(group))
        groups = apart
    return [Group(cells) for cells in groups]


def output_of(tile: int, cell: int, war: list[int], coins: list[int], artisans: dict[int, int]) -> i64:
    """The products of a tile; nothing under a war token, a coin or an artisan (FOU-072 to FOU-074)."""
    return 0 if cell in war or cell in coins or cell in artisans else UNIT[tile]


def place_of(cell: i64, cells: vec[i64]) -> i64:
    """The place of a cell among others in ascending order, or where it would be."""
    low: i64 = 0
    high: i64 = len(cells)
    while low < high:
        middle = (low + high) // 2
        if cells[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


def inserted(value: i64, values: vec[i64], place: i64) -> vec[i64]:
    """The values and one more among them."""
    return extend(append(values[:place], value), values[place:])


def frontier_of(tiles: dict[int, int]) -> vec[i64]:
    """The empty cells that share a side with a tile (FOU-054)."""
    return vec[i64](sorted({side for cell in tiles for side in SIDES[cell] if side not in tiles}))


def nation_of(
    tiles: dict[int, int], war: list[int], coins: list[int], artisans: dict[int, int], carts: list[int]
) -> Nation:
    """A nation worked out from what lies where."""
    groups = groups_of(carts)
    cells = vec[i64](sorted(tiles))
    laid = vec[i64]([tiles[cell] for cell in cells])
    output = vec[i64]([output_of(tiles[cell], cell, war, coins, artisans) for cell in cells])
    ground = ground_of(cells, output, groups)
    return Nation(tiles, war, coins, artisans, carts, groups, ground, cells, laid, frontier_of(tiles))


EMPTY: Final = nation_of({}, [], [], {}, [])
