"""Relic tiles that the empire takes, to its advantage where a card says so (p. 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.automa.advantage import overtakes
from imperia.games.daimyo.automa.cards import fall_short
from imperia.games.daimyo.printed import ALTAR_VALUES, BLACK_MARKET, LAND_SIZE, PIECES, RELIC_COUNT, WHOLE
from imperia.games.daimyo.relics import count_bits, free_altars, lies_there, move_tile, restores
from imperia.games.daimyo.state import EMPIRE, NONE, DaimyoState
from imperia.games.daimyo.words import TAKE, TILE_TAKEN
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


def gets_ahead(state: DaimyoState, island: int) -> bool:
    """True if a relic of an island puts the empire ahead there, on the highest altar that is free (DAI-Q80)."""
    altars = free_altars(state, island)
    return bool(altars) and overtakes(state, island, ALTAR_VALUES[altars[0]])


def finishing(state: DaimyoState, left: i64, sources: i64) -> i64:
    """The tiles of which the next must be one so that the tiles now visible still finish a relic.

    It has to be one that puts the empire ahead as well, if there is such a relic (DAI-247, DAI-Q80). With a tile to
    spare, any but those that finish a lesser relic, for that would set the others free (DAI-Q92). None where the player
    chooses freely.
    """
    seen = seen_tiles(state, sources)
    loose = state.loose[EMPIRE]
    # The tiles of relics that can be finished, whether one tile more may be taken than that, and tiles that finish a
    # relic by themselves; relics that put the empire ahead apart from the others.
    must_lead: i64 = 0
    must: i64 = 0
    spare_lead = False
    spare = False
    lesser: i64 = 0
    for colour in range(state.islands):
        missing = ~(loose >> (colour * PIECES)) & WHOLE
        count = count_bits(missing)
        if count > left or seen >> (colour * PIECES) & missing != missing:
            continue
        if gets_ahead(state, colour):
            must_lead |= missing << (colour * PIECES)
            spare_lead = spare_lead or count < left
        else:
            must |= missing << (colour * PIECES)
            spare = spare or count < left
            if count == 1:
                lesser |= missing << (colour * PIECES)
    if not must_lead:
        return 0 if spare else must
    if not spare_lead:
        return must_lead
    return seen & ~lesser if lesser else 0


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

    def leading(self, state: DaimyoState) -> i64:
        """The tiles that it is bound to; none where the player chooses freely."""
        return finishing(state, self.left, self.sources) if self.bound else 0

    def possible(self, state: DaimyoState, tiles: i64) -> list[int]:
        """Those of a mask that it lacks, wherever they lie."""
        moves: list[int] = []
        add_seen(state, self.sources, tiles & ~state.loose[EMPIRE], moves)
        return moves

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any; one that leads to a relic, where that binds."""
        return self.possible(state, self.leading(state) or seen_tiles(state, self.sources))

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """The gap it left is filled up; more may follow."""
        tile, source = TAKE.argument(move), TAKE.second(move)
        # DAI-Q92: a finished relic sets the other tiles free; its altar is still bound (DAI-Q80).
        still_bound = self.bound and not restores(state, EMPIRE, tile)
        loot(state, self.left - 1, self.sources, still_bound, self.frame)
        move_tile(state, EMPIRE, tile, source, TILE_TAKEN["DAI-250"], self.bound)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Not there, a duplicate, or a relic that would not be finished."""
        if move in self.possible(state, seen_tiles(state, self.sources)):
            # Another relic would do more, or any at all.
            return ["DAI-247", "DAI-Q80" if restores(state, EMPIRE, TAKE.argument(move)) else "DAI-Q92"]
        if not TAKE.says(move) or not lies_there(state, TAKE.argument(move), TAKE.second(move)):
            return ["DAI-250"]
        return ["DAI-Q20"] if state.loose[EMPIRE] >> TAKE.argument(move) & 1 else ["DAI-250"]

    def asked_by(self, state: DaimyoState, seat: int) -> str:
        return "DAI-247" if self.leading(state) else self.rule

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
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
