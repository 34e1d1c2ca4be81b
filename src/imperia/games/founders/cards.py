"""A tile as people read it: its name, what it needs and what it gives."""

from __future__ import annotations

from typing import Final

from imperia.games.founders.content import RESOURCES, TILES, Tile
from imperia.kernel.texts import LANGS, Texts

STAR: Final = "★"
TILE_BY_WORD: Final = {tile.id: tile for tile in TILES}
RESOURCE_NAME: Final = {lang: {one.id: one.name.say(lang) for one in RESOURCES} for lang in LANGS}


def needs_of(tile: Tile, lang: str) -> str:
    """The needs of a tile: `wood + stone`; empty for nature tiles."""
    return " + ".join([RESOURCE_NAME[lang][one] for one in tile.requires])


def gives_of(tile: Tile, lang: str) -> str:
    """The gain of a tile: its product, a choice of two, or its points."""
    if tile.points:
        return f"{tile.points} {STAR}"
    return "/".join([RESOURCE_NAME[lang][one] for one in tile.produces])


def recipe_of(tile: Tile, lang: str) -> str:
    """The needs and products of a tile: `wood + stone > iron`."""
    needs, gives = needs_of(tile, lang), gives_of(tile, lang)
    return f"{needs} > {gives}" if needs else gives


def cards(texts: Texts, lang: str) -> list[str]:
    """All tiles in the order of the content, each with what it needs and gives behind its name."""
    return [texts.say("card", lang, {"name": tile.name.say(lang), "recipe": recipe_of(tile, lang)}) for tile in TILES]
