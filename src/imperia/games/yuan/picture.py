"""A view as text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final

from imperia.games.yuan.view import CellView, ClanView, PlanView, ProvinceView, YuanView
from imperia.games.yuan.words import CLAN, SEAT, TEXTS, TILE

CELL_WIDTH: Final = 9
GROUND: Final = {"water": "~", "mountain": "^", "volcano": "^"}
TO_ACT: Final = "▶"
READY: Final = "✔"
INDENT: Final = "  "
LEVELS: Final = ("–", "I", "II", "III")


def clan_label(word: str, lang: str) -> str:
    """A clan by its name."""
    return CLAN.label(CLAN.words.index(word), lang)


def pieces(province: ProvinceView) -> str:
    """Owner and pieces in a few signs: `1D#2T` is a doubled, indestructible city of player 1, 2 armies and a temple."""
    owner = "" if province.owner is None else str(province.owner + 1)
    if province.clan and not owner:
        owner = province.clan[:2]
    town = "vcD"[province.cities] if province.clan else ""
    armies = str(province.armies) if province.armies else ""
    return owner + town + ("", "+", "#")[province.ramparts] + armies + "T" * province.temple


def draw_cell(cell: CellView, provinces: dict[str, ProvinceView], lang: str) -> tuple[str, str]:
    """The two lines of a cell: its name, then its terrain and what stands there."""
    if cell.terrain in GROUND:
        sign = GROUND[cell.terrain] * (CELL_WIDTH - 2)
        middle = TEXTS.say("picture.volcano", lang) if cell.terrain == "volcano" else sign
        return sign, middle
    terrain = TEXTS.say(f"picture.{cell.terrain}", lang)
    standing = pieces(provinces[cell.province]) if cell.province in provinces else ""
    return cell.province, f"{terrain} {standing}".rstrip()


def draw_map(view: YuanView, lang: str, width: int) -> list[str]:
    """The hexagons, each column half a cell lower than the one before; in blocks of columns where it is too wide."""
    if not view.cells:
        return []
    provinces = {one.name: one for one in view.provinces}
    columns = sorted({cell.q for cell in view.cells})
    most = max(1, width // CELL_WIDTH)
    blocks = -(-len(columns) // most)
    size = -(-len(columns) // blocks)
    lines: list[str] = []
    for start in range(0, len(columns), size):
        chosen = columns[start : start + size]
        cells = [cell for cell in view.cells if cell.q in chosen]
        if start:
            lines.append("")
        lines += draw_block(cells, chosen, provinces, lang)
    return lines


def draw_block(
    cells: Sequence[CellView], columns: Sequence[int], provinces: dict[str, ProvinceView], lang: str
) -> list[str]:
    """Some columns of the map."""
    top = min(2 * cell.r + cell.q for cell in cells)
    rows: dict[int, dict[int, str]] = {}
    for cell in cells:
        for line, text in enumerate(draw_cell(cell, provinces, lang)):
            rows.setdefault(2 * cell.r + cell.q - top + line, {})[columns.index(cell.q)] = text
    return [
        "".join(f"{rows.get(row, {}).get(column, ''):<{CELL_WIDTH}}" for column in range(len(columns))).rstrip()
        for row in range(max(rows) + 1)
    ]


def draw_clan(view: YuanView, clan: ClanView, lang: str, width: int) -> list[str]:
    """One player: clan, money, markers and reserve."""
    details = {
        "player": SEAT.label(clan.seat, lang),
        "clan": clan_label(clan.clan, lang) if clan.clan else TEXTS.say("picture.no_clan", lang),
        "chao": clan.chao,
        "temples": clan.temples,
        "rice": clan.rice,
        "forest": clan.forest,
        "mine": clan.mine,
        "villages": clan.villages_left,
        "cities": clan.cities_left,
        "armies": clan.armies_left,
    }
    mark = TO_ACT if clan.seat in view.awaited else READY if clan.ready else " "
    return wrap(f"{mark} {TEXTS.say('picture.clan', lang, details)}", width, subsequent_indent=INDENT * 2)


def draw_plan(plan: PlanView, lang: str, width: int) -> list[str]:
    """The own plan as far as it is made."""
    details = {
        "target": plan.target or TEXTS.say("picture.no_target", lang),
        "development": LEVELS[plan.levels[0]],
        "fortification": LEVELS[plan.levels[1]],
        "militarisation": LEVELS[plan.levels[2]],
        "cost": plan.cost,
    }
    return wrap(TEXTS.say("picture.plan", lang, details), width, subsequent_indent=INDENT)


def draw_setup(view: YuanView, lang: str, width: int) -> list[str]:
    """The open hands of tiles, or the first cities that are bid for."""
    lines: list[str] = []
    if view.laying is not None:
        for seat, hand in enumerate(view.laying.hands):
            tiles = [TILE.label(TILE.words.index(word), lang) for word in hand]
            details = {"player": SEAT.label(seat, lang), "tiles": tiles}
            lines += wrap(TEXTS.say("picture.hand", lang, details), width, subsequent_indent=INDENT)
    if view.auction is not None:
        cities = [
            f"{clan_label(one.clan, lang)} ({one.province})"
            for one in view.auction.first_cities
            if one.taken_by is None
        ]
        lines += wrap(TEXTS.say("picture.open_cities", lang, {"cities": cities}), width, subsequent_indent=INDENT)
    elif view.founded:
        lines += wrap(TEXTS.say("picture.founded", lang, {"provinces": view.founded}), width, subsequent_indent=INDENT)
    return lines


def draw(view: YuanView, lang: str, width: int) -> str:
    """The whole table: map, wheel, clans, the own plan, then what the signs mean."""
    lines = [*draw_map(view, lang, width), ""]
    if view.turn:
        details = {
            "turn": view.turn,
            "needed": view.needed,
            "temples": view.temples_left,
            "ramparts": view.ramparts_left,
        }
        lines += wrap(TEXTS.say("picture.wheel", lang, details), width)
    lines += draw_setup(view, lang, width)
    for clan in view.clans:
        lines += draw_clan(view, clan, lang, width)
    if view.plan is not None:
        lines += draw_plan(view.plan, lang, width)
    signs = [TEXTS.say(f"picture.{sign}", lang) for sign in ("signs_terrain", "signs_pieces", "signs_owner")]
    signs += [TEXTS.say("picture.signs_act", lang, {"mark": TO_ACT, "ready": READY})]
    return "\n".join([*lines, "", *spread(width, signs)])


def spread(width: int, signs: Iterable[str]) -> list[str]:
    """The legend, broken into lines."""
    return [line for sign in signs for line in wrap(sign, width, subsequent_indent=INDENT)]
