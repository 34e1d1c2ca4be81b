"""Tiles and tokens as the page draws them: the fields that are printed, the rules they touch."""

from __future__ import annotations

from typing import Final

from imperia.games.founders.content import Tile
from imperia.kernel.content import Entity, Said

DRAWN: Final[dict[str, tuple[str, ...]]] = {
    "tiles": ("kind", "requires", "produces", "points"),
    "tokens": ("type", "matches"),
    "resources": (),
}
KIND_RULES: Final = {
    "nature": ["FOU-005", "FOU-058", "FOU-068"],
    "village": ["FOU-006", "FOU-057", "FOU-070", "FOU-119"],
    "city": ["FOU-006", "FOU-057", "FOU-070", "FOU-087"],
    "victory": ["FOU-007", "FOU-051", "FOU-097", "FOU-133"],
}


def said(entity: Entity, lang: str) -> Said:
    """A tile says by its fields what it does; only the rules it touches are told besides."""
    return Said(rules=KIND_RULES[entity.kind]) if isinstance(entity, Tile) else Said()
