"""Every component is in exactly one place (FOU-147)."""

from __future__ import annotations

from imperia.games.founders.content import TILES, TOKENS
from imperia.games.founders.printed import CART, COIN, TILE_COUNT, TOKEN_COUNT, WAR
from imperia.games.founders.state import NO_TILE, FoundersState


def count_tiles(state: FoundersState) -> list[int]:
    """How many of each tile there are: piles, rows, open victory tiles, draft, nations, face down, box."""
    tiles = [*state.victory, *state.draft, *state.swept, *state.unused]
    for place in (*state.rows, *state.picked, *state.replaced):
        tiles += place
    for pile in state.piles:
        tiles += pile
    for nation in state.nations:
        tiles += nation.tiles.values()
    if state.drawn != NO_TILE:
        tiles.append(state.drawn)
    counts = [0] * TILE_COUNT
    for tile in tiles:
        counts[tile] += 1
    return counts


def count_tokens(state: FoundersState) -> list[int]:
    """How many of each token there are: supplies, hands, on tiles, on corners, box."""
    counts = [int(state.supply[token] + state.boxed[token]) for token in range(TOKEN_COUNT)]
    for seat in range(state.seats):
        for token in range(TOKEN_COUNT):
            counts[token] += state.held(seat, token)
    for token in state.artisans:
        counts[token] += 1
    for nation in state.nations:
        counts[WAR] += len(nation.war)
        counts[COIN] += len(nation.coins)
        counts[CART] += len(nation.carts)
        for token in nation.artisans.values():
            counts[token] += 1
    return counts


def census(state: FoundersState) -> dict[str, int]:
    """All components by id."""
    tiles = {tile.id: count for tile, count in zip(TILES, count_tiles(state), strict=True)}
    tokens = {token.id: count for token, count in zip(TOKENS, count_tokens(state), strict=True)}
    return tiles | tokens
