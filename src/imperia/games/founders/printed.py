"""The print on tiles and tokens, as the engine reads it."""

from __future__ import annotations

from typing import Final

from imperia.games.founders import content
from imperia.games.founders.content import RESOURCE_INDEX, SETUP

NATURE: Final = 0
VILLAGE: Final = 1
CITY: Final = 2
VICTORY: Final = 3
KINDS: Final = ("nature", "village", "city", "victory")
PILES: Final = (NATURE, VILLAGE, CITY)

# The three open kinds come first; each artisan is a token of its own.
WAR: Final = 0
COIN: Final = 1
CART: Final = 2
ARTISAN: Final = 3
TOKEN_TYPES: Final = ("war", "coin", "cart", "artisan")
NO_TOKEN: Final = -1


class Tile:
    """A tile: how many there are, its pile, what it needs and gives, its points, and the type of token it brings."""

    def __init__(self, entry: content.Tile) -> None:
        self.copies: Final[int] = entry.count
        self.kind: Final[int] = KINDS.index(entry.kind)
        self.needs: Final[list[int]] = sorted([RESOURCE_INDEX[need] for need in entry.requires])
        self.gives: Final[list[int]] = sorted([RESOURCE_INDEX[gift] for gift in entry.produces])
        self.points: Final[int] = entry.points
        self.grants: Final[int] = TOKEN_TYPES.index(entry.grants_token) if entry.grants_token else NO_TOKEN


class Token:
    """A token: how many there are, its type, and the resource that an artisan works with."""

    def __init__(self, entry: content.Token) -> None:
        self.copies: Final[int] = entry.count
        self.type: Final[int] = TOKEN_TYPES.index(entry.type)
        self.matches: Final[int] = RESOURCE_INDEX[entry.matches] if entry.matches else -1


TILES: Final[list[Tile]] = [Tile(entry) for entry in content.TILES]
TOKENS: Final[list[Token]] = [Token(entry) for entry in content.TOKENS]
TILE_COUNT: Final[int] = len(TILES)
TOKEN_COUNT: Final[int] = len(TOKENS)
ARTISANS: Final[list[int]] = [number for number, token in enumerate(TOKENS) if token.type == ARTISAN]
assert [TOKENS[token].type for token in (WAR, COIN, CART)] == [WAR, COIN, CART]

ROW_LIMIT: Final[int] = SETUP.constants.row_limit
HAND_POINTS: Final[int] = SETUP.constants.points_per_token_in_hand
ARTISAN_POINTS: Final[int] = SETUP.constants.points_per_artisan_on_unpillaged_tile
REPLACED_POINTS: Final[int] = SETUP.constants.points_per_replaced_tile
