"""A view as text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from imperia.games.founders.content import TILES
from imperia.games.founders.view import FoundersView, NationView
from imperia.games.founders.words import PILE, RESOURCE, TILE, TOKEN
from imperia.kernel.texts import Texts

WIDTH = 14


def tile_name(word: str, lang: str) -> str:
    """A tile by the name that people read."""
    index = TILE.index(word)
    assert index is not None
    return TILE.label(index, lang)


def tile_card(word: str, lang: str) -> str:
    """A tile with what it needs and what it gives: `Mine [wood + stone > iron]`."""
    tile = next(one for one in TILES if one.id == word)

    def names(words: Iterable[str], joiner: str) -> str:
        return joiner.join(RESOURCE.label(RESOURCE.words.index(one), lang) for one in words)

    gives = f"{tile.points} ★" if tile.points else names(tile.produces, " / ")
    needs = names(tile.requires, " + ")
    return f"{tile_name(word, lang)} [{needs} > {gives}]" if needs else f"{tile_name(word, lang)} [{gives}]"


def marks(texts: Texts, nation: NationView, x: int, y: int, lang: str) -> tuple[str, str]:
    """The two lines of a cell: the tile's name, and what lies on it."""
    for tile in nation.tiles:
        if (tile.x, tile.y) == (x, y):
            signs = [
                texts.say(f"picture.{sign}", lang)
                for sign, there in (("war", tile.war), ("coin", tile.coin), ("artisan", bool(tile.artisan)))
                if there
            ]
            if tile.unprotected:
                signs.append("^")
            return tile_name(tile.tile, lang)[: WIDTH - 1], " ".join(signs)
    return "", ""


def draw_nation(texts: Texts, nation: NationView, lang: str) -> list[str]:
    """A nation as a grid, the far side on top; `+` marks a corner with a cart."""
    if not nation.tiles:
        return []
    xs = range(min(tile.x for tile in nation.tiles), max(tile.x for tile in nation.tiles) + 1)
    ys = range(min(tile.y for tile in nation.tiles), max(tile.y for tile in nation.tiles) + 1)
    corners = {(cart.x, cart.y) for cart in nation.carts}
    lines: list[str] = []
    for y in reversed(ys):
        cells = [marks(texts, nation, x, y, lang) for x in xs]
        lines.append(f"{y:>4} |" + "|".join(f"{name:<{WIDTH}}" for name, _ in cells) + "|")
        lines.append("     |" + "|".join(f"{signs:<{WIDTH}}" for _, signs in cells) + "|")
        edge = "".join("-" * WIDTH + ("+" if (x, y - 1) in corners else "-") for x in xs)
        lines.append(f"      {edge}")
    lines.append("      " + " ".join(f"{x:^{WIDTH}}" for x in xs))
    return lines


def tokens(hand: dict[str, int], lang: str) -> str:
    """Tokens in words, with their number where there are several."""
    names = []
    for word, count in hand.items():
        name = TOKEN.label(TOKEN.words.index(word), lang)
        names.append(name if count == 1 else f"{count} x {name}")
    return ", ".join(names)


def draw(texts: Texts, view: FoundersView, lang: str) -> str:
    """The whole table: market, then the nations in turn order."""
    lines: list[str] = []
    if view.draft:
        lines.append(texts.say("picture.draft", lang, {"tiles": [tile_card(one, lang) for one in view.draft]}))
    for pile, row in enumerate(view.rows):
        details = {
            "pile": PILE.label(pile, lang),
            "count": row.pile,
            "tiles": [tile_card(one, lang) for one in row.tiles],
        }
        lines.append(texts.say("picture.row", lang, details))
    lines.append(texts.say("picture.victory", lang, {"tiles": [tile_card(one, lang) for one in view.victory]}))
    for seat, nation in enumerate(view.nations):
        details = {
            "number": seat + 1,
            "points": nation.points,
            "tokens": tokens(nation.hand, lang) or "—",
            "replaced": len(nation.replaced),
        }
        key = "picture.nation_active" if seat in view.to_act else "picture.nation"
        lines += ["", texts.say(key, lang, details), *draw_nation(texts, nation, lang)]
    return "\n".join(lines)
