"""Every component is in exactly one place (FOU-147)."""

from __future__ import annotations

from imperia.games.founders.content import TILES, TOKENS
from imperia.games.founders.printed import CART, COIN, PILES, TILE_COUNT, TOKEN_COUNT, WAR
from imperia.games.founders.state import FoundersState


def count_tiles(state: FoundersState) -> list[int]:
    """How many of each tile there are: piles, rows, open victory tiles, draft, nations, face down, box."""
    places = [state.victory, state.draft, state.swept, state.unused, *state.picked, *state.replaced]
    places += [state.piles[pile] for pile in PILES]
    places += [state.rows[pile] for pile in PILES]
    places += [list(nation.tiles.values()) for nation in state.nations]
    if state.drawn:
        places.append([state.tile])
    counts = [0] * TILE_COUNT
    for place in places:
        for tile in place:
            counts[tile] += 1
    return counts


def count_tokens(state: FoundersState) -> list[int]:
    """How many of each token there are: supplies, hands, on tiles, on corners, box."""
    counts = [0] * TOKEN_COUNT
    for place in [state.supply, state.boxed, *state.hands]:
        for token in range(TOKEN_COUNT):
            counts[token] += place[token]
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
