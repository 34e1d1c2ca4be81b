"""Positions from data: what is not mentioned lies where it would lie, and what could not be is refused."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from imperia.games.yuan.board import NO_BOARD, NONE, Board, Cells, board_of
from imperia.games.yuan.census import pieces_on_board
from imperia.games.yuan.form import FORM
from imperia.games.yuan.hexes import FIRST_PLACE, Laid, open_places
from imperia.games.yuan.options import check_together, terms_of
from imperia.games.yuan.phases.founding import use_powers
from imperia.games.yuan.phases.levelling import set_markers
from imperia.games.yuan.phases.planning import plan_cost
from imperia.games.yuan.phases.setup import clear_board
from imperia.games.yuan.phases.wheel import TURN
from imperia.games.yuan.printed import (
    ARMIES,
    ARMY_LIMIT,
    CITIES,
    RAMPARTS,
    START_CHAO,
    TEMPLES,
    TERRAIN_WORDS,
    VILLAGES,
    WATER,
    boxes_in_use,
    clans_of,
    tiles_in_play,
    tiles_of,
)
from imperia.games.yuan.spots import name_of, read_spot
from imperia.games.yuan.state import (
    FREE,
    NO_BID,
    NO_SIDE,
    NO_TARGET,
    NOBODY,
    Plan,
    YuanState,
    closed_boxes,
)
from imperia.games.yuan.words import CLAN, PLACE, PROVINCE, TILE
from imperia.kernel.draws import Draws
from imperia.kernel.errors import BadPosition
from imperia.kernel.form import begin, finish
from imperia.kernel.position import read, read_all, read_maybe, write, write_maybe

if TYPE_CHECKING:
    from imperia.kernel.game import Game, Value


@lru_cache(maxsize=256)
def cached_board(laid: tuple[Laid, ...], rivers: bool) -> Board:
    """The map of tiles; the same tiles make the same map, which is never changed."""
    return board_of(laid, rivers)


def read_cells(data: Any) -> Board:
    """A map of single cells, for puzzles and lessons."""
    cells = Cells(len(data.cells))
    provinces: list[int] = []
    for index, (where, what) in enumerate(data.cells.items()):
        word, *name = what.split()
        if word not in TERRAIN_WORDS or len(name) != (TERRAIN_WORDS.index(word) < WATER):
            raise BadPosition("impossible", field=f"cells {where}", value=what)
        province = read(PROVINCE, name[0], f"cells {where}") if name else NONE
        provinces += [province] if name else []
        cells.put(index, read_spot(where, "cells"), TERRAIN_WORDS.index(word), province)
    if len(set(provinces)) != len(provinces):
        raise BadPosition("against_rule", field="cells", word=sorted(data.cells.values()), rule="YUA-042")
    return Board(cells, [(read_spot(a, "rivers"), read_spot(b, "rivers")) for a, b in data.rivers])


def position(game: Game, given: Mapping[str, Any]) -> YuanState:
    """The state that the data describe, run to its next decision."""
    reading = begin(game, given, FORM.shape, empty_table)
    state: YuanState = reading.state
    data = reading.data
    if not data.cells:
        check_together(data.seats, game.complete_options(data.options))
    FORM.read(reading)
    read_map(state, data)
    read_provinces(state, data)
    read_clans(state, data)
    read_setup(state, data)
    complete_pieces(state)
    state.plans = [read_plan(state, plan) for plan in data.plans] or state.plans
    state.shown = tuple(read_plan(state, plan) for plan in data.shown)
    finish(reading, TURN, check_table)
    return state


def empty_table(game: Game, seats: int, chance: Draws, options: dict[str, Value]) -> YuanState:
    """A table whose players have agreed on options."""
    return closed_boxes(game, seats, chance, terms_of(options))


def check_table(state: YuanState) -> None:
    """Refuse plans that nobody could pay for (YUA-070), and what could not be of tiles, sides and bids."""
    for seat, plan in enumerate(state.plans):
        if plan_cost(state, seat, plan) > state.chao[seat]:
            raise BadPosition("against_rule", field=f"plans[{seat}]", word=list(plan.levels), rule="YUA-070")
    check_laying(state)
    check_sides(state)


def read_map(state: YuanState, data: Any) -> None:
    """Tiles on the table, in hands and in the box."""
    unused = tiles_of(boxes_in_use(data.seats, state.terms.base_box))
    for word, where, rotation in data.tiles:
        laid = (read(TILE, word, "tiles"), read(PLACE, where, "tiles"), rotation)
        taken = [place for _, place, _ in state.laid]
        # A whole map that was saved is as it was laid; others are looked at tile by tile.
        places = [laid[1]]
        if data.hands or data.agenda is None:
            places = open_places(state.laid) if taken else [FIRST_PLACE] if data.hands else places
        if laid[1] in taken or laid[1] not in places:
            raise BadPosition("against_rule", field="tiles", word=where, rule="YUA-016")
        state.laid = (*state.laid, laid)
    state.hands = tuple(tuple(sorted(read_all(TILE, hand, f"hands[{seat}]"))) for seat, hand in enumerate(data.hands))
    for tile in [*(tile for tile, _, _ in state.laid), *(tile for hand in state.hands for tile in hand)]:
        if tile not in unused:
            raise BadPosition("too_many", word=TILE.words[tile], count=2, box=1)
        unused.remove(tile)
    state.unused = tuple(unused)
    state.board = NO_BOARD
    if data.cells:
        state.board = read_cells(data)
    elif state.laid and not state.hands:
        state.board = cached_board(state.laid, state.terms.rivers)
    clear_board(state)


def on_board(state: YuanState, word: str, field: str) -> int:
    """A province of this map."""
    local = state.board.local[read(PROVINCE, word, field)]
    if local < 0:
        raise BadPosition("against_rule", field=field, word=word, rule="YUA-074")
    return local


def read_provinces(state: YuanState, data: Any) -> None:
    """The pieces on the board, refused where they could not have come about."""
    for word, one in data.provinces.items():
        field = f"provinces {word}"
        province = on_board(state, word, field)
        if not FREE <= one.owner < data.seats:
            raise BadPosition("impossible", field=f"{field}.owner", value=one.owner)
        if one.owner == FREE and (one.cities or one.armies or one.ramparts):
            raise BadPosition("against_rule", field=field, word=word, rule="YUA-052")
        if one.ramparts and not one.cities:
            raise BadPosition("against_rule", field=field, word=word, rule="YUA-048")
        if one.armies > ARMY_LIMIT:
            raise BadPosition("against_rule", field=field, word=word, rule="YUA-051")
        state.owner[province] = one.owner
        state.towns[province] = one.cities
        state.walls[province] = one.ramparts
        state.troops[province] = one.armies
        state.shrines[province] = int(one.temple)


def read_clans(state: YuanState, data: Any) -> None:
    """Clans, sides and money; those not mentioned are the first of the boxes, seat by seat."""
    known = clans_of(boxes_in_use(data.seats, state.terms.base_box))
    if data.clans is None:
        state.clans = tuple(known[: data.seats])
    else:
        state.clans = tuple(read_all(CLAN, data.clans, "clans"))
        if len(state.clans) not in (0, data.seats) or len(set(state.clans)) != len(state.clans):
            raise BadPosition("impossible", field="clans", value=data.clans)
        if not set(state.clans) <= set(known):
            raise BadPosition("against_rule", field="clans", word=data.clans, rule="YUA-Q04")
    state.sides = tuple(range(data.seats) if data.sides is None else data.sides)
    if not data.chao:
        state.chao = vec[i64]([START_CHAO] * state.seats)
    for name, entries in (("chao", data.chao), ("sides", state.sides), ("plans", data.plans), ("shown", data.shown)):
        if len(entries) not in (0, data.seats):
            raise BadPosition("more_than_seats", field=name, count=len(entries), seats=data.seats)


def read_setup(state: YuanState, data: Any) -> None:
    """The fields of the setup, while tiles, cities and bids are asked for."""
    state.place = read_maybe(PLACE, data.place, "place")
    state.founded = tuple(on_board(state, word, "founded") for word in data.founded)
    bids: list[int] = data.bids
    state.bidders, state.bids = tuple(data.bidders), vec[i64](bids)


def check_laying(state: YuanState) -> None:
    """Refuse hands that were not dealt out evenly, and a tile that is in no hand (YUA-015, YUA-017)."""
    if not state.hands:
        if state.tile >= 0 or state.place >= 0:
            raise BadPosition("impossible", field="tile", value=write_maybe(TILE, state.tile))
        return
    in_hands = [tile for hand in state.hands for tile in hand]
    dealt = sorted([*in_hands, *(tile for tile, _, _ in state.laid)])
    turn_order = [(state.seat + place) % state.seats for place in range(state.seats)]
    even = [(len(in_hands) - place + state.seats - 1) // state.seats for place in range(state.seats)]
    sizes = [len(state.hands[seat]) for seat in turn_order] if len(state.hands) == state.seats else []
    if sizes != even or dealt != sorted(tiles_in_play(state.seats, state.terms.base_box)):
        hands = [write(TILE, hand) for hand in state.hands]
        raise BadPosition("against_rule", field="hands", word=hands, rule="YUA-015")
    if state.tile >= 0 and state.tile not in state.hands[state.seat]:
        raise BadPosition("against_rule", field="tile", word=TILE.words[state.tile], rule="YUA-015")


def check_sides(state: YuanState) -> None:
    """Refuse seats that share a clan, and an auction that could not have come about (YUA-019, YUA-027, YUA-196)."""
    taken = [side for side in state.sides if side != NO_SIDE]
    in_range = all(0 <= side < state.seats for side in taken)
    if len(state.sides) != len(state.clans) or not in_range or len(set(taken)) != len(taken):
        raise BadPosition("against_rule", field="sides", word=list(state.sides), rule="YUA-196")
    if len(set(state.founded)) != len(state.founded) or len(state.founded) > state.seats:
        raise BadPosition("against_rule", field="founded", word=list(state.founded), rule="YUA-019")
    if state.settled:
        for name in ("founded", "bidders", "bids", "hands"):
            if getattr(state, name):
                raise BadPosition("against_rule", field=name, word=list(getattr(state, name)), rule="YUA-196")
        if state.sides != tuple(range(state.seats)) or state.winner != NOBODY:
            raise BadPosition("against_rule", field="sides", word=list(state.sides), rule="YUA-196")
    elif state.clans:
        check_auction(state)


def check_auction(state: YuanState) -> None:
    """While clans are bid for, the board has the first cities and nothing else, and whoever bids has no clan."""
    for province, owner in enumerate(state.owner):
        side = state.founded.index(province) if province in state.founded else FREE
        pieces = (owner, state.towns[province], state.walls[province], state.troops[province])
        if pieces != (side, int(side != FREE), 0, 0):
            raise BadPosition("against_rule", field="provinces", word=name_of(state, province), rule="YUA-019")
    if len(state.founded) != state.seats:
        raise BadPosition("against_rule", field="founded", word=list(state.founded), rule="YUA-019")
    bidding = [*state.bidders, *([state.winner] if state.winner != NOBODY else [])]
    for seat in bidding:
        if not 0 <= seat < state.seats or state.sides[seat] != NO_SIDE or bidding.count(seat) > 1:
            raise BadPosition("against_rule", field="bidders", word=bidding, rule="YUA-027")
    # Once bids are shown, the one that won is paid already.
    fits = len(state.bids) == state.seats and all(
        bid >= NO_BID and (seat not in state.bidders or bid <= state.chao[seat]) for seat, bid in enumerate(state.bids)
    )
    if not fits:
        raise BadPosition("against_rule", field="bids", word=list(state.bids), rule="YUA-Q10")


def complete_pieces(state: YuanState) -> None:
    """Whatever is not on the board is in reserve or in the supply; more than there is is refused."""
    boxes = len(boxes_in_use(state.seats, state.terms.base_box))
    state.temples = left(TEMPLES * boxes, sum(state.shrines), "temple")
    state.ramparts = left(RAMPARTS * boxes, sum(state.walls), "rampart")
    placed = [pieces_on_board(state, side) for side in range(len(state.clans))]
    state.villages = vec[i64]([left(VILLAGES, counts[0], "village") for counts in placed])
    state.cities = vec[i64]([left(CITIES, counts[1], "city") for counts in placed])
    state.armies = vec[i64]([left(ARMIES, counts[2], "army") for counts in placed])
    if state.settled:
        use_powers(state)
        set_markers(state)


def left(there_are: int, used: int, word: str) -> int:
    """The number left of a kind of piece."""
    if used > there_are:
        raise BadPosition("too_many", word=word, count=used, box=there_are)
    return there_are - used


def read_plan(state: YuanState, data: Any) -> Plan:
    """A plan; levels need a target (YUA-Q17)."""
    target = on_board(state, data.target, "plans") if data.target else NO_TARGET
    plan = Plan(target, data.levels, data.crosses, data.ready)
    if plan.acts and target == NO_TARGET:
        raise BadPosition("against_rule", field="plans", word=list(data.levels), rule="YUA-Q17")
    return plan
