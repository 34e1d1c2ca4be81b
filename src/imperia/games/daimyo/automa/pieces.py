"""Pieces that the empire places, to its advantage where a card says so (p. 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.automa.advantage import overtakes
from imperia.games.daimyo.automa.cards import fall_short
from imperia.games.daimyo.board import (
    eliminate,
    free_for_building,
    free_for_governor,
    free_for_shadow,
    put_building,
    put_governor,
    put_shadow,
)
from imperia.games.daimyo.cards import FROM_SLUMS
from imperia.games.daimyo.goods import give_good
from imperia.games.daimyo.objectives import has_governor
from imperia.games.daimyo.origins import rule_of
from imperia.games.daimyo.printed import (
    FARM,
    GOLD,
    GOVERNOR_WORTH,
    ISLAND_COUNT,
    PLACES_EACH,
    SHADOW_WORTH,
    SLUM_GOLD,
    SLUMS_EACH,
    TOWER,
    TOWER_WORTH,
)
from imperia.games.daimyo.state import EMPIRE, NONE, DaimyoState
from imperia.games.daimyo.words import (
    BUILT,
    ELIMINATED,
    EMPIRE_DOES,
    GOVERNOR,
    GOVERNOR_PLACED,
    SHADOW,
    SHADOW_PLACED,
    SITE,
    VICTIM,
)
from imperia.kernel.agenda import Step
from imperia.kernel.asking import OpenChoice
from imperia.kernel.effects import Frame

# What the empire places; shadows strike besides.
E_GOVERNOR: Final = 0
E_TOWER: Final = 1
E_FARM: Final = 2
E_SHADOW: Final = 3
WORTH: Final = [GOVERNOR_WORTH, TOWER_WORTH, 0, SHADOW_WORTH]
VERBS: Final = [GOVERNOR, SITE, SITE, SHADOW]


def needed(state: DaimyoState, island: i64, worth: i64, strikes: bool) -> i64:
    """How many such pieces make the empire more influential than the player on an island where it is not so yet.

    Strictly more, before shadows are counted (DAI-247, DAI-Q81); 99 where it leads already or pieces give nothing.
    """
    own = state.influence[EMPIRE * ISLAND_COUNT + island]
    other = state.influence[island]
    if own > other or not worth:
        return 99
    governors: i64 = 0
    if strikes:
        for place in range(island * PLACES_EACH, (island + 1) * PLACES_EACH):
            if state.governors[place] == 0:
                governors += 1
    count: i64 = 0
    while own <= other:
        own += worth
        count += 1
        if governors:
            governors -= 1
            other = other - GOVERNOR_WORTH if other > GOVERNOR_WORTH else 0
    return count


def room(state: DaimyoState, kind: i64, island: i64) -> i64:
    """How many pieces of a kind an island can take."""
    found: i64 = 0
    if kind == E_SHADOW:
        for slum in range(island * SLUMS_EACH, (island + 1) * SLUMS_EACH):
            if state.shadows[slum] == NONE:
                found += 1
        return found
    for place in range(island * PLACES_EACH, (island + 1) * PLACES_EACH):
        slot = state.governors[place] if kind == E_GOVERNOR else state.buildings[place]
        if slot == NONE:
            found += 1
    return found


def binding(state: DaimyoState, kind: i64, left: i64, islands: i64) -> i64:
    """The islands on which the next piece must go so that the whole action still reaches an advantage.

    None where no choice of its pieces does, or where there is one to spare (DAI-247, DAI-248, DAI-Q80, DAI-Q92).
    """
    must: i64 = 0
    spare = False
    for island in range(state.islands):
        if islands >> island & 1:
            count = needed(state, island, WORTH[kind], kind == E_SHADOW)
            if count <= left and count <= room(state, kind, island):
                must |= 1 << island
                spare = spare or count < left
    return 0 if spare else must


class PlacePiece(OpenChoice[DaimyoState]):
    """Choose where a piece of the empire goes (DAI-243, DAI-245, DAI-247 to DAI-249, DAI-Q94)."""

    rule: ClassVar[str] = "DAI-245"

    def __init__(self, kind: int, left: int, islands: int, bound: bool, frame: Frame) -> None:
        self.kind: Final = kind
        self.left: Final = left
        self.islands: Final = islands
        # True while an advantage has to be sought.
        self.bound: Final = bound
        self.frame: Final = frame

    def parts(self) -> list[object]:
        """The piece, its place, and the reason."""
        return [self.kind, self.left, self.islands, self.bound, *self.frame.parts()]

    def leading(self, state: DaimyoState) -> i64:
        """The islands that it is bound to; none where the player chooses freely."""
        return binding(state, self.kind, self.left, self.islands) if self.bound else 0

    def free(self, state: DaimyoState, islands: i64) -> list[int]:
        """The slots of the islands of a mask that can take it."""
        moves: list[int] = []
        if self.kind == E_GOVERNOR:
            free_for_governor(state, GOVERNOR, moves, islands)
        elif self.kind == E_SHADOW:
            free_for_shadow(state, SHADOW, moves, islands)
        else:
            free_for_building(state, SITE, moves, islands)
        return moves

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """Any of the islands named; to its advantage, where that binds."""
        return self.free(state, self.leading(state) or self.islands)

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """Free of charge; more may follow."""
        slot: int = VERBS[self.kind].argument(move)
        island = slot // (SLUMS_EACH if self.kind == E_SHADOW else PLACES_EACH)
        gain = WORTH[self.kind]
        if self.kind == E_SHADOW and has_governor(state, 0, island):
            gain += GOVERNOR_WORTH
        still_bound = self.bound and not overtakes(state, island, gain)
        place_pieces(state, self.kind, self.left - 1, self.islands, still_bound, self.frame)
        rule = rule_of(state, self.frame.card)
        if self.kind == E_GOVERNOR:
            state.tell(GOVERNOR_PLACED[rule], EMPIRE_DOES, slot)
            put_governor(state, EMPIRE, slot)
        elif self.kind == E_SHADOW:
            # DAI-Q77, DAI-Q78: it takes the gold of the slot, and the player the compensation.
            state.tell(SHADOW_PLACED[rule], EMPIRE_DOES, slot)
            give_good(state, EMPIRE, FROM_SLUMS, GOLD, SLUM_GOLD[slot], "DAI-Q77")
            put_shadow(state, EMPIRE, slot)
            state.agenda.append(EmpireStrike(island))
        else:
            kind = TOWER if self.kind == E_TOWER else FARM
            state.tell(BUILT[rule], EMPIRE_DOES, kind, slot)
            put_building(state, EMPIRE, kind, slot)

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Not one of its islands, occupied, or an advantage that would be missed."""
        if move in self.free(state, self.islands):
            return ["DAI-247", "DAI-Q92"]
        verb = VERBS[self.kind]
        island = verb.argument(move) // (SLUMS_EACH if self.kind == E_SHADOW else PLACES_EACH)
        if not verb.says(move) or island >= state.islands:
            return ["DAI-015"] if verb.says(move) else [self.rule]
        return ["DAI-043"] if self.islands >> island & 1 else [rule_of(state, self.frame.card)]

    def asked_by(self, state: DaimyoState, seat: int) -> str:
        return "DAI-247" if self.leading(state) else self.rule

    def question(self, state: DaimyoState, seat: int) -> tuple[str, dict[str, int]]:
        return f"PlacePiece_{('governor', 'tower', 'farm', 'shadow')[self.kind]}", {"card": self.frame.card}


def place_pieces(state: DaimyoState, kind: int, left: int, islands: int, bound: bool, frame: Frame) -> None:
    """So many pieces, one after the other."""
    if left > 0:
        state.agenda.append(NextPiece(kind, left, islands, bound, frame))


class NextPiece(Step[DaimyoState]):
    """The next piece of the empire, if there is a slot for it (DAI-246, DAI-Q94)."""

    def __init__(self, kind: int, left: int, islands: int, bound: bool, frame: Frame) -> None:
        self.piece: Final = PlacePiece(kind, left, islands, bound, frame)

    def parts(self) -> list[object]:
        """The piece, its place, and the reason."""
        return self.piece.parts()

    def run(self, state: DaimyoState) -> None:
        """Without a slot it falls short."""
        if self.piece.free(state, self.piece.islands):
            state.agenda.append(self.piece)
        else:
            fall_short(state, self.piece.frame)


class EmpireStrike(OpenChoice[DaimyoState]):
    """Choose the governor that a shadow of the empire eliminates (DAI-Q78)."""

    rule: ClassVar[str] = "DAI-Q78"
    continues: ClassVar[bool] = True
    nouns: ClassVar[tuple[str, ...]] = ("island",)

    def __init__(self, island: int) -> None:
        self.island: Final = island

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        """The player's own on the island."""
        row = self.island * PLACES_EACH
        return VICTIM.moves([place for place in range(row, row + PLACES_EACH) if state.governors[place] == seat])

    def take(self, state: DaimyoState, seat: int, move: int) -> None:
        """With the usual compensation."""
        eliminate(state, EMPIRE, VICTIM.argument(move), ELIMINATED["DAI-Q78"])
