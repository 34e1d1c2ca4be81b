"""The context of Imperium's effects: a card, whose it is, who resolves it, and who is shielded from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from imperia.games.imperium.cards import CARD_COUNT
from imperia.games.imperium.printed import REGION_TYPES
from imperia.kernel.effects import Frame, Handled, load_handled

NOTHING_HANDLED: Final[list[Handled]] = []
NO_SHIELDS: Final[list[int]] = []
# More parts than any attack has that touch other players.
PARTS: Final = 16
# Under this tag an effect remembers what set it off: how many cards or tokens.
EVENT: Final = "event"
# Under these tags it remembers the region icons on cards that were abandoned or recalled on the way, for they may have
# given what follows (IMP-Q151): how many cards had each.
SPENT_ICONS: Final = [f"spent_{kind}" for kind in REGION_TYPES]
# In positions that were saved earlier all of them stand in one number, eight bits a kind.
PACKED_ICONS: Final = "spent"


@final
@mypyc_attr(free_list_len=1)
class Deed(Frame):
    """A card that is being resolved; an attack knows who ignores which of its parts (IMP-196, IMP-Q44)."""

    def __init__(self, card: int, owner: int, actor: int, handled: list[Handled], shields: list[int]) -> None:
        super().__init__(card, owner, actor, handled)
        # The number of a part that touches others, and PARTS times the seat that ignores it.
        self.shields: Final = shields

    def parts(self) -> list[Any]:
        return [*super().parts(), self.shields]

    def changed(self, actor: int, handled: list[Handled]) -> Frame:
        """The same for another player, or with other memories."""
        return Deed(self.card, self.owner, actor, handled, self.shields)

    def touches(self, seat: int, part: int) -> bool:
        """True if a part of it is not ignored by a seat."""
        return seat * PARTS + part not in self.shields


# Every card as a player begins to resolve it, by seat.
BEGUN: Final = [
    [Deed(card, seat, seat, NOTHING_HANDLED, NO_SHIELDS) for card in range(CARD_COUNT)] for seat in range(4)
]


def deed_of(seat: i64, card: i64) -> Deed:
    """A card that its owner begins to resolve."""
    return BEGUN[seat][card]


def load_deed(parts: Sequence[Any]) -> Deed:
    """The deed that was saved as these parts."""
    card, owner, actor, handled, shields = parts
    return Deed(card, owner, actor, unpack_icons(load_handled(handled)), list(shields))


def unpack_icons(handled: list[Handled]) -> list[Handled]:
    """Memories as they were saved earlier, with each kind of icon by itself."""
    found = [one for one in handled if one.tag != PACKED_ICONS]
    for packed in [one.number for one in handled if one.tag == PACKED_ICONS]:
        for kind, tag in enumerate(SPENT_ICONS):
            if count := packed >> 8 * kind & 0xFF:
                found.append(Handled(tag, count, []))
    return found
