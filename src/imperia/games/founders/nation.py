"""The tiles in front of one player, what lies on them, and what could be built among them.

A nation is never changed: what happens to it makes a new one. So positions share nations freely, and what a
nation has worked out about itself serves every copy.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.founders.grid import BLOCK, SIDES, WIDTH
from imperia.games.founders.ground import Ground, ground_of, reach_of
from imperia.games.founders.printed import TILES, VILLAGE
from imperia.games.founders.recipes import UNIT, feeds

UNKNOWN: Final = -1


class Nation:
    """Tiles by cell, the tokens on them, the carts between them."""

    def __init__(
        self,
        tiles: dict[int, int],
        war: list[int],
        coins: list[int],
        artisans: dict[int, int],
        carts: list[int],
        groups: list[list[int]],
        ground: Ground,
        frontier: list[int],
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
        # The empty cells with side contact, in ascending order (FOU-054).
        self.frontier: Final = frontier
        # Worked out when first asked for.
        self._open: i64 = UNKNOWN
        self._taken: i64 = UNKNOWN
        self._pillage: list[int] | None = None
        self._sale: list[int] | None = None
        self._cart: list[int] | None = None

    # What it gives

    def produces(self, cell: int) -> bool:
        """True for a tile that shows a product and carries no war token, no artisan and no coin (FOU-072 to 074)."""
        return self.output(cell) != 0

    def output(self, cell: int) -> i64:
        """What the tile on a cell adds to the sources of others; nought if it does not produce."""
        return output_of(self.tiles[cell], cell, self.war, self.coins, self.artisans)

    def sources(self, cell: int) -> i64:
        """What the sources of a cell offer (recipes.py)."""
        return self._ground.sources(cell)

    def fed(self, cell: int) -> i64:
        """The recipes that can be fed on a cell, as bits."""
        return self._ground.fed(cell)

    def open_fed(self) -> i64:
        """The recipes that can be fed on some empty cell with side contact."""
        if self._open == UNKNOWN:
            fed: i64 = 0
            for cell in self.frontier:
                fed |= self.fed(cell)
            self._open = fed
        return self._open

    def taken_fed(self) -> i64:
        """The recipes that can be fed in place of some tile of the nation (FOU-077)."""
        if self._taken == UNKNOWN:
            fed: i64 = 0
            for cell in self.tiles:
                fed |= self.fed(cell)
            self._taken = fed
        return self._taken

    def open_sites(self, recipe: i64, bought: int) -> list[int]:
        """The empty cells on which a tile with that recipe can be added."""
        return [cell for cell in self.frontier if feeds(self.fed(cell), recipe, bought)]

    def taken_sites(self, recipe: i64, bought: int) -> list[int]:
        """The cells on which such a tile can replace the one that lies there."""
        return [cell for cell in self.tiles if feeds(self.fed(cell), recipe, bought)]

    # What can be done to it

    def unprotected(self) -> list[int]:
        """The farthest tile of each column, pillaged or not (FOU-095, FOU-Q08, FOU-Q10)."""
        farthest: dict[int, int] = {}
        for cell in self.tiles:
            column = cell // WIDTH
            if cell > farthest.get(column, -1):
                farthest[column] = cell
        return sorted(farthest.values())

    def pillage_targets(self) -> list[int]:
        """The tiles on which a war token can be played (FOU-094, FOU-Q11)."""
        if self._pillage is None:
            self._pillage = [cell for cell in self.unprotected() if cell not in self.war]
        return self._pillage

    def sale_targets(self) -> list[int]:
        """The producing tiles, from which a resource can be bought (FOU-102, FOU-104, FOU-Q14, FOU-Q64)."""
        if self._sale is None:
            self._sale = sorted([cell for cell in self.tiles if self.output(cell)])
        return self._sale

    def cart_targets(self) -> list[int]:
        """The free corners where four tiles of the nation meet (FOU-111, FOU-Q26)."""
        if self._cart is None:
            self._cart = sorted([cell for cell in self.tiles if cell not in self.carts and self._is_block(cell)])
        return self._cart

    def _is_block(self, corner: int) -> bool:
        return corner + BLOCK[1] in self.tiles and corner + BLOCK[2] in self.tiles and corner + BLOCK[3] in self.tiles

    def artisan_targets(self, resource: int) -> list[int]:
        """The producing village tiles that make just that product (FOU-119, FOU-124, FOU-145, FOU-Q22)."""
        return sorted(
            [
                cell
                for cell, tile in self.tiles.items()
                if TILES[tile].kind == VILLAGE and resource in TILES[tile].gives and self.produces(cell)
            ]
        )

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
            return self._changed(cell, UNIT[tile], tiles, war, coins, artisans, self.frontier)
        frontier = [other for other in self.frontier if other != cell]
        frontier += [side for side in SIDES[cell] if side not in tiles and side not in frontier]
        frontier.sort()
        return self._changed(cell, UNIT[tile], tiles, self.war, self.coins, self.artisans, frontier)

    def with_war(self, cell: int) -> Nation:
        """The tile on a cell pillaged (FOU-096, FOU-099)."""
        return self._changed(cell, 0, self.tiles, sorted([*self.war, cell]), self.coins, self.artisans, self.frontier)

    def with_coin(self, cell: int) -> Nation:
        """A coin on a tile, which is silent as long as it lies there (FOU-073, FOU-107)."""
        return self._changed(cell, 0, self.tiles, self.war, sorted([*self.coins, cell]), self.artisans, self.frontier)

    def with_artisan(self, cell: int, token: int) -> Nation:
        """An artisan on a tile, which no longer gives (FOU-120)."""
        artisans = self.artisans.copy()
        artisans[cell] = token
        return self._changed(cell, 0, self.tiles, self.war, self.coins, artisans, self.frontier)

    def without_coins(self) -> Nation:
        """All coins taken off the tiles; a tile that carries nothing else gives again (FOU-091)."""
        nation = self
        for cell in self.coins:
            coins = [other for other in nation.coins if other != cell]
            output = output_of(self.tiles[cell], cell, self.war, coins, self.artisans)
            nation = nation._changed(cell, output, self.tiles, self.war, coins, self.artisans, self.frontier)
        return nation

    def with_cart(self, corner: int) -> Nation:
        """The four tiles round a corner joined for good (FOU-112)."""
        return nation_of(self.tiles, self.war, self.coins, self.artisans, sorted([*self.carts, corner]))

    def _changed(
        self,
        cell: int,
        output: i64,
        tiles: dict[int, int],
        war: list[int],
        coins: list[int],
        artisans: dict[int, int],
        frontier: list[int],
    ) -> Nation:
        change = output - (self.output(cell) if cell in self.tiles else 0)
        ground = self._ground.with_output(reach_of(cell, self.groups), change)
        return Nation(tiles, war, coins, artisans, self.carts, self.groups, ground, frontier)


def groups_of(carts: list[int]) -> list[list[int]]:
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
    return groups


def output_of(tile: int, cell: int, war: list[int], coins: list[int], artisans: dict[int, int]) -> i64:
    """What a tile gives; nothing under a war token, a coin or an artisan (FOU-072 to FOU-074)."""
    return 0 if cell in war or cell in coins or cell in artisans else UNIT[tile]


def nation_of(
    tiles: dict[int, int], war: list[int], coins: list[int], artisans: dict[int, int], carts: list[int]
) -> Nation:
    """A nation worked out from what lies where."""
    frontier = sorted({side for cell in tiles for side in SIDES[cell] if side not in tiles})
    groups = groups_of(carts)
    output = {cell: int(output_of(tile, cell, war, coins, artisans)) for cell, tile in tiles.items()}
    return Nation(tiles, war, coins, artisans, carts, groups, ground_of(output, groups), frontier)


EMPTY: Final = nation_of({}, [], [], {}, [])
