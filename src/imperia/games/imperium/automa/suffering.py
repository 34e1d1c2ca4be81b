"""What the player's cards do to the C.I.V. (solo p. 9): it decides nothing, takes what it gains, never discards."""

from __future__ import annotations

from typing import Final

from imperia.games.imperium.automa import hoard
from imperia.games.imperium.effects.deed import Deed
from imperia.games.imperium.effects.getting import DrawCards, TakeUnrest
from imperia.games.imperium.effects.moving import Abandon, Recall
from imperia.games.imperium.effects.tokens import Gain
from imperia.games.imperium.state import CIV, ImperiumState
from imperia.kernel.control import May
from imperia.kernel.effects import Effect

NOTHING: Final[list[int]] = []


def suffer(state: ImperiumState, effect: Effect[ImperiumState, Deed], frame: Deed) -> None:
    """It resolves what a card of the player says that others do (IMP-268 to IMP-274, IMP-Q72, IMP-Q117).

    What makes it discard or lets it return unrest it ignores (IMP-270, IMP-271).
    """
    for op in effect.ops:
        if isinstance(op, May):
            # IMP-Q117: it always takes gains.
            suffer(state, op.steps, frame)
        elif isinstance(op, Gain):
            hoard.gain(state, op.token, op.amount.value(state, frame))
        elif isinstance(op, DrawCards):
            hoard.discard_top(state, op.quantity.amount.value(state, frame))
        elif isinstance(op, TakeUnrest):
            for _ in range(op.count):
                hoard.take_unrest(state)
        elif isinstance(op, Abandon | Recall):
            # The one played last that is meant.
            found = [card for card in op.selector.cards_of(state, frame, CIV) if hoard.in_area(state, card)]
            for card in found[-1:]:
                op.remember(state, 1, [card])
                if isinstance(op, Abandon):
                    hoard.abandon(state, card)
                else:
                    hoard.recall(state, card)
