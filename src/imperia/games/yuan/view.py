"""The views of each seat and of a spectator: everything but the plans and bids of others."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from imperia.games.yuan.board import Board
from imperia.games.yuan.forecast import expected_actions
from imperia.games.yuan.hexes import PLACES, Laid, cells_of, open_places
from imperia.games.yuan.insight import outcome
from imperia.games.yuan.options import options_of
from imperia.games.yuan.phases.attack import INDESTRUCTIBLE, defence_of
from imperia.games.yuan.phases.auction import Bid, open_sides
from imperia.games.yuan.phases.levelling import production_of
from imperia.games.yuan.phases.planning import PlanTurn, cost_of, plan_cost
from imperia.games.yuan.printed import (
    ERUPTIONS,
    HILL,
    TERRAIN_WORDS,
    TILES,
    TYPES,
    WHEELS,
)
from imperia.games.yuan.scoring import needed, province_sum, provinces_of, temples_of
from imperia.games.yuan.spots import name_of, write_spot
from imperia.games.yuan.state import FREE, MARKERS, NO_BID, NO_TARGET, YuanState
from imperia.games.yuan.words import ACTION, CLAN, PLACE, PROVINCE, TILE
from imperia.kernel.game import Value
from imperia.kernel.position import write, write_maybe


class TileView(msgspec.Struct, frozen=True):
    """A tile on the table: its middle cell and how often it is turned."""

    tile: str
    q: int
    r: int
    rotation: int


class CellView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A cell: axial coordinates on flat-top hexagons, terrain, and the name of a province."""

    q: int
    r: int
    terrain: str
    province: str = ""


class RiverView(msgspec.Struct, frozen=True):
    """A river side between two cells."""

    cell: str
    other_cell: str


class ProvinceView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The pieces on a province, and its worth; `owner` is a seat once the clans are dealt, or nobody."""

    name: str
    q: int
    r: int
    terrain: str
    owner: int | None = None
    clan: str = ""
    village: bool = False
    cities: int = 0
    ramparts: int = 0
    armies: int = 0
    temple: bool = False
    production: int = 1
    defence: int = 0
    indestructible: bool = False
    volcanic: bool = False


class ExpectedView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The pieces that would stand on a province."""

    name: str
    owner: int | None = None
    clan: str = ""
    cities: int = 0
    ramparts: int = 0
    armies: int = 0
    temple: bool = False


class PlanView(msgspec.Struct, frozen=True):
    """A plan: the levels of development, fortification and militarisation, and their prices after reductions."""

    target: str
    levels: list[int]
    costs: list[int]
    cost: int
    # By type, the action that it would be if all others passed; empty where it would have no effect.
    actions: list[str]
    crosses: bool
    ready: bool
    # The provinces as they would be after the turn, where that changes them, and the money then, if all others passed.
    expected: list[ExpectedView]
    chao_after: int


class ClanView(msgspec.Struct, frozen=True):
    """One player's side: clan, money, markers and reserve; all of it is open (YUA-Q09)."""

    seat: int
    clan: str
    chao: int
    temples: int
    rice: int
    forest: int
    mine: int
    provinces: int
    province_sum: int
    villages_left: int
    cities_left: int
    armies_left: int
    ready: bool
    # The plan their screen hid last turn.
    last_target: str
    last_levels: list[int]


class OpenCity(msgspec.Struct, frozen=True):
    """A first city in the auction."""

    clan: str
    province: str
    taken_by: int | None


class AuctionView(msgspec.Struct, frozen=True):
    """The round of bids that is under way."""

    bidders: list[int]
    bid: int | None
    ties: int
    winner: int | None
    first_cities: list[OpenCity]


class LayingView(msgspec.Struct, frozen=True):
    """Tiles being laid by the players: the open hands, the tile that was taken, and where it may go."""

    hands: list[list[str]]
    tile: str
    place: str
    places: list[str]


class YuanView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    seat: int | None
    seats: int
    turn: int
    needed: int
    wheel: list[int]
    eruptions: list[int]
    first: int
    to_act: list[int]
    awaited: list[int]
    step: str
    over: bool
    options: dict[str, Value]
    tiles: list[TileView]
    cells: list[CellView]
    rivers: list[RiverView]
    provinces: list[ProvinceView]
    clans: list[ClanView]
    # The viewer's own plan while all are planning, and what each level of each type would cost them.
    plan: PlanView | None
    costs: list[list[int]]
    temples_left: int
    ramparts_left: int
    founded: list[str]
    auction: AuctionView | None
    laying: LayingView | None


@lru_cache(maxsize=256)
def see_laid_cells(laid: tuple[Laid, ...]) -> list[CellView]:
    """The cells of tiles; the same tiles always show the same."""
    return [
        CellView(q, r, TERRAIN_WORDS[TILES[tile].terrains[index]], write_maybe(PROVINCE, TILES[tile].provinces[index]))
        for tile, place, rotation in laid
        for index, (q, r) in enumerate(cells_of(PLACES[place], rotation))
    ]


def see_cells(state: YuanState) -> list[CellView]:
    """The cells of all tiles on the table, or of a map without tiles."""
    if state.laid:
        return see_laid_cells(state.laid)
    cells = state.board.cells
    return [
        CellView(*cells.spot(cell), TERRAIN_WORDS[cells.kind[cell]], write_maybe(PROVINCE, cells.name[cell]))
        for cell in range(cells.count)
    ]


def see_rivers(board: Board) -> list[RiverView]:
    """The river sides in force."""
    return [RiverView(write_spot(a), write_spot(b)) for a, b in board.rivers]


def see_province(state: YuanState, province: int, dealt: bool) -> ProvinceView:
    """One province; everything on it is open."""
    board = state.board
    owner = state.owner[province]
    defence = defence_of(state, province) if dealt else 0
    return ProvinceView(
        name=name_of(state, province),
        q=board.cells.q[board.homes[province]],
        r=board.cells.r[board.homes[province]],
        terrain=TERRAIN_WORDS[board.kind[province]],
        owner=owner if owner != FREE and dealt else None,
        clan=CLAN.words[state.clans[owner]] if owner != FREE else "",
        village=owner != FREE and not state.towns[province],
        cities=state.towns[province],
        ramparts=state.walls[province],
        armies=state.troops[province],
        temple=bool(state.shrines[province]),
        production=0 if board.kind[province] == HILL else production_of(state, province),
        defence=0 if defence == INDESTRUCTIBLE else defence,
        indestructible=defence == INDESTRUCTIBLE,
        volcanic=state.terms.volcanoes and board.volcanic[province],
    )


def see_expected(province: ProvinceView) -> ExpectedView:
    """Of a province what a plan may change."""
    return ExpectedView(*(getattr(province, field) for field in ExpectedView.__struct_fields__))


def see_changes(state: YuanState, after: YuanState) -> list[ExpectedView]:
    """The provinces on which something else stands afterwards."""
    changed: set[int] = set()
    for now, then in (
        (state.owner, after.owner),
        (state.towns, after.towns),
        (state.walls, after.walls),
        (state.troops, after.troops),
        (state.shrines, after.shrines),
    ):
        # Most lists are the same, which is cheap to see.
        if now != then:
            changed.update(province for province in range(state.board.size) if now[province] != then[province])
    return [see_expected(see_province(after, province, dealt=True)) for province in sorted(changed)]


def see_plan(state: YuanState, seat: int) -> PlanView:
    """The own plan as far as it is made."""
    plan = state.plans[seat]
    after = outcome(state, seat, plan)
    return PlanView(
        target=name_of(state, plan.target),
        levels=list(plan.levels),
        costs=[cost_of(state, seat, kind, plan.levels[kind]) for kind in TYPES],
        cost=plan_cost(state, seat, plan),
        actions=[write_maybe(ACTION, action) for action in expected_actions(state, seat)],
        crosses=plan.crosses,
        ready=plan.ready,
        expected=see_changes(state, after),
        chao_after=after.chao[seat],
    )


def see_clan(state: YuanState, seat: int, bidding: bool) -> ClanView:
    """One player's side of the table."""
    side = state.sides[seat] if state.sides else -1
    dealt = state.settled
    rice, forest, mine, _ = [state.marker(seat, which) for which in range(MARKERS)]
    shown = state.shown[seat] if state.shown else None
    return ClanView(
        seat=seat,
        clan=CLAN.words[state.clans[side]] if side >= 0 else "",
        chao=state.chao[seat],
        temples=temples_of(state, seat) if dealt else 0,
        rice=rice,
        forest=forest,
        mine=mine,
        provinces=len(provinces_of(state, seat)) if dealt else 0,
        province_sum=province_sum(state, seat) if dealt else 0,
        villages_left=state.villages[side] if side >= 0 else 0,
        cities_left=state.cities[side] if side >= 0 else 0,
        armies_left=state.armies[side] if side >= 0 else 0,
        ready=state.bids[seat] != NO_BID if bidding else state.plans[seat].ready,
        last_target=name_of(state, shown.target if shown is not None else NO_TARGET),
        last_levels=list(shown.levels) if shown is not None else [],
    )


def see_auction(state: YuanState, seat: int | None) -> AuctionView | None:
    """The first cities and the own bid, while they are bid for."""
    if state.settled or not state.sides or not state.terms.auction:
        return None
    own = state.bids[seat] if seat is not None else NO_BID
    return AuctionView(
        bidders=list(state.bidders),
        bid=own if own != NO_BID else None,
        ties=state.ties,
        winner=state.winner if state.winner >= 0 else None,
        first_cities=[
            OpenCity(
                clan=CLAN.words[clan],
                province=name_of(state, state.founded[side]),
                taken_by=None if side in open_sides(state) else state.sides.index(side),
            )
            for side, clan in enumerate(state.clans)
        ],
    )


def see_laying(state: YuanState) -> LayingView | None:
    """The open hands, while tiles are laid."""
    if not state.hands:
        return None
    return LayingView(
        hands=[write(TILE, hand) for hand in state.hands],
        tile=write_maybe(TILE, state.tile),
        place=write_maybe(PLACE, state.place),
        places=write(PLACE, open_places(state.laid)),
    )


def see(state: YuanState, seat: int | None) -> YuanView:
    """All that a seat may know."""
    choice = state.choice() if state.agenda else None
    planning = isinstance(choice, PlanTurn)
    dealt = state.settled
    return YuanView(
        seat=seat,
        seats=state.seats,
        turn=state.turn,
        needed=needed(state),
        wheel=WHEELS[state.terms.wheel],
        eruptions=ERUPTIONS if state.terms.volcanoes else [],
        first=state.first,
        to_act=list(state.to_act()),
        awaited=list(state.awaited()),
        step=type(choice).__name__ if choice is not None else "",
        over=state.over,
        options=options_of(state.terms),
        tiles=[TileView(TILE.words[tile], *PLACES[place], rotation) for tile, place, rotation in state.laid],
        cells=see_cells(state),
        rivers=see_rivers(state.board),
        provinces=[see_province(state, province, dealt) for province in range(state.board.size)],
        clans=[see_clan(state, one, isinstance(choice, Bid)) for one in range(state.seats)],
        plan=see_plan(state, seat) if planning and seat is not None else None,
        costs=[[cost_of(state, seat, kind, level) for level in range(4)] for kind in TYPES]
        if dealt and seat is not None
        else [],
        temples_left=state.temples,
        ramparts_left=state.ramparts,
        founded=[name_of(state, province) for province in state.founded],
        auction=see_auction(state, seat),
        laying=see_laying(state),
    )
