"""Main action: Construction, and building by heroes and tiles (p. 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.board import put_building
from imperia.games.daimyo.cards import TILES, TILES_OF_BOARD
from imperia.games.daimyo.goods import held, pay
from imperia.games.daimyo.objectives import BY_TILE, award
from imperia.games.daimyo.phases.slots import BuildingSlot
from imperia.games.daimyo.printed import (
    BASE_COSTS,
    BOARD_KINDS,
    FARM,
    FIRST_YELLOW,
    GOLD,
    GOOD_COUNT,
    PLACES_EACH,
    SLOT_COUNT,
    SURCHARGES,
    TOWER,
)
from imperia.games.daimyo.relics import count_bits
from imperia.games.daimyo.sides import bonus_of
from imperia.games.daimyo.state import NONE, DaimyoState
from imperia.games.daimyo.words import (
    BUILD,
    BUILT,
    DONE,
    LAID,
    LAID_OVER,
    LAY,
    LESS,
    SITE,
)
from imperia.kernel.asking import OpenChoice, TurnChoice

ANY_NUMBER: Final = -1


def cost_of(state: DaimyoState, seat: i64, kind: i64, no_surcharge: bool, pay_only: int) -> list[int]:
    """The base cost of a board and the surcharge of each building of its kind that was built (DAI-118 to DAI-120).

    The surcharge may be left out, or all tokens be paid in one resource (DAI-267, DAI-Q91).
    """
    board = state.boards[seat * 2 + kind]
    base = BASE_COSTS[board][state.terms.side]
    built: int = 0 if no_surcharge else count_bits(state.built[seat * 2 + kind])
    more = SURCHARGES[board][state.terms.side]
    cost = [base[good] + built * more[good] for good in range(GOOD_COUNT + 1)]
    if pay_only != NONE:
        tokens = cost[0] + cost[1] + cost[2]
        cost = [0] * (GOOD_COUNT + 1)
        cost[pay_only] = tokens
    return cost


def lacking(state: DaimyoState, seat: i64, cost: list[int]) -> i64:
    """How many tokens of a cost a player does not have."""
    short: i64 = 0
    for good in range(GOLD):
        missing = cost[good] - held(state, seat, good)
        if missing > 0:
            short += missing
    return short


def site_free(state: DaimyoState) -> bool:
    """True if there is a free building slot (DAI-Q29)."""
    return any(state.buildings[place] == NONE for place in range(state.islands * PLACES_EACH))


class Build(OpenChoice[DaimyoState]):
    """Build one building after the other, each with the tile that lies under it (DAI-117, DAI-118, DAI-Q12)."""

    rule: ClassVar[str] = "DAI-118"

    def __init__(self, left: int, minus: int, no_surcharge: bool, pay_only: int) -> None:
        self.left: Final = left
        self.minus: Final = minus
        self.no_surcharge: Final = no_surcharge
        self.pay_only: Final = pay_only

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """The buildings left on the boards that can be paid for, or a stop."""
        moves: list[int] = []
        if site_free(state):
            for kind in (FARM, TOWER):
                built = state.built[seat * 2 + kind]
                cost = cost_of(state, seat, kind, self.no_surcharge, self.pay_only)
                if lacking(state, seat, cost) <= self.minus:
                    for tile in TILES_OF_BOARD[state.boards[seat * 2 + kind]]:
                        if not built >> TILES[tile].slot & 1:
                            BUILD.add(tile, moves)
        DONE.add(0, moves)
        return moves

    def price(self, state: DaimyoState, seat: int, move: int) -> list[int]:
        """The part that is paid whichever tokens a discount spares, those that the player lacks first (DAI-Q62)."""
        if not BUILD.says(move):
            return []
        kind = BOARD_KINDS[TILES[BUILD.argument(move)].board]
        cost = cost_of(state, seat, kind, self.no_surcharge, self.pay_only)
        spare: int = self.minus - lacking(state, seat, cost)
        return [max(0, min(cost[good], held(state, seat, good)) - spare) for good in range(GOLD)]

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Pay, place the building, place its tile, and perhaps go on."""
        if DONE.says(move):
            return
        tile: int = BUILD.argument(move)
        kind = BOARD_KINDS[TILES[tile].board]
        cost = cost_of(state, seat, kind, self.no_surcharge, self.pay_only)
        if self.left == ANY_NUMBER:
            state.agenda.append(self)
        state.agenda += [LayTile(tile), PlaceBuilding(tile)]
        pay_less(state, seat, cost, self.minus)

    def default(self, state: DaimyoState, seat: int) -> int:
        return DONE.move()

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Another board, built already, no slot, or too dear."""
        if not BUILD.says(move):
            return ["DAI-056"]
        tile = TILES[BUILD.argument(move)]
        kind = BOARD_KINDS[tile.board]
        if state.boards[seat * 2 + kind] != tile.board or state.built[seat * 2 + kind] >> tile.slot & 1:
            return ["DAI-034", "DAI-Q12"]
        return ["DAI-118", "DAI-119"] if site_free(state) else ["DAI-Q29"]

    def wording(self, state: DaimyoState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """Which building, and what its tile does."""
        if not BUILD.says(move):
            return "", {}
        tile: int = BUILD.argument(move)
        return "build_for", {"building": BOARD_KINDS[TILES[tile].board], "bonus": bonus_of(state, tile)}


def pay_less(state: DaimyoState, seat: int, cost: list[int], minus: int) -> None:
    """Pay a cost less so many tokens of one's choice (DAI-156, DAI-Q62)."""
    if not minus or not any(cost[:GOLD]):
        pay(state, seat, cost, "DAI-118")
    else:
        state.agenda.append(SpareGood(cost[0], cost[1], cost[2], minus))


class SpareGood(OpenChoice[DaimyoState]):
    """Choose the resource of which one less is paid (DAI-156, DAI-Q62)."""

    rule: ClassVar[str] = "DAI-Q62"
    continues: ClassVar[bool] = True

    def __init__(self, rice: int, metal: int, stone: int, minus: int) -> None:
        self.rice: Final = rice
        self.metal: Final = metal
        self.stone: Final = stone
        self.minus: Final = minus

    def cost(self) -> list[int]:
        """The price that is still to be paid."""
        return [self.rice, self.metal, self.stone, 0, 0]

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """The tokens that the player lacks; then any of the cost."""
        cost = self.cost()
        moves: list[int] = []
        for good in range(GOLD):
            if cost[good] > held(state, seat, good):
                # It is needed sooner or later, and the order is nobody's choice.
                return [LESS.move(good)]
            if cost[good]:
                LESS.add(good, moves)
        return moves

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Then the next, or the rest is paid."""
        cost = self.cost()
        cost[LESS.argument(move)] -= 1
        pay_less(state, seat, cost, self.minus - 1)


class PlaceBuilding(BuildingSlot):
    """Place the building on a free slot of any production place (DAI-121 to DAI-123)."""

    rule: ClassVar[str] = "DAI-121"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """It stands there for good (DAI-124)."""
        tile = TILES[self.tile]
        kind = BOARD_KINDS[tile.board]
        place = SITE.argument(move)
        state.built[seat * 2 + kind] |= 1 << tile.slot
        state.tell(BUILT["DAI-121"], seat, kind, place)
        put_building(state, seat, kind, place)

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"building": BOARD_KINDS[TILES[self.tile].board]}


class LayTile(TurnChoice[DaimyoState]):
    """Lay the tile on the clan board: grey on an action or on the clan power, yellow at the end of round.

    (DAI-125 to DAI-128, DAI-Q13)
    """

    rule: ClassVar[str] = "DAI-125"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Free slots, and those of older tiles, which are lost then (DAI-128)."""
        if TILES[self.tile].yellow:
            return LAY.moves(list(range(FIRST_YELLOW, SLOT_COUNT)))
        return LAY.moves(list(range(FIRST_YELLOW)))

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """It is never moved again (DAI-127)."""
        slot = LAY.argument(move)
        place = seat * SLOT_COUNT + slot
        over = state.tiles[place] != NONE
        state.tiles[place] = self.tile
        state.tell(LAID_OVER if over else LAID, seat, bonus_of(state, self.tile), slot)
        award(state, BY_TILE)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """The other kind of slot."""
        return ["DAI-126"] if LAY.says(move) else ["DAI-125"]

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        return "", {"bonus": bonus_of(state, self.tile)}

    def wording(self, state: DaimyoState, seat: int, move: int) -> tuple[str, dict[str, int]]:
        """The tile that is lost under it."""
        before: int = state.tiles[seat * SLOT_COUNT + LAY.argument(move)]
        return ("", {}) if before == NONE else ("lay_over", {"bonus": bonus_of(state, before)})


BUILD_ANY: Final = Build(ANY_NUMBER, 0, False, NONE)
