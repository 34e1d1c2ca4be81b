"""Every field of a position of Yuan: how it is saved, and what a learner is given of it.

What names provinces is read and written by the game itself, since a map has other provinces than the next.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.board import Board
from imperia.games.yuan.hexes import FARTHEST, ROTATIONS
from imperia.games.yuan.printed import LAST_TURN, TERRAIN_WORDS
from imperia.games.yuan.spots import name_of, write_cell, write_spot
from imperia.games.yuan.state import FREE, MARKERS, NO_BID, NO_PLAN, NO_SIDE, NO_TARGET, Plan, YuanState
from imperia.games.yuan.words import CLAN, PLACE, PROVINCE, TILE, TYPE
from imperia.kernel.form import (
    OWNER,
    Cards,
    Dealt,
    Field,
    Form,
    Given,
    Grid,
    Kind,
    Listed,
    OfParty,
    Part,
    RowOfParty,
    Seat,
    Thing,
    Told,
    Whole,
    Writer,
)
from imperia.kernel.form.observing import FLAG, INDICES, NUMBER
from imperia.kernel.form.schema import MOST, dict_of, either, list_of, row_of, struct, whole

NO_CLAN: Final = -1
PROVINCE_DATA: Final = struct(
    "ProvinceData",
    [
        ("owner", int, FREE),
        ("cities", whole(0, 2), 0),
        ("ramparts", whole(0, 2), 0),
        ("armies", whole(0, MOST), 0),
        ("temple", bool, False),
    ],
)
LEVEL_NUMBER: Final = whole(0, 3)
PLAN_DATA: Final = struct(
    "PlanData",
    [
        ("target", str, ""),
        ("levels", row_of(LEVEL_NUMBER, LEVEL_NUMBER, LEVEL_NUMBER), (0, 0, 0)),
        ("crosses", bool, True),
        ("ready", bool, False),
    ],
)


# In words


def tell_tiles(state: YuanState) -> list[list[Any]]:
    """The tiles as they lie: tile, place and rotation."""
    return [[TILE.words[tile], PLACE.words[place], rotation] for tile, place, rotation in state.laid]


def tell_cells(state: YuanState) -> dict[str, str]:
    """A map that was not made of tiles, cell by cell."""
    cells = state.board.cells
    if state.laid:
        return {}
    return {write_spot(cells.spot(cell)): write_cell(cells, cell) for cell in range(cells.count)}


def tell_rivers(state: YuanState) -> list[list[str]]:
    """The river sides of such a map."""
    return [] if state.laid else [[write_spot(a), write_spot(b)] for a, b in state.board.rivers]


def tell_provinces(state: YuanState) -> dict[str, dict[str, Any]]:
    """The pieces on the provinces; those on which nothing stands are left out."""
    found: dict[str, dict[str, Any]] = {}
    for province in range(state.board.size):
        owner: int = state.owner[province]
        counts = {
            "cities": int(state.towns[province]),
            "ramparts": int(state.walls[province]),
            "armies": int(state.troops[province]),
        }
        told: dict[str, Any] = {"owner": owner} if owner != FREE else {}
        told |= {name: count for name, count in counts.items() if count}
        if state.shrines[province]:
            told["temple"] = True
        if told:
            found[name_of(state, province)] = told
    return found


def tell_plan(state: YuanState, plan: Plan) -> dict[str, Any]:
    """A plan by its words."""
    told: dict[str, Any] = {"target": name_of(state, plan.target)} if plan.target != NO_TARGET else {}
    if plan.acts:
        told["levels"] = list(plan.levels)
    if not plan.crosses:
        told["crosses"] = False
    return told | ({"ready": True} if plan.ready else {})


def tell_plans(state: YuanState) -> list[dict[str, Any]]:
    """The plans being written, by seat."""
    return [tell_plan(state, plan) for plan in state.plans]


def tell_shown(state: YuanState) -> list[dict[str, Any]]:
    """The plans last shown by the screens, by seat."""
    return [tell_plan(state, plan) for plan in state.shown]


def tell_hands(state: YuanState) -> list[list[str]]:
    """The tiles before each seat, while they are laid."""
    return [[TILE.words[tile] for tile in hand] for hand in state.hands]


def tell_clans(state: YuanState) -> list[str]:
    """The clan of each side."""
    return [CLAN.words[clan] for clan in state.clans]


def tell_sides(state: YuanState) -> list[int]:
    """The side of each seat."""
    return list(state.sides)


def tell_place(state: YuanState) -> str:
    """Where the tile in hand will lie."""
    return PLACE.words[state.place] if state.place >= 0 else ""


def tell_founded(state: YuanState) -> list[str]:
    """The provinces of the first cities."""
    return [name_of(state, province) for province in state.founded]


def tell_bidders(state: YuanState) -> list[int]:
    """Who bids."""
    return list(state.bidders)


def tell_bids(state: YuanState) -> list[int]:
    """Each seat's bid."""
    return list(state.bids)


# In numbers


class OnMap(Field):
    """Numbers by province of the map, as numbers by name; nought for the provinces that are not on it."""

    def get(self, state: Any, party: i64) -> Any:
        table: YuanState = state
        values: vec[i64] = getattr(table, self.attribute)
        found = vec[i64]([0] * len(PROVINCE.words))
        province: i64
        for province in range(table.board.size):
            found[table.board.names[province]] = values[province]
        return found


class OwnedOnMap(OnMap):
    """Whose the provinces are: a side from 1 on, or nobody's."""

    def get(self, state: Any, party: i64) -> Any:
        table: YuanState = state
        found = vec[i64]([0] * len(PROVINCE.words))
        province: i64
        for province in range(table.board.size):
            found[table.board.names[province]] = table.owner[province] + 1
        return found


EACH_PROVINCE: Final = ((PROVINCE.name, len(PROVINCE.words)),)


class Owners(Kind):
    """Sides by province, as the reader counts them."""

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [Part("", INDICES, PROVINCE.words, 0, seats, EACH_PROVINCE)]

    def observe(self, value: Any, out: Writer) -> None:
        sides: vec[i64] = value
        for side in sides:
            out.number(out.eye.relative(side - 1) + 1)


class Ground(Kind):
    """The map: what each province is, and where it lies."""

    def parts(self, seats: int, seen: int) -> list[Part]:
        words = PROVINCE.words
        return [
            Part("terrain", INDICES, words, 0, len(TERRAIN_WORDS), EACH_PROVINCE),
            Part("q", NUMBER, words, -FARTHEST, FARTHEST, EACH_PROVINCE),
            Part("r", NUMBER, words, -FARTHEST, FARTHEST, EACH_PROVINCE),
        ]

    def observe(self, value: Any, out: Writer) -> None:
        board: Board = value
        size = len(PROVINCE.words)
        terrain, q, r = vec[i64]([0] * size), vec[i64]([0] * size), vec[i64]([0] * size)
        province: i64
        for province in range(board.size):
            name, home = board.names[province], board.homes[province]
            terrain[name] = board.kind[province] + 1
            q[name] = board.cells.q[home]
            r[name] = board.cells.r[home]
        out.numbers(terrain)
        out.numbers(q)
        out.numbers(r)


class Plans(Kind):
    """A plan: its province by the number of its name from 1 on, three levels, and whether it is done."""

    def parts(self, seats: int, seen: int) -> list[Part]:
        return [
            Part("target", INDICES, ["target"], 0, len(PROVINCE.words)),
            Part("levels", NUMBER, list(TYPE.words), 0, 3),
            Part("crosses", FLAG, ["crosses"], 0, 1),
            Part("ready", FLAG, ["ready"], 0, 1),
        ]

    def observe(self, value: Any, out: Writer) -> None:
        target: i64
        plan: Plan
        target, plan = value
        out.number(target + 1)
        for level in plan.levels:
            out.number(level)
        out.number(1 if plan.crosses else 0)
        # That a plan is made everybody sees, not what it is.
        out.size(1 if plan.ready else 0)


class ByPlan(OfParty):
    """The plans of all seats, each with its province by name; none before they are dealt."""

    def get(self, state: Any, party: i64) -> Any:
        table: YuanState = state
        plans = getattr(table, self.attribute)
        plan: Plan = plans[party] if len(plans) else NO_PLAN
        return (table.board.names[plan.target] if plan.target != NO_TARGET else NO_TARGET), plan


def pieces(name: str) -> Dealt:
    """Pieces that a side has in reserve."""
    return Dealt(name, Whole(), 0)


# Tiles in the boxes and in hands have their place on the map soon; only while they are laid it matters who has which.
IN_HAND: Final = Cards(TILE, tuple, single=False)

FORM: Final = Form(
    [
        Field("turn", Whole(0, LAST_TURN, left_out=1)),
        Field("first", Seat()),
        Told("tiles", list_of(row_of(str, str, whole(0, ROTATIONS - 1))), [], tell_tiles, "laid"),
        Told("cells", dict_of(str), {}, tell_cells, "board"),
        Told("rivers", list_of(row_of(str, str)), [], tell_rivers, "board"),
        Field("map", Ground(), attribute="board", saved=False),
        Told("provinces", dict_of(PROVINCE_DATA), {}, tell_provinces, "owner"),
        OwnedOnMap("owner", Owners(), saved=False),
        OnMap("cities_on", Grid(PROVINCE, 0, 2), attribute="towns", saved=False),
        OnMap("ramparts_on", Grid(PROVINCE, 0, 2), attribute="walls", saved=False),
        OnMap("armies_on", Grid(PROVINCE, 0, MOST), attribute="troops", saved=False),
        OnMap("temple_on", Grid(PROVINCE, 0, 1), attribute="shrines", saved=False),
        Told("clans", either(list_of(str), None), None, tell_clans),
        Dealt("clan", Thing(CLAN), NO_CLAN, attribute="clans"),
        Told("sides", either(list_of(int), None), None, tell_sides),
        Dealt("side", Seat(none=True), NO_SIDE, attribute="sides"),
        OfParty("chao", Whole()),
        Told("plans", list_of(PLAN_DATA), [], tell_plans),
        ByPlan("plan", Plans(), OWNER, attribute="plans", saved=False),
        Told("shown", list_of(PLAN_DATA), [], tell_shown),
        ByPlan("shown_plan", Plans(), attribute="shown", saved=False),
        Field("tile", Thing(TILE)),
        Told("place", str, "", tell_place),
        Told("hands", list_of(list_of(str)), [], tell_hands),
        Dealt("hand", IN_HAND, (), attribute="hands"),
        Field("unused", IN_HAND, saved=False),
        Told("founded", list_of(str), [], tell_founded),
        Told("bidders", list_of(int), [], tell_bidders),
        Told("bids", list_of(int), [], tell_bids),
        Dealt("bid", Whole(NO_BID, MOST), NO_BID, OWNER, attribute="bids"),
        Field("ties", Whole()),
        Field("winner", Seat(none=True)),
        # What a clan can do follows from which it is.
        Field("powers", Given(None, None), saved=False),
        pieces("villages"),
        pieces("cities"),
        pieces("armies"),
        Field("temples", Whole(), saved=False),
        Field("ramparts", Whole(), saved=False),
        RowOfParty("markers", Listed(Whole(), MARKERS), MARKERS, saved=False),
    ],
)
