"""Evaluation for the bots: how a position looks for a seat, and what the rulings expect of a program."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from imperia.games.founders.nation import Nation
from imperia.games.founders.phases.draft import VICTORY_REVEALED
from imperia.games.founders.phases.placement import open_kinds
from imperia.games.founders.phases.turn import AnswerProposal, ProposeEnd
from imperia.games.founders.printed import (
    ARTISANS,
    CITY,
    COIN,
    PILES,
    TILE_COUNT,
    TILES,
    TOKENS,
    VICTORY,
    VILLAGE,
    Tile,
)
from imperia.games.founders.recipes import NO_RESOURCE, ways
from imperia.games.founders.scoring import ranking, total
from imperia.games.founders.state import FoundersState
from imperia.games.founders.words import ACCEPT, GO_ON, PROPOSE, REFUSE

# Points are what counts; the rest is hope, weighed against them.
POINT: Final = 10.0
REACH_VICTORY: Final = 2.5
REACH_CITY: Final = 1.2
REACH_VILLAGE: Final = 0.5
PRODUCT: Final = 0.8
# How many tiles lie in the three piles at first, and the progress of the first turn.
PILED: Final = 67.0
BEGUN: Final = 0.01


def _reach(tile: Tile) -> float:
    if tile.kind == VICTORY:
        return REACH_VICTORY * tile.points
    return REACH_CITY if tile.kind == CITY else REACH_VILLAGE if tile.kind == VILLAGE else 0.0


# What an open tile is worth within a nation's reach, by tile.
REACH: Final[list[float]] = [_reach(tile) for tile in TILES]


def worths(state: FoundersState) -> list[float]:
    """Points, and what each nation could still become: open tiles within its reach, the variety of what it makes."""
    found = [POINT * float(total(state, seat)) for seat in range(state.seats)]
    if not state.agenda:
        return found
    kinds = open_kinds(state)
    fed = [nation.open_fed() for nation in state.nations]
    tile: i64 = 0
    for tile in range(TILE_COUNT):
        if (kinds >> tile) & 1:
            fitting = ways(tile, NO_RESOURCE)
            for seat in range(state.seats):
                if fed[seat] & fitting:
                    found[seat] += REACH[tile]
    for seat in range(state.seats):
        found[seat] += PRODUCT * float(state.nations[seat].variety())
    return found


def parts(state: FoundersState, seat: int) -> list[tuple[str, float]]:
    """The summands of a worth."""
    points = POINT * float(total(state, seat))
    if not state.agenda:
        return [("points", points)]
    variety = PRODUCT * float(state.nations[seat].variety())
    return [("points", points), ("reach", worths(state)[seat] - points - variety), ("products", variety)]


def stage(state: FoundersState, seat: int) -> int:
    """How many turns of a seat have begun: what it does now is judged when it is to move again."""
    place = (seat - state.first) % state.seats
    return (state.turn - place + state.seats - 1) // state.seats


def progress(state: FoundersState) -> float:
    """How far the victory tiles or the piles are used up, whichever is nearer to its end; 0 during the draft."""
    if not state.turn:
        return 0.0
    left = 0
    for pile in PILES:
        left += len(state.piles[pile])
    piles = 1.0 - float(left) / PILED
    victory = 1.0 - float(len(state.victory)) / VICTORY_REVEALED[state.seats]
    return max(BEGUN, piles, victory)


def makes(nation: Nation) -> set[int]:
    """The products of a nation, coins on its tiles left aside, since they are taken off again (FOU-091)."""
    products: set[int] = set()
    for cell, tile in nation.tiles.items():
        if cell not in nation.war and cell not in nation.artisans:
            products.update(TILES[tile].gives)
    return products


def within_reach(state: FoundersState, seat: int) -> set[int]:
    """The tiles that a seat could ever add: their needs are made by its nation, or by tiles that it could add before.

    As long as coins go round, what others make counts too. Where tiles lie is left aside, so this is an upper bound.
    """
    products = makes(state.nations[seat])
    coins = sum([int(state.held(one, COIN)) + len(state.nations[one].coins) for one in range(state.seats)])
    if coins:
        for nation in state.nations:
            products |= makes(nation)
    left = set(state.victory)
    for pile in PILES:
        left.update(state.rows[pile])
        left.update(state.piles[pile])
    reach: set[int] = set()
    grown = True
    while grown:
        fed = {tile for tile in left if products.issuperset(TILES[tile].needs)}
        grown = fed != reach
        reach = fed
        for tile in fed:
            products.update(TILES[tile].gives)
    return reach


def can_still_gain(state: FoundersState) -> bool:
    """True if some player may still add a victory or city tile, or settle an artisan (FOU-130, FOU-Q47)."""
    for seat in range(state.seats):
        reach = within_reach(state, seat)
        if any(TILES[tile].kind in (CITY, VICTORY) for tile in reach):
            return True
        products = makes(state.nations[seat])
        for tile in reach:
            products.update(TILES[tile].gives)
        if any(state.held(seat, token) and TOKENS[token].matches in products for token in ARTISANS):
            return True
    return False


def advise(state: FoundersState, seat: int) -> int:
    """The move that FOU-Q47 expects of a program when the end is proposed; -1 for every other decision."""
    choice = state.choice()
    if isinstance(choice, ProposeEnd):
        return (GO_ON if can_still_gain(state) else PROPOSE).move()
    if isinstance(choice, AnswerProposal):
        # A shared first place is not yet a win: whoever can still gain goes on.
        wins = ranking(state)[0] == [seat]
        return (ACCEPT if wins or not can_still_gain(state) else REFUSE).move()
    return -1
