"""Main action: Relic, with digging and the black market (p. 9, 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.cards import FROM_BLACK_MARKET, FROM_RELIC
from imperia.games.daimyo.goods import held, just, pay_good
from imperia.games.daimyo.printed import (
    BLACK_MARKET,
    BLACK_MARKET_COST,
    DIG_COST,
    DIG_GOODS,
    GOLD,
    GOOD_COUNT,
    LAND_SIZE,
    MOST_DUG,
    RANSOM,
    RELIC_COUNT,
)
from imperia.games.daimyo.relics import (
    STORED,
    fill_land,
    is_full,
    lies_there,
    may_take,
    take_off_land,
    take_tile,
    why_not_keep,
)
from imperia.games.daimyo.state import MERCENARIES, NONE, DaimyoState
from imperia.games.daimyo.words import (
    BUY_TILE,
    DIG,
    DONE,
    DUG,
    RANSOM_TILE,
    RANSOMED,
    REFILLED,
    SCAVENGE,
    SCAVENGER_MOVED,
    TAKE,
    THROW,
    TILE_BOUGHT,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import OpenChoice, TurnChoice
from imperia.kernel.events import Happening

# What has been done in the no man's land that the scavenger has come to.
TAKEN: Final = 1
DUG_HERE: Final = 2
BOUGHT: Final = 4


class MoveScavenger(TurnChoice[DaimyoState]):
    """Move the scavenger to the no man's land of another island (DAI-075, DAI-077 to DAI-079)."""

    rule: ClassVar[str] = "DAI-075"

    def __init__(self, first: bool = True) -> None:
        # True for the first of the two moves; games that were saved under rules version 1 do not say it.
        self.first: Final = first

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        return SCAVENGE.moves([island for island in range(state.islands) if island != state.scavengers[seat]])

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Any number of scavengers may be there (DAI-045)."""
        move_scavenger(state, seat, SCAVENGE.argument(move), SCAVENGER_MOVED["DAI-075"])

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """It may not stay, both moves are made, nothing is taken before it moves, some islands are not in play."""
        island = SCAVENGE.argument(move)
        if DONE.says(move):
            return ["DAI-Q17"]
        if TAKE.says(move) or DIG.says(move) or BUY_TILE.says(move) or RANSOM_TILE.says(move):
            return ["DAI-079"] if self.first else ["DAI-077"]
        if island < 0:
            return [self.rule]
        return ["DAI-077"] if island < state.islands else ["DAI-015"]


def move_scavenger(state: DaimyoState, seat: int, island: int, what: Happening) -> None:
    """The scavenger is somewhere else."""
    state.scavengers[seat] = island
    state.tell(what, seat, island)


def takeable(state: DaimyoState, seat: i64, source: i64, moves: list[int]) -> None:
    """The tiles of a no man's land or of the black market that a player may take."""
    full = is_full(state, seat)
    before: i64 = NONE
    if source == BLACK_MARKET:
        for tile in range(RELIC_COUNT):
            if state.black[tile] and may_take(state, seat, tile, full):
                TAKE.add_pair(tile, source, moves)
        return
    for place in range(source * LAND_SIZE, (source + 1) * LAND_SIZE):
        tile = state.lands[place]
        if tile != before and may_take(state, seat, tile, full):
            TAKE.add_pair(tile, source, moves)
        before = tile


class VisitLand(OpenChoice[DaimyoState]):
    """In a no man's land: take a tile, dig once, buy once, in any order.

    (DAI-075, DAI-082 to DAI-087, DAI-Q17, DAI-Q19)
    """

    rule: ClassVar[str] = "DAI-075"

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Steps that have not been done here yet and can be paid."""
        moves: list[int] = []
        island = state.scavengers[seat]
        if not self.done & TAKEN:
            takeable(state, seat, island, moves)
        if not self.done & DUG_HERE and state.lands[island * LAND_SIZE + LAND_SIZE - 1] != NONE:
            for good in DIG_GOODS:
                if held(state, seat, good) >= DIG_COST:
                    DIG.add(good, moves)
        if not self.done & BOUGHT and held(state, seat, GOLD) >= BLACK_MARKET_COST:
            full = is_full(state, seat)
            for tile in range(RELIC_COUNT):
                if state.black[tile] and may_take(state, seat, tile, full):
                    BUY_TILE.add(tile, moves)
            if state.seats == MERCENARIES and held(state, seat, GOLD) >= RANSOM:
                for tile in range(RELIC_COUNT):
                    if state.loose[MERCENARIES] >> tile & 1 and may_take(state, seat, tile, full):
                        RANSOM_TILE.add(tile, moves)
        DONE.add(0, moves)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """One thing; the rest may follow."""
        if TAKE.says(move):
            state.agenda.append(VISITS[self.done | TAKEN])
            take_tile(state, seat, TAKE.argument(move), TAKE.second(move), FROM_RELIC)
        elif DIG.says(move):
            pay_good(state, seat, DIG.argument(move), DIG_COST, "DAI-082")
            state.agenda += [VISITS[self.done | DUG_HERE], DIGS[MOST_DUG]]
        elif BUY_TILE.says(move):
            tile = BUY_TILE.argument(move)
            state.agenda.append(VISITS[self.done | BOUGHT])
            pay_good(state, seat, GOLD, BLACK_MARKET_COST, "DAI-084")
            state.tell(TILE_BOUGHT, seat, tile)
            take_tile(state, seat, tile, BLACK_MARKET, FROM_BLACK_MARKET)
        elif RANSOM_TILE.says(move):
            # DAI-215, DAI-Q71: the gold goes to the mercenaries.
            tile = RANSOM_TILE.argument(move)
            state.agenda.append(VISITS[self.done | BOUGHT])
            state.stock[seat * GOOD_COUNT + GOLD] -= RANSOM
            state.stock[MERCENARIES * GOOD_COUNT + GOLD] += RANSOM
            state.tell(RANSOMED, seat, tile)
            take_tile(state, seat, tile, STORED + MERCENARIES, FROM_RELIC)

    def price(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        if DIG.says(move):
            return just(DIG.argument(move), DIG_COST)
        if BUY_TILE.says(move):
            return just(GOLD, BLACK_MARKET_COST)
        return just(GOLD, RANSOM) if RANSOM_TILE.says(move) else []

    def default(self, state: DaimyoState, seat: int) -> int:
        return DONE.move()

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Done already, not here, not to be paid, or not to be kept."""
        if TAKE.says(move):
            tile, source = TAKE.argument(move), TAKE.second(move)
            if self.done & TAKEN or source != state.scavengers[seat] or not lies_there(state, tile, source):
                return ["DAI-075"]
            return why_not_keep(state, seat)
        if DIG.says(move):
            return ["DAI-082"] if self.done & DUG_HERE else ["DAI-082", "DAI-Q07"]
        if BUY_TILE.says(move):
            there = state.black[BUY_TILE.argument(move)] > 0
            return self.why_not_buy(state, seat, there, BLACK_MARKET_COST, "DAI-084")
        if RANSOM_TILE.says(move):
            there = state.seats == MERCENARIES and bool(state.loose[MERCENARIES] >> RANSOM_TILE.argument(move) & 1)
            return self.why_not_buy(state, seat, there, RANSOM, "DAI-215")
        return [self.rule]

    def why_not_buy(self, state: DaimyoState, seat: int, there: bool, price: int, rule: str) -> list[str]:
        """Bought here already, not there, too dear, or not to be kept."""
        if self.done & BOUGHT or not there:
            return [rule]
        return [rule, "DAI-Q07"] if held(state, seat, GOLD) < price else why_not_keep(state, seat)

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"island": state.scavengers[seat]}


class DigTiles(OpenChoice[DaimyoState]):
    """Send one or two tiles of the no man's land to the black market; as many are drawn (DAI-082, DAI-Q18)."""

    rule: ClassVar[str] = "DAI-082"
    continues: ClassVar[bool] = True

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any tile; after the first it may be enough."""
        row = state.scavengers[seat] * LAND_SIZE
        moves: list[int] = []
        before: i64 = NONE
        for place in range(row, row + LAND_SIZE):
            tile = state.lands[place]
            if tile != before:
                THROW.add(tile, moves)
            before = tile
        if self.left < MOST_DUG:
            DONE.add(0, moves)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """New tiles come when all are thrown out."""
        island = state.scavengers[seat]
        if THROW.says(move):
            tile = THROW.argument(move)
            take_off_land(state, island, tile)
            state.black[tile] += 1
            state.tell(DUG, seat, tile)
            if self.left > 1:
                state.agenda.append(DIGS[self.left - 1])
                return
        fill_land(state, island, REFILLED["DAI-082"])


FIRST_MOVE: Final = MoveScavenger(True)
SECOND_MOVE: Final = MoveScavenger(False)
VISITS: Final = [VisitLand(done) for done in range(8)]
DIGS: Final = [DigTiles(left) for left in range(MOST_DUG + 1)]
# The same step twice, its last part first (DAI-075).
RELIC_ACTION: Final[list[Step[DaimyoState]]] = [VISITS[0], SECOND_MOVE, VISITS[0], FIRST_MOVE]
