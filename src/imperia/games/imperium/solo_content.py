"""The tables of the C.I.V. and its levels, as data with their sources."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from imperia.games.imperium.content import FOLDER, Icon, Resource
from imperia.kernel.content import load_content


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards a row is for."""

    by: Literal["name", "category", "icon", "state", "type", "other"]
    value: str = ""


class Doubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A symbol of a row that could not be read for certain: what it was taken for, and what else it may be."""

    field: str
    chosen: str | list[str]
    alternatives: list[str | list[str]]
    why: str = ""


class RowData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A row of a table, with where it was read."""

    id: str
    effects: list[dict[str, Any]]
    source: Literal["rulebook", "public", "recalled", "reconstructed"]
    match: Match = Match("other")
    ref: str = ""
    known: list[str] = []
    why: str = ""
    confidence: str = ""
    lost_in_scan: str = ""
    unsure: list[Doubt] = []
    public_differs: str = ""


class TableData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rows that hold for a side of the State card, from top to bottom."""

    state: Icon
    rows: list[RowData]


class OpponentData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nation as the C.I.V. plays it."""

    nation: str
    tables: list[TableData]
    # What it adds to the market in clean-up, where that is not the usual token.
    market_token: dict[Resource, int] = {}
    # The quest that lies open below the others (IMP-241).
    last_quest: str = ""
    # The rows of its journey cards, one for each face.
    journey: list[RowData] = []


class LevelData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of difficulty."""

    id: str
    slots: int
    blocked: list[int]
    start: dict[Resource, int]
    tokens_per_point: int
    # How many cards are discarded from its deck after its turn, and what it gains for an unrest card that it returns.
    discard_after: int
    progress_for_unrest: int
    source: str


class KingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The gain by King of Kings, by the side that shows."""

    barbarian: list[int]
    empire: list[int]


class CivData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the solo booklet prints."""

    levels: list[LevelData]
    market_token: dict[Resource, int]
    variable_value: int
    king: KingData
    nations: list[OpponentData]


CIV_DATA: Final = load_content(FOLDER / "civ.json", CivData)
LEVEL_WORDS: Final = tuple(level.id for level in CIV_DATA.levels)
ROW_DATA: Final[list[RowData]] = [
    row
    for nation in CIV_DATA.nations
    for row in (*(one for table in nation.tables for one in table.rows), *nation.journey)
]
