"""How the C.I.V. resolves what a card of the player says that others do (solo p. 9)."""

from __future__ import annotations

from imperia.games.imperium.deed import Deed
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.effects import SUFFERED, UNSAID, Effect
from imperia.kernel.lexicon import Fields


def read_suffered(fields: Fields, effect: Effect[ImperiumState, Deed]) -> None:
    """Refuse steps for other players if it is not said what the C.I.V. makes of each of them."""
    for op in effect.ops:
        if op.by_automa() == UNSAID:
            raise fields.wrong(f"{op.word}: not for the C.I.V.")


def suffer(state: ImperiumState, effect: Effect[ImperiumState, Deed], frame: Deed) -> None:
    """It decides nothing, takes what it gains and never discards (IMP-268 to IMP-274, IMP-Q72, IMP-Q117)."""
    for op in effect.ops:
        if op.by_automa() == SUFFERED:
            op.suffer(state, frame)
