"""Questions that are answered by a free slot of an island (p. 5, 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from imperia.games.daimyo.board import free_for_building, free_for_governor, free_for_shadow
from imperia.games.daimyo.printed import PLACES_EACH, SLUMS_EACH
from imperia.games.daimyo.state import DaimyoState
from imperia.games.daimyo.words import GOVERNOR, SHADOW, SITE
from imperia.kernel.asking import OpenChoice
from imperia.kernel.words import Verb

EVERY_ISLAND: Final = -1


class SlotChoice(OpenChoice[DaimyoState]):
    """Choose a free slot; without one nothing happens (DAI-043)."""

    verb: ClassVar[Verb] = SITE
    slots_each: ClassVar[int] = PLACES_EACH

    def islands(self, state: DaimyoState) -> i64:
        """The islands that it is about, as a mask."""
        return EVERY_ISLAND

    def why_not(self, state: DaimyoState, seat: int, move: int) -> list[str]:
        """Not in play, occupied, elsewhere, or no slot at all."""
        slot = self.verb.argument(move)
        if slot >= state.islands * self.slots_each:
            return ["DAI-015"]
        return ["DAI-043"] if slot >= 0 and self.islands(state) >> slot // self.slots_each & 1 else [self.rule]


class GovernorSlot(SlotChoice):
    """Choose a free governor slot of a production place (DAI-042)."""

    verb: ClassVar[Verb] = GOVERNOR

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        moves: list[int] = []
        free_for_governor(state, self.verb, moves, self.islands(state))
        return moves


class BuildingSlot(SlotChoice):
    """Choose a free building slot of a production place (DAI-042, DAI-121)."""

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        moves: list[int] = []
        free_for_building(state, self.verb, moves, self.islands(state))
        return moves


class ShadowSlot(SlotChoice):
    """Choose a free slot of the slums (DAI-111)."""

    verb: ClassVar[Verb] = SHADOW
    slots_each: ClassVar[int] = SLUMS_EACH

    def moves(self, state: DaimyoState, seat: int) -> list[int]:
        moves: list[int] = []
        free_for_shadow(state, self.verb, moves, self.islands(state))
        return moves
