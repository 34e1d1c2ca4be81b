"""The views of each seat and of a spectator: everything but the order of the piles and of the artisan supply."""

from __future__ import annotations

import msgspec

from imperia.games.founders.grid import column_of, depth_of
from imperia.games.founders.phases.placement import PlaceTile
from imperia.games.founders.phases.token import BuyResource, OpponentChoice, TargetChoice
from imperia.games.founders.printed import PILES
from imperia.games.founders.scoring import score, victory_tiles
from imperia.games.founders.state import NO_TILE, FoundersState
from imperia.games.founders.words import RESOURCE, TILE, TOKEN
from imperia.kernel.position import write, write_counts, write_maybe


class PlacedTile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile of a nation and what lies on it."""

    x: int
    y: int
    tile: str
    producing: bool
    unprotected: bool = False
    war: bool = False
    coin: bool = False
    artisan: str = ""


class Corner(msgspec.Struct, frozen=True):
    """A cart between the cells (x, y), (x + 1, y), (x, y + 1) and (x + 1, y + 1)."""

    x: int
    y: int


class NationView(msgspec.Struct, frozen=True):
    """One player's side of the table (FOU-031: tokens in hand are open)."""

    tiles: list[PlacedTile]
    carts: list[Corner]
    hand: dict[str, int]
    picked: list[str]
    replaced: list[str]
    points: int
    victory_tiles: int


class RowView(msgspec.Struct, frozen=True):
    """A pile's height and the open tiles beside it (FOU-029, FOU-Q57)."""

    pile: int
    tiles: list[str]


class FoundersView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    seat: int | None
    seats: int
    turn: int
    active: int
    first: int
    to_act: list[int]
    step: str
    over: bool
    rows: list[RowView]
    victory: list[str]
    draft: list[str]
    swept: list[str]
    nations: list[NationView]
    supply: dict[str, int]
    artisans_left: int
    boxed: dict[str, int]
    token: str
    victim: int
    bought: str
    tile: str
    drawn: bool


def see_nation(state: FoundersState, seat: int) -> NationView:
    """One nation; everything in it is open."""
    nation = state.nations[seat]
    unprotected = nation.unprotected()
    return NationView(
        tiles=[
            PlacedTile(
                x=column_of(cell),
                y=depth_of(cell),
                tile=TILE.words[tile],
                producing=nation.produces(cell),
                unprotected=cell in unprotected,
                war=cell in nation.war,
                coin=cell in nation.coins,
                artisan=write_maybe(TOKEN, nation.artisans.get(cell, -1)),
            )
            for cell, tile in sorted(nation.tiles.items())
        ],
        carts=[Corner(column_of(corner), depth_of(corner)) for corner in nation.carts],
        hand=write_counts(TOKEN, state.hand(seat)),
        picked=write(TILE, state.picked[seat]),
        replaced=write(TILE, state.replaced[seat]),
        points=score(state, seat).total,
        victory_tiles=victory_tiles(state, seat),
    )


def see(state: FoundersState, seat: int | None) -> FoundersView:
    """All that a seat may know; all seats know the same."""
    choice = state.choice() if state.agenda else None
    played = choice if isinstance(choice, OpponentChoice | TargetChoice | BuyResource) else None
    aimed = choice if isinstance(choice, TargetChoice | BuyResource) else None
    return FoundersView(
        seat=seat,
        seats=state.seats,
        turn=state.turn,
        active=state.seat,
        first=state.first,
        to_act=list(state.to_act()),
        step=type(choice).__name__ if choice is not None else "",
        over=state.over,
        rows=[RowView(len(state.piles[pile]), write(TILE, state.rows[pile])) for pile in PILES],
        victory=write(TILE, state.victory),
        draft=write(TILE, state.draft),
        swept=write(TILE, state.swept),
        nations=[see_nation(state, one) for one in range(state.seats)],
        supply=write_counts(TOKEN, state.supply),
        artisans_left=len(state.artisans),
        boxed=write_counts(TOKEN, state.boxed),
        token=TOKEN.words[played.token] if played is not None else "",
        victim=aimed.owner if aimed is not None else -1,
        bought=write_maybe(RESOURCE, state.bought),
        tile=TILE.words[choice.tile] if isinstance(choice, PlaceTile) else "",
        drawn=state.drawn != NO_TILE,
    )
