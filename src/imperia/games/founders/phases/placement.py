"""Step 3 of a turn: add a tile (p. 4, 5), and take the token of a city tile (p. 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.founders.grid import SIDES
from imperia.games.founders.nation import Nation
from imperia.games.founders.phases.token import NO_TARGET, victims
from imperia.games.founders.printed import (
    ARTISAN,
    ARTISAN_POINTS,
    COIN,
    NATURE,
    NO_TOKEN,
    REPLACED_POINTS,
    TILE_COUNT,
    TILES,
    TOKENS,
    VICTORY,
    WAR,
)
from imperia.games.founders.recipes import BIT, ways
from imperia.games.founders.state import NO_TILE, FoundersState, without
from imperia.games.founders.words import (
    ADDED,
    ADDED_FROM_PILE,
    ADDED_IN_PLACE,
    ADDED_NOTHING,
    ARTISAN_DRAWN,
    AT,
    DISCARDED,
    DRAW,
    DREW,
    FINISH,
    KEEP,
    KEPT_COIN,
    PLAY,
    RECEIVED,
    REPLACED,
    TAKE,
)
from imperia.kernel.asking import TurnChoice


def open_kinds(state: FoundersState) -> i64:
    """The kinds of tile that lie open, as bits: in the three rows and among the victory tiles (FOU-051, FOU-Q66)."""
    kinds: i64 = 0
    for tile in state.victory:
        kinds |= BIT[tile]
    for row in state.rows:
        for tile in row:
            kinds |= BIT[tile]
    return kinds


def face_up(state: FoundersState) -> list[int]:
    """The kinds of tile that lie open, in their order."""
    kinds = open_kinds(state)
    return [tile for tile in range(TILE_COUNT) if (kinds >> tile) & 1]


def must_add(state: FoundersState) -> bool:
    """True if some ordinary addition exists, which rules out drawing and passing (FOU-061, FOU-065, FOU-Q35)."""
    addable = state.nations[state.seat].open_fed()
    return any(addable & ways(tile, state.bought) for tile in face_up(state))


class AddTile(TurnChoice[FoundersState]):
    """Choose the tile to add, from the rows or the victory tiles (FOU-035, FOU-051, FOU-062)."""

    rule: ClassVar[str] = "FOU-051"

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """Any open tile that can be added (FOU-054, FOU-057) or laid in place of another (FOU-077, FOU-079).

        Drawing or passing only when nothing can be added ordinarily.
        """
        nation = state.nations[seat]
        addable = nation.open_fed()
        replaceable = nation.taken_fed()
        moves: list[int] = []
        ordinary = False
        kinds = open_kinds(state)
        tile: i64 = 0
        for tile in range(TILE_COUNT):
            if (kinds >> tile) & 1:
                fed_by = ways(tile, state.bought)
                if addable & fed_by:
                    ordinary = True
                    moves.append(TAKE.move(tile))
                elif replaceable & fed_by:
                    moves.append(TAKE.move(tile))
        if not ordinary:
            # FOU-063, FOU-064, FOU-Q36: draw from the nature pile, or with an empty pile end without a tile.
            moves.append(DRAW.move() if state.piles[NATURE] else FINISH.move())
            moves.sort()
        return moves

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        if FINISH.says(move):
            state.tell(ADDED_NOTHING, seat)
            return
        tile = TAKE.argument(move)
        if DRAW.says(move):
            # FOU-066, FOU-Q65: the tile is shown and has to be added; it never enters the row.
            tile = state.piles[NATURE].pop()
            state.drawn = tile
            state.tell(DREW, seat, tile)
        state.agenda.append(PLACE_TILE[tile])

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """Not open, not fed anywhere, or a draw or pass that nothing allows."""
        tile = TAKE.argument(move)
        if tile >= 0:
            if tile in face_up(state):
                return ["FOU-057"]
            owners = [one for one in range(state.seats) if tile in state.nations[one].tiles.values()]
            if not owners:
                return [self.rule]
            return ["FOU-059"] if owners == [seat] else ["FOU-053"]
        if DRAW.says(move) or FINISH.says(move):
            if must_add(state):
                return ["FOU-061"]
            return ["FOU-064"] if DRAW.says(move) else ["FOU-063"]
        token = PLAY.argument(move)
        if token >= 0 and state.held(seat, token) and not victims(state, token):
            # Step 2 is not asked when no token has a target, so the reason is given here.
            return [NO_TARGET[TOKENS[token].type]]
        if KEEP.says(move) or token >= 0:
            return ["FOU-047"]
        return ["FOU-034", self.rule]


class PlaceTile(TurnChoice[FoundersState]):
    """Choose the cell: empty with side contact, or in place of an own tile (FOU-054, FOU-077)."""

    nouns: ClassVar[tuple[str, ...]] = ("tile",)
    rule: ClassVar[str] = "FOU-054"
    continues: ClassVar[bool] = True

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def moves(self, state: FoundersState, seat: int) -> list[int]:
        """The cells where the tile gets every resource that it needs (FOU-057, FOU-079)."""
        nation = state.nations[seat]
        fed_by = ways(self.tile, state.bought)
        return AT.moves(nation.open_sites(fed_by) + nation.taken_sites(fed_by))

    def take(self, state: FoundersState, seat: int, move: int) -> None:
        """The tile lies in the nation, and a city tile brings its token."""
        cell = AT.argument(move)
        tile = TILES[self.tile]
        added = ADDED
        if state.drawn != NO_TILE:
            state.drawn = NO_TILE
            added = ADDED_FROM_PILE
        elif tile.kind == VICTORY:
            state.victory = without(state.victory, self.tile)
        else:
            state.rows[tile.kind] = without(state.rows[tile.kind], self.tile)
        nation = state.nations[seat]
        if cell in nation.tiles:
            self.take_out(state, seat, cell)
            added = ADDED_IN_PLACE
        state.nations[seat] = nation.with_tile(cell, self.tile)
        state.tell(added, seat, self.tile, cell)
        if tile.grants != NO_TOKEN:
            grant(state, seat, tile.grants)

    def take_out(self, state: FoundersState, seat: int, cell: int) -> None:
        """The old tile goes face down before its owner, its tokens where they belong (FOU-078, FOU-083, FOU-084)."""
        nation = state.nations[seat]
        state.replaced[seat] += (nation.tiles[cell],)
        state.tell(REPLACED, seat, nation.tiles[cell], cell)
        if cell in nation.war:
            state.boxed[WAR] += 1
            state.tell(DISCARDED, seat, WAR)
        if cell in nation.artisans:
            state.boxed[nation.artisans[cell]] += 1
            state.tell(DISCARDED, seat, nation.artisans[cell])
        if cell in nation.coins:
            # FOU-Q61: the coin is a payment already due to the owner, pillaged or not.
            state.give(seat, COIN, 1)
            state.tell(KEPT_COIN, seat)

    def why_not(self, state: FoundersState, seat: int, move: int) -> list[str]:
        """Another tile, no side contact, or a need that the cell's sources do not meet."""
        nation = state.nations[seat]
        cell = AT.argument(move)
        if cell < 0 and state.drawn != NO_TILE:
            return ["FOU-Q65"]
        if cell < 0:
            return ["FOU-052", self.rule] if TAKE.says(move) or DRAW.says(move) else [self.rule]
        if cell in nation.tiles:
            return ["FOU-079", "FOU-057"]
        if any(side in nation.tiles for side in SIDES[cell]):
            return ["FOU-057"]
        return [self.rule]

    def wording(self, state: FoundersState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """A replacement says what it costs (FOU-080)."""
        nation = state.nations[seat]
        cell = AT.argument(move)
        if cell not in nation.tiles:
            return "", {}
        return "at_replacing", {"tile": nation.tiles[cell], "points": price(nation, cell)}

    def question(self, state: FoundersState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"tile": self.tile}


def price(nation: Nation, cell: int) -> int:
    """The points that replacing a tile costs: for the replaced tile, and what it and its artisan would have brought.

    A pillaged tile has lost its points already, and its artisan too (FOU-080, FOU-083, FOU-097, FOU-098).
    """
    points = -REPLACED_POINTS
    if cell not in nation.war:
        points += TILES[nation.tiles[cell]].points
        if cell in nation.artisans:
            points += ARTISAN_POINTS
    return points


def grant(state: FoundersState, seat: int, kind: int) -> None:
    """One token of the city tile's product from the supply, if there is one left (FOU-087, FOU-Q42)."""
    if kind == ARTISAN:
        if state.artisans:
            # FOU-090, FOU-033: drawn blind, then shown.
            token = state.artisans.pop()
            state.give(seat, token, 1)
            state.tell(ARTISAN_DRAWN, seat, token)
    elif state.supply[kind]:
        state.supply[kind] -= 1
        state.give(seat, kind, 1)
        state.tell(RECEIVED, seat, kind)


ADD_TILE: Final = AddTile()
PLACE_TILE: Final = [PlaceTile(tile) for tile in range(TILE_COUNT)]
