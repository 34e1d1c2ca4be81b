"""Exhaust abilities (p. 10-11): which can be used, and how they are begun."""

from __future__ import annotations

from imperia.games.imperium.cards import CARDS
from imperia.games.imperium.deed import Deed, deed_of
from imperia.games.imperium.laid import Laid
from imperia.games.imperium.language.passives import Use
from imperia.games.imperium.piles import find_laid, replace_laid
from imperia.games.imperium.printed import EXHAUST
from imperia.games.imperium.state import ImperiumState
from imperia.games.imperium.words import EXHAUSTED


def free_use(card: int) -> Use | None:
    """The ability of a card that waits for no moment; a card has one at most."""
    return CARDS[card].free_use


def against(state: ImperiumState, frame: Deed, use: Use) -> list[str]:
    """The rules against using an ability now, whatever its moment."""
    laid = find_laid(state, frame.actor, frame.card)
    if laid.card < 0:
        return ["IMP-072"]
    if laid.exhausted:
        return ["IMP-073"]
    if not state.have(frame.actor, EXHAUST):
        return ["IMP-071"]
    if not meets(state, frame, use):
        return ["IMP-Q137"]
    return [] if use.effect.opens(state, frame) else ["IMP-074"]


def meets(state: ImperiumState, frame: Deed, use: Use) -> bool:
    """True if the condition of an ability holds."""
    return use.condition is None or use.condition.holds(state, frame)


def usable_freely(state: ImperiumState, seat: int, laid: Laid) -> bool:
    """True if a card in play has an ability that can be used while there are tokens (IMP-071, IMP-Q152)."""
    use = laid.printed.free_use
    if use is None or laid.exhausted:
        return False
    frame = deed_of(seat, laid.card)
    return meets(state, frame, use) and use.effect.opens(state, frame)


def usable(state: ImperiumState, frame: Deed, use: Use) -> bool:
    """True if nothing speaks against it."""
    return not against(state, frame, use)


def against_use(state: ImperiumState, seat: int, card: int) -> list[str]:
    """The rules against using the ability of a card freely in an Activate turn (IMP-071 to IMP-076)."""
    use = free_use(card)
    if use is None:
        return ["IMP-076" if CARDS[card].uses else "IMP-072"]
    return against(state, deed_of(seat, card), use)


def begin_free_use(state: ImperiumState, seat: int, card: int) -> None:
    """The ability of a card that waits for no moment is used."""
    use = free_use(card)
    assert use is not None
    begin_use(state, deed_of(seat, card), use)


def begin_use(state: ImperiumState, frame: Deed, use: Use) -> None:
    """An exhaust token goes from the State card onto the card, and the whole ability is resolved (IMP-072)."""
    seat = frame.actor
    state.add(seat, EXHAUST, -1)
    replace_laid(state, seat, frame.card, find_laid(state, seat, frame.card).turned(True))
    state.tell(EXHAUSTED, seat, frame.card)
    use.effect.start(state, frame)
