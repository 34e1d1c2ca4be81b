"""A view as text, for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from imperia.games.founders.content import TILES
from imperia.games.founders.view import FoundersView, NationView, PlacedTile
from imperia.games.founders.words import PILE, RESOURCE, TILE, TOKEN
from imperia.kernel.texts import Texts

# The picture fits a terminal of this width while nations are not wider than the table is.
PAGE: Final = 96
WIDEST_CELL: Final = 14
NARROWEST_CELL: Final = 8


def tile_name(word: str, lang: str) -> str:
    """A tile by the name that people read."""
    index = TILE.index(word)
    assert index is not None
    return TILE.label(index, lang)


def tile_card(word: str, lang: str) -> str:
    """A tile with what it needs and what it gives: `Mine [wood + stone > iron]`."""
    tile = next(one for one in TILES if one.id == word)

    gives = tile_gives(word, lang)
    needs = " + ".join(RESOURCE.label(RESOURCE.words.index(one), lang) for one in tile.requires)
    return f"{tile_name(word, lang)} [{needs} > {gives}]" if needs else f"{tile_name(word, lang)} [{gives}]"


def tile_gives(word: str, lang: str) -> str:
    """What a tile brings: its products, or its points."""
    tile = next(one for one in TILES if one.id == word)
    if tile.points:
        return f"{tile.points} ★"
    return "/".join(RESOURCE.label(RESOURCE.words.index(one), lang) for one in tile.produces)


def cell_lines(texts: Texts, tile: PlacedTile, lang: str) -> list[str]:
    """The three lines of a cell: the tile's name, what it gives, and what lies on it."""
    signs = (("unprotected", tile.unprotected), ("war", tile.war), ("coin", tile.coin), ("artisan", bool(tile.artisan)))
    marks = [texts.say(f"picture.{sign}", lang) for sign, there in signs if there]
    return [tile_name(tile.tile, lang), tile_gives(tile.tile, lang), " ".join(marks)]


def draw_nation(texts: Texts, nation: NationView, lang: str) -> list[str]:
    """A nation as a grid, the far side on top; `+` marks a corner with a cart."""
    if not nation.tiles:
        return []
    xs = range(min(tile.x for tile in nation.tiles), max(tile.x for tile in nation.tiles) + 1)
    ys = range(min(tile.y for tile in nation.tiles), max(tile.y for tile in nation.tiles) + 1)
    width = max(NARROWEST_CELL, min(WIDEST_CELL, PAGE // len(xs) - 1))
    corners = {(cart.x, cart.y) for cart in nation.carts}
    cells = {(tile.x, tile.y): cell_lines(texts, tile, lang) for tile in nation.tiles}
    lines: list[str] = []
    for y in reversed(ys):
        for line, margin in enumerate((f"{y:>4} ", "     ", "     ")):
            texts_of_line = [cells.get((x, y), ["", "", ""])[line][:width] for x in xs]
            lines.append(f"{margin}|" + "|".join(f"{one:<{width}}" for one in texts_of_line) + "|")
        edge = "".join("-" * width + ("+" if (x, y - 1) in corners else "-") for x in xs)
        lines.append(f"      {edge}")
    lines.append("      " + " ".join(f"{x:^{width}}" for x in xs))
    return [line.rstrip() for line in lines]


def listed(words: Iterable[str], lang: str) -> list[str]:
    """Tiles with what they need and give, copies counted, broken into lines between tiles."""
    counts = Counter(words)
    lines: list[str] = []
    line = ""
    for word, count in counts.items():
        card = tile_card(word, lang) + (f" ×{count}" if count > 1 else "")
        if line and len(line) + len(card) > PAGE:
            lines.append(line)
            line = ""
        line += f"{'  ' if not line else ', '}{card}"
    return [*lines, line]


def tokens(hand: dict[str, int], lang: str) -> str:
    """Tokens in words, with their number where there are several."""
    names = []
    for word, count in hand.items():
        name = TOKEN.label(TOKEN.words.index(word), lang)
        names.append(name if count == 1 else f"{name} ×{count}")
    return ", ".join(names)


def draw(texts: Texts, view: FoundersView, lang: str) -> str:
    """The whole table: market, then the nations in turn order."""
    lines: list[str] = []
    if view.draft:
        lines += [texts.say("picture.draft", lang), *listed(view.draft, lang)]
    for pile, row in enumerate(view.rows):
        details = {"pile": PILE.label(pile, lang), "count": row.pile}
        lines += [texts.say("picture.row", lang, details), *listed(row.tiles, lang)]
    lines += [texts.say("picture.victory", lang), *listed(view.victory, lang)]
    lines = [line for line in lines if line]
    for seat, nation in enumerate(view.nations):
        details = {
            "number": seat + 1,
            "points": nation.points,
            "tokens": tokens(nation.hand, lang) or "—",
            "replaced": len(nation.replaced),
        }
        key = "picture.nation_active" if seat in view.to_act else "picture.nation"
        lines += ["", texts.say(key, lang, details), *draw_nation(texts, nation, lang)]
        if nation.picked:
            lines.append(texts.say("picture.picked", lang, {"tiles": [tile_card(one, lang) for one in nation.picked]}))
    if any(nation.tiles for nation in view.nations):
        lines += ["", texts.say("picture.legend", lang)]
    return "\n".join(lines)
