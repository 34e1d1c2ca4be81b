"""Effects under way: what they are about, and the cards that they remember."""

from __future__ import annotations

from typing import Any

from imperia.games.imperium.phases.solstice import OrderSolstice
from imperia.games.imperium.state import ImperiumState
from imperia.kernel.agenda import Step
from imperia.kernel.effects import Ask, Frame, Handled, Resolution, SecretAsk
from imperia.kernel.events import NO_SEAT


def frame_of(step: Step[Any]) -> Frame | None:
    """The context of a step of an effect; None for other steps."""
    return step.frame if isinstance(step, Resolution | Ask) else None


def with_frame(step: Step[Any], frame: Frame) -> Step[Any]:
    """The same step of an effect, about something else."""
    if isinstance(step, Resolution):
        return step.resumed(frame)
    assert isinstance(step, Ask)
    return SecretAsk(step.op, frame) if isinstance(step, SecretAsk) else Ask(step.op, frame)


def innermost(state: ImperiumState) -> Frame | None:
    """The resolution of a card that goes on, the innermost of several."""
    for step in state.agenda[::-1]:
        frame = frame_of(step)
        if frame is not None and frame.card >= 0:
            return frame
    return None


def resolving(state: ImperiumState) -> list[int]:
    """The card that is being resolved, if there is one."""
    frame = innermost(state)
    return [frame.card] if frame is not None else []


def actor(state: ImperiumState) -> int:
    """Who resolves it, or -1."""
    frame = innermost(state)
    return frame.actor if frame is not None else NO_SEAT


def waiting(state: ImperiumState) -> list[int]:
    """At the solstice the cards that are still to be resolved by the player who orders theirs."""
    for step in state.agenda[::-1]:
        if isinstance(step, OrderSolstice):
            return step.waiting
    return []


def remembered(state: ImperiumState) -> dict[int, int]:
    """The cards that effects under way remember, each with the memories that it is in, as a mask.

    A card that was just drawn, of which it will be asked again, can be told from the rest of a hand by everybody.
    """
    found: dict[int, int] = {}
    bit = 1
    for step in state.agenda:
        frame = frame_of(step)
        if frame is not None:
            for one in frame.handled:
                for card in one.cards:
                    found[card] = found.get(card, 0) | bit
                bit <<= 1
    return found


def rename(step: Step[Any], renamed: dict[int, int]) -> Step[Any]:
    """The same step, of which effects that remember cards remember those that are imagined in their places.

    They are sorted, for the order in which somebody drew what one does not know tells nothing.
    """
    frame = frame_of(step)
    if frame is None or renamed.keys().isdisjoint([card for one in frame.handled for card in one.cards]):
        return step
    handled = [
        Handled(one.tag, one.number, sorted([renamed.get(card, card) for card in one.cards])) for one in frame.handled
    ]
    return with_frame(step, frame.changed(frame.actor, handled))
