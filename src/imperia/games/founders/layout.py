"""A nation as it is laid out in a position, refused where it could not have come about."""

from __future__ import annotations

from imperia.games.founders.grid import BLOCK, SIDES
from imperia.games.founders.nation import Nation, nation_of
from imperia.games.founders.printed import ARTISAN, TILES, TOKENS, VILLAGE
from imperia.games.founders.words import CELL, TOKEN
from imperia.kernel.errors import BadPosition


def laid_out(
    field: str, tiles: dict[int, int], war: list[int], coins: list[int], artisans: dict[int, int], carts: list[int]
) -> Nation:
    """The nation with these tiles by cell, and tokens on cells and corners."""
    for cell, token in artisans.items():
        if TOKENS[token].type != ARTISAN:
            raise BadPosition("impossible", field=f"{field}.artisans", value=TOKEN.words[token])
        tile = TILES[tiles[cell]] if cell in tiles else None
        if tile is None or tile.kind != VILLAGE or TOKENS[token].matches not in tile.gives:
            raise BadPosition("against_rule", field=f"{field}.artisans", word=CELL.words[cell], rule="FOU-119")
    for cell in [*war, *coins]:
        if cell not in tiles:
            raise BadPosition("against_rule", field=field, word=CELL.words[cell], rule="FOU-147")
    for cell in coins:
        if not TILES[tiles[cell]].gives or cell in artisans:
            raise BadPosition("against_rule", field=f"{field}.coins", word=CELL.words[cell], rule="FOU-104")
    for corner in carts:
        if any(corner + step not in tiles for step in BLOCK):
            raise BadPosition("against_rule", field=f"{field}.carts", word=CELL.words[corner], rule="FOU-111")
    if not hang_together(tiles):
        cells = [CELL.words[cell] for cell in tiles]
        raise BadPosition("against_rule", field=f"{field}.tiles", word=cells, rule="FOU-054")
    return nation_of(tiles, war, coins, artisans, carts)


def hang_together(tiles: dict[int, int]) -> bool:
    """True if every tile is reached from every other by their sides (FOU-054)."""
    reached: set[int] = set()
    open_cells = list(tiles)[:1]
    while open_cells:
        cell = open_cells.pop()
        if cell not in reached:
            reached.add(cell)
            open_cells += [side for side in SIDES[cell] if side in tiles]
    return len(reached) == len(tiles)
