"""The content as lists of numbers, for the engine."""

from __future__ import annotations

from typing import Final

from imperia.games.founders.content import RESOURCE_INDEX, SETUP, TILES, TOKENS

NATURE: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
VICTORY: Final = 3
KINDS: Final = ("nature", "village", "city", "victory")
PILES: Final = (NATURE, VILLAGE, CITY)

# Tiles by number.
TILE_COUNT: Final = len(TILES)
COPIES: Final[list[int]] = [tile.count for tile in TILES]
KIND: Final[list[int]] = [KINDS.index(tile.kind) for tile in TILES]
NEEDS: Final[list[list[int]]] = [sorted(RESOURCE_INDEX[need] for need in tile.requires) for tile in TILES]
GIVES: Final[list[list[int]]] = [sorted(RESOURCE_INDEX[gift] for gift in tile.produces) for tile in TILES]
POINTS: Final[list[int]] = [tile.points for tile in TILES]

# Tokens by number. The three open kinds come first; each artisan is a kind of its own.
TOKEN_COUNT: Final = len(TOKENS)
TOKEN_TYPES: Final = ("war", "coin", "cart", "artisan")
WAR: Final = 0
COIN: Final = 1
CART: Final = 2
ARTISAN: Final = 3
TOKEN_TYPE: Final[list[int]] = [TOKEN_TYPES.index(token.type) for token in TOKENS]
MATCHES: Final[list[int]] = [RESOURCE_INDEX[token.matches] if token.matches else -1 for token in TOKENS]
ARTISANS: Final[list[int]] = [token for token in range(TOKEN_COUNT) if TOKEN_TYPE[token] == ARTISAN]
# The token type that a tile brings when it is added, or -1.
GRANTS: Final[list[int]] = [
    TOKEN_TYPES.index(tile.grants_token) if tile.grants_token is not None else -1 for tile in TILES
]

ROW_LIMIT: Final[int] = SETUP.constants.row_limit
HAND_POINTS: Final[int] = SETUP.constants.points_per_token_in_hand
ARTISAN_POINTS: Final[int] = SETUP.constants.points_per_artisan_on_unpillaged_tile
REPLACED_POINTS: Final[int] = SETUP.constants.points_per_replaced_tile

assert [TOKEN_TYPE[token] for token in (WAR, COIN, CART)] == [WAR, COIN, CART]
