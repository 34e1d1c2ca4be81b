"""Relic tiles that the empire takes, to its advantage where a card says so (p. 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.automa.cards import fall_short
from imperia.games.daimyo.printed import BLACK_MARKET, LAND_SIZE, PIECES, RELIC_COUNT, WHOLE
from imperia.games.daimyo.relics import count_bits, move_tile
from imperia.games.daimyo.state import EMPIRE, NONE, DaimyoState
from imperia.games.daimyo.words import TAKE
from imperia.kernel.agenda import Step
from imperia.kernel.asking import OpenChoice
from imperia.kernel.effects import Frame


def add_seen(state: DaimyoState, sources: i64, wanted: i64, moves: list[int]) -> None:
    """The moves that take a tile of a mask out of the no man's lands and the black market of a mask (DAI-250)."""
    for island in range(state.islands):
        if sources >> island & 1:
            before: i64 = NONE
            for place in range(island * LAND_SIZE, (island + 1) * LAND_SIZE):
                tile = state.lands[place]
                if tile != before and wanted >> tile & 1:
                    TAKE.add_pair(tile, island, moves)
                before = tile
    if sources >> BLACK_MARKET & 1:
        for tile in range(RELIC_COUNT):
            if wanted >> tile & 1 and state.black[tile]:
                TAKE.add_pair(tile, BLACK_MARKET, moves)


def seen_tiles(state: DaimyoState, sources: i64) -> i64:
    """The tiles that can be seen there, as a mask."""
    mask: i64 = 0
    for island in range(state.islands):
        if sources >> island & 1:
            for place in range(island * LAND_SIZE, (island + 1) * LAND_SIZE):
                if state.lands[place] != NONE:
                    mask |= 1 << state.lands[place]
    if sources >> BLACK_MARKET & 1:
        for tile in range(RELIC_COUNT):
            if state.black[tile]:
                mask |= 1 << tile
    return mask


def finishing(state: DaimyoState, left: i64, sources: i64) -> i64:
    """The tiles of which the next must be one so that the tiles now visible still finish a relic.

    All of them where no choice does, or where there is one to spare (DAI-247, DAI-Q92).
    """
    seen = seen_tiles(state, sources)
    loose = state.loose[EMPIRE]
    must: i64 = 0
    for colour in range(state.islands):
        missing = ~(loose >> (colour * PIECES)) & WHOLE
        count = count_bits(missing)
        if count <= left and seen >> (colour * PIECES) & missing == missing:
            must |= missing << (colour * PIECES)
            if count < left:
                return seen
    return must or seen


class LootTile(OpenChoice[DaimyoState]):
    """Choose a tile for the empire (DAI-241, DAI-245, DAI-247, DAI-250, DAI-Q20)."""

    rule: ClassVar[str] = "DAI-250"

    def __init__(self, left: int, sources: int, bound: bool, frame: Frame) -> None:
        self.left: Final = left
        self.sources: Final = sources
        self.bound: Final = bound
        self.frame: Final = frame

    def parts(self) -> list[object]:
        """How many from where, and what it is about."""
        return [self.left, self.sources, self.bound, *self.frame.parts()]

    def possible(self, state: DaimyoState, tiles: i64) -> list[int]:
        """Those of a mask that it lacks, wherever they lie."""
        moves: list[int] = []
        add_seen(state, self.sources, tiles & ~state.loose[EMPIRE], moves)
        return moves

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any; one that finishes a relic, where that binds."""
        tiles = finishing(state, self.left, self.sources) if self.bound else seen_tiles(state, self.sources)
        return self.possible(state, tiles)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """What it left is filled up; more may follow."""
        tile, source = TAKE.argument(move), TAKE.second(move)
        colour = tile // PIECES
        whole = (state.loose[EMPIRE] | 1 << tile) >> (colour * PIECES) & WHOLE == WHOLE
        loot(state, self.left - 1, self.sources, self.bound and not whole, self.frame)
        move_tile(state, EMPIRE, tile, source)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Not there, a duplicate, or a relic that would not be finished."""
        if move in self.possible(state, seen_tiles(state, self.sources)):
            return ["DAI-247", "DAI-Q92"]
        return ["DAI-250", "DAI-Q20"]

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        """By which card."""
        return "", {"card": self.frame.card}


def loot(state: DaimyoState, left: int, sources: int, bound: bool, frame: Frame) -> None:
    """So many tiles, one after the other."""
    if left > 0:
        state.agenda.append(NextLoot(left, sources, bound, frame))


class NextLoot(Step[DaimyoState]):
    """The next tile of the empire, if there is one that it lacks (DAI-246)."""

    def __init__(self, left: int, sources: int, bound: bool, frame: Frame) -> None:
        self.loot: Final = LootTile(left, sources, bound, frame)

    def parts(self) -> list[object]:
        """How many from where, and what it is about."""
        return self.loot.parts()

    def run(self, state: DaimyoState) -> None:
        """Without one it falls short."""
        if self.loot.possible(state, seen_tiles(state, self.loot.sources)):
            state.agenda.append(self.loot)
        else:
            fall_short(state, self.loot.frame)
