"""Cells and provinces of a map by their words, as positions have them."""

from __future__ import annotations

from imperia.games.yuan.board import Cells
from imperia.games.yuan.hexes import FARTHEST, Spot
from imperia.games.yuan.printed import TERRAIN_WORDS
from imperia.games.yuan.state import YuanState
from imperia.games.yuan.words import PROVINCE
from imperia.kernel.errors import BadPosition


def read_spot(text: str, field: str) -> Spot:
    """A cell written as `q,r`."""
    try:
        q, r = map(int, text.split(","))
        if max(abs(q), abs(r)) > FARTHEST:
            raise ValueError(text)
    except ValueError as error:
        raise BadPosition("impossible", field=field, value=text) from error
    return q, r


def write_spot(spot: Spot) -> str:
    """A cell as `q,r`."""
    return f"{spot[0]},{spot[1]}"


def write_cell(cells: Cells, cell: int) -> str:
    """The kind of a cell, and its province."""
    name: int = cells.name[cell]
    terrain = TERRAIN_WORDS[cells.kind[cell]]
    return f"{terrain} {PROVINCE.words[name]}" if name >= 0 else terrain


def name_of(state: YuanState, province: int) -> str:
    """A province of the board by its name, or nothing."""
    return PROVINCE.words[state.board.names[province]] if province >= 0 else ""
