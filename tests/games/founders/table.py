"""Builders for Founders tests, so that a test reads like a situation at the table."""

from typing import Any

import imperia
from imperia.games.founders.grid import cell_name
from imperia.games.founders.state import FoundersState
from imperia.games.founders.view import FoundersView, PlacedTile
from tests.games.base import legal as legal
from tests.games.base import made
from tests.games.base import play as play
from tests.games.base import totals as totals
from tests.games.base import why_not as why_not

GAME = imperia.game("founders")
PILES = ("nature", "village", "city")


def nation(*tiles: str, **tokens: Any) -> dict[str, Any]:
    """A nation from lines like "forest 0,0"; war, coins, artisans and carts as in position data."""
    placed = {line.split()[1]: line.split()[0] for line in tiles}
    assert len(placed) == len(tiles), "two tiles on one cell"
    return {"tiles": placed, **tokens}


def table(*nations: dict[str, Any], **data: Any) -> FoundersState:
    """A position with these nations, at step "reveal" unless said otherwise; other fields as in position data.

    Players who are not mentioned have a lone waterfall. Where no victory tile is named one lies open, so that the game
    does not end with the turn.
    """
    seats = data.setdefault("seats", max(2, len(nations)))
    nations += (nation("waterfall 0,0"),) * (seats - len(nations))
    data.setdefault("victory", ["great_temple_jupiter"])
    data["options"] = {"agreed_end": data.pop("agreed_end", False)}
    if "piles" in data:
        # Where a test speaks of piles, those that it does not name are empty.
        data["piles"] = {pile: [] for pile in PILES} | data["piles"]
    return made(FoundersState, GAME.position({"nations": list(nations), **data}))


def dealt(seats: int, first: int = 0, **options: bool) -> FoundersState:
    """A fresh game before the draft; lots are drawn until they fall on that first player."""
    for seed in range(100):
        state = made(FoundersState, GAME.start(seats, seed, options))
        if state.first == first:
            return state
    raise AssertionError("the lot never falls on that seat")


def drafted(seats: int, first: int = 0, **options: bool) -> FoundersState:
    """A fresh game at its first turn: everybody picked the first tile offered and laid it at the first cell."""
    state = dealt(seats, first, **options)
    while state.turn == 0:
        (seat,) = state.to_act()
        state.play(seat, state.moves(seat)[0])
    return state


def cells(state: FoundersState, tile: str) -> set[str]:
    """The cells where a tile can be added now (at step 3), replacements included; empty if it cannot be taken."""
    twin = state.copy()
    if f"take {tile}" not in legal(twin):
        return set()
    play(twin, f"take {tile}")
    return {move.removeprefix("at ") for move in legal(twin)}


def look(state: FoundersState, seat: int | None = None) -> FoundersView:
    """What a seat sees of the table; without a seat, what a spectator sees."""
    seen: FoundersView = GAME.view(state, seat)
    return seen


def row(state: FoundersState, pile: str) -> list[str]:
    """The open tiles beside a pile, in their order."""
    return look(state).rows[PILES.index(pile)].tiles


def height(state: FoundersState, pile: str) -> int:
    """How many tiles a pile still has."""
    return look(state).rows[PILES.index(pile)].pile


def placed(state: FoundersState, seat: int) -> dict[str, str]:
    """A nation as tile by cell."""
    return {f"{tile.x},{tile.y}": tile.tile for tile in look(state).nations[seat].tiles}


def hand(state: FoundersState, seat: int) -> dict[str, int]:
    """The tokens in a hand."""
    counts: dict[str, int] = GAME.view(state, seat).nations[seat].hand
    return counts


def tile_at(state: FoundersState, seat: int, cell: str) -> PlacedTile:
    """The tile on a cell of a nation and what lies on it, as everyone sees it."""
    placed: list[PlacedTile] = GAME.view(state, None).nations[seat].tiles
    (found,) = [tile for tile in placed if f"{tile.x},{tile.y}" == cell]
    return found


def groups(state: FoundersState, seat: int) -> list[set[str]]:
    """The groups of cells that the carts of a nation join."""
    return [set(map(cell_name, group.cells)) for group in state.nations[seat].groups]


def boxed(state: FoundersState) -> dict[str, int]:
    """The tokens that are out of the game."""
    counts: dict[str, int] = GAME.view(state, None).boxed
    return counts
