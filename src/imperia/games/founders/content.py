"""The tiles, tokens and tables of the box, loaded and validated once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal

import msgspec

from imperia.kernel.content import Entity, Shelf, index_of, load_content
from imperia.kernel.errors import BadContent

FOLDER: Final = Path(__file__).with_name("content")

Tier = Literal["basic", "village", "city"]
TileKind = Literal["nature", "village", "city", "victory"]
TokenType = Literal["war", "coin", "cart", "artisan"]


class Resource(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Resources that tiles give and need."""

    tier: Tier
    icon: str = ""


class Tile(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tile: what it needs, what it gives, the token it brings and its points (FOU-003, FOU-004)."""

    kind: TileKind
    color: str
    requires: list[str]
    produces: list[str]
    grants_token: TokenType | None
    points: int


class Token(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A token: what it does and where it may be put."""

    type: TokenType
    effect: Literal["pillage", "buy_resource", "link_block", "settle_artisan"]
    target: Literal[
        "opponent_unprotected_tile",
        "opponent_producing_tile",
        "own_2x2_block",
        "own_producing_village_tile_matching",
    ]
    stays: Literal["on_tile", "on_tile_until_owner_turn_end", "on_corner"]
    hidden_supply: bool
    matches: str = ""


class Piles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tiles left in the three piles."""

    nature: int
    village: int
    city: int


class Layout(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The setup for one number of players."""

    players: int
    victory_revealed: int
    draft_revealed: int
    draft_taken_each: int
    nature_row_extra: int
    nature_row_start: int
    village_row_start: int
    city_row_start: int
    pile_after_setup: Piles
    max_turns: int


class Constants(Entity, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of the rules that no tile shows."""

    row_limit: int
    tokens_played_per_turn: Literal[1]
    tiles_added_per_turn: Literal[1]
    resources_per_tile_per_turn: Literal[1]
    points_per_token_in_hand: int
    points_per_artisan_on_unpillaged_tile: int
    points_per_replaced_tile: int
    tie_break: tuple[Literal["victory_tiles_in_nation"], Literal["shared"]]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setup table and the constants."""

    layouts: list[Layout]
    constants: Constants


def check_words(words: Iterable[str], known: Iterable[str], owner: str) -> None:
    """Refuse a word that no entry defines."""
    for word in words:
        if word not in set(known):
            raise BadContent("unknown_word", word=word, owner=owner)


def check_tiles(tiles: list[Tile], resources: list[Resource], tokens: list[Token]) -> None:
    """Refuse tiles that name unknown resources or tokens."""
    known = [resource.id for resource in resources]
    types = [token.type for token in tokens]
    for tile in tiles:
        check_words([*tile.requires, *tile.produces], known, tile.id)
        check_words([tile.grants_token] if tile.grants_token else [], types, tile.id)
    for token in tokens:
        check_words([token.matches] if token.matches else [], known, token.id)


# What the engine does with each type of token; a content file that says otherwise asks for another game.
TOKENS_DO: Final = {
    "war": ("pillage", "opponent_unprotected_tile", "on_tile", False),
    "coin": ("buy_resource", "opponent_producing_tile", "on_tile_until_owner_turn_end", False),
    "cart": ("link_block", "own_2x2_block", "on_corner", False),
    "artisan": ("settle_artisan", "own_producing_village_tile_matching", "on_tile", True),
}


def check_tokens(tokens: list[Token]) -> None:
    """Refuse a token that does not do what its type does, or an artisan without a resource."""
    for token in tokens:
        does = (token.effect, token.target, token.stays, token.hidden_supply)
        if does != TOKENS_DO[token.type] or bool(token.matches) != (token.type == "artisan"):
            raise BadContent("content", file="tokens.json", problem=token.id)


def check_layouts(layouts: list[Layout], tiles: list[Tile]) -> None:
    """Refuse a setup whose sums do not add up (FOU-019, FOU-022, FOU-025, FOU-131)."""
    for layout in layouts:
        box = {kind: sum(tile.count for tile in tiles if tile.kind == kind) for kind in ("nature", "village", "city")}
        left = Piles(
            box["nature"] - layout.draft_revealed - layout.nature_row_extra,
            box["village"] - layout.village_row_start,
            box["city"] - layout.city_row_start,
        )
        sums = (
            layout.draft_revealed == layout.draft_taken_each * layout.players + 1,
            layout.draft_taken_each == 2,
            layout.nature_row_start == layout.nature_row_extra + 1,
            layout.pile_after_setup == left,
            layout.max_turns == left.nature + left.village + left.city,
        )
        if not all(sums):
            raise BadContent("content", file="setup.json", problem=layout.id)


RESOURCES: Final = load_content(FOLDER / "resources.json", list[Resource])
TILES: Final = load_content(FOLDER / "tiles.json", list[Tile])
TOKENS: Final = load_content(FOLDER / "tokens.json", list[Token])
SETUP: Final = load_content(FOLDER / "setup.json", Setup)
check_tiles(TILES, RESOURCES, TOKENS)
check_tokens(TOKENS)
check_layouts(SETUP.layouts, TILES)

RESOURCE_INDEX: Final = index_of(RESOURCES, "resources.json")

SHELVES: Final = [
    Shelf("resources", RESOURCES),
    Shelf("tiles", TILES),
    Shelf("tokens", TOKENS),
    Shelf("setup", [*SETUP.layouts, SETUP.constants]),
]
for _shelf in SHELVES:
    # Two entries with one id are an error.
    index_of(_shelf.entities, _shelf.name)
BOX: Final = {entity.id: entity.count for entity in [*TILES, *TOKENS]}
