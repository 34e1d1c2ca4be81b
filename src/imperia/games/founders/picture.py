"""A view as text, for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Final

from imperia.games.founders.cards import RESOURCE_NAME, STAR, TILE_BY_WORD, gives_of, recipe_of
from imperia.games.founders.content import TOKENS, Tile
from imperia.games.founders.view import FoundersView, NationView, PlacedTile
from imperia.games.founders.words import PILE, SEAT, TEXTS, TOKEN

# Every word of a tile's name fits the narrowest cell; a nation too wide even for these is cut into blocks of columns.
WIDEST_CELL: Final = 16
NARROWEST_CELL: Final = 10
MARGIN: Final = 5
NAME_LINES: Final = 3
CUT: Final = "…"
TO_ACT: Final = "▶"
INDENT: Final = "  "

Cell = tuple[list[str], list[str]]


def tile_name(word: str, lang: str) -> str:
    """A tile by the name that people read."""
    return TILE_BY_WORD[word].name.say(lang)


def tile_card(word: str, lang: str) -> str:
    """A tile with what it needs and what it gives: `Mine [wood + stone > iron]`."""
    return f"{tile_name(word, lang)} [{recipe_of(TILE_BY_WORD[word], lang)}]"


def token_name(word: str, lang: str) -> str:
    """A token in short: its kind, and of an artisan also the product."""
    token = TOKENS[TOKEN.words.index(word)]
    kind = RESOURCE_NAME[lang][token.type]
    return f"{kind} ({RESOURCE_NAME[lang][token.matches]})" if token.matches else kind


# Lists


def enumerate_within(width: int, items: Iterable[str], indent: str = INDENT) -> list[str]:
    """Items behind each other, broken into lines between items; inside an item only if it is wider than a line."""
    lines: list[str] = []
    line = ""
    for item in items:
        if line and len(indent) + len(line) + len(item) + 3 > width:
            lines.append(f"{line},")
            line = ""
        line += f", {item}" if line else item
    if line:
        lines.append(line)
    return [part for line in lines for part in wrap(line, width, initial_indent=indent, subsequent_indent=indent * 2)]


def counted(things: Mapping[str, int]) -> list[str]:
    """Things with their number where there are several."""
    return [name if count == 1 else f"{name} ×{count}" for name, count in things.items()]


def market(tiles: Iterable[str], lang: str, width: int) -> list[str]:
    """Tiles with what they need and give, copies counted."""
    return enumerate_within(width, counted(Counter(tile_card(one, lang) for one in tiles)))


# A nation


def fit(text: str, width: int, lines: int) -> list[str]:
    """A text in a given number of short lines; a cut is marked."""
    broken = wrap(text, width, break_on_hyphens=False) or [""]
    kept = broken[:lines]
    if len(broken) > lines:
        kept[-1] = kept[-1][: width - 1] + CUT
    return kept


def short_gives(tile: Tile, lang: str) -> str:
    """The gain of a tile, a choice of two in codes."""
    if len(tile.produces) < 2:
        return gives_of(tile, lang)
    return "/".join(TEXTS.say(f"code.{one}", lang) for one in tile.produces)


def draw_cell(placed: PlacedTile, lang: str, width: int, short: bool) -> Cell:
    """The lines of a cell: the tile's name, then what it gives and what lies on it."""
    signs = (
        # FOU-Q11: a pillaged tile is not pillaged again.
        ("unprotected", placed.unprotected and not placed.war),
        ("war", placed.war),
        ("coin", placed.coin),
        ("artisan", bool(placed.artisan)),
    )
    tile = TILE_BY_WORD[placed.tile]
    marks = [TEXTS.say(f"picture.{sign}", lang) for sign, there in signs if there]
    gives = short_gives(tile, lang) if short else gives_of(tile, lang)
    # A star stays with its number.
    gives = gives.replace(" ", "\u00a0")
    return fit(tile_name(placed.tile, lang), width, NAME_LINES), fit(" ".join([gives, *marks]), width, NAME_LINES)


def draw_nation(nation: NationView, lang: str, width: int) -> tuple[list[str], bool]:
    """A nation as a grid, the far side on top, in blocks of columns where it is too wide; and if it has codes in it."""
    if not nation.tiles:
        return [], False
    xs = range(min(tile.x for tile in nation.tiles), max(tile.x for tile in nation.tiles) + 1)
    room = max(width - MARGIN - 1, NARROWEST_CELL + 1)
    most = room // (NARROWEST_CELL + 1)
    blocks = -(-len(xs) // most)
    columns = -(-len(xs) // blocks)
    cell_width = min(WIDEST_CELL, room // columns - 1)
    short = any(len(gives_of(TILE_BY_WORD[tile.tile], lang)) > cell_width for tile in nation.tiles)
    cells = {(tile.x, tile.y): draw_cell(tile, lang, cell_width, short) for tile in nation.tiles}
    corners = {(cart.x, cart.y) for cart in nation.carts}
    lines: list[str] = []
    for first in range(0, len(xs), columns):
        lines += [""] * (first > 0) + draw_block(xs[first : first + columns], cells, corners, cell_width)
    return lines, short and any(len(TILE_BY_WORD[tile.tile].produces) > 1 for tile in nation.tiles)


def draw_block(
    xs: Sequence[int], cells: Mapping[tuple[int, int], Cell], corners: set[tuple[int, int]], width: int
) -> list[str]:
    """Some columns of a nation; `+` marks a corner with a cart."""
    empty: Cell = ([], [])
    ys = sorted({y for x, y in cells if x in xs})
    lines: list[str] = []
    for y in range(ys[-1], ys[0] - 1, -1):
        row = [cells.get((x, y), empty) for x in xs]
        margin = f"{y:>{MARGIN - 1}} "
        for part in range(2):
            for line in range(max(1, *(len(cell[part]) for cell in row))):
                shown = [cell[part][line] if line < len(cell[part]) else "" for cell in row]
                lines.append(f"{margin}|" + "|".join(f"{one:<{width}}" for one in shown) + "|")
                margin = " " * MARGIN
        edge = "".join("-" * width + ("+" if (x, y - 1) in corners else "-") for x in xs)
        start = "+" if (xs[0] - 1, y - 1) in corners else "-"
        lines.append(" " * MARGIN + start + edge)
    lines.append(" " * (MARGIN + 1) + " ".join(f"{x:^{width}}" for x in xs))
    return [line.rstrip() for line in lines]


# The whole table


def draw_market(view: FoundersView, lang: str, width: int) -> list[str]:
    """The middle of the table: draft or turn, supplies, rows, victory tiles, and what was swept (FOU-029, FOU-030)."""
    lines: list[str] = []
    if view.draft:
        lines += [TEXTS.say("picture.draft", lang), *market(view.draft, lang, width)]
    supply = [f"{token_name(word, lang)} {view.supply.get(word, 0)}" for word in TOKEN.words[:3]]
    supply.append(f"{RESOURCE_NAME[lang]['artisan']} {view.artisans_left}")
    key = "picture.turn" if view.turn else "picture.supply"
    lines += wrap(TEXTS.say(key, lang, {"turn": view.turn, "tokens": supply}), width, subsequent_indent=INDENT)
    for pile, row in enumerate(view.rows):
        details = {"pile": PILE.label(pile, lang), "count": row.pile}
        lines += [TEXTS.say("picture.row", lang, details), *market(row.tiles, lang, width)]
    lines += [TEXTS.say("picture.victory", lang), *market(view.victory, lang, width)]
    if view.swept:
        names = counted(Counter(tile_name(one, lang) for one in view.swept))
        lines += [TEXTS.say("picture.swept", lang), *enumerate_within(width, names)]
    return lines


def draw_owner(view: FoundersView, seat: int, lang: str, width: int) -> list[str]:
    """Whose nation it is, its points, and the tokens in hand."""
    nation = view.nations[seat]
    details = {
        "player": SEAT.label(seat, lang),
        "points": nation.points,
        "victory": nation.victory_tiles,
        "replaced": len(nation.replaced),
    }
    mark = f"{TO_ACT} " if seat in view.to_act else INDENT
    lines = wrap(mark + TEXTS.say("picture.nation", lang, details), width, subsequent_indent=INDENT * 2)
    if nation.hand:
        hand = counted({token_name(word, lang): count for word, count in nation.hand.items()})
        lines += wrap(
            INDENT * 2 + TEXTS.say("picture.tokens", lang, {"tokens": hand}), width, subsequent_indent=INDENT * 3
        )
    return lines


def draw(view: FoundersView, lang: str, width: int) -> str:
    """The whole table: market, then the nations in turn order, then what the signs mean."""
    lines = draw_market(view, lang, width)
    coded = False
    for seat, nation in enumerate(view.nations):
        grid, short = draw_nation(nation, lang, width)
        coded = coded or short
        lines += ["", *draw_owner(view, seat, lang, width), *grid]
        if nation.picked:
            tiles = [tile_card(one, lang) for one in nation.picked]
            lines += wrap(INDENT * 2 + TEXTS.say("picture.picked", lang, {"tiles": tiles}), width)
    signs = [TEXTS.say("picture.star", lang, {"mark": STAR}), TEXTS.say("picture.recipe", lang)]
    if view.to_act:
        signs.append(TEXTS.say("picture.to_act", lang, {"mark": TO_ACT}))
    if any(nation.tiles for nation in view.nations):
        signs += [TEXTS.say("picture.pillage", lang), TEXTS.say("picture.cart", lang)]
        signs.append(TEXTS.say("picture.capitals", lang))
    if coded:
        words = [key.removeprefix("code.") for key in TEXTS.all_keys() if key.startswith("code.")]
        signs += [f"{TEXTS.say(f'code.{one}', lang)} = {RESOURCE_NAME[lang][one]}" for one in words]
    return "\n".join([*lines, "", *enumerate_signs(width, signs)])


def enumerate_signs(width: int, signs: Iterable[str]) -> list[str]:
    """The legend, broken into lines between signs."""
    lines = [""]
    for sign in signs:
        if lines[-1] and len(lines[-1]) + 3 + len(sign) > width:
            lines.append("")
        lines[-1] += f"{'   ' if lines[-1] else ''}{sign}"
    return lines
